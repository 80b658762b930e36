import { ID_STATUS_FATURA } from '@rateia/domain/carteira/estados';
import { formatarDia } from '@rateia/domain/datas-formatadas';
import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { ID_ESTADO_ASSINATURA } from '@rateia/domain/grupos/assinatura';
import { pendencia } from '@rateia/domain/notificacoes/pendencias';
import type { Executor } from '../../db/banco.ts';
import type { FonteDePendencias } from '../../http/feature.ts';

/**
 * A person's matters of money: overdue invoices, a deposit to rebuild, and a return that the bank did not make (REGRAS
 * 1, 2.8).
 */
export const pendenciasDaCarteira: FonteDePendencias = async (db, { usuarioId }) => [
  ...(await faturasEmAtraso(db, usuarioId)).map(({ id, grupo, valor, venceEm, divida, estado }) =>
    pendencia('faturaEmAtraso', {
      sobre: id,
      titulo: `Fatura em atraso: ${grupo}`,
      mensagem: `A fatura de ${reais(valor)} venceu em ${formatarDia(venceEm)}. ${
        divida === null ? oQueEstaEmJogo(estado) : 'Até o pagamento, não dá para criar nem entrar em grupos novos.'
      }`,
      link: `/carteira/fatura/resumo/${id}`,
    }),
  ),
  ...(await caucoesARefazer(db, usuarioId)).map(({ id, grupo, valor, venceEm }) =>
    pendencia('caucaoARefazer', {
      sobre: id,
      titulo: `Refaça a sua caução: ${grupo}`,
      mensagem: `Ela pagou um mês por você. Pague ${reais(valor)} até ${formatarDia(venceEm)}; sem isso, a sua vaga termina no último dia do mês pago.`,
      link: `/carteira/fatura/resumo/${id}`,
    }),
  ),
  ...(await devolucoesParadas(db, usuarioId)).map(({ id, valor }) =>
    pendencia('devolucaoParada', {
      sobre: id,
      titulo: 'Uma devolução não chegou ao seu banco',
      mensagem: `O banco não aceitou a devolução de ${reais(valor)}. O valor está guardado e já estamos cuidando disso.`,
      link: '/perfil/relatar-problema',
    }),
  ),
];

/** The reason to pay an overdue month, by the state of the membership (REGRAS 2.8). */
function oQueEstaEmJogo(estado: string): string {
  if (estado === ID_ESTADO_ASSINATURA.suspensa) return 'Pague para ter o acesso de volta.';
  if (estado === ID_ESTADO_ASSINATURA.encerrada) return 'Você já saiu do grupo, e este mês continua em aberto.';
  return 'Pague para não perder o acesso.';
}

function reais(valor: number | null): string {
  return formatarReais(centavos(valor ?? 0));
}

async function faturasEmAtraso(db: Executor, usuarioId: number) {
  return await db
    .selectFrom('faturas_de_vaga as f')
    .innerJoin('grupos as g', 'g.id', 'f.grupo_id')
    .innerJoin('assinaturas as a', 'a.id', 'f.assinatura_id')
    .leftJoin('dividas as d', 'd.fatura_id', 'f.id')
    .select([
      'f.id',
      'g.nome as grupo',
      'f.valor_total as valor',
      'f.vence_em as venceEm',
      'd.id as divida',
      'a.estado',
    ])
    .where('f.usuario_id', '=', usuarioId)
    .where('f.status', '=', ID_STATUS_FATURA.atraso)
    .orderBy('f.vence_em')
    .execute();
}

async function caucoesARefazer(db: Executor, usuarioId: number) {
  return await db
    .selectFrom('faturas_de_vaga as f')
    .innerJoin('grupos as g', 'g.id', 'f.grupo_id')
    .select(['f.id', 'g.nome as grupo', 'f.valor_total as valor', 'f.vence_em as venceEm'])
    .where('f.usuario_id', '=', usuarioId)
    .where('f.tipo', '=', 'caucao')
    .where('f.status', '=', ID_STATUS_FATURA.pendente)
    .orderBy('f.vence_em')
    .execute();
}

async function devolucoesParadas(db: Executor, usuarioId: number) {
  return await db
    .selectFrom('devolucoes as d')
    .innerJoin('pagamentos as p', 'p.id', 'd.pagamento_id')
    .select(['d.id', 'd.valor'])
    .where('p.usuario_id', '=', usuarioId)
    .where('d.estado', '=', 'naoRealizada')
    .where('d.resolucao', 'is', null)
    .orderBy('d.id')
    .execute();
}
