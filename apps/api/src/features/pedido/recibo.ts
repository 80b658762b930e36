import type { ProximaCobranca } from '@rateia/domain/carteira/recibo';
import { escreverLinhas, juntarLinhas, quandoCobra } from '@rateia/domain/carteira/recibo';
import type { LinhaDeValor } from '@rateia/domain/linha-de-valor';
import type { Executor, Trx } from '../../db/banco.ts';
import type { Deps } from '../../http/deps.ts';
import type { FaturaComItens } from '../../http/itens.ts';
import { notificar } from '../notificacoes/index.ts';
import { acharMeio } from '../pagamentos/index.ts';
import { descreverFaturas } from './descrever.ts';
import { acharFatura, moduloDe } from './fatura.ts';

export type Recibo = {
  readonly oQue: string;
  readonly linhas: readonly LinhaDeValor[];
  readonly idGrupo: number | null;
  /** The nearest next charge of what was bought. */
  readonly proxima: ProximaCobranca | null;
};

/** The receipt of an invoice: what each of its items says of itself, and the cost of the means (REGRAS 2.3, 2.4). */
export async function reciboDaFatura(db: Executor, deps: Pick<Deps, 'itens'>, fatura: FaturaComItens): Promise<Recibo> {
  const recibos = await Promise.all(fatura.itens.map((item) => moduloDe(deps, item).recibo(db, item)));
  const custo = { chave: 'custoMeio', rotulo: 'Custo do pagamento', valor: fatura.custoMeio };
  const [proxima = null] = recibos
    .flatMap(({ proxima: cada }) => (cada === null ? [] : [cada]))
    .toSorted((a, b) => ((a.em ?? a.naoAntesDe) < (b.em ?? b.naoAntesDe) ? -1 : 1));
  const { primeiro, itens } = (await descreverFaturas(db, deps, [fatura.id]))(fatura.id);
  return {
    oQue: new Intl.ListFormat('pt-BR').format([
      ...new Set(recibos.map(({ oQue }) => oQue).filter((nome) => nome !== '')),
    ]),
    linhas: [...juntarLinhas(recibos.map(({ linhas }) => linhas)), ...(fatura.custoMeio === 0 ? [] : [custo])],
    idGrupo: itens.length === 1 ? primeiro.descricao.idGrupo : null,
    proxima,
  };
}

/**
 * Job `faturaPaga`: tells the payer what was paid and what is charged next. A notification wakes open pages and the
 * queue, and PostgreSQL lets only one transaction that does so commit at a time: the payment itself must not (ADR 011).
 */
export async function enviarRecibo(trx: Trx, deps: Pick<Deps, 'itens'>, faturaId: number): Promise<void> {
  const fatura = await acharFatura(trx, faturaId);
  if (fatura === undefined) throw new Error(`invoice ${faturaId} is gone`);
  const { oQue, linhas, proxima } = await reciboDaFatura(trx, deps, fatura);
  const { meio_pagamento: meio, paga_em: pagaEm } = await trx
    .selectFrom('faturas')
    .select(['meio_pagamento', 'paga_em'])
    .where('id', '=', faturaId)
    .executeTakeFirstOrThrow();
  if (pagaEm === null) throw new Error(`invoice ${faturaId} is not paid`);
  await notificar(trx, {
    usuarioId: fatura.usuarioId,
    modelo: 'pagamentoRecebido',
    dados: {
      oQue,
      meio: rotuloDoMeio(meio),
      valor: fatura.total,
      linhas: escreverLinhas(linhas),
      proxima: proxima?.valor ?? null,
      quando: proxima === null ? '' : quandoCobra(proxima),
      fatura: faturaId,
    },
    fato: faturaId,
    agora: pagaEm,
  });
}

/** The means by the name that people know; the deposit where none was used. */
export function rotuloDoMeio(meio: number | null): string {
  return meio === null ? 'Caução' : (acharMeio(meio)?.regra.rotulo ?? 'Pagamento');
}
