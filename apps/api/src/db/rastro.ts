import { AsyncLocalStorage } from 'node:async_hooks';
import { SpanStatusCode, trace } from '@opentelemetry/api';

const rastro = new AsyncLocalStorage<string>();
const NOME_DO_RASTREADOR = 'rateia';

/** The request that everything happening now was made for: it travels to jobs, providers and log lines. */
export function rastroAtual(): string | undefined {
  return rastro.getStore();
}

export type Passo = {
  readonly nome: string;
  readonly requestId: string | undefined;
  readonly atributos?: Readonly<Record<string, string | number>>;
};

/**
 * Runs a call, job or deadline as one step of its request: under its id, and as a span when OpenTelemetry is
 * configured (a no-op otherwise).
 */
export function comRastro<T>({ nome, requestId, atributos = {} }: Passo, fazer: () => Promise<T>): Promise<T> {
  return trace.getTracer(NOME_DO_RASTREADOR).startActiveSpan(nome, { attributes: atributos }, async (span) => {
    if (requestId !== undefined) span.setAttribute('rateia.request_id', requestId);
    try {
      return requestId === undefined ? await fazer() : await rastro.run(requestId, fazer);
    } catch (erro) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: erro instanceof Error ? erro.name : 'error' });
      throw erro;
    } finally {
      span.end();
    }
  });
}
