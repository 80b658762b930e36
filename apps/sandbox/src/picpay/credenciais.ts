/** The account by which this provider knows the product: all of it is public. */
export const PICPAY = {
  token: 'picpay-token-apenas-da-sandbox',
  segredoDosAvisos: 'picpay-avisos-apenas-da-sandbox',
} as const;
