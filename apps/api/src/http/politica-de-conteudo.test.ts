import helmet from '@fastify/helmet';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { politicaDeConteudo } from './politica-de-conteudo.ts';

async function cabecalhoDe(url: string, tagManager?: string, doCartao?: readonly string[]): Promise<string> {
  const app = Fastify();
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: politicaDeConteudo(tagManager, doCartao) },
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

  it('lets the fields of a card in by name, on the pages where one is typed and on no other (REGRAS 2.4)', async () => {
    const provedor = ['https://campos.exemplo'];
    const digitar = await cabecalhoDe('/checkout/cadastro-cartao-1?idPagamento=1', undefined, provedor);
    expect(digitar).toContain("frame-src 'self' https://campos.exemplo");
    expect(digitar).toContain("script-src 'self' https://campos.exemplo");
    expect(await cabecalhoDe('/checkout/carrinho', undefined, provedor)).not.toContain('campos.exemplo');
  });

  it('shows the bank of a card in a frame where it confirms its holder, and runs nothing of it', async () => {
    const politica = await cabecalhoDe('/checkout/pagamento/processando/cartao', 'GTM-ABC123', [
      'https://campos.exemplo',
    ]);
    expect(politica).toMatch(/frame-src 'self'[^;]* https:/);
    expect(politica).toContain("script-src 'self'");
    expect(politica).not.toMatch(/script-src[^;]*https:/);
  });
});
