import type { ContextoChamada, Resultado } from '../resultado.ts';

/**
 * Says how likely it is that a device is not what it seems. The answer is advice: the caller decides, and never waits
 * for it.
 */
export interface GatewayAntifraude {
  readonly avaliar: (pedido: PedidoDeAvaliacao, contexto?: ContextoChamada) => Promise<Resultado<Avaliacao>>;
}

export interface FatosDoDispositivo {
  readonly fuso: string;
  readonly idioma: string;
  readonly plataforma: string;
  readonly tela: string;
  readonly toque: boolean;
  readonly nucleos: number;
  readonly automatizado: boolean;
  readonly agente: string;
  readonly ip: string;
  /** The same device said other things about itself before. */
  readonly mudou: boolean;
}

export interface PedidoDeAvaliacao {
  /** Ours, and the same for the same device. */
  readonly idDispositivo: string;
  readonly fatos: FatosDoDispositivo;
}

export interface Avaliacao {
  readonly risco: 'baixo' | 'medio' | 'alto';
  readonly motivos: readonly string[];
}
