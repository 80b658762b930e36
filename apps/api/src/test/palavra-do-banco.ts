import type { WebhookRecebido } from '../gateways/autenticidade-de-webhook.ts';
import type { PixRecebido } from '../gateways/pix/port.ts';
import type { SituacaoDaTransferencia } from '../gateways/transferencia/port.ts';
import type { Mundo } from './app.ts';

/** The bank's answers about one thing: each answer once, in order, and the last one for ever. */
type Palavras<T> = { readonly novas: T[]; ultima: T; readonly ids: Set<string> };
type Memoria = {
  readonly pix: Map<string, Palavras<PixRecebido>>;
  readonly envios: Map<string, Palavras<SituacaoDaTransferencia>>;
};
const memorias = new WeakMap<Mundo['aplicacao'], Memoria>();

function guardar<T>(
  mapa: Map<string, Palavras<T>>,
  { chave, id, palavra }: { readonly chave: string; readonly id: string; readonly palavra: T },
): void {
  const achada = mapa.get(chave) ?? { novas: [], ultima: palavra, ids: new Set<string>() };
  if (!achada.ids.has(id)) achada.novas.push(palavra);
  achada.ids.add(id);
  mapa.set(chave, achada);
}

function dizer<T>(palavras: Palavras<T> | undefined): T | undefined {
  if (palavras === undefined) return undefined;
  palavras.ultima = palavras.novas.shift() ?? palavras.ultima;
  return palavras.ultima;
}

/** From here on the bank of this world answers what the notices of a test told, and its own word about all else. */
function memoriaDe({ aplicacao }: Mundo): Memoria {
  const achada = memorias.get(aplicacao);
  if (achada !== undefined) return achada;
  const nova: Memoria = { pix: new Map(), envios: new Map() };
  memorias.set(aplicacao, nova);
  const { gateways } = aplicacao.deps;
  const { pix, transferencia } = gateways;
  Object.assign(gateways, {
    pix: {
      ...pix,
      consultarPix: async (...p: Parameters<typeof pix.consultarPix>) => {
        const dito = dizer(nova.pix.get(p[0]));
        return dito === undefined ? await pix.consultarPix(...p) : { situacao: 'ok', valor: dito };
      },
    },
    transferencia: {
      ...transferencia,
      consultar: async (...p: Parameters<typeof transferencia.consultar>) =>
        dizer(nova.envios.get(p[0])) ?? (await transferencia.consultar(...p)),
    },
  });
  return nova;
}

/** The bank means what this notice tells. */
export function oBancoConfirma(mundo: Mundo, webhook: WebhookRecebido): void {
  const memoria = memoriaDe(mundo);
  const { pix, transferencia } = mundo.aplicacao.deps.gateways;
  const recebidos = pix.interpretarWebhook(webhook);
  if (recebidos.valido)
    for (const evento of recebidos.eventos)
      guardar(memoria.pix, { chave: evento.e2eid, id: evento.id, palavra: evento });
  const enviados = transferencia.interpretarWebhook(webhook);
  if (enviados.valido)
    for (const { id, idEnvio, ...situacao } of enviados.eventos)
      guardar(memoria.envios, { chave: idEnvio, id, palavra: situacao });
}

/** The same bank for another process of this world. */
export function bancoDoMundo(mundo: Mundo) {
  memoriaDe(mundo);
  const { pix, transferencia } = mundo.aplicacao.deps.gateways;
  return { pix, transferencia };
}
