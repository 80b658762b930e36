import type { Mundo } from './app.ts';
import type { CompraComCartao } from './cartao.ts';
import { atenderAvisos, noPainel, recarregarComCartao, tentarCartao } from './cartao.ts';
import { assentarComBanco } from './checkout.ts';

/** The dispute of a payment. */
export async function disputaDe(mundo: Mundo, { id }: Pick<CompraComCartao, 'id'>) {
  return await mundo.aplicacao.deps.db
    .selectFrom('disputas as d')
    .innerJoin('recebimentos as x', 'x.id', 'd.recebimento_id')
    .innerJoin('pagamentos as p', 'p.id', 'x.pagamento_id')
    .innerJoin('revisoes as r', 'r.id', 'd.revisao_id')
    .select(['d.id', 'd.estado', 'd.no_provedor', 'd.responder_ate', 'd.revisao_id', 'd.recusa', 'r.decisao'])
    .where('p.id_publico', '=', id)
    .executeTakeFirstOrThrow();
}

/** A top-up by card that its payer contests at his bank. */
export async function recargaContestada(mundo: Mundo) {
  atenderAvisos(mundo);
  const compra = await recarregarComCartao(mundo);
  await tentarCartao(mundo, compra, { nome: 'APRO' });
  await assentarComBanco(mundo);
  await noPainel(mundo, compra, 'contestar');
  return { compra, ...(await disputaDe(mundo, compra)) };
}

type NoProvedor = {
  readonly id: string;
  readonly documentation_status: string;
  readonly arquivos: readonly { readonly nome: string; readonly tamanho: number }[];
};

/** A dispute as the provider has it. */
export async function disputaNoProvedor(mundo: Mundo, id: string | null): Promise<NoProvedor | undefined> {
  const r = await fetch(`${mundo.sandbox.url}/sandbox/mercadopago/contestacoes`);
  return ((await r.json()) as readonly NoProvedor[]).find((c) => c.id === id);
}
