import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Config } from '../env-config.ts';
import { politicaDeConteudo } from './politica-de-conteudo.ts';

const DOIS_ANOS_S = 63_072_000;

/** The security headers of every answer; HSTS only in production, where there is TLS (ASVS 3.4). */
export const cabecalhosDeSeguranca = ({
  ambiente,
  tagManager,
}: Pick<Config, 'ambiente' | 'tagManager'>): FastifyHelmetOptions => ({
  contentSecurityPolicy: { useDefaults: false, directives: politicaDeConteudo(tagManager) },
  strictTransportSecurity: ambiente === 'production' ? { maxAge: DOIS_ANOS_S, includeSubDomains: true } : false,
  crossOriginEmbedderPolicy: false,
  referrerPolicy: { policy: 'same-origin' },
});
