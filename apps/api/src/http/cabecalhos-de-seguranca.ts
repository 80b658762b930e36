import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Config } from '../env-config.ts';
import { politicaDeConteudo } from './politica-de-conteudo.ts';

const DOIS_ANOS_S = 63_072_000;

/** The browser's features that a page of ours may use: the camera for an identity, copying, sharing and passkeys. */
export const PERMISSOES_DO_NAVEGADOR = {
  nome: 'permissions-policy',
  valor: [
    ...['camera', 'clipboard-write', 'publickey-credentials-create', 'publickey-credentials-get', 'web-share'].map(
      (nossa) => `${nossa}=(self)`,
    ),
    ...[
      'accelerometer',
      'autoplay',
      'browsing-topics',
      'display-capture',
      'geolocation',
      'gyroscope',
      'magnetometer',
    ].map((nenhuma) => `${nenhuma}=()`),
    ...['microphone', 'midi', 'payment', 'serial', 'usb', 'xr-spatial-tracking'].map((nenhuma) => `${nenhuma}=()`),
  ].join(', '),
} as const;

/** The security headers of every answer; HSTS only in production, where there is TLS (ASVS 3.4). */
export function cabecalhosDeSeguranca({
  ambiente,
  tagManager,
}: Pick<Config, 'ambiente' | 'tagManager'>): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: { useDefaults: false, directives: politicaDeConteudo(tagManager) },
    strictTransportSecurity: ambiente === 'production' ? { maxAge: DOIS_ANOS_S, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  };
}
