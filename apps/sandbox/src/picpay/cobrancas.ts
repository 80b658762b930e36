import type { Centavos } from '@rateia/domain/dinheiro';
import { somar, ZERO } from '@rateia/domain/dinheiro';
import type { Contexto } from '../contexto.ts';
import { PICPAY } from './credenciais.ts';
import type { CobrancaGuardada } from './guarda.ts';
import { devolvido } from './guarda.ts';

/** Tells the address of a charge that something has changed, and not what: a notice has no state and no signature. */
function avisar(contexto: Contexto, { referenceId, authorizationId, callbackUrl: url }: CobrancaGuardada): void {
  const corpo = JSON.stringify({ referenceId, ...(authorizationId === undefined ? {} : { authorizationId }) });
  contexto.entregas.enviar({ url, corpo, cabecalhos: { 'x-seller-token': PICPAY.segredoDosAvisos } });
}

function mudou(contexto: Contexto, c: CobrancaGuardada): void {
  contexto.guarda.alterado();
  avisar(contexto, c);
}

/** The buyer pays: at once, or after a look of the provider. False when it is not open any more. */
export function pagar(
  contexto: Contexto,
  c: CobrancaGuardada,
  { analise = false, valor = c.value }: { readonly analise?: boolean; readonly valor?: Centavos } = {},
): boolean {
  if (c.status !== 'created') return false;
  c.authorizationId = contexto.sorteio.codigo(24);
  c.status = analise ? 'analysis' : 'paid';
  c.paid = valor;
  mudou(contexto, c);
  return true;
}

/** The end of a look: the money is taken, or goes back to the buyer. */
export function decidir(contexto: Contexto, c: CobrancaGuardada, aprova: boolean): boolean {
  if (c.status !== 'analysis') return false;
  c.status = aprova ? 'paid' : 'expired';
  if (!aprova) c.paid = ZERO;
  mudou(contexto, c);
  return true;
}

/** Gives money back; undefined for more than is left of it. */
export function devolver(contexto: Contexto, c: CobrancaGuardada, valor: Centavos): string | undefined {
  const cabe = c.status === 'paid' && valor > ZERO && somar(devolvido(c), valor) <= c.paid;
  if (!cabe) return undefined;
  const id = contexto.sorteio.codigo(16);
  c.devolucoes.push({ id, valor });
  if (devolvido(c) === c.paid) c.status = 'refunded';
  mudou(contexto, c);
  return id;
}

/** The buyer disputes the purchase, and the provider takes what is left of it. */
export function contestar(contexto: Contexto, c: CobrancaGuardada): boolean {
  if (c.status !== 'paid') return false;
  c.status = 'chargeback';
  mudou(contexto, c);
  return true;
}

/** The shop ends a charge that nobody has paid. */
export function cancelar(contexto: Contexto, c: CobrancaGuardada): boolean {
  if (c.status !== 'created' && c.status !== 'expired') return false;
  c.status = 'expired';
  contexto.guarda.alterado();
  return true;
}
