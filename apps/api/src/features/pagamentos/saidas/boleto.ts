import { noticiasDoBanco, saidaDoBanco } from './banco.ts';
import type { MeioDeSaida } from './saida.ts';

export type BoletoDeDestino = { readonly codigoDeBarras: string };

/**
 * A payout that pays a boleto (REGRAS 2.6). The registry is asked again just before: a boleto of another amount, or that
 * somebody paid meanwhile, is not paid, and the whole amount comes back.
 */
export const saidaPorBoleto: MeioDeSaida<BoletoDeDestino> = {
  provedor: 'stark-conta',
  temProvedor: ({ gateways }) => gateways.saida !== undefined,
  chamaEm: ['stark'],
  enviar: async (deps, { destino: { codigoDeBarras }, ...pedido }, contexto) => {
    const banco = saidaDoBanco(deps);
    const antes = await banco.consultarBoleto(pedido.idEnvio);
    if (antes.estado !== 'INEXISTENTE') return antes;
    const previa = await banco.preverBoleto(codigoDeBarras);
    if (previa.situacao === 'indisponivel' || previa.situacao === 'desconhecido')
      return { estado: 'DESCONHECIDO', motivo: previa.motivo };
    if (previa.situacao !== 'ok' || previa.valor.estado !== 'ativo')
      return { estado: 'NAO_REALIZADO', motivo: 'boleto_inativo' };
    if (previa.valor.valor !== pedido.valor) return { estado: 'NAO_REALIZADO', motivo: 'boleto_de_outro_valor' };
    return await banco.pagarBoleto({ ...pedido, codigoDeBarras, documento: previa.valor.documento }, contexto);
  },
  consultar: async (deps, idEnvio) => await saidaDoBanco(deps).consultarBoleto(idEnvio),
  interpretar: noticiasDoBanco('boleto'),
};
