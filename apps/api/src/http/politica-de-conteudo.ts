import type { IncomingMessage } from 'node:http';
import type { FastifyHelmetOptions } from '@fastify/helmet';

type Diretivas = NonNullable<
  Extract<FastifyHelmetOptions['contentSecurityPolicy'], { readonly directives?: unknown }>['directives']
>;

const ETIQUETAS = 'https://www.googletagmanager.com';
const MEDICAO = ['https://*.google-analytics.com', 'https://*.analytics.google.com', ETIQUETAS];
/** On a page where a card number is typed, nothing of a third party runs (spec B§2 /checkout/cadastro-cartao-1). */
const SEM_TERCEIROS = /^\/(checkout\/(cadastro-cartao|pagamento\/processando\/cartao)|perfil\/cartoes\/cadastro)/;
const DIGITA_CARTAO = /^\/(checkout\/cadastro-cartao|perfil\/cartoes\/cadastro)/;
/** The banks of the world ask for their holder here, each at an address of its own. */
const CONFIRMA_CARTAO = /^\/checkout\/pagamento\/processando\/cartao/;

/**
 * The content policy of a page: its own origin alone. With a tag manager configured, its address is added on every page
 * but those where a card is typed. Those let the fields of the card's provider in, by name; the page on which the bank
 * of a card confirms its holder shows that bank in a frame (REGRAS 2.4).
 */
export function politicaDeConteudo(tagManager: string | undefined, doCartao: readonly string[] = []): Diretivas {
  function soEm(paginas: RegExp, enderecos: readonly string[]) {
    return doCartao.length === 0
      ? []
      : enderecos.map(
          (endereco) =>
            ({ url }: IncomingMessage): string =>
              paginas.test(url ?? '') ? endereco : "'self'",
        );
  }
  const noCartao = soEm(DIGITA_CARTAO, doCartao);
  const noBanco = soEm(CONFIRMA_CARTAO, ['https:', ...doCartao]);
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
    scriptSrc: ["'self'", ...terceiros([ETIQUETAS]), ...noCartao],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:', 'blob:', ...terceiros(MEDICAO)],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", ...terceiros(MEDICAO), ...noCartao],
    frameSrc: ["'self'", ...noCartao, ...noBanco],
    manifestSrc: ["'self'"],
    workerSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'", ...noBanco],
    frameAncestors: ["'none'"],
  };
}
