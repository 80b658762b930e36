import type { Recebida } from '@rateia/contracts/chamada';
import type { marketing } from '@rateia/contracts/marketing';
import type { Contexto } from '../../http/contexto.ts';

/** What may be somebody's: an address of e-mail, or six digits or more in a row (CPF, phone, card, id). */
const PESSOAL = /[^\s@"'()]+@[^\s@"'()]+|\d(?:[\s.\-/]?\d){5,}/g;

/** A broken page becomes one line of the log, without who it happened to (spec A§8, A§9). */
export const relatarErro = async (
  { deps, requestId }: Contexto,
  { body: { versao, rota, mensagem, pilha } }: Recebida<typeof marketing.relatarErro>,
): Promise<void> => {
  deps.log.warn({ requestId, versao, rota, mensagem: semNinguem(mensagem), pilha: semNinguem(pilha) }, 'page broke');
  deps.metricas.erroDaPagina.inc();
};

const semNinguem = (texto: string): string => texto.replaceAll(PESSOAL, '[oculto]');
