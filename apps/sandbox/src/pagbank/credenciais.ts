/** The account by which this provider knows the product: all of it is public. */
export const PAGBANK = { token: 'pagbank-token-apenas-da-sandbox' } as const;
