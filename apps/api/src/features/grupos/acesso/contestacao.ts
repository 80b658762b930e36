import type { EstadoContestacao, MotivoDaContestacao, QuemMoveContestacao } from '@rateia/domain/grupos/contestacao';
import { CONTESTACOES_ABERTAS, MAQUINA_CONTESTACAO } from '@rateia/domain/grupos/contestacao';
import type { Executor, Trx } from '../../../db/banco.ts';
import { exigir, mover } from '../../../db/mover.ts';
import { cancelarPrazos } from '../../../db/prazos.ts';
import { ACESSO_SEM_RESPOSTA, ACESSO_SEM_SOLUCAO } from '../agenda.ts';

/** A member's word that the access does not work, while it stands (REGRAS 2.1). */
export type Contestacao = {
  readonly id: number;
  readonly assinaturaId: number;
  readonly estado: EstadoContestacao;
  readonly motivo: MotivoDaContestacao;
  readonly abertaEm: string;
  readonly responderAte: string | null;
  readonly devolverEm: string;
  readonly minutosRestantes: number;
};

const COLUNAS = [
  'id',
  'assinatura_id as assinaturaId',
  'estado',
  'motivo',
  'aberta_em as abertaEm',
  'responder_ate as responderAte',
  'devolver_em as devolverEm',
  'minutos_restantes as minutosRestantes',
] as const;

/** Those that stand in these memberships, by membership: one each at most. */
export async function contestacoesAbertas(
  db: Executor,
  assinaturas: readonly number[],
): Promise<ReadonlyMap<number, Contestacao>> {
  if (assinaturas.length === 0) return new Map();
  const linhas = await db
    .selectFrom('contestacoes')
    .select(COLUNAS)
    .where('assinatura_id', 'in', [...assinaturas])
    .where('estado', 'in', [...CONTESTACOES_ABERTAS])
    .execute();
  return new Map(linhas.map((l) => [l.assinaturaId, ler(l)]));
}

export async function contestacaoAberta(db: Executor, assinaturaId: number): Promise<Contestacao | undefined> {
  return (await contestacoesAbertas(db, [assinaturaId])).get(assinaturaId);
}

export async function acharContestacao(db: Executor, id: number): Promise<Contestacao | undefined> {
  const linha = await db.selectFrom('contestacoes').select(COLUNAS).where('id', '=', id).executeTakeFirst();
  return linha === undefined ? undefined : ler(linha);
}

/** Ends the one that stands, if any, with its deadlines. The membership is locked. */
export async function fecharContestacao(
  trx: Trx,
  f: {
    readonly assinaturaId: number;
    readonly evento: 'responder' | 'confirmar' | 'encerrar';
    readonly quem: QuemMoveContestacao;
    readonly usuarioId: number | null;
    readonly agora: string;
  },
): Promise<Contestacao | undefined> {
  const aberta = await contestacaoAberta(trx, f.assinaturaId);
  if (aberta === undefined) return undefined;
  const { evento, quem, usuarioId, agora } = f;
  exigir(
    await mover(trx, MAQUINA_CONTESTACAO, {
      id: aberta.id,
      evento,
      quem,
      usuarioId,
      agora,
      mudar: { fechada_em: agora, responder_ate: null },
    }),
  );
  await cancelarPrazos(trx, { tipos: [ACESSO_SEM_RESPOSTA, ACESSO_SEM_SOLUCAO], alvoId: aberta.id });
  return aberta;
}

/** Until when the administrator answers, or null where nobody waits for his word. */
export async function marcarResposta(trx: Trx, id: number, responderAte: string | null): Promise<void> {
  await trx.updateTable('contestacoes').set({ responder_ate: responderAte }).where('id', '=', id).execute();
}

function ler(
  l: Omit<Contestacao, 'estado' | 'motivo'> & { readonly estado: string; readonly motivo: string },
): Contestacao {
  return {
    ...l,
    estado: l.estado as EstadoContestacao,
    motivo: l.motivo as MotivoDaContestacao,
  };
}
