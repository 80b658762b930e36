import type { Mundo } from './app.ts';
import type { CompraComCartao } from './cartao.ts';
import { conciliar, situacaoDe } from './cartao.ts';
import { assentarComBanco } from './checkout.ts';

/** A page of PagBank with its payments, as the sandbox keeps them. */
type PaginaNoPagBank = {
  readonly id: string;
  readonly reference_id: string;
  readonly status: string;
  readonly notification_url: string;
  readonly ordens: readonly {
    readonly id: string;
    readonly cobranca: { readonly status: string; readonly value: number; readonly refunded: number };
  }[];
};

/** The pages of a purchase. */
export async function paginasDe(mundo: Mundo, compra: CompraComCartao): Promise<readonly PaginaNoPagBank[]> {
  const { identificadorPagamento } = await situacaoDe(mundo, compra);
  const r = await fetch(`${mundo.sandbox.url}/sandbox/pagbank`);
  const todas = (await r.json()) as readonly PaginaNoPagBank[];
  return todas.filter(({ reference_id }) => reference_id.endsWith(`:${identificadorPagamento}`));
}

/** The payments on the pages of a purchase, as the provider has them. */
export async function cobrancasNoPagBank(mundo: Mundo, compra: CompraComCartao) {
  const paginas = await paginasDe(mundo, compra);
  return paginas.flatMap(({ ordens }) => ordens.map(({ cobranca }) => cobranca));
}

type NaPagina = 'pagar' | 'analisar' | 'recusar';
type NoPagamento = 'aprovar' | 'negar' | 'devolver' | 'semAssinatura';

/** An act at the provider: on the page of a purchase, or on the last payment that was made there. */
export async function noPagBank(
  mundo: Mundo,
  compra: CompraComCartao,
  { acao, valor }: { readonly acao: NaPagina | NoPagamento; readonly valor?: number },
): Promise<number> {
  const pagina = (await paginasDe(mundo, compra))[0];
  const naPagina = acao === 'pagar' || acao === 'analisar' || acao === 'recusar';
  const alvo = naPagina ? pagina?.id : pagina?.ordens.at(-1)?.id;
  const r = await fetch(`${mundo.sandbox.url}/sandbox/pagbank/${alvo}/${acao}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(valor === undefined ? {} : { valor }),
  });
  await assentarComBanco(mundo);
  return r.status;
}

/** Time and rounds of reconciliation, until nothing is in doubt; `adiantar` moves the machine's clock. */
export async function esperarEConciliar(mundo: Mundo, adiantar: (ms: number) => void): Promise<void> {
  for (let n = 0; n < 3; n += 1) {
    adiantar(31_000);
    await mundo.avancar({ minutos: 1 });
    await conciliar(mundo);
  }
}
