/** The reasons of the payer's bank for not paying a charge, in the words of people (API Pix 2.9.0, `tentativas`). */
const RECUSAS: Readonly<Record<string, string>> = {
  AC05: 'a conta de quem paga foi encerrada',
  AC06: 'a conta de quem paga está bloqueada',
  AM02: 'o valor passa do limite que você definiu no banco',
  AB10: 'o banco não conseguiu concluir a tempo',
  DENC: 'a autorização já tinha terminado no banco',
  FBRD: 'não havia saldo ou limite na conta',
  MSUC: 'a autorização já tinha terminado no banco',
  NITX: 'você recusou a cobrança no banco',
};

/** The sentence of a refusal; a code that is new to us is told as the bank's refusal alone. */
export function motivoDaRecusaDoPix(codigo: string | null): string {
  return (codigo === null ? undefined : RECUSAS[codigo]) ?? 'o seu banco não concluiu o pagamento';
}
