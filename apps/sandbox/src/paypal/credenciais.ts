/** The webhook of the product's account here: its id is public, and is part of what each notice signs. */
export const WEBHOOK_DO_PAYPAL = '1JE4291016473214C';
