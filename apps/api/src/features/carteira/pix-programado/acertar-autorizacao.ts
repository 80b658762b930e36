import { MARCA } from '@rateia/domain/marca';
import { AUTORIZACAO_VIVA } from '@rateia/domain/pagamentos/programado/autorizacao';
import { emTransacao } from '../../../db/banco.ts';
import type { PedidoDeRecorrencia } from '../../../gateways/pix-automatico/port.ts';
import type { Deps } from '../../../http/deps.ts';
import { pixAutomaticoDe } from '../../pagamentos/index.ts';
import { anotarAutorizacao } from './anotar-autorizacao.ts';
import { acharAutorizacao, CONTEXTO_DO_PAGADOR, estaViva } from './autorizacoes.ts';
import { encerrarAutorizacao } from './encerrar-autorizacao.ts';

type Autorizacao = NonNullable<Awaited<ReturnType<typeof acharAutorizacao>>>;

/** The provider did not say what became of a request: the job runs again, and the reconciliation asks. */
class BancoSemResposta extends Error {}

/**
 * Job `acertarAutorizacao`: brings the bank to what stands here. One that was not asked for yet is asked for, one that ended
 * here is ended there, and of any other the bank's word is taken down. Every step may be repeated (CONFIABILIDADE 1.5).
 */
export async function acertarAutorizacao(deps: Deps, autorizacaoId: number): Promise<void> {
  const a = await acharAutorizacao(deps.db, autorizacaoId);
  if (a === undefined) return;
  if (a.id_rec === null) return await pedir(deps, a);
  if (estaViva(a)) return await perguntar(deps, a.id_rec);
  const r = await pixAutomaticoDe(deps).cancelarRecorrencia(a.id_rec);
  if (r.situacao !== 'ok' && r.situacao !== 'inexistente')
    throw new BancoSemResposta(`authorisation ${autorizacaoId} not ended: ${r.situacao}`);
}

async function pedir(deps: Deps, a: Autorizacao): Promise<void> {
  // Its end came before the bank was asked.
  if (!estaViva(a)) return;
  const r = await pixAutomaticoDe(deps).criarRecorrencia(await pedidoDe(deps, a));
  const agora = deps.relogio.agora();
  if (r.situacao === 'recusado' || r.situacao === 'inexistente') {
    const motivo = r.situacao === 'recusado' ? r.codigo : r.situacao;
    deps.log.warn({ autorizacaoId: a.id, motivo }, 'authorisation refused by the bank');
    await emTransacao(deps.db, async (trx) => {
      await encerrarAutorizacao(trx, { autorizacaoId: a.id, evento: 'cancelar', quem: 'provedor', motivo, agora });
    });
    return;
  }
  if (r.situacao !== 'ok') throw new BancoSemResposta(`authorisation ${a.id}: ${r.situacao}`);
  const { idRec, pixCopiaECola } = r.valor;
  const { numUpdatedRows } = await deps.db
    .updateTable('autorizacoes_pix')
    .set({ id_rec: idRec, copia_e_cola: pixCopiaECola, conferida_em: agora })
    .where('id', '=', a.id)
    .where('estado', 'in', [...AUTORIZACAO_VIVA])
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return await anotarAutorizacao(deps, r.valor);
  // It ended here while the bank made it.
  await deps.db.updateTable('autorizacoes_pix').set({ id_rec: idRec }).where('id', '=', a.id).execute();
  await acertarAutorizacao(deps, a.id);
}

async function pedidoDe(deps: Deps, a: Autorizacao): Promise<PedidoDeRecorrencia> {
  if (a.cpf_cifrado === null) throw new Error(`authorisation ${a.id} has no payer`);
  const { primeiro_nome, sobrenome, grupo } = await deps.db
    .selectFrom('usuarios as u')
    .innerJoin('assinaturas as m', 'm.usuario_id', 'u.id')
    .innerJoin('grupos as g', 'g.id', 'm.grupo_id')
    .select(['u.primeiro_nome', 'u.sobrenome', 'g.nome as grupo'])
    .where('m.id', '=', a.assinatura_id)
    .executeTakeFirstOrThrow();
  return {
    contrato: a.contrato,
    pedidaEm: a.aceita_em,
    objeto: `${MARCA}: ${grupo}`,
    devedor: { cpf: deps.cifra.decifrar(a.cpf_cifrado, CONTEXTO_DO_PAGADOR), nome: `${primeiro_nome} ${sobrenome}` },
    dataInicial: a.comeca_em,
    repete: a.repete,
  };
}

/** Asks the bank about one authorisation and takes its word down; throws while it does not answer. */
async function perguntar(deps: Deps, idRec: string): Promise<void> {
  const r = await pixAutomaticoDe(deps).consultarRecorrencia(idRec);
  if (r.situacao === 'inexistente') return deps.log.error({ idRec }, 'authorisation that its bank does not know');
  if (r.situacao !== 'ok') throw new BancoSemResposta(`authorisation ${idRec}: ${r.situacao}`);
  await anotarAutorizacao(deps, r.valor);
}
