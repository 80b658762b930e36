/** Characters of the longest text of one notification: the operation writes it, the database holds it, the app shows it. */
export const MAIOR_MENSAGEM = 4_000;
