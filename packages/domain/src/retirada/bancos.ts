/** How a bank writes the check digit of its branches and accounts, where its rule is public. */
type Digito = 'bb' | 'bradesco' | 'itau';

/** A bank that may receive a withdrawal: the code of a TED and the ISPB, both texts (facts sheet of providers, 10). */
export type Banco = {
  readonly codigo: string;
  readonly ispb: string;
  readonly nome: string;
  /** The rule of its check digits; left out, the bank's own answer decides. */
  readonly digito?: Digito;
};

/** The banks of the sheet, the most used first. Codes may repeat in time: the list is of August 2026. */
export const BANCOS: readonly Banco[] = [
  { codigo: '001', ispb: '00000000', nome: 'Banco do Brasil', digito: 'bb' },
  { codigo: '237', ispb: '60746948', nome: 'Bradesco', digito: 'bradesco' },
  { codigo: '104', ispb: '00360305', nome: 'Caixa' },
  { codigo: '077', ispb: '00416968', nome: 'Inter' },
  { codigo: '341', ispb: '60701190', nome: 'Itaú', digito: 'itau' },
  { codigo: '260', ispb: '18236120', nome: 'Nubank' },
  { codigo: '033', ispb: '90400888', nome: 'Santander' },
  { codigo: '336', ispb: '31872495', nome: 'C6' },
  { codigo: '323', ispb: '10573521', nome: 'Mercado Pago' },
  { codigo: '290', ispb: '08561701', nome: 'PagBank' },
  { codigo: '380', ispb: '22896431', nome: 'PicPay' },
  { codigo: '121', ispb: '10664513', nome: 'Agibank' },
  { codigo: '085', ispb: '05463212', nome: 'Ailos' },
  { codigo: '003', ispb: '04902979', nome: 'Amazônia' },
  { codigo: '461', ispb: '19540550', nome: 'Asaas' },
  { codigo: '413', ispb: '01858774', nome: 'Banco BV' },
  { codigo: '047', ispb: '13009717', nome: 'Banese' },
  { codigo: '021', ispb: '28127603', nome: 'Banestes' },
  { codigo: '041', ispb: '92702067', nome: 'Banrisul' },
  { codigo: '318', ispb: '61186680', nome: 'BMG' },
  { codigo: '070', ispb: '00000208', nome: 'BRB' },
  { codigo: '208', ispb: '30306294', nome: 'BTG Pactual' },
  { codigo: '542', ispb: '18189547', nome: 'CloudWalk' },
  { codigo: '403', ispb: '37880206', nome: 'Cora' },
  { codigo: '133', ispb: '10398952', nome: 'Cresol' },
  { codigo: '707', ispb: '62232889', nome: 'Daycoval' },
  { codigo: '335', ispb: '27098060', nome: 'Digio' },
  { codigo: '364', ispb: '09089356', nome: 'Efí' },
  { codigo: '389', ispb: '17184037', nome: 'Mercantil' },
  { codigo: '004', ispb: '07237373', nome: 'Nordeste' },
  { codigo: '212', ispb: '92894922', nome: 'Original' },
  { codigo: '623', ispb: '59285411', nome: 'Pan' },
  { codigo: '422', ispb: '58160789', nome: 'Safra' },
  { codigo: '748', ispb: '01181521', nome: 'Sicredi' },
  { codigo: '756', ispb: '02038232', nome: 'Sicoob' },
  { codigo: '197', ispb: '16501555', nome: 'Stone' },
  { codigo: '136', ispb: '00315557', nome: 'Unicred' },
  { codigo: '655', ispb: '59588111', nome: 'Votorantim' },
  { codigo: '348', ispb: '33264668', nome: 'XP' },
];

/** Kinds of account, with the provider's word for each. */
export const TIPO_DE_CONTA = {
  corrente: { id: 'corrente', rotulo: 'Conta corrente' },
  poupanca: { id: 'poupanca', rotulo: 'Poupança' },
  pagamento: { id: 'pagamento', rotulo: 'Conta de pagamento' },
} as const;
export type TipoDeConta = keyof typeof TIPO_DE_CONTA;

export function acharBanco(codigo: string): Banco | undefined {
  return BANCOS.find((banco) => banco.codigo === codigo);
}

/** A branch and an account in the form in which they are kept: digits, and a hyphen before the check digit. */
export type NumeroDaConta = { readonly agencia: string; readonly conta: string };
export type RecusaDaConta = 'banco' | 'agencia' | 'digitoDaAgencia' | 'conta' | 'digitoDaConta';
export type LeituraDaConta =
  | ({ readonly ok: true } & NumeroDaConta)
  | { readonly ok: false; readonly recusa: RecusaDaConta };

/** Four digits, and one more where the bank uses it. */
const AGENCIA = /^(\d{1,4})(?:-?([\dxp]))?$/i;
const CONTA = /^(\d{1,12})-?([\dxp])$/i;
const DIGITOS_DA_AGENCIA = 4;

/**
 * Reads a branch and an account of a bank (spec B§2; REGRAS 2.6). The check digit of an account is always given; where
 * the rule of the bank is public, it must be right.
 */
export function lerConta(codigo: string, { agencia, conta }: NumeroDaConta): LeituraDaConta {
  const banco = acharBanco(codigo);
  if (banco === undefined) return recusa('banco');
  const [, numero = '', digito] = AGENCIA.exec(semEspacos(agencia)) ?? [];
  const ramo = numero.padStart(DIGITOS_DA_AGENCIA, '0');
  if (numero === '' || Number(numero) === 0) return recusa('agencia');
  const [, base = '', final = ''] = CONTA.exec(semEspacos(conta)) ?? [];
  if (base === '' || Number(base) === 0) return recusa('conta');
  const { digito: regra } = banco;
  if (digito !== undefined && regra !== undefined && regra !== 'itau' && digitoDe(regra, ramo) !== digito.toUpperCase())
    return recusa('digitoDaAgencia');
  if (regra !== undefined && digitoDe(regra, regra === 'itau' ? itau(ramo, base) : base) !== final.toUpperCase())
    return recusa('digitoDaConta');
  const daAgencia = digito === undefined ? ramo : `${ramo}-${digito.toUpperCase()}`;
  return { ok: true, agencia: daAgencia, conta: `${base.replace(/^0+(?=\d)/, '')}-${final.toUpperCase()}` };
}

/** The last digits alone, as a person knows his account again. */
export function mascararConta(conta: string): string {
  return `•••${conta.slice(-5)}`;
}

/** Itaú checks branch and account together, of five digits. */
function itau(ramo: string, base: string): string {
  return `${ramo}${base.replace(/^0+/, '').padStart(5, '0')}`;
}

function digitoDe(regra: Digito, digitos: string): string {
  if (regra === 'itau') return String((10 - (somaDosDigitos(digitos) % 10)) % 10);
  // The weights go from 2 at the right: up to 9 at Banco do Brasil, up to 7 at Bradesco.
  const teto = regra === 'bb' ? 9 : 7;
  const soma = [...digitos].reverse().reduce((total, d, i) => total + Number(d) * (2 + (i % (teto - 1))), 0);
  const resto = 11 - (soma % 11);
  if (resto === 11) return '0';
  return resto === 10 ? (regra === 'bb' ? 'X' : 'P') : String(resto);
}

/** Weights 2 and 1 from the right; the digits of each product are summed. */
function somaDosDigitos(digitos: string): number {
  return [...digitos].reverse().reduce((total, d, i) => {
    const produto = Number(d) * (i % 2 === 0 ? 2 : 1);
    return total + Math.floor(produto / 10) + (produto % 10);
  }, 0);
}

function semEspacos(texto: string): string {
  return texto.replace(/[\s.]/g, '');
}

function recusa(qual: RecusaDaConta): LeituraDaConta {
  return { ok: false, recusa: qual };
}
