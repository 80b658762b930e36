import type { Centavos } from '../dinheiro.ts';
import { formatarReais, ZERO } from '../dinheiro.ts';
import type { CustoDoMeio } from '../grupos/precos.ts';
import { custoDoMeio } from '../grupos/precos.ts';
import type { Regras } from '../regras.ts';

/**
 * Payment methods. `id` is listing A's, kept on invoices as `meioPagamento`; `provedor` is listing B's, which names who
 * runs it (spec B§3; REGRAS 2.4).
 */
export const MEIO_PAGAMENTO = {
  mercadoPago: { id: 2, provedor: 2, rotulo: 'Mercado Pago' },
  payPal: { id: 3, rotulo: 'PayPal' },
  credito: { id: 4, provedor: 4, rotulo: 'Saldo da carteira' },
  transferencia: { id: 5, rotulo: 'Transferência bancária' },
  pagSeguro: { id: 7, provedor: 7, rotulo: 'PagSeguro' },
  picPay: { id: 8, provedor: 8, rotulo: 'PicPay' },
  cartaoJuno: { id: 9, provedor: 9, rotulo: 'Cartão de crédito' },
  boleto: { id: 11, provedor: 11, rotulo: 'Boleto' },
  pix: { id: 12, provedor: 12, rotulo: 'Pix' },
  cartaoRecorrente: { id: 13, provedor: 13, rotulo: 'Cartão de crédito recorrente' },
  pixMercadoPago: { id: 14, provedor: 14, rotulo: 'Pix pelo Mercado Pago' },
  cartaoCadastrado: { id: 100, rotulo: 'Cartão cadastrado' },
} as const;

export type NomeDoMeio = keyof typeof MEIO_PAGAMENTO;
export type MeioPagamento = (typeof MEIO_PAGAMENTO)[NomeDoMeio]['id'];

const NOMES = Object.keys(MEIO_PAGAMENTO) as NomeDoMeio[];

/** What a payment is for (spec B§3). */
export const FINALIDADE_PAGAMENTO = {
  assinatura: { id: 1, rotulo: 'Assinatura' },
  credito: { id: 2, rotulo: 'Saldo' },
  fatura: { id: 3, rotulo: 'Fatura' },
  assinaturaComCarrinho: { id: 99, rotulo: 'Assinatura com carrinho' },
} as const;
export type FinalidadePagamento = (typeof FINALIDADE_PAGAMENTO)[keyof typeof FINALIDADE_PAGAMENTO]['id'];

/** The method of an id of listing A; undefined for a number that is none. */
export function meioPorId(id: number): NomeDoMeio | undefined {
  return NOMES.find((nome) => MEIO_PAGAMENTO[nome].id === id);
}

/** Cost of a method by the configuration (REGRAS 2.4). */
export function custoPorMeio(nome: NomeDoMeio, regras: Regras): CustoDoMeio {
  const { basisPoints, fixo } = regras.meios[nome];
  return { basisPoints, fixo };
}

export type OfertaDeMeio = {
  readonly nome: NomeDoMeio;
  readonly id: MeioPagamento;
  readonly rotulo: string;
  readonly custo: Centavos;
  /** The cost in words, as the radio card shows it. */
  readonly textoDoCusto: string;
  readonly disponivel: boolean;
  readonly motivo?: 'saldoInsuficiente' | 'valorMinimo';
};

/**
 * Methods that are switched on, cheapest first, with their cost; one that cannot be used stays, with the reason.
 * Wallet credit does not top itself up (REGRAS 2.4; Law 13.455/2017 asks the cost before the payment).
 */
export function meiosDePagamento(
  pedido: { readonly valor: Centavos; readonly saldo: Centavos; readonly finalidade: FinalidadePagamento },
  regras: Regras,
): readonly OfertaDeMeio[] {
  return NOMES.filter((nome) => regras.meios[nome].ligado)
    .filter((nome) => nome !== 'credito' || pedido.finalidade !== FINALIDADE_PAGAMENTO.credito.id)
    .map((nome) => oferta(nome, pedido, regras))
    .sort((a, b) => a.custo - b.custo || a.id - b.id);
}

function oferta(
  nome: NomeDoMeio,
  { valor, saldo }: { readonly valor: Centavos; readonly saldo: Centavos },
  regras: Regras,
): OfertaDeMeio {
  const custo = custoDoMeio(valor, custoPorMeio(nome, regras));
  const motivo = motivoIndisponivel(nome, { valor, saldo }, regras);
  return {
    nome,
    id: MEIO_PAGAMENTO[nome].id,
    rotulo: MEIO_PAGAMENTO[nome].rotulo,
    custo,
    textoDoCusto: custo === ZERO ? 'Sem custo' : `+ ${formatarReais(custo)}`,
    disponivel: motivo === undefined,
    ...(motivo === undefined ? {} : { motivo }),
  };
}

function motivoIndisponivel(
  nome: NomeDoMeio,
  { valor, saldo }: { readonly valor: Centavos; readonly saldo: Centavos },
  regras: Regras,
): OfertaDeMeio['motivo'] {
  if (nome === 'credito' && saldo < valor) return 'saldoInsuficiente';
  return nome === 'boleto' && valor < regras.meios.boleto.minimo ? 'valorMinimo' : undefined;
}
