import { emTransacao } from '../../db/banco.ts';
import type { EventoDePix } from '../../gateways/pix/port.ts';
import type { EventoDeEnvio } from '../../gateways/pix-envio/port.ts';
import type { Contexto } from '../../http/contexto.ts';
import { recusar } from '../../http/erros.ts';
import { paraRegistrar } from './conferir-pagamento.ts';
import { escreverPix } from './evento-de-webhook.ts';
import { guardarAviso } from './guardar-aviso.ts';

/**
 * A notice of the provider: verified, stored under the provider's own id for it, answered, and processed by a job. A
 * copy of one already stored changes nothing (CONFIABILIDADE 1.5). Received and sent money share one registered
 * address, so both readers see every notice and each takes its own items.
 */
export const receberWebhook = async (ctx: Contexto, caminho: string): Promise<void> => {
  const { deps, corpoBruto } = ctx;
  if (corpoBruto === null) return recusar('semPermissao');
  const webhook = { corpoBruto, cabecalhos: ctx.cabecalhos, caminho, recebidoEm: deps.relogio.parede() };
  const pix = deps.gateways.pix.interpretarWebhook(webhook);
  const envio = deps.gateways.pixEnvio.interpretarWebhook(webhook);
  if (!pix.valido || !envio.valido) {
    deps.log.warn({ requestId: ctx.requestId, ip: ctx.ip }, 'webhook refused');
    return recusar('semPermissao');
  }
  const { agora, requestId } = ctx;
  await emTransacao(ctx.db, async (trx) => {
    for (const evento of pix.eventos)
      await guardarAviso(trx, { provedor: 'pix', id: evento.id, corpo: corpoDoPix(ctx, evento), agora, requestId });
    for (const evento of envio.eventos)
      await guardarAviso(trx, { provedor: 'pix-envio', id: evento.id, corpo: corpoDoEnvio(evento), agora, requestId });
  });
};

/** Nothing that names the payer is stored: his CPF becomes a blind index before. */
const corpoDoPix = ({ deps }: Contexto, evento: EventoDePix): string =>
  JSON.stringify(escreverPix(paraRegistrar(deps, evento)));

const corpoDoEnvio = (evento: EventoDeEnvio): string => JSON.stringify(evento);
