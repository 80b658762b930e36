import { instanteDe } from '@rateia/domain/datas';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../env-config.ts';

const DIA_MS = 86_400_000;
/** RFC 9116 advises less than a year; a computed date never runs out while the product is up. */
const DIAS_DE_VALIDADE = 180;

/** The contact and the promise for a person who finds a flaw (RFC 9116; spec A§2 /perfil/bug-bounty). */
export function registrarSecurityTxt(
  app: FastifyInstance,
  { config, parede }: { readonly config: Config; readonly parede: () => number },
): void {
  app.get('/.well-known/security.txt', (_pedido, resposta) => {
    const hoje = Math.floor(parede() / DIA_MS) * DIA_MS;
    const linhas = [
      `Contact: ${config.contatoDeSeguranca}`,
      `Contact: ${config.appUrl}/perfil/relatar-problema`,
      `Expires: ${instanteDe(hoje + DIAS_DE_VALIDADE * DIA_MS)}`,
      'Preferred-Languages: pt-BR, en',
      `Canonical: ${config.appUrl}/.well-known/security.txt`,
      `Policy: ${config.appUrl}/perfil/bug-bounty`,
    ];
    return resposta.type('text/plain; charset=utf-8').send(`${linhas.join('\n')}\n`);
  });
}
