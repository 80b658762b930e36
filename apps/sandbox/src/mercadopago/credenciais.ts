/** The account by which this provider knows the product: all of it is public. */
export const MERCADO_PAGO = {
  token: 'TEST-mercado-pago-apenas-da-sandbox',
  chavePublica: 'TEST-chave-publica-da-sandbox',
  segredo: 'mercado-pago-segredo-apenas-da-sandbox',
} as const;
