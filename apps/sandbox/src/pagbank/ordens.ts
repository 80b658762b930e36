import type { Centavos } from '@rateia/domain/dinheiro';
import { somar, ZERO } from '@rateia/domain/dinheiro';
import type { Contexto } from '../contexto.ts';
import { avisar } from './avisos.ts';
import type { CheckoutGuardado, CobrancaGuardada, OrdemGuardada } from './guarda.ts';
import { novoId, ordensDe } from './guarda.ts';

const DIAS_ATE_DEVOLVER = 350;
const MS_DO_DIA = 86_400_000;

function mudou(contexto: Contexto, o: OrdemGuardada): true {
  contexto.guarda.alterado();
  avisar(contexto, o);
  return true;
}

function receber(contexto: Contexto, c: CobrancaGuardada): void {
  c.status = 'PAID';
  c.paid = c.value;
  c.paid_at = contexto.relogio.agora();
}

type Pagamento = {
  readonly como: 'pagar' | 'analisar' | 'recusar';
  /** Another amount than the one of the page. */
  readonly valor?: Centavos | undefined;
};

/** The buyer pays on a page, which may be done again while it is open. False when it has ended. */
export function pagar(contexto: Contexto, c: CheckoutGuardado, { como, valor = c.value }: Pagamento): boolean {
  if (c.status !== 'ACTIVE') return false;
  const cobranca: CobrancaGuardada = {
    id: novoId(contexto, 'CHAR'),
    value: valor,
    status: como === 'recusar' ? 'DECLINED' : 'IN_ANALYSIS',
    paid: ZERO,
    refunded: ZERO,
    paid_at: undefined,
  };
  if (como === 'pagar') receber(contexto, cobranca);
  const o = { id: novoId(contexto, 'ORDE'), checkout: c.id, created_at: contexto.relogio.agora(), cobranca };
  ordensDe(contexto)[o.id] = o;
  return mudou(contexto, o);
}

/** The end of a look at a payment: its money is taken, or it is declined. */
export function decidir(contexto: Contexto, o: OrdemGuardada, aprova: boolean): boolean {
  if (o.cobranca.status !== 'IN_ANALYSIS') return false;
  if (aprova) receber(contexto, o.cobranca);
  else o.cobranca.status = 'DECLINED';
  return mudou(contexto, o);
}

/** Gives money back, whole or in part; false for more than is left of it, and after the provider's time for it. */
export function devolver(contexto: Contexto, o: OrdemGuardada, valor: Centavos): boolean {
  const { cobranca: c } = o;
  const tarde = contexto.relogio.agoraMs() - Date.parse(c.paid_at ?? '') > DIAS_ATE_DEVOLVER * MS_DO_DIA;
  if (c.status !== 'PAID' || tarde || valor <= ZERO || somar(c.refunded, valor) > c.paid) return false;
  c.refunded = somar(c.refunded, valor);
  if (c.refunded === c.paid) c.status = 'CANCELED';
  return mudou(contexto, o);
}
