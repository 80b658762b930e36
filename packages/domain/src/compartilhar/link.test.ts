import { describe, expect, it } from 'vitest';
import { CANAIS, linkDeCompartilhar } from './link.ts';

const ORIGEM = 'https://rateia.exemplo';

describe('Share links (spec A§9)', () => {
  it.each([
    ['grupo', 'https://rateia.exemplo/grupo/12'],
    ['loteria', 'https://rateia.exemplo/loteria/12'],
    ['loteria-recorrente', 'https://rateia.exemplo/loteria-recorrente/12'],
    ['combo', 'https://rateia.exemplo/c/12'],
  ] as const)('point to the page of a %s', (tipo, endereco) => {
    expect(linkDeCompartilhar(ORIGEM, { que: { tipo, id: 12 }, canal: 'whatsapp' })).toBe(endereco);
  });

  it.each(CANAIS)(
    'with a source carry utm_source, utm_medium=site, utm_campaign, utm_content %s and utm_term',
    (canal) => {
      const url = new URL(linkDeCompartilhar(ORIGEM, { que: { tipo: 'grupo', id: 12 }, canal, fonte: 'grupo-admin' }));
      expect(Object.fromEntries(url.searchParams)).toEqual({
        utm_source: 'grupo-admin',
        utm_medium: 'site',
        utm_campaign: 'compartilhar',
        utm_content: canal,
        utm_term: '12',
      });
    },
  );

  it('without a source carry nothing', () => {
    const url = new URL(linkDeCompartilhar(ORIGEM, { que: { tipo: 'grupo', id: 12 }, canal: 'x', fonte: '' }));
    expect(url.search).toBe('');
  });

  it.each(CANAIS)(
    'of a referral carry ref, utm_source, utm_medium and utm_campaign, the code, on %s (spec A§1)',
    (canal) => {
      const url = new URL(
        linkDeCompartilhar(ORIGEM, { que: { tipo: 'indicacao', codigo: 'ANA27' }, canal, fonte: 'rede' }),
      );
      expect(url.pathname).toBe('/cadastro');
      expect(Object.fromEntries(url.searchParams)).toEqual({
        ref: 'ANA27',
        utm_source: 'indicacao',
        utm_medium: 'afiliados',
        utm_campaign: 'ANA27',
      });
    },
  );
});
