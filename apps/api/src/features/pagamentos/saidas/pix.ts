import { CHAMADO_PELO_BANCO } from '../meios/pix/chamado.ts';
import type { MeioDeSaida } from './saida.ts';

export type ChaveDeDestino = { readonly chave: string; readonly favorecidoCpf: string };

/** A payout by Pix to a key of its owner (REGRAS 2.6). */
export const saidaPorPix: MeioDeSaida<ChaveDeDestino> = {
  provedor: 'pix-envio',
  temProvedor: () => true,
  chamaEm: CHAMADO_PELO_BANCO,
  enviar: async ({ gateways }, { destino, ...pedido }, contexto) =>
    await gateways.transferencia.enviar({ ...pedido, ...destino }, contexto),
  consultar: async ({ gateways }, idEnvio) => await gateways.transferencia.consultar(idEnvio),
  interpretar: ({ gateways }, webhook) => {
    const aviso = gateways.transferencia.interpretarWebhook(webhook);
    return aviso.valido ? aviso.eventos.map((e) => ({ id: e.id, corpo: JSON.stringify(e) })) : undefined;
  },
};
