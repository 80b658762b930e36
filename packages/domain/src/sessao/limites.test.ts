import { describe, expect, it } from 'vitest';
import { REGRAS_PADRAO } from '../regras.ts';
import { avaliarTentativa, esperaAposFalhas, redeDe, redeLargaDe, siteDe } from './limites.ts';

const agora = '2026-12-30T12:00:00.000Z';
const limpo = {
  falhasSeguidas: 0,
  falhasDaContaNoDia: 0,
  falhasDaRedeNaHora: 0,
  falhasDoSiteNaHora: 0,
  falhasDoDispositivoNaConta: 0,
  falhasDoDispositivoNaHora: 0,
  dispositivoConhecido: false,
};

describe('Limits on guessing', () => {
  it.each([
    [0, 0],
    [5, 0],
    [6, 1],
    [7, 2],
    [8, 4],
    [11, 32],
    [12, 60],
    [500, 60],
  ])('after %i failures one waits %i s', (falhas, segundos) => {
    expect(esperaAposFalhas(falhas, { livres: 5, maxima: 60 })).toBe(segundos);
  });

  it('waits from the last failure on', () => {
    const falhou = { ...limpo, falhasSeguidas: 8, ultimaFalha: '2026-12-30T11:59:57.000Z' };
    expect(avaliarTentativa(falhou, agora, REGRAS_PADRAO.sessao)).toEqual({
      ok: false,
      motivo: 'espera',
      liberadoEm: '2026-12-30T12:00:01.000Z',
    });
    expect(avaliarTentativa(falhou, '2026-12-30T12:00:01.000Z', REGRAS_PADRAO.sessao)).toEqual({ ok: true });
  });

  it.each([
    ['the 50th of the account in a day', { falhasDaContaNoDia: 50 }, 'limiteDaConta'],
    ['the 100th of the network in an hour', { falhasDaRedeNaHora: 100 }, 'limiteDaRede'],
    ['the 200th of a /48 in an hour', { falhasDoSiteNaHora: 200 }, 'limiteDoSite'],
    ['the 30th of the device in an hour', { falhasDoDispositivoNaHora: 30 }, 'limiteDoDispositivo'],
  ] as const)('%s closes the door to strangers, not to a known device', (_nome, falhas, motivo) => {
    expect(avaliarTentativa({ ...limpo, ...falhas }, agora, REGRAS_PADRAO.sessao)).toEqual({ ok: false, motivo });
    const conhecido = { ...limpo, ...falhas, dispositivoConhecido: true };
    expect(avaliarTentativa(conhecido, agora, REGRAS_PADRAO.sessao)).toEqual({ ok: true });
  });

  it('a device that the account knows has fifty failures a day of its own', () => {
    const conhecido = { ...limpo, dispositivoConhecido: true };
    function com(falhasDoDispositivoNaConta: number) {
      return avaliarTentativa({ ...conhecido, falhasDoDispositivoNaConta }, agora, REGRAS_PADRAO.sessao);
    }
    expect(com(49)).toEqual({ ok: true });
    expect(com(50)).toEqual({ ok: false, motivo: 'limiteDoConhecido' });
    expect(avaliarTentativa({ ...limpo, falhasDoDispositivoNaConta: 50 }, agora, REGRAS_PADRAO.sessao).ok).toBe(true);
  });

  it.each([
    ['2001:db8:aa:1::7', '2001:db8:aa::/48'],
    ['2001:db8:aa:ffff::7', '2001:db8:aa::/48'],
    ['2001:db8:ab:1::7', '2001:db8:ab::/48'],
    ['::ffff:10.1.2.3', null],
    ['10.1.2.3', null],
  ])('%s is of the customer %s', (ip, site) => {
    expect(siteDe(ip)).toBe(site);
  });

  it('a device waits for its failures on any account, unless the account knows it', () => {
    const ultimaFalhaDoDispositivo = '2026-12-30T11:59:57.000Z';
    const falhou = { ...limpo, falhasDoDispositivoNaHora: 13, ultimaFalhaDoDispositivo };
    expect(avaliarTentativa(falhou, agora, REGRAS_PADRAO.sessao)).toEqual({
      ok: false,
      motivo: 'espera',
      liberadoEm: '2026-12-30T12:00:01.000Z',
    });
    expect(avaliarTentativa({ ...falhou, dispositivoConhecido: true }, agora, REGRAS_PADRAO.sessao)).toEqual({
      ok: true,
    });
  });

  it('the longer of two delays holds', () => {
    const falhou = {
      ...limpo,
      falhasSeguidas: 6,
      ultimaFalha: agora,
      falhasDoDispositivoNaHora: 12,
      ultimaFalhaDoDispositivo: agora,
    };
    expect(avaliarTentativa(falhou, agora, REGRAS_PADRAO.sessao)).toMatchObject({
      liberadoEm: '2026-12-30T12:00:02.000Z',
    });
  });

  it('is open one failure before', () => {
    const quase = {
      ...limpo,
      falhasDaContaNoDia: 49,
      falhasDaRedeNaHora: 99,
      falhasDoDispositivoNaHora: 10,
      ultimaFalhaDoDispositivo: agora,
      falhasSeguidas: 5,
      ultimaFalha: agora,
    };
    expect(avaliarTentativa(quase, agora, REGRAS_PADRAO.sessao)).toEqual({ ok: true });
  });

  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8::1', '2001:db8:0:0::/64'],
    ['2001:0db8:0001::9%eth0', '2001:db8:1:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s counts for %s', (ip, rede) => {
    expect(redeDe(ip)).toBe(rede);
  });

  it.each([
    ['203.0.113.77', '203.0.0.0/16'],
    ['::ffff:203.0.200.1', '203.0.0.0/16'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8::/32'],
    ['::1', '0:0::/32'],
  ])('%s is at home in %s', (ip, rede) => {
    expect(redeLargaDe(ip)).toBe(rede);
  });
});
