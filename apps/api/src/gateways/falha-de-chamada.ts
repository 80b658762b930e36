import type { Resultado } from './resultado.ts';

export type TipoDeFalha = 'tempo' | 'rede' | 'servidor' | 'resposta' | 'limite' | 'credencial' | 'disjuntor';

interface Detalhes {
  readonly tipo: TipoDeFalha;
  /** The provider may have acted on it. False only when it surely has not. */
  readonly talvezFeito: boolean;
  readonly statusHttp?: number | undefined;
}

/** A call that brought no usable answer. Never leaves the gateways: adapters turn it into a `Resultado`. */
export class FalhaDeChamada extends Error {
  readonly tipo: TipoDeFalha;
  readonly talvezFeito: boolean;
  readonly statusHttp: number | undefined;

  constructor(detalhes: Detalhes) {
    super(`Provider call failed: ${detalhes.tipo}`);
    this.name = 'FalhaDeChamada';
    this.tipo = detalhes.tipo;
    this.talvezFeito = detalhes.talvezFeito;
    this.statusHttp = detalhes.statusHttp;
  }

  /** Worth another attempt: the next one may go better by itself. */
  get passageira(): boolean {
    return this.tipo === 'tempo' || this.tipo === 'rede' || this.tipo === 'servidor' || this.tipo === 'limite';
  }

  get contaContraOProvedor(): boolean {
    return this.tipo !== 'limite' && this.tipo !== 'credencial';
  }

  comDuvida(talvezFeito: boolean): FalhaDeChamada {
    return new FalhaDeChamada({ tipo: this.tipo, talvezFeito, statusHttp: this.statusHttp });
  }
}

/** Runs an adapter's operation; a failed call becomes `desconhecido`, or `indisponivel` when nothing can have happened. */
export async function comoResultado<Valor>(fazer: () => Promise<Resultado<Valor>>): Promise<Resultado<Valor>> {
  try {
    return await fazer();
  } catch (erro) {
    if (!(erro instanceof FalhaDeChamada)) throw erro;
    return semResposta(erro);
  }
}

function semResposta(falha: FalhaDeChamada): Resultado<never> {
  switch (falha.tipo) {
    case 'tempo':
    case 'servidor':
    case 'resposta':
      return { situacao: 'desconhecido', motivo: falha.tipo };
    case 'rede':
      return { situacao: falha.talvezFeito ? 'desconhecido' : 'indisponivel', motivo: 'rede' };
    case 'limite':
    case 'credencial':
    case 'disjuntor':
      return falha.talvezFeito
        ? { situacao: 'desconhecido', motivo: 'servidor' }
        : { situacao: 'indisponivel', motivo: falha.tipo };
  }
}
