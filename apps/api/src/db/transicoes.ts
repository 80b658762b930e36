import type { NomeDaMaquina } from '@rateia/domain/maquinas';
import type { Executor, Trx } from './banco.ts';

export type Quem = 'sistema' | 'administrador' | 'membro' | 'usuario' | 'operador' | 'provedor';

/** One step of a history as an operator reads it, with the name of its author where a person took it. */
export type Passo = {
  readonly evento: string;
  readonly quem: string;
  readonly quando: string;
  readonly mensagem: string;
};

/** The history so far of each of these things, oldest first. */
export async function historicosDe(
  db: Executor,
  entidade: NomeDaMaquina,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly Passo[]>> {
  const passos = new Map<number, Passo[]>();
  if (ids.length === 0) return passos;
  const linhas = await db
    .selectFrom('transicoes as t')
    .leftJoin('usuarios as u', 'u.id', 't.usuario_id')
    .select(['t.entidade_id as id', 't.evento', 't.quem', 't.em', 't.dados', 'u.primeiro_nome as nome', 'u.sobrenome'])
    .where('t.entidade', '=', entidade)
    .where('t.entidade_id', 'in', [...ids])
    .orderBy('t.id')
    .execute();
  for (const { id, evento, quem, em, dados, nome, sobrenome } of linhas) {
    const passo = {
      evento,
      quem: nome === null ? quem : `${nome} ${sobrenome ?? ''}`.trim(),
      quando: em,
      mensagem: mensagemDe(dados),
    };
    passos.set(id, [...(passos.get(id) ?? []), passo]);
  }
  return passos;
}

function mensagemDe(dados: unknown): string {
  return typeof dados === 'object' && dados !== null && 'mensagem' in dados && typeof dados.mensagem === 'string'
    ? dados.mensagem
    : '';
}

/** Notes what an operator, or a person about his account, did (REGRAS 2.15; ASVS 16.3). */
export async function registrarAuditoria(
  trx: Trx,
  a: {
    readonly usuarioId: number | null;
    readonly acao: string;
    readonly alvo: string;
    readonly dados?: Readonly<Record<string, unknown>>;
    readonly ip?: string | null;
    readonly em: string;
  },
): Promise<void> {
  await trx
    .insertInto('auditoria')
    .values({
      usuario_id: a.usuarioId,
      acao: a.acao,
      alvo: a.alvo,
      dados: JSON.stringify(a.dados ?? {}),
      ip: a.ip ?? null,
      em: a.em,
    })
    .execute();
}
