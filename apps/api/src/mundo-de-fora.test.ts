import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const raiz = import.meta.dirname;
/**
 * Files that choose the outside world, and the checks by which production refuses the wrong one: configuration, and
 * nothing that acts.
 */
const CONFIGURACAO = new Set([
  'env.ts',
  'env-de-producao.ts',
  'gateways/credenciais-da-sandbox.ts',
  'gateways/endereco-de-sandbox.ts',
  'gateways/provedor.ts',
  'gateways/provedores.ts',
]);
/** The rows of the environment of each provider: they too only choose. */
const DO_PROVEDOR = /^gateways\/[^/]+\/(provedor|ambiente)\.ts$/;
const fontes = readdirSync(raiz, { recursive: true, encoding: 'utf8' })
  .filter((nome) => nome.endsWith('.ts') && !nome.endsWith('.test.ts') && !/(^|\/)test\//.test(nome))
  .filter((nome) => !CONFIGURACAO.has(nome) && !DO_PROVEDOR.test(nome))
  .map((nome) => ({ nome, codigo: semComentarios(readFileSync(join(raiz, nome), 'utf8')) }));

function semComentarios(texto: string): string {
  return texto.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
}

function comPalavra(palavra: RegExp) {
  return fontes.filter(({ codigo }) => palavra.test(codigo)).map(({ nome }) => nome);
}

describe('Nothing here knows whether it talks to the sandbox (CONFIABILIDADE 1.12)', () => {
  it('reads sources at all', () => {
    expect(fontes.length).toBeGreaterThan(500);
    expect(comPalavra(/criarGateways\(/)).toContain('app.ts');
  });

  it('no source but the configuration names it, its ports or its credentials', () => {
    // The word is also a directive of the content policy.
    const semPolitica = fontes.map(({ nome, codigo }) => ({
      nome,
      codigo: codigo.replace("default-src 'none'; sandbox", ''),
    }));
    const palavra = /sandbox|\b31(00|25)\b|de-mentira/i;
    expect(semPolitica.filter(({ codigo }) => palavra.test(codigo)).map(({ nome }) => nome)).toEqual([]);
  });

  it('no gateway and no feature asks in which environment it runs', () => {
    const pergunta = /NODE_ENV|config\.ambiente\b|ambiente [!=]==/;
    expect(comPalavra(pergunta).filter((nome) => /^(gateways|features)\//.test(nome))).toEqual([]);
  });
});
