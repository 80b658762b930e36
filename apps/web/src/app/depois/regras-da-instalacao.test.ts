import { describe, expect, it } from 'vitest';
import { comoInstala, esperaDoConvite, lerInstalado, podeConvidar } from './regras-da-instalacao.ts';

const AGORA = Date.UTC(2026, 10, 22);
const DEZ_DIAS = 864_000_000;
const livre = { guardado: {}, agora: AGORA, avulso: false, paginaDeLogin: false };

const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('Install prompt (spec 1, §4 and §9)', () => {
  it.each([
    ['Chrome on Android', `${ANDROID} Chrome/141.0.0.0 Mobile Safari/537.36`, 'convite'],
    ['Safari on iOS', `${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`, 'compartilhar'],
    ['Chrome on iOS', `${IPHONE} CriOS/141.0.0.0 Mobile/15E148 Safari/604.1`, undefined],
    ['Edge on Android', `${ANDROID} Chrome/141.0.0.0 Mobile Safari/537.36 EdgA/141.0`, undefined],
    ['Samsung Internet', `${ANDROID} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`, undefined],
    ['Chrome on a desk', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/141.0.0.0 Safari/537.36', undefined],
    ['Safari on a desk', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.1 Safari/605.1.15', undefined],
  ])('%s', (_, agente, como) => {
    expect(comoInstala(agente)).toBe(como);
  });

  it.each([
    ['at the end of the load', 4_000, 4_000, 9_000],
    ['when the rest of the app came two seconds after it', 6_000, 4_000, 7_000],
    ['where it came too late', 20_000, 4_000, 0],
    ['during the load', 3_000, 0, 9_000],
    ['where the browser does not tell of the load', 3_000, undefined, 9_000],
  ])('waits 9 s from the end of the load: %s', (_, agora, carga, espera) => {
    expect(esperaDoConvite(agora, carga)).toBe(espera);
  });

  it('is shown where nothing speaks against it', () => {
    expect(podeConvidar(livre)).toBe(true);
  });

  it.each([
    ['in standalone mode', { avulso: true }],
    ['on authentication pages', { paginaDeLogin: true }],
    ['after it was accepted', { guardado: { aceitoEm: AGORA - 90 * DEZ_DIAS } }],
    ['once installed', { guardado: { instalado: true as const } }],
    ['within ten days of a refusal', { guardado: { recusadoEm: AGORA - DEZ_DIAS + 1 } }],
  ])('is not shown %s', (_, parte) => {
    expect(podeConvidar({ ...livre, ...parte })).toBe(false);
  });

  it('is shown again ten days after a refusal', () => {
    expect(podeConvidar({ ...livre, guardado: { recusadoEm: AGORA - DEZ_DIAS } })).toBe(true);
  });

  it('reads the stored value with care', () => {
    expect(lerInstalado({ recusadoEm: 'ontem', instalado: 1 })).toEqual({});
    expect(lerInstalado(null)).toEqual({});
    expect(lerInstalado({ aceitoEm: 3, instalado: true })).toEqual({ aceitoEm: 3, instalado: true });
  });
});
