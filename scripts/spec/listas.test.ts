import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chamadasDaSpec, rotasDaSpec } from './tabelas.ts';

const pasta = resolve(import.meta.dirname, '../../docs/spec');
const documentos = ['1-contas-e-plataforma.md', '2-grupos-loterias-e-carteira.md'].map((nome) =>
  readFileSync(join(pasta, nome), 'utf8'),
);
/** The n-th section of both documents. */
function secao(n: number): string {
  return documentos
    .map((texto) => new RegExp(`^## ${n}\\..*?(?=^## |$(?![^]))`, 'ms').exec(texto)?.[0] ?? '')
    .join('\n');
}

/** The names of parameters and a slash at the end tell no address from another. */
function endereco(escrito: string): string {
  return `/${escrito.replaceAll(/\{[^}]*\}|:\w+/gu, '{}').replaceAll(/^\/|\/$/gu, '')}`;
}
function ultimaPalavra(caminho: string): string {
  return caminho.split('/').findLast((parte) => parte !== '' && parte !== '{}') ?? '';
}
function diz(texto: string, palavra: string): boolean {
  return new RegExp(`(?<![\\w-])${palavra.replaceAll('.', '\\.')}(?![\\w-])`).test(texto);
}

/*
 * The lists are the documents as data: every other comparison is with them, so nothing may fall out of them unseen. The
 * documents shorten ("below /grupo/admin/{id}/: enviar, …"), so each route written whole must be listed, and of each
 * listed route at least the last word must be written.
 */
describe("rotas.json is the documents' list of routes (A§2, B§2)", () => {
  const texto = secao(2);
  const listadas = rotasDaSpec().map(({ rota }) => endereco(rota));
  const escritas = [...texto.matchAll(/(?<![\w}/|])\/[\w/{}?:-]*[\w}](?![\w/|{}]| \|\s*[a-z])/gu)]
    .map(([escrita]) => escrita)
    .filter((escrita) => (escrita.match(/\{/gu)?.length ?? 0) === (escrita.match(/\}/gu)?.length ?? 0));

  it('lists every address that is written whole', () => {
    expect(new Set(escritas).size).toBeGreaterThan(140);
    // `/novo-grupo/{servico}/dados-grupo | planos | …`: the alternatives are read below.
    const conhecidas = [...listadas, '/novo-grupo/{}/dados'];
    expect(escritas.map(endereco).filter((rota) => !conhecidas.includes(rota))).toEqual([]);
  });

  it('lists nothing that they do not name', () => {
    expect(listadas.length).toBe(173);
    expect(listadas.filter((rota) => !diz(texto, ultimaPalavra(rota)))).toEqual([]);
  });
});

describe("chamadas.json is the documents' list of calls (A§7, B§7)", () => {
  const texto = secao(7).replaceAll(/GET and PUT (\S+)/gu, 'GET $1 PUT $1');
  const listadas = chamadasDaSpec().map(({ chamada }) => {
    const [metodo = '', caminho = ''] = chamada.split(' ');
    return `${metodo} ${endereco(caminho)}`;
  });

  it('lists every call that is written whole', () => {
    const escritas = [...texto.matchAll(/\b(GET|POST|PUT|PATCH|DELETE)\s+(\/?[a-z][\w/{}-]*)(?: \{hash\})?/gu)].map(
      ([tudo, metodo = '', caminho = '']) =>
        `${metodo} ${endereco(caminho.endsWith('/') && tudo.endsWith('{hash}') ? `${caminho}{hash}` : caminho)}`,
    );
    expect(new Set(escritas).size).toBeGreaterThan(105);
    expect(escritas.filter((chamada) => !listadas.includes(chamada))).toEqual([]);
  });

  it('lists nothing that they do not name', () => {
    expect(listadas.length).toBe(142);
    expect(listadas.filter((chamada) => !diz(texto, ultimaPalavra(chamada)))).toEqual([]);
  });
});
