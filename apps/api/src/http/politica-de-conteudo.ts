import type { IncomingMessage } from 'node:http';
import type { FastifyHelmetOptions } from '@fastify/helmet';

type Diretivas = NonNullable<
  Extract<FastifyHelmetOptions['contentSecurityPolicy'], { readonly directives?: unknown }>['directives']
>;

const ETIQUETAS = 'https://www.googletagmanager.com';
const MEDICAO = ['https://*.google-analytics.com', 'https://*.analytics.google.com', ETIQUETAS];
/** On a page where a card number is typed, nothing of a third party runs (spec B§2 /checkout/cadastro-cartao-1). */
const SEM_TERCEIROS = /^\/(checkout\/cadastro-cartao|perfil\/cartoes\/cadastro)/;

/**
 * The content policy of a page: its own origin alone. With a tag manager configured, its address is added on every page
 * but those where a card is typed.
 */
export function politicaDeConteudo(tagManager: string | undefined): Diretivas {
  function terceiros(enderecos: readonly string[]) {
    return tagManager === undefined
      ? []
      : enderecos.map(
          (endereco) =>
            ({ url }: IncomingMessage): string =>
              SEM_TERCEIROS.test(url ?? '') ? "'self'" : endereco,
        );
  }
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...terceiros([ETIQUETAS])],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:', 'blob:', ...terceiros(MEDICAO)],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", ...terceiros(MEDICAO)],
    manifestSrc: ["'self'"],
    workerSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  };
}
