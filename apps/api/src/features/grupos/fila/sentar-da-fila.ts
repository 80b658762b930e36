import type { Instante } from '@rateia/domain/datas';
import { sql } from 'kysely';
import type { Trx } from '../../../db/banco.ts';
import { cancelarPrazos } from '../../../db/prazos.ts';
import type { Deps } from '../../../http/deps.ts';
import { entregarMesRetido } from '../../carteira/index.ts';
import { notificar } from '../../notificacoes/index.ts';
import { FILA_ATRASO } from '../agenda.ts';
import { entrarNoGrupo } from '../membros/entrada.ts';
import type { Assinatura, Grupo } from '../repository.ts';
import { travarAssinatura } from '../repository.ts';

/** A person with a dated place: paid, or with a hold that stands until then. */
export type NaFila = { readonly assinaturaId: number; readonly retidaAte: Instante | null };

/** The people who wait for the seats of a leaver, by the number of the seat; the group is locked. */
export async function esperandoPor(
  trx: Trx,
  { id, grupoId }: Pick<Assinatura, 'id' | 'grupoId'>,
): Promise<readonly NaFila[]> {
  const linhas = await trx
    .selectFrom('vagas')
    .select(['fila_assinatura_id as assinaturaId', 'fila_retida_ate as retidaAte'])
    .where('grupo_id', '=', grupoId)
    .where('assinatura_id', '=', id)
    .where('fila_assinatura_id', 'is not', null)
    .orderBy('numero')
    .execute();
  return linhas.flatMap(({ assinaturaId, retidaAte }) => (assinaturaId === null ? [] : [{ assinaturaId, retidaAte }]));
}

/** The leaver's date has come: his seats pass to those who paid for them (REGRAS 2.2, em_saida → ocupada). */
export async function passarVagas(
  trx: Trx,
  { id, grupoId }: Pick<Assinatura, 'id' | 'grupoId'>,
  agora: Instante,
): Promise<void> {
  await sql`select entrar_da_fila(${grupoId}, ${id}, ${agora})`.execute(trx);
}

/**
 * The leaver is gone: those who paid have his seats, be it before their date, and a place that was only held is now a
 * hold of the seat itself (REGRAS 2.2, 2.10).
 */
export async function tomarVagasLivres(
  trx: Trx,
  { grupoId, fila, agora }: { readonly grupoId: number; readonly fila: readonly NaFila[]; readonly agora: Instante },
): Promise<void> {
  for (const { assinaturaId, retidaAte } of fila) {
    const [estado, evento, quem] =
      retidaAte === null ? ['ocupada', 'honrarPagamento', 'sistema'] : ['retida', 'reter', 'membro'];
    await sql`
      select ocupar_vagas(${grupoId}, ${assinaturaId}, 1::smallint, ${estado}, ${retidaAte}, ${evento}, ${quem}, ${agora})
      where not exists (select from vagas where grupo_id = ${grupoId} and assinatura_id = ${assinaturaId})`.execute(
      trx,
    );
    if (retidaAte !== null)
      await trx.updateTable('assinaturas').set({ entra_em: null }).where('id', '=', assinaturaId).execute();
  }
}

/** Each of those who paid enters: his month is the group's from now on, and the access is owed to him (REGRAS 2.10). */
export async function entrarQuemEsperou(
  trx: Trx,
  deps: Deps,
  { grupo, fila, agora }: { readonly grupo: Grupo; readonly fila: readonly NaFila[]; readonly agora: Instante },
): Promise<void> {
  const regras = await deps.regras();
  for (const { assinaturaId, retidaAte } of fila) {
    const assinatura = retidaAte === null ? await travarAssinatura(trx, assinaturaId) : undefined;
    if (assinatura === undefined) continue;
    await entregarMesRetido(trx, { assinaturaId, agora });
    await cancelarPrazos(trx, { tipos: [FILA_ATRASO], alvoId: assinaturaId });
    await entrarNoGrupo(trx, deps, { grupo, assinatura, quem: 'sistema', agora, regras });
    const dados = { grupo: grupo.nome, idGrupo: grupo.id };
    await notificar(trx, { usuarioId: assinatura.usuarioId, modelo: 'filaEntrou', dados, fato: assinaturaId, agora });
  }
}
