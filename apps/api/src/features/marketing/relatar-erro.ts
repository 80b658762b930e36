import type { Recebida } from '@rateia/contracts/chamada';
import type { marketing } from '@rateia/contracts/marketing';
import type { Contexto } from '../../http/contexto.ts';

/**
 * Text that may be personal: an e-mail address, six digits or more in a row (CPF, phone, card, id), or the secret of a
 * link.
 */
const PESSOAL = /[^\s@"'()]+@[^\s@"'()]+|\d(?:[\s.\-/]?\d){5,}|[\w-]{40,}/g;

/** A broken page becomes one line of the log, without the name of the person (spec A§8, A§9). */
export async function relatarErro(
  { deps, requestId }: Contexto,
  { body: { versao, rota, mensagem, pilha } }: Recebida<typeof marketing.relatarErro>,
): Promise<void> {
  const dito = { rota: semNinguem(rota), mensagem: semNinguem(mensagem), pilha: semNinguem(pilha) };
  deps.log.warn({ requestId, versao, ...dito }, 'page broke');
  deps.metricas.erroDaPagina.inc();
}

function semNinguem(texto: string): string {
  return texto.replaceAll(PESSOAL, '[oculto]');
}
