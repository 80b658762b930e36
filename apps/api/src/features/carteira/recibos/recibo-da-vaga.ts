import { linhasDaVaga } from '@rateia/domain/carteira/fatura';
import type { ReciboDoItem } from '@rateia/domain/carteira/recibo';
import { proximaDaVaga } from '@rateia/domain/carteira/recibo';
import { diaDe } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import type { Executor } from '../../../db/banco.ts';
import type { Fatura } from '../repository.ts';

/**
 * The receipt of a seat: the payment, and its next month (REGRAS 2.8). The cost of the payment method belongs to the
 * invoice, not to the seat.
 */
export async function reciboDaVaga(db: Executor, fatura: Fatura): Promise<ReciboDoItem> {
  const vaga = await db
    .selectFrom('assinaturas as a')
    .innerJoin('grupos as g', 'g.id', 'a.grupo_id')
    .select(['g.nome', 'g.fim_em as fimEm', 'a.ciclo_fim as cicloFim', 'a.saida_em as saidaEm', 'a.encerrada_em'])
    .select(['a.vagas', 'a.valor_sem_taxas', 'a.valor_taxa'])
    .where('a.id', '=', fatura.assinaturaId)
    .executeTakeFirstOrThrow();
  const { nome: oQue, cicloFim, saidaEm, fimEm } = vaga;
  const mensal = centavos((vaga.valor_sem_taxas + vaga.valor_taxa) * vaga.vagas);
  const acabou = vaga.encerrada_em !== null || fatura.pagaEm === null;
  return {
    oQue,
    linhas: linhasDaVaga(fatura.valores, fatura.tipo),
    proxima: acabou
      ? null
      : proximaDaVaga({ mensal, pagaEm: diaDe(fatura.pagaEm ?? fatura.emitidaEm), cicloFim, saidaEm, fimEm }),
  };
}
