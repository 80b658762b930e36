/** The context of a gateway call: the request id travels to the provider and to every log line. */
export interface ContextoChamada {
  readonly requestId?: string;
  /** The caller's own deadline; aborting it ends the call as `desconhecido`. */
  readonly sinal?: AbortSignal;
}

/** The reason why the provider's act is unknown. Ask again, or repeat with the same id: both are safe. */
export type MotivoDesconhecido = 'tempo' | 'rede' | 'servidor' | 'resposta';

/** The reason why the call surely had no effect: it was never sent, or the provider turned it away at once. */
export type MotivoIndisponivel = 'disjuntor' | 'rede' | 'limite' | 'credencial';

/**
 * The answer of a call to a provider. A time-out is `desconhecido`, never a failure:
 * only `recusado`, `inexistente` and `indisponivel` say that the provider did nothing.
 */
export type Resultado<Valor> =
  | { readonly situacao: 'ok'; readonly valor: Valor }
  | Recusado
  | { readonly situacao: 'inexistente' }
  | { readonly situacao: 'indisponivel'; readonly motivo: MotivoIndisponivel }
  | { readonly situacao: 'desconhecido'; readonly motivo: MotivoDesconhecido };

/** The provider understood and said no; `codigo` is its own word for the reason. */
export interface Recusado {
  readonly situacao: 'recusado';
  readonly codigo: string;
  readonly detalhe?: string;
}

export function ok<Valor>(valor: Valor): Resultado<Valor> {
  return { situacao: 'ok', valor };
}

export function recusado(codigo: string, detalhe?: string): Recusado {
  return detalhe === undefined ? { situacao: 'recusado', codigo } : { situacao: 'recusado', codigo, detalhe };
}
