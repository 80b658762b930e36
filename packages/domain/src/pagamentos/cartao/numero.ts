/** The digits of a text with the signs that people write between them. */
const SEPARADORES = /[ .-]/g;
/** An identifier that a machine made: its digits may look like a card's by chance. */
const UUID = /\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/gi;
/** A run of digits that may be a card's: 13 to 19, alone between other signs. */
const SEQUENCIA = /(?<![\d+])\d(?:[ .-]?\d){12,18}(?!\d)/g;

const BANDEIRAS = [
  { nome: 'amex', padrao: /^3[47]\d{13}$/ },
  {
    nome: 'elo',
    padrao: /^(4011|4312|4389|4514|4576|5041|5066|5067|5090|6277|6362|6363|6504|6505|6506|6507|6509|6516|6550)\d{12}$/,
  },
  { nome: 'hipercard', padrao: /^606282\d{10}$/ },
  { nome: 'master', padrao: /^(5[0-5]\d{2}|222[1-9]|22[3-9]\d|2[3-6]\d{2}|27[01]\d|2720)\d{12}$/ },
  { nome: 'visa', padrao: /^4(\d{12}|\d{15}|\d{18})$/ },
  { nome: 'discover', padrao: /^6(?:011|5\d{2})\d{12}$/ },
] as const;

/** True if the last digit fits the others by Luhn's rule. */
export function luhnConfere(digitos: string): boolean {
  const soma = [...digitos].reverse().reduce((total, digito, posicao) => {
    const dobro = Number(digito) * (posicao % 2 === 1 ? 2 : 1);
    return total + (dobro > 9 ? dobro - 9 : dobro);
  }, 0);
  return digitos.length > 0 && soma % 10 === 0;
}

/** The brand of a card number by its range and length; undefined for a number of no card (REGRAS 2.14). */
export function bandeiraDoNumero(digitos: string): string | undefined {
  return BANDEIRAS.find(({ padrao }) => padrao.test(digitos))?.nome;
}

/**
 * True if the number of a card stands in a text. No text that a person sends may hold one: cards are typed in the
 * provider's own fields alone (CONFIABILIDADE 2). A CNPJ, a phone, the line of a boleto or a UUID is
 * none.
 */
export function contemNumeroDeCartao(texto: string): boolean {
  if (texto.length < 13) return false;
  return (texto.replace(UUID, '').match(SEQUENCIA) ?? []).some((achada) => {
    const digitos = achada.replace(SEPARADORES, '');
    return bandeiraDoNumero(digitos) !== undefined && luhnConfere(digitos);
  });
}
