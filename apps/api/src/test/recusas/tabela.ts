import type { ChaveErro } from '@rateia/contracts/erros';
import type { Mundo } from '../app.ts';
import { ligarFalhas } from '../checkout.ts';
import type { OpcoesDePessoa, Pessoa } from '../construtores.ts';
import { criarPessoa } from '../construtores.ts';

export type Recusada = {
  readonly status: number;
  readonly erro: { readonly message: string; readonly dados: { readonly chave: string } };
};
/** Brings a refusal about in the real app, from nothing, and answers it. */
export type Provocar = (mundo: Mundo) => Promise<Recusada>;

/** A row for each refusal that each contract row of a feature declares: one that is missing does not compile. */
export type Recusas<F extends Readonly<Record<string, { readonly errors: readonly ChaveErro[] }>>> = {
  readonly [N in keyof F as F[N]['errors'] extends readonly [] ? never : N]: {
    readonly [E in F[N]['errors'][number]]: Provocar;
  };
};

/** The answer to a person. */
export function comPessoa(
  fazer: (mundo: Mundo, pessoa: Pessoa) => Promise<Recusada>,
  opcoes: OpcoesDePessoa = {},
): Provocar {
  return async (mundo) => await fazer(mundo, await criarPessoa(mundo, opcoes));
}

/** Does it so often; answers the last time. */
export async function repetir<T>(vezes: number, fazer: () => Promise<T>): Promise<T> {
  for (let n = 1; n < vezes; n += 1) await fazer();
  return await fazer();
}

/** While something of the outside world fails in this way. */
export async function comFalha(
  mundo: Mundo,
  plano: Record<string, unknown>,
  fazer: () => Promise<Recusada>,
): Promise<Recusada> {
  await ligarFalhas(mundo, plano);
  try {
    return await fazer();
  } finally {
    await ligarFalhas(mundo, {});
  }
}

/** Replaces a function of a gateway during a call. */
export async function enquanto<G extends object>(
  gateway: G,
  faz: Partial<G>,
  fazer: () => Promise<Recusada>,
): Promise<Recusada> {
  const antes = { ...gateway };
  Object.assign(gateway, faz);
  try {
    return await fazer();
  } finally {
    Object.assign(gateway, antes);
  }
}
/** Makes the store of files refuse every reading during a call. */
export async function semArquivos(mundo: Mundo, fazer: () => Promise<Recusada>): Promise<Recusada> {
  return await enquanto(
    mundo.aplicacao.deps.gateways.arquivos,
    { ler: async () => ({ situacao: 'indisponivel', motivo: 'rede' }) },
    fazer,
  );
}

/** Well-formed, and of nothing. */
export const SEGREDO_DE_NADA = 'z'.repeat(43);
export const CODIGO_ERRADO = 'ABCDEF2';
/** Tries that void a code, and sends that an hour has, with the one that is refused (REGRAS 2.6). */
export const ERROS_ATE_BLOQUEAR = 5;
export const ENVIOS_ATE_RECUSAR = 4;

let sequencia = 40_000_000;
export function telefoneNovo(): string {
  sequencia += 1;
  return `419${sequencia}`;
}

/** Confirms this number in another person's account. */
export async function darTelefoneAOutra(mundo: Mundo, telefone: string): Promise<void> {
  const { db, cifra } = mundo.aplicacao.deps;
  const { id } = await criarPessoa(mundo);
  await db
    .updateTable('usuarios')
    .set({
      telefone_cifrado: cifra.cifrar(telefone, 'usuario:telefone'),
      telefone_indice: cifra.indice(telefone, 'usuario:telefone'),
    })
    .where('id', '=', id)
    .execute();
}
