import { instanteDe } from '@rateia/domain/datas';
import { analisarReais } from '@rateia/domain/dinheiro';
import { z } from 'zod';
import type { DevolucaoMp, EstadoDoPagamento, PagamentoMp } from './port.ts';

/** Ids are numbers on the wire, and texts with us. */
const id = z.union([z.int(), z.string().regex(/^[\w-]{1,64}$/)]).transform(String);
/** Reais as a JSON number; read by its digits, so that no fraction is ever rounded. */
const reais = z.number().transform((valor, ctx) => {
  const lido = analisarReais(String(valor).replace('.', ','));
  if (lido !== undefined) return lido;
  ctx.addIssue('not an amount');
  return z.NEVER;
});
const instante = z.string().transform((texto, ctx) => {
  const ms = Date.parse(texto);
  if (!Number.isNaN(ms)) return instanteDe(ms);
  ctx.addIssue('not an instant');
  return z.NEVER;
});

const ESTADOS: Readonly<Record<string, EstadoDoPagamento>> = {
  pending: 'pendente',
  in_process: 'emAnalise',
  authorized: 'autorizado',
  approved: 'pago',
  rejected: 'recusado',
  cancelled: 'cancelado',
  refunded: 'devolvido',
  in_mediation: 'disputa',
  charged_back: 'contestado',
};
const DAS_DEVOLUCOES: Readonly<Record<string, DevolucaoMp['estado']>> = {
  approved: 'feita',
  rejected: 'recusada',
  cancelled: 'recusada',
};

const devolucaoDoFio = z.object({ id, amount: reais, status: z.string() });
/** More fields come, and more states may. */
const pagamentoDoFio = z.object({
  id,
  status: z.string(),
  status_detail: z.string().nullish(),
  external_reference: z.string().nullish(),
  transaction_amount: reais,
  currency_id: z.literal('BRL').nullish(),
  date_approved: instante.nullish(),
  payer: z.object({ identification: z.object({ number: z.string().nullish() }).nullish() }).nullish(),
  card: z
    .object({
      cardholder: z.object({ identification: z.object({ number: z.string().nullish() }).nullish() }).nullish(),
    })
    .nullish(),
  refunds: z.array(devolucaoDoFio).nullish(),
  point_of_interaction: z.object({ transaction_data: z.object({ qr_code: z.string().nullish() }).nullish() }).nullish(),
  three_ds_info: z.object({ external_resource_url: z.string().nullish(), creq: z.string().nullish() }).nullish(),
});

export const umPagamento = pagamentoDoFio.transform(emPagamento);
export const umaDevolucao = devolucaoDoFio.transform(emDevolucao);
export const listaDePagamentos = z.object({
  paging: z.object({ total: z.int(), limit: z.int(), offset: z.int() }),
  results: z.array(umPagamento),
});
export const umCartao = z
  .object({ id, expiration_month: z.int(), expiration_year: z.int() })
  .transform(({ id: nome, expiration_month: mes, expiration_year: ano }) => ({ id: nome, mes, ano }));
export const umToken = z.object({ id });
export const umaPagina = z.object({ init_point: z.url() });
export const umCliente = z.object({ id });
export const listaDeClientes = z.object({ results: z.array(umCliente) });
export const umaContestacao = z
  .object({
    payments: z.array(id).min(1),
    coverage_applied: z.boolean().nullish(),
    date_documentation_deadline: instante.nullish(),
  })
  .transform((lida) => ({
    pagamentos: lida.payments,
    responderAte: lida.date_documentation_deadline ?? null,
    coberta: lida.coverage_applied === true,
  }));
/** `cause` has the number of the reason where there is one. */
export const erroDoFio = z.object({
  error: z.string().nullish(),
  message: z.string().nullish(),
  cause: z.array(z.object({ code: z.union([z.int(), z.string()]).transform(String) })).nullish(),
});
export const aviso = z.object({
  id: z.union([z.int(), z.string()]).transform(String),
  type: z.string(),
  data: z.object({ id }),
});

function emDevolucao(lida: z.output<typeof devolucaoDoFio>): DevolucaoMp {
  return { id: lida.id, valor: lida.amount, estado: DAS_DEVOLUCOES[lida.status] ?? 'emCurso' };
}

function emPagamento(lido: z.output<typeof pagamentoDoFio>): PagamentoMp {
  const { external_resource_url: url, creq } = lido.three_ds_info ?? {};
  const documento = lido.card?.cardholder?.identification?.number ?? lido.payer?.identification?.number ?? '';
  const cpf = documento.replace(/\D/g, '');
  return {
    id: lido.id,
    referencia: lido.external_reference ?? null,
    estado: ESTADOS[lido.status] ?? 'DESCONHECIDO',
    detalhe: lido.status_detail ?? '',
    valor: lido.transaction_amount,
    pagoEm: lido.date_approved ?? null,
    cpf: cpf.length === 11 ? cpf : null,
    desafio: url && creq ? { url, creq } : null,
    copiaECola: lido.point_of_interaction?.transaction_data?.qr_code ?? null,
    devolucoes: (lido.refunds ?? []).map(emDevolucao),
  };
}
