import type { Instante } from '@rateia/domain/datas';
import { milissegundosDe } from '@rateia/domain/datas';
import type { NumeroDaConta, TipoDeConta } from '@rateia/domain/retirada/bancos';
import { ID_STATUS_CONTA_BANCARIA } from '@rateia/domain/retirada/regras';
import type { Executor, Trx } from '../../../db/banco.ts';
import type { Cifra } from '../../../gateways/chaves/port.ts';

/** Context under which the number of an account is encrypted and indexed. */
const CONTEXTO = 'contaBancaria';

export type ContaBancaria = NumeroDaConta & {
  readonly id: number;
  readonly banco: string;
  readonly tipo: TipoDeConta;
  readonly status: number;
  /** Null until it is confirmed. */
  readonly podeReceberEm: Instante | null;
};

function selecionar(db: Executor) {
  return db
    .selectFrom('contas_bancarias')
    .select(['id', 'banco', 'tipo', 'agencia', 'conta_cifrada', 'status', 'pode_receber_em']);
}
type Linha = Awaited<ReturnType<ReturnType<typeof selecionar>['executeTakeFirstOrThrow']>>;

function ler(l: Linha, cifra: Cifra): ContaBancaria {
  return {
    id: l.id,
    banco: l.banco,
    tipo: l.tipo as TipoDeConta,
    agencia: l.agencia,
    // An account of a person who left has lost its number; her withdrawals still point to it.
    conta: l.conta_cifrada.length === 0 ? '' : cifra.decifrar(l.conta_cifrada, CONTEXTO),
    status: l.status,
    podeReceberEm: l.pode_receber_em,
  };
}

export function contaEmDescanso({ podeReceberEm }: ContaBancaria, agora: Instante): boolean {
  return podeReceberEm !== null && milissegundosDe(agora) < milissegundosDe(podeReceberEm);
}

type DoUsuario = { readonly id: number; readonly usuarioId: number };

/** A living account of the user. */
export async function acharConta(db: Executor, cifra: Cifra, dela: DoUsuario): Promise<ContaBancaria | undefined> {
  const l = await selecionar(db)
    .where('id', '=', dela.id)
    .where('usuario_id', '=', dela.usuarioId)
    .where('removida_em', 'is', null)
    .executeTakeFirst();
  return l === undefined ? undefined : ler(l, cifra);
}

export async function contasDoUsuario(
  db: Executor,
  cifra: Cifra,
  usuarioId: number,
): Promise<readonly ContaBancaria[]> {
  const linhas = await selecionar(db)
    .where('usuario_id', '=', usuarioId)
    .where('removida_em', 'is', null)
    .orderBy('id')
    .execute();
  return linhas.map((l) => ler(l, cifra));
}

/** Any accounts by id, removed ones too: a withdrawal shows where it went. */
export async function contasPorId(
  db: Executor,
  cifra: Cifra,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ContaBancaria>> {
  if (ids.length === 0) return new Map();
  const linhas = await selecionar(db)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(linhas.map((l) => [l.id, ler(l, cifra)]));
}

type Nova = Pick<ContaBancaria, 'banco' | 'tipo' | 'agencia' | 'conta'> & {
  readonly usuarioId: number;
  readonly agora: Instante;
};

/** Writes an account that waits for its code, unless the user already has it. */
export async function guardarConta(trx: Trx, cifra: Cifra, nova: Nova): Promise<ContaBancaria> {
  const indice = cifra.indice(`${nova.banco}:${nova.agencia.slice(0, 4)}:${nova.conta}`, CONTEXTO);
  await trx
    .insertInto('contas_bancarias')
    .values({
      usuario_id: nova.usuarioId,
      banco: nova.banco,
      tipo: nova.tipo,
      agencia: nova.agencia,
      conta_cifrada: cifra.cifrar(nova.conta, CONTEXTO),
      conta_indice: indice,
      status: ID_STATUS_CONTA_BANCARIA.pendenteEmail,
      criada_em: nova.agora,
    })
    .onConflict((o) => o.columns(['usuario_id', 'conta_indice']).where('removida_em', 'is', null).doNothing())
    .execute();
  const linha = await selecionar(trx)
    .where('usuario_id', '=', nova.usuarioId)
    .where('conta_indice', '=', indice)
    .where('removida_em', 'is', null)
    .executeTakeFirstOrThrow();
  return ler(linha, cifra);
}

/** Confirms an account; from then on it rests. */
export async function confirmarConta(
  trx: Trx,
  { id, agora, podeReceberEm }: { readonly id: number; readonly agora: Instante; readonly podeReceberEm: Instante },
): Promise<void> {
  await trx
    .updateTable('contas_bancarias')
    .set({ status: ID_STATUS_CONTA_BANCARIA.verificada, verificada_em: agora, pode_receber_em: podeReceberEm })
    .where('id', '=', id)
    .execute();
}

/** True if a withdrawal to this account has not ended. */
export async function contaTemRetirada(db: Executor, id: number): Promise<boolean> {
  const uma = await db
    .selectFrom('retiradas')
    .select('id')
    .where('conta_bancaria_id', '=', id)
    .where('estado', 'in', ['aguardandoPin', 'emAnalise', 'enviada'])
    .limit(1)
    .executeTakeFirst();
  return uma !== undefined;
}

export async function removerConta(
  trx: Trx,
  { id, agora }: { readonly id: number; readonly agora: Instante },
): Promise<void> {
  await trx.updateTable('contas_bancarias').set({ removida_em: agora }).where('id', '=', id).execute();
}
