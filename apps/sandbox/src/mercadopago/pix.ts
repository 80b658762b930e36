import { lerBrCode, montarBrCode } from '@rateia/domain/br-code';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos } from '@rateia/domain/dinheiro';
import type { Contexto } from '../contexto.ts';
import type { Objeto } from '../psp/validacao.ts';
import { objeto, texto } from '../psp/validacao.ts';
import { avisarDoPagamento } from './avisos.ts';
import type { PagamentoGuardado } from './guarda.ts';
import { novoId, pagamentosDe } from './guarda.ts';
import { mudarPagamento } from './pagamentos.ts';

const MINUTO_MS = 60_000;
const MINIMO_MS = 30 * MINUTO_MS;
const MAXIMO_MS = 30 * 24 * 60 * MINUTO_MS;
/** The time that the request took on its way. */
const FOLGA_MS = 5_000;
/** Without milliseconds or offset the provider refuses a date. */
const DATA = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}[+-]\d{2}:\d{2}$/;

export type PedidoDePix = Pick<
  PagamentoGuardado,
  'external_reference' | 'transaction_amount' | 'description' | 'notification_url' | 'email' | 'cpf'
> & { readonly valeAte: string };

/** The order of a payment by Pix, or the code of the reason why it is none. */
export function lerPedidoDePix(contexto: Contexto, corpo: Objeto, valor: Centavos): PedidoDePix | string {
  const pagador = objeto(corpo['payer']);
  const documento = objeto(pagador['identification']);
  const cpf = texto(documento['number']) ?? '';
  if (documento['type'] !== 'CPF' || !/^\d{11}$/.test(cpf)) return '2067';
  const agora = contexto.relogio.agoraMs();
  const pedida = texto(corpo['date_of_expiration']);
  const vale = pedida === undefined ? 24 * 60 * MINUTO_MS : Date.parse(pedida) - agora;
  const boaData = pedida === undefined || DATA.test(pedida);
  if (!boaData || !(vale >= MINIMO_MS - FOLGA_MS && vale <= MAXIMO_MS + FOLGA_MS)) return '23';
  return {
    external_reference: texto(corpo['external_reference']) ?? '',
    transaction_amount: valor,
    description: texto(corpo['description']) ?? '',
    notification_url: texto(corpo['notification_url']),
    email: texto(pagador['email']) ?? '',
    cpf,
    valeAte: new Date(agora + vale).toISOString(),
  };
}

/** Makes a payment by Pix that waits for its money. */
export function criarPix(contexto: Contexto, { valeAte, ...dados }: PedidoDePix): PagamentoGuardado {
  const { nome, cidade } = contexto.credenciais;
  const agora = contexto.relogio.agora();
  const id = novoId(contexto);
  const copiaECola = montarBrCode({ nome, cidade, url: enderecoDo(contexto, id), valor: dados.transaction_amount });
  const p: PagamentoGuardado = {
    ...dados,
    id,
    payment_method_id: 'pix',
    cartao: undefined,
    date_created: agora,
    date_last_updated: agora,
    date_approved: null,
    status: 'pending',
    status_detail: 'pending_waiting_transfer',
    creq: undefined,
    pix: { copiaECola, valeAte },
    refunds: [],
  };
  pagamentosDe(contexto)[String(id)] = p;
  contexto.guarda.alterado();
  avisarDoPagamento(contexto, p);
  return p;
}

function enderecoDo({ maquina }: Pick<Contexto, 'maquina'>, id: number): string {
  return `${maquina()}/mercadopago/pix/${id}`;
}

/** A person pays it from any bank: an amount and a CPF other than the asked ones are faults that a test asks for. */
export function pagarPix(
  contexto: Contexto,
  p: PagamentoGuardado,
  { valor, cpf }: { readonly valor?: number | undefined; readonly cpf?: string | undefined },
): boolean {
  if (p.pix === undefined || p.status !== 'pending') return false;
  if (valor !== undefined) p.transaction_amount = centavos(valor);
  if (cpf !== undefined) p.cpf = cpf;
  mudarPagamento(contexto, p, { status: 'approved', status_detail: 'accredited' });
  return true;
}

/** Ends the codes whose time is over. */
export function vencerPix(contexto: Contexto): void {
  const agora = contexto.relogio.agoraMs();
  for (const p of Object.values(pagamentosDe(contexto)))
    if (p.pix !== undefined && p.status === 'pending' && Date.parse(p.pix.valeAte) <= agora)
      mudarPagamento(contexto, p, { status: 'cancelled', status_detail: 'expired' });
}

/** The payment whose code a person pasted into the bank. */
export function acharPeloCodigo(contexto: Contexto, codigo: string): PagamentoGuardado | undefined {
  const lido = lerBrCode(codigo);
  if (!lido.ok) return undefined;
  return Object.values(pagamentosDe(contexto)).find(
    ({ id, pix }) => pix !== undefined && enderecoDo(contexto, id) === lido.url,
  );
}
