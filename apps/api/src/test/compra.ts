import { randomUUID } from 'node:crypto';
import { MEIO_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import type { Mundo } from './app.ts';
import type { Rede } from './multidao.ts';

/** Seats of a group, and their price today. */
export type PedidoDeCompra = { readonly idGrupo: number; readonly vagas: number; readonly valorTotal: number };

const meioPagamento = MEIO_PAGAMENTO.credito.id;
/** The hold and the payment are two calls: each has a key of its own, and both are the same when the purchase is made again. */
function chavesDe(chave: string = randomUUID()) {
  return { daReserva: `${chave}:reserva`, doPagamento: chave };
}

/** Holds seats and pays for them with the wallet. Answers the payment, or the hold that was refused. */
export async function comprarVagas(
  mundo: Pick<Mundo, 'chamar'>,
  { idGrupo, vagas, valorTotal }: PedidoDeCompra,
  { chave, ...opcoes }: NonNullable<Parameters<Mundo['chamar']>[2]>,
): ReturnType<typeof pagar> {
  const { daReserva, doPagamento } = chavesDe(chave);
  const reserva = await mundo.chamar('preCheckout', { idGrupo, vagas }, { ...opcoes, chave: daReserva });
  if (reserva.status !== 200) return { ...reserva, corpo: undefined as never };
  const { idPreCheckout } = reserva.corpo;
  return await pagar(mundo, { idPreCheckout, valorTotal }, { ...opcoes, chave: doPagamento });
}

async function pagar(
  mundo: Pick<Mundo, 'chamar'>,
  pedido: { readonly idPreCheckout: number; readonly valorTotal: number },
  opcoes: NonNullable<Parameters<Mundo['chamar']>[2]>,
) {
  return await mundo.chamar('createAssinatura', { ...pedido, meioPagamento }, opcoes);
}

type ChamarNaRede = Rede['chamar'];

/** The number of tries of a buyer who is told that the queue is long. */
const VEZES = 4;

/**
 * The same call under one key until the queue has served it: a buyer who is told that the queue is long tries again, as
 * the answer says and the client does (ADR 012). Any other 503 is a fault. On an idle machine no buyer gets that answer.
 */
export async function ateSerServido<R>(
  chamar: (chave: string) => Promise<R>,
  chaveDoErro: (r: R) => string,
): Promise<R> {
  const chave = randomUUID();
  let r = await chamar(chave);
  for (let vez = 1; vez < VEZES && chaveDoErro(r) === 'filaLonga'; vez += 1) r = await chamar(chave);
  return r;
}

/** Every call of a crowd, made until the queue has served it. */
export function insistente(chamar: ChamarNaRede): ChamarNaRede {
  return async (chamada, pedido, opcoes) =>
    await ateSerServido(
      async (chave) => await chamar(chamada, pedido, { chave, ...opcoes }),
      (r) => r.chave,
    );
}

/** The same over a real socket, as one of a crowd. */
export async function comprarNaRede(
  chamar: ChamarNaRede,
  { idGrupo, vagas, valorTotal }: PedidoDeCompra,
  { chave, ...opcoes }: Parameters<ChamarNaRede>[2],
): ReturnType<typeof pagarNaRede> {
  const { daReserva, doPagamento } = chavesDe(chave);
  const reserva = await chamar('preCheckout', { idGrupo, vagas }, { ...opcoes, chave: daReserva });
  if (reserva.status !== 200) return { ...reserva, corpo: undefined as never };
  const { idPreCheckout } = reserva.corpo;
  return await pagarNaRede(chamar, { idPreCheckout, valorTotal }, { ...opcoes, chave: doPagamento });
}

async function pagarNaRede(
  chamar: ChamarNaRede,
  pedido: { readonly idPreCheckout: number; readonly valorTotal: number },
  opcoes: Parameters<ChamarNaRede>[2],
) {
  return await chamar('createAssinatura', { ...pedido, meioPagamento }, opcoes);
}
