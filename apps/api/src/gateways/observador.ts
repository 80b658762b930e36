/** One attempt at a provider. It carries no header, no body and no address parameter: nothing secret, nothing personal. */
export interface TentativaObservada {
  readonly gateway: string;
  readonly operacao: string;
  /** Counted from 1. */
  readonly tentativa: number;
  readonly desfecho: 'ok' | 'tempo' | 'rede' | 'servidor' | 'resposta' | 'limite' | 'credencial' | 'disjuntor';
  readonly duracaoMs: number;
  readonly statusHttp?: number;
  readonly requestId?: string;
}

export interface DisjuntorObservado {
  readonly gateway: string;
  readonly estado: EstadoDisjuntor;
}

export type EstadoDisjuntor = 'fechado' | 'aberto' | 'meioAberto';

/** The port for metrics and logs: the composition counts with prom-client and writes with pino. */
export interface Observador {
  readonly tentativa: (evento: TentativaObservada) => void;
  readonly disjuntor: (evento: DisjuntorObservado) => void;
}

export const observadorMudo: Observador = { tentativa: () => undefined, disjuntor: () => undefined };
