import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Mundo } from '../test/mundo.ts';
import { abrirMundo, ambienteDeTeste } from '../test/mundo.ts';
import { criarAntifraudeHttp } from './avaliacao-http.ts';

let mundo: Mundo;
beforeEach(async () => {
  mundo = await abrirMundo();
});
afterEach(() => mundo.fechar());

const FATOS = {
  fuso: 'America/Sao_Paulo',
  idioma: 'pt-BR',
  plataforma: 'Linux',
  tela: '1280x800',
  toque: false,
  nucleos: 4,
  automatizado: false,
  agente: 'Mozilla/5.0',
  ip: '203.0.113.7',
  mudou: false,
};

function abrir(token = 'antifraude-apenas-da-sandbox', politica = {}) {
  const teste = ambienteDeTeste(politica);
  return criarAntifraudeHttp({ urlBase: `${mundo.url}/antifraude`, token }, teste.dependencias);
}

describe('Risk of a device (spec A§7 antifraude/registrar)', () => {
  it.each([
    ['an ordinary browser', {}, { risco: 'baixo', motivos: [] }],
    ['one that changed', { mudou: true }, { risco: 'medio', motivos: ['impressaoMudou'] }],
    ['an emulator', { plataforma: 'Emulador' }, { risco: 'alto', motivos: ['emulador'] }],
  ])('judges %s', async (_nome, muda, valor) => {
    const resposta = await abrir().avaliar({ idDispositivo: 'dispositivo-1', fatos: { ...FATOS, ...muda } });
    expect(resposta).toEqual({ situacao: 'ok', valor });
  });

  it('is of no use with another token', async () => {
    const resposta = await abrir('outro').avaliar({ idDispositivo: 'dispositivo-1', fatos: FATOS });
    expect(resposta).toMatchObject({ situacao: 'indisponivel' });
  });

  it('says that it is away', async () => {
    await mundo.falhar({ antifraude: { modo: 'indisponivel' } });
    const resposta = await abrir(undefined, { tempoLimiteMs: 200 }).avaliar({ idDispositivo: 'd-1', fatos: FATOS });
    expect(['indisponivel', 'desconhecido']).toContain(resposta.situacao);
  });
});
