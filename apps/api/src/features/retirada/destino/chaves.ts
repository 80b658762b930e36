import type { Instante } from '@rateia/domain/datas';
import { milissegundosDe } from '@rateia/domain/datas';
import type { Executor, Trx } from '../../../db/banco.ts';
import type { Cifra } from '../../../gateways/chaves/port.ts';

/** Context under which a Pix key is encrypted and indexed. */
const CONTEXTO = 'chavePix';

export type ChavePix = {
  readonly id: number;
  readonly tipoChave: 'cpf' | 'email' | 'telefone' | 'aleatoria';
  readonly chave: string;
  readonly status: number;
  readonly podeReceberEm: Instante;
};

function selecionar(db: Executor) {
  return db.selectFrom('chaves_pix').select(['id', 'tipo_chave', 'chave_cifrada', 'status', 'pode_receber_em']);
}
type Linha = Awaited<ReturnType<ReturnType<typeof selecionar>['executeTakeFirstOrThrow']>>;

function ler(l: Linha, cifra: Cifra): ChavePix {
  return {
    id: l.id,
    tipoChave: l.tipo_chave as ChavePix['tipoChave'],
    chave: cifra.decifrar(l.chave_cifrada, CONTEXTO),
    status: l.status,
    podeReceberEm: l.pode_receber_em,
  };
}

export function emDescanso(chave: ChavePix, agora: Instante): boolean {
  return milissegundosDe(agora) < milissegundosDe(chave.podeReceberEm);
}

/** A living key of the user. */
export async function acharChave(
  db: Executor,
  cifra: Cifra,
  { id, usuarioId }: { readonly id: number; readonly usuarioId: number },
): Promise<ChavePix | undefined> {
  const l = await selecionar(db)
    .where('id', '=', id)
    .where('usuario_id', '=', usuarioId)
    .where('removida_em', 'is', null)
    .executeTakeFirst();
  return l === undefined ? undefined : ler(l, cifra);
}

/** Any keys by id, removed ones too: a withdrawal shows where it went. */
export async function chavesPorId(
  db: Executor,
  cifra: Cifra,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ChavePix>> {
  if (ids.length === 0) return new Map();
  const linhas = await selecionar(db)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(linhas.map((l) => [l.id, ler(l, cifra)]));
}

export async function chavesDoUsuario(db: Executor, cifra: Cifra, usuarioId: number): Promise<readonly ChavePix[]> {
  const linhas = await selecionar(db)
    .where('usuario_id', '=', usuarioId)
    .where('removida_em', 'is', null)
    .orderBy('id')
    .execute();
  return linhas.map((l) => ler(l, cifra));
}

/** Writes a key unless the user already has it; `nova` says which. */
export async function guardarChave(
  trx: Trx,
  cifra: Cifra,
  c: {
    readonly usuarioId: number;
    readonly tipoChave: ChavePix['tipoChave'];
    readonly chave: string;
    readonly agora: Instante;
    readonly podeReceberEm: Instante;
  },
): Promise<{ readonly chave: ChavePix; readonly nova: boolean }> {
  const indice = cifra.indice(c.chave, CONTEXTO);
  const inserida = await trx
    .insertInto('chaves_pix')
    .values({
      usuario_id: c.usuarioId,
      tipo_chave: c.tipoChave,
      chave_cifrada: cifra.cifrar(c.chave, CONTEXTO),
      chave_indice: indice,
      criada_em: c.agora,
      pode_receber_em: c.podeReceberEm,
    })
    .onConflict((o) => o.columns(['usuario_id', 'chave_indice']).where('removida_em', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  const linha = await selecionar(trx)
    .where('usuario_id', '=', c.usuarioId)
    .where('chave_indice', '=', indice)
    .where('removida_em', 'is', null)
    .executeTakeFirstOrThrow();
  return { chave: ler(linha, cifra), nova: inserida !== undefined };
}
