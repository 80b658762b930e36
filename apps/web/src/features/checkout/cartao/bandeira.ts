const BANDEIRAS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  master: 'Mastercard',
  amex: 'Amex',
  elo: 'Elo',
  hipercard: 'Hipercard',
};

/** A card as its holder knows it: "Visa final 5682". */
export function nomeDoCartao({
  bandeira,
  finalDoCartao,
}: {
  readonly bandeira: string;
  readonly finalDoCartao: string;
}): string {
  return `${BANDEIRAS[bandeira] ?? 'Cartão'} final ${finalDoCartao}`;
}
