import type { ContextoChamada } from '../resultado.ts';

/**
 * Looks the address of a CEP up. It is never a condition: without an answer the person can type the address (REGRAS
 * 2.14).
 */
export interface GatewayCep {
  readonly consultar: (cep: string, contexto?: ContextoChamada) => Promise<ConsultaDeCep>;
}

export type ConsultaDeCep =
  | { readonly situacao: 'achado'; readonly endereco: EnderecoDoCep }
  | { readonly situacao: 'inexistente' }
  | { readonly situacao: 'formatoInvalido' }
  /** The service did not answer in time; the form goes on by hand. */
  | { readonly situacao: 'indisponivel' };

export interface EnderecoDoCep {
  /** 8 digits. */
  readonly cep: string;
  /** Empty for a CEP that covers a whole town. */
  readonly rua: string;
  readonly bairro: string;
  readonly cidade: string;
  readonly uf: string;
  /** 7 digits of the IBGE. */
  readonly ibge: string;
  readonly ddd: string;
}
