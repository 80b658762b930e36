import { ID_STATUS_FATURA } from '@rateia/domain/carteira/estados';
import { ESTADOS_VIVOS, ID_ESTADO_ASSINATURA } from '@rateia/domain/grupos/assinatura';
import type { Executor } from '../../../db/banco.ts';

const { reservada, cancelada } = ID_ESTADO_ASSINATURA;

/**
 * Paid memberships of a user: the price of the service for one person, if known, his price per month, and the number of
 * months that he paid.
 */
export async function participacoesDoUsuario(
  db: Executor,
  { usuarioId, grupoId }: { readonly usuarioId: number; readonly grupoId?: number },
) {
  const consulta = db
    .selectFrom('assinaturas as a')
    .innerJoin('grupos as g', 'g.id', 'a.grupo_id')
    .innerJoin('servicos as s', 's.id', 'g.servico_id')
    .select((e) => [
      's.nome as servico',
      's.valor_sozinho as valorSozinho',
      'a.vagas',
      'a.estado',
      e('a.vagas', '*', e('a.valor_sem_taxas', '+', e.ref('a.valor_taxa'))).as('valorMensal'),
      e
        .selectFrom('faturas_de_vaga as f')
        .select((c) => c.fn.countAll<number>().as('n'))
        .whereRef('f.assinatura_id', '=', 'a.id')
        .where('f.status', '=', ID_STATUS_FATURA.pago)
        .where('f.tipo', '<>', 'caucao')
        .where('f.competencia_inicio', 'is not', null)
        .as('mesesPagos'),
    ])
    .where('a.usuario_id', '=', usuarioId)
    .where('a.estado', 'not in', [reservada, cancelada])
    .orderBy('a.id');
  const linhas = await (grupoId === undefined ? consulta : consulta.where('a.grupo_id', '=', grupoId)).execute();
  return linhas.map((l) => ({
    servico: l.servico,
    valorSozinho: l.valorSozinho,
    vagas: l.vagas,
    valorMensal: Number(l.valorMensal),
    mesesPagos: l.mesesPagos ?? 0,
    viva: ESTADOS_VIVOS.some((estado) => estado === l.estado),
  }));
}
