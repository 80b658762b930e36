import { randomInt } from 'node:crypto';

/** Everybody's password here, the demonstration's people included. */
export const SENHA = 'Manga#Petroleo27';

export interface Dados {
  readonly nome: string;
  readonly sobrenome: string;
  readonly email: string;
  readonly senha: string;
  /** Eleven digits with valid check digits, of no account. */
  readonly cpf: string;
  readonly telefone: string;
  /** The date as it is typed: eight digits. */
  readonly nascimento: string;
}

/**
 * A person who has never been here: each run invents other numbers, so that one copy of the product serves many runs.
 */
export function alguemNovo(nome: string, sobrenome: string): Dados {
  const letras = `${nome}.${sobrenome}`
    .normalize('NFD')
    .replace(/[^a-z.]/gi, '')
    .toLowerCase()
    .slice(0, 40);
  return {
    nome,
    sobrenome,
    email: `${letras}.${randomInt(1e9)}@exemplo.com.br`,
    senha: SENHA,
    cpf: cpfInventado(),
    telefone: `1198${String(randomInt(1e7)).padStart(7, '0')}`,
    nascimento: '14031988',
  };
}

/** A surname that nobody else has, of letters alone as names are: the staff finds this one person by it. */
export function soDela(sobrenome: string): string {
  return `${sobrenome} ${Array.from(String(randomInt(1e9)), (digito) => 'abcdefghij'.charAt(Number(digito))).join('')}`;
}

/** People of the demonstration, by their part in it. */
export const DEMONSTRACAO = {
  administrador: 'rafael.nogueira@exemplo.com.br',
  membro: 'marina.duarte@exemplo.com.br',
  suporte: 'aline.kato@exemplo.com.br',
  financeiro: 'otavio.brandao@exemplo.com.br',
  lider: 'livia.sampaio@exemplo.com.br',
} as const;

/** Secrets of the authenticator apps of the staff. */
export const SEGREDOS: Readonly<Record<string, string>> = {
  [DEMONSTRACAO.suporte]: 'MANGAPETROLEOSUPORTE234567ABCDEF',
  [DEMONSTRACAO.financeiro]: 'MANGAPETROLEOFINANCEIRO234567ABC',
  [DEMONSTRACAO.lider]: 'MANGAPETROLEOLIDERANCA234567ABCD',
};

function cpfInventado(): string {
  const base = Array.from({ length: 9 }, () => randomInt(10));
  const primeiro = digitoDe(base);
  return [...base, primeiro, digitoDe([...base, primeiro])].join('');
}

function digitoDe(digitos: readonly number[]): number {
  const soma = digitos.reduce((total, digito, i) => total + digito * (digitos.length + 1 - i), 0);
  const resto = (soma * 10) % 11;
  return resto === 10 ? 0 : resto;
}
