import helmet from '@fastify/helmet';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { politicaDeConteudo } from './politica-de-conteudo.ts';

async function cabecalhoDe(url: string, tagManager?: string): Promise<string> {
  const app = Fastify();
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: politicaDeConteudo(tagManager) },
  });
  app.get('/*', async () => 'a page');
  const { headers } = await app.inject({ url });
  await app.close();
  return String(headers['content-security-policy']);
}

describe('The one origin that a page may load from (spec A§4 Cookie consent; ASVS 3.4.3)', () => {
  it('is its own in the default build', async () => {
    const politica = await cabecalhoDe('/grupos');
    expect(politica).not.toContain('https:');
    expect(politica).toContain("script-src 'self';");
    expect(politica).not.toContain('unsafe');
  });

  it('has the tag manager beside it where one is configured', async () => {
    expect(await cabecalhoDe('/grupos', 'GTM-ABC123')).toContain("script-src 'self' https://www.googletagmanager.com;");
  });

  it.each(['/checkout/cadastro-cartao-1', '/checkout/cadastro-cartao-1?idGrupo=3', '/perfil/cartoes/cadastro-1'])(
    'is never the tag manager on %s, where a card is typed (spec B§2)',
    async (url) => {
      expect(await cabecalhoDe(url, 'GTM-ABC123')).not.toContain('https:');
    },
  );
});
