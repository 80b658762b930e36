/** The project by which this bank knows the product, and the text that makes the key of its requests: both are public. */
export const STARK = { projeto: 'project/5656565656565656', chave: 'stark-apenas-da-sandbox' } as const;
