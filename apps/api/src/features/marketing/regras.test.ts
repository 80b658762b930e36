import { REGRAS_PADRAO } from '@rateia/domain/regras';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../test/app.ts';
import { criarMundo } from '../../test/app.ts';
import { getRegras } from './get-regras.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(() => mundo.encerrar());

async function ler() {
  return (await mundo.http.inject({ url: '/api/v1/regras' })).json();
}

describe('GET regras: the numbers in force that screens show (HOUSE §5)', () => {
  it('tells anybody those of the code while no other is approved, and what a person may not know is not among them', async () => {
    const regras = await ler();
    expect(regras).toMatchObject({
      versao: REGRAS_PADRAO.versao,
      vigenteDesde: '2026-01-01',
      grupos: { diasUteisParaAprovar: 2, diasParaFormar: 30, lugares: { minimo: 2, maximo: 50 } },
      liberacao: { diasNoMinimo: 7, diasNoMaximo: 30 },
      cobranca: { emitirEm: -7, usarCaucaoEm: 8, encerrarEm: 15 },
      pin: { minutos: 10, tentativas: 5, emissoesPorHora: 3, minutosDeBloqueio: 30 },
    });
    for (const oculta of ['triagem', 'operacao', 'cadastro', 'marketing']) expect(regras).not.toHaveProperty(oculta);
    expect(regras.sessao).toEqual({ minutosDoLink: 30, minutosDaNovaSenha: 15 });
  });

  it('may be kept by a browser for a minute, and is small', async () => {
    const resposta = await mundo.http.inject({ url: '/api/v1/regras' });
    expect(resposta.headers['cache-control']).toBe('public, max-age=60');
    expect(resposta.body.length).toBeLessThan(1_500);
  });

  it('has the approved number, its version and its day as soon as they are in force', async () => {
    const { deps } = mundo.aplicacao;
    const novas = {
      ...REGRAS_PADRAO,
      versao: 7,
      vigenteDesde: '2026-12-01',
      pin: { ...REGRAS_PADRAO.pin, minutos: 20 },
    };
    const regras = await getRegras({ deps: { ...deps, regras: async () => novas } });
    expect(regras).toMatchObject({ versao: 7, vigenteDesde: '2026-12-01', pin: { minutos: 20, tentativas: 5 } });
  });
});
