import { describe, expect, it } from 'vitest';
import { paths } from '../lib/paths.ts';
import type { Rota } from '../lib/rotas.ts';
import { features, rotas } from '../lib/rotas.ts';
import { serveARota } from '../lib/tela.ts';
import { telaDa, telasPorFeature } from './telas.ts';

const todas: readonly Rota[] = rotas;
const telas = Object.entries(telasPorFeature).flatMap(([feature, linhas]) =>
  linhas.map(({ path }) => ({ feature, path })),
);

describe('Table of routes (spec 1 and 2, §2)', () => {
  it('has a screen, or a redirect, for every finished route', () => {
    const semTela = todas.filter(
      (rota) => rota.estado === 'feito' && rota.redireciona === undefined && telaDa(rota) === undefined,
    );
    expect(semTela.map(({ path }) => path)).toEqual([]);
  });

  it('has no screen that is not a finished route of its feature', () => {
    const soltas = telas.filter(
      ({ feature, path }) =>
        !todas.some((r) => serveARota(path, r.path) && r.feature === feature && r.estado === 'feito'),
    );
    expect(soltas).toEqual([]);
  });

  it('has one screen per route', () => {
    function quantas(rota: Rota) {
      return telas.filter(({ path }) => serveARota(path, rota.path)).length;
    }
    expect(todas.filter((rota) => quantas(rota) > 1)).toEqual([]);
  });

  it('names and paths are unique', () => {
    expect(new Set(todas.map(({ nome }) => nome)).size).toBe(todas.length);
    expect(new Set(todas.map(({ path }) => path)).size).toBe(todas.length);
  });

  it('redirects only to routes of the table', () => {
    const alvos = todas.flatMap(({ redireciona }) => redireciona ?? []);
    expect(alvos.filter((alvo) => !todas.some(({ path }) => path === alvo))).toEqual([]);
  });

  it('hides the header on public and authentication pages', () => {
    expect(todas.filter(({ auth, header }) => !auth && header)).toEqual([]);
  });

  it('shows the bottom menu only on pages of somebody who is logged in', () => {
    expect(todas.filter(({ auth, bottomMenu }) => bottomMenu && !auth)).toEqual([]);
  });

  it('knows the feature of every route', () => {
    expect(todas.filter(({ feature }) => !features.includes(feature))).toEqual([]);
  });
});

describe('Addresses', () => {
  it('fill parameters in their order', () => {
    expect(paths.grupo(12)).toBe('/grupo/12');
    expect(paths.grupoDadosAcesso('a/b')).toBe('/grupo/a%2Fb/dados-acesso');
    expect(paths.carteiraRecebimentosGrupoExtrato(7)).toBe('/carteira/recebimentos/grupo/7/extrato');
  });

  it('take a query, and leave out its empty values', () => {
    expect(paths.carteiraCreditos({ filtro: 'fatura' })).toBe('/carteira/creditos?filtro=fatura');
    expect(paths.login({ redirect: undefined })).toBe('/login');
    expect(paths.login({ redirect: '/grupo/1?vagas=2' })).toBe('/login?redirect=%2Fgrupo%2F1%3Fvagas%3D2');
    expect(paths.grupo(3, { vagas: 2 })).toBe('/grupo/3?vagas=2');
  });

  it('leave an optional parameter away', () => {
    expect(paths.reclamacaoHistorico()).toBe('/reclamacao/historico');
    expect(paths.reclamacaoHistorico(9)).toBe('/reclamacao/historico/9');
  });

  it('there is one per route', () => {
    expect(Object.keys(paths)).toEqual(todas.map(({ nome }) => nome));
  });
});
