import { BANCOS } from './bancos.ts';

/** Payment institutions whose boletos are top-ups of a wallet, by the root of their CNPJ, which is their ISPB. */
const CARTEIRAS = new Set(
  BANCOS.filter(({ codigo }) => ['290', '323', '380', '403', '461', '364', '542'].includes(codigo)).map(
    ({ ispb }) => ispb,
  ),
);
const NOME_DE_CARTEIRA = /\b(pic\s?pay|mercado\s?pago|pagbank|pagseguro|recargapay|ame digital|carteira digital)\b/;
/** Houses of bets name themselves so; a person's name is never judged. */
const NOME_DE_APOSTAS = /\b(bets?|bet\w+|\w+bets?|apostas?|cassinos?|casinos?|loterias? online|jogos online)\b/;
const DIGITOS_DO_CNPJ = 14;

export type RecusaDoBeneficiario = 'carteira' | 'apostas';

/**
 * Says why a boleto may not be paid from the balance: its payee is a wallet or a house of bets (REGRAS 2.6). `documento`
 * has digits alone; a payee with a CPF is a person.
 */
export function recusaDoBeneficiario(p: {
  readonly nome: string;
  readonly documento: string;
}): RecusaDoBeneficiario | undefined {
  if (p.documento.length !== DIGITOS_DO_CNPJ) return undefined;
  const nome = p.nome.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  if (CARTEIRAS.has(p.documento.slice(0, 8)) || NOME_DE_CARTEIRA.test(nome)) return 'carteira';
  return NOME_DE_APOSTAS.test(nome) ? 'apostas' : undefined;
}
