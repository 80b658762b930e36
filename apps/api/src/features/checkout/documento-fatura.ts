import { FINALIDADE_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import type { Executor } from '../../db/banco.ts';
import { emTransacao } from '../../db/banco.ts';
import { recusar } from '../../http/erros.ts';
import { aplicarNaFatura, renovarPagamentoDeFatura } from '../carteira/index.ts';
import type { Pagamento, TipoDeDocumento } from '../pagamentos/index.ts';
import { honrarPagamento } from './honrar-pagamento.ts';
import { renovarVaga } from './renovar-vaga.ts';
import { travarLotacao } from './repository.ts';

/** An invoice: a first one takes the seats that were held for it, any other pays its month (REGRAS 2.2, 2.3). */
export const documentoFatura: TipoDeDocumento = {
  exigeMesmoCpf: false,
  travar: async (trx, pagamento) => {
    const { id, grupoId, assinaturaId, primeira } = await faturaDo(trx, pagamento);
    if (primeira) await travarLotacao(trx, grupoId);
    await trx.selectFrom('assinaturas').select('id').where('id', '=', assinaturaId).forUpdate().execute();
    await trx.selectFrom('faturas').select('id').where('id', '=', id).forUpdate().execute();
  },
  liquidar: async (trx, deps, p) => {
    const fatura = await faturaDo(trx, p.pagamento);
    return fatura.primeira
      ? await honrarPagamento(trx, deps, { ...p, fatura })
      : await aplicarNaFatura(trx, deps, { ...p, faturaId: fatura.id });
  },
  // The hold of a first invoice has a deadline of its own; any other invoice waits for another payment.
  expirar: async () => undefined,
  // A paid first invoice is told by the job that `concluirEntrada` writes; any other is seen in the statement.
  anunciar: async () => undefined,
  descrever: async (db, pagamento) => {
    const { id, grupoId, assinaturaId, primeira, grupo } = await faturaDo(db, pagamento);
    return {
      finalidade: primeira ? FINALIDADE_PAGAMENTO.assinatura.id : FINALIDADE_PAGAMENTO.fatura.id,
      idGrupo: grupoId,
      idAssinatura: assinaturaId,
      grupo,
      destino: primeira
        ? `/checkout/sucesso?idGrupo=${grupoId}&idFatura=${id}`
        : `/checkout/pagamento/fatura/sucesso?idFatura=${id}`,
    };
  },
  renovar: async (ctx, pagamento) =>
    await emTransacao(ctx.db, async (trx) => {
      const { id: faturaId, assinaturaId, primeira } = await faturaDo(trx, pagamento);
      if (primeira) return await renovarVaga(trx, ctx, { pagamento, assinaturaId });
      const novo = await renovarPagamentoDeFatura(trx, ctx.deps, { pagamento, faturaId, agora: ctx.agora });
      return novo?.idPublico ?? recusar('faturaNaoPagavel');
    }),
};

export type FaturaDoPagamento = {
  readonly id: number;
  readonly grupoId: number;
  readonly assinaturaId: number;
  readonly grupo: string;
  /** The first invoice of a membership: its seats are held. */
  readonly primeira: boolean;
};

const faturaDo = async (db: Executor, { faturaId }: Pagamento): Promise<FaturaDoPagamento> => {
  const { tipo, ...fatura } = await db
    .selectFrom('faturas as f')
    .innerJoin('grupos as g', 'g.id', 'f.grupo_id')
    .select(['f.id', 'f.grupo_id as grupoId', 'f.assinatura_id as assinaturaId', 'f.tipo', 'g.nome as grupo'])
    .where('f.id', '=', faturaId)
    .executeTakeFirstOrThrow();
  return { ...fatura, primeira: tipo === 'primeira' };
};
