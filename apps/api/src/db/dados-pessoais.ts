import type { Instante } from '@rateia/domain/datas';
import type { Trx } from './banco.ts';
import type { DB } from './tipos.ts';

/** Parts of the data about a person, as the portal and the copy of the data show them (REGRAS 2.17). */
export const SECOES = {
  conta: {
    titulo: 'Cadastro',
    oQue: 'Nome, e-mail, telefone, CPF, nascimento, endereço e foto.',
    porque: 'Saber quem você é, falar com você e garantir uma conta por pessoa.',
    baseLegal: 'Execução do contrato (LGPD, art. 7º, V) e obrigação legal (art. 7º, II)',
    prazo: 'Enquanto a conta existir. Apagado na exclusão.',
  },
  acesso: {
    titulo: 'Acessos e segurança',
    oQue: 'Aparelhos, sessões, endereços de IP, dia e hora, e o que mudou na conta.',
    porque: 'Proteger a conta e guardar os registros de acesso que a lei pede.',
    baseLegal: 'Obrigação legal (Marco Civil, art. 15) e prevenção a fraude (LGPD, art. 7º, IX)',
    prazo: 'Registros de acesso por 6 meses. Códigos e tentativas por até 30 dias.',
  },
  grupos: {
    titulo: 'Grupos',
    oQue: 'Grupos que você criou, viu ou integrou, e o que aconteceu em cada um.',
    porque: 'Manter as suas vagas, a entrega do acesso e a reputação.',
    baseLegal: 'Execução do contrato (LGPD, art. 7º, V)',
    prazo: 'Enquanto a conta existir. Depois, por 5 anos e sem o seu nome.',
  },
  dinheiro: {
    titulo: 'Dinheiro',
    oQue: 'Faturas, pagamentos, saldo, retiradas e cada movimento da carteira.',
    porque: 'Cobrar, pagar, devolver e prestar contas.',
    baseLegal: 'Execução do contrato (LGPD, art. 7º, V) e obrigação legal (art. 7º, II)',
    prazo: 'Por 5 anos. Depois da exclusão, sem o seu nome, e-mail, telefone ou CPF.',
  },
  comunicacao: {
    titulo: 'Avisos e contatos',
    oQue: 'O que mandamos para você, o que você nos escreveu e por onde quer ser avisado.',
    porque: 'Avisar do que importa e responder aos seus pedidos.',
    baseLegal: 'Execução do contrato (LGPD, art. 7º, V); divulgação, só com consentimento (art. 7º, I)',
    prazo: 'Enquanto a conta existir. Apagado na exclusão.',
  },
  privacidade: {
    titulo: 'Consentimentos e pedidos',
    oQue: 'O que você aceitou ou recusou, quando e onde, e os pedidos sobre os seus dados.',
    porque: 'Provar que respeitamos as suas escolhas.',
    baseLegal: 'Obrigação legal (LGPD, art. 8º, § 2º)',
    prazo: 'Por 5 anos, mesmo depois da exclusão.',
  },
} as const;
export type Secao = keyof typeof SECOES;

/** The columns of a row that its person receives in a copy; encrypted columns are opened under their context. */
export type Copia = {
  readonly titulo: string;
  readonly colunas: readonly string[];
  readonly cifradas?: Readonly<Record<string, string>>;
  /** Column and its words, for numbers that only we understand. */
  readonly rotulos?: Readonly<
    Record<string, Readonly<Record<string, { readonly id: number | string; readonly rotulo: string }>>>
  >;
  /**
   * The condition that selects the given rows of the person, as SQL over the row `t`; without it, all rows are given.
   */
  readonly so?: string;
  /** Further columns, as SQL over the row `t`. */
  readonly extras?: Readonly<Record<string, string>>;
  /** A stored picture that goes into both files. */
  readonly imagem?: ImagemGuardada;
};

/** The file of the picture of a row `t`, as SQL over it: null where there is none (any more). */
export type ImagemGuardada = {
  readonly arquivo: string;
  /** The seal of the file: its wrapped key, the reader that opens that key, and the context of the bytes. */
  readonly selo?: { readonly chave: string; readonly leitor: string; readonly contexto: string };
};

/** The rows of a person who goes, and when he goes. */
export type PassoDaExclusao = {
  readonly ids: readonly number[];
  readonly usuarioId: number;
  readonly agora: Instante;
};

/**
 * The fate of a row when its person's account is deleted. `esvaziar` gives SQL values to columns; `manter` says why the
 * row stays.
 */
export type AoExcluir =
  | {
      readonly acao: 'apagar';
      /** Names of stored files, which are deleted too, as SQL over the row `t`. */
      readonly arquivos?: readonly string[];
    }
  | {
      readonly acao: 'esvaziar';
      readonly colunas: Readonly<Record<string, string>>;
      readonly porque: string;
      /** Names of stored files, which are deleted too, as SQL over the row `t`. */
      readonly arquivos?: readonly string[];
      /** Kinds of deadlines about a row `t`, which the deletion cancels. */
      readonly prazos?: readonly string[];
      /** Moves the rows that have states, where the end of the account is a step of their machine. */
      readonly passo?: (trx: Trx, passo: PassoDaExclusao) => Promise<void>;
    }
  | { readonly acao: 'manter'; readonly porque: string };

/** One column that says whose a row is. Every such column of the database is in the registry, or a test fails. */
export type LinhaDoRegistro = {
  readonly tabela: keyof DB;
  readonly coluna: string;
  /** The column says it in text, the number of the account after this. */
  readonly prefixo?: string;
  readonly secao: Secao;
  /** The row belongs to a row that belongs to the person: `coluna` is in `select id from via.tabela where via.coluna = person`. */
  readonly via?: { readonly tabela: keyof DB; readonly coluna: string; readonly chave?: string };
  readonly copia: Copia | { readonly fora: string };
  readonly aoExcluir: AoExcluir;
  /** The time of the row, for the list of people whom an incident touched. */
  readonly quando?: string;
};

export function manter(porque: string): AoExcluir {
  return { acao: 'manter', porque };
}
export const APAGAR = { acao: 'apagar' } as const satisfies AoExcluir;
