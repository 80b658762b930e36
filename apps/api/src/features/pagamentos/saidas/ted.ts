import { noticiasDoBanco, saidaDoBanco } from './banco.ts';
import type { MeioDeSaida } from './saida.ts';

export type ContaDeDestino = {
  readonly banco: string;
  readonly agencia: string;
  readonly conta: string;
  readonly nome: string;
  readonly cpf: string;
};

/** A payout by TED to an account of its owner (REGRAS 2.6). */
export const saidaPorTed: MeioDeSaida<ContaDeDestino> = {
  provedor: 'stark-ted',
  temProvedor: ({ gateways }) => gateways.saida !== undefined,
  chamaEm: ['stark'],
  enviar: async (deps, { destino, ...pedido }, contexto) =>
    await saidaDoBanco(deps).transferir({ ...pedido, ...destino }, contexto),
  consultar: async (deps, idEnvio) => await saidaDoBanco(deps).consultarTed(idEnvio),
  interpretar: noticiasDoBanco('ted'),
};
