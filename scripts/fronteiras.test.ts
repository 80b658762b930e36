import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Configuration, which has no types. */
const { formatadores } = (await import(new URL('../.dependency-cruiser.mjs', import.meta.url).href)) as {
  readonly formatadores: readonly string[];
};

/** A tree with nothing but imports: the importing file, and the imported one. */
const proibidas = [
  ['domain', 'packages/domain/src/a.ts', 'node:fs'],
  ['domain', 'packages/domain/src/b.ts', 'packages/contracts/src/alvo.ts'],
  ['contracts', 'packages/contracts/src/a.ts', 'apps/api/src/db/alvo.ts'],
  ['contracts', 'packages/contracts/src/b.ts', 'node:crypto'],
  ['api-features', 'apps/api/src/features/loterias/a.ts', 'apps/api/src/features/marketing/index.ts'],
  ['api-features', 'apps/api/src/features/marketing/b.ts', 'apps/api/src/features/loterias/repository.ts'],
  ['api-features', 'apps/api/src/features/grupos/c.ts', 'apps/api/src/gateways/pix/http.ts'],
  ['api-features', 'apps/api/src/features/grupos/d.ts', 'apps/api/src/app.ts'],
  ['api-base', 'apps/api/src/db/a.ts', 'apps/api/src/features/carteira/index.ts'],
  ['api-base', 'apps/api/src/http/a.ts', 'apps/api/src/features/carteira/index.ts'],
  ['api-base', 'apps/api/src/gateways/pix/a.ts', 'apps/api/src/features/carteira/index.ts'],
  ['api', 'apps/api/src/a.ts', 'apps/web/src/lib/alvo.ts'],
  ['web-ui', 'apps/web/src/ui/a.ts', 'apps/web/src/features/grupos/alvo.ts'],
  ['web-ui', 'apps/web/src/ui/b.ts', 'apps/web/src/lib/alvo.ts'],
  ['web-ui', 'apps/web/src/ui/c.ts', 'node_modules/@tanstack/react-query/index.js'],
  ['web-ui', 'apps/web/src/ui/d.ts', 'node_modules/ky/index.js'],
  ['web-mesa', 'apps/web/src/mesa/a.ts', 'apps/web/src/lib/alvo.ts'],
  ['web-lib', 'apps/web/src/lib/a.ts', 'apps/web/src/ui/alvo.ts'],
  ['web-features', 'apps/web/src/features/carteira/a.ts', 'apps/web/src/features/grupos/alvo.ts'],
  ['web-features', 'apps/web/src/features/carteira/b.ts', 'apps/web/src/app/alvo.ts'],
  ['web', 'apps/web/src/app/a.ts', 'apps/api/src/db/alvo.ts'],
  ['sandbox', 'apps/sandbox/src/a.ts', 'packages/contracts/src/alvo.ts'],
  ['e2e', 'e2e/a.ts', 'apps/api/src/db/alvo.ts'],
  ['e2e', 'e2e/b.spec.ts', 'packages/contracts/src/alvo.ts'],
  ['e2e', 'e2e/d.ts', 'apps/web/src/ui/alvo.ts'],
  ['e2e', 'e2e/d.spec.ts', 'apps/web/src/lib/alvo.ts'],
  ['par-nao-listado-cadastro', 'apps/api/src/features/carteira/c.ts', 'apps/api/src/features/cadastro/index.ts'],
  ['domain', 'packages/domain/src/e.ts', 'node_modules/zod/index.js'],
  ['contracts', 'packages/contracts/src/c.ts', 'node_modules/fastify/index.js'],
  ['web-nunca-api', 'apps/web/src/features/grupos/c.test.ts', 'apps/api/src/db/alvo.ts'],
  ['web-nunca-api', 'apps/web/scripts/a.ts', 'apps/api/src/db/alvo.ts'],
  ['api-nunca-web', 'apps/api/src/features/grupos/g.test.ts', 'apps/web/src/lib/alvo.ts'],
  ['api-nunca-web', 'apps/api/scripts/a.ts', 'apps/web/src/lib/alvo.ts'],
  ['domain-nunca-acima', 'packages/domain/src/f.test.ts', 'packages/contracts/src/alvo.ts'],
  ['contracts-nunca-acima', 'packages/contracts/src/d.test.ts', 'apps/api/src/db/alvo.ts'],
  ['sandbox-nunca-produto', 'apps/sandbox/src/c.test.ts', 'packages/contracts/src/alvo.ts'],
  ['so-app-escolhe-adaptador', 'apps/api/src/c.ts', 'apps/api/src/gateways/pix/http.ts'],
  ['so-app-escolhe-adaptador', 'apps/api/src/http/b.ts', 'apps/api/src/gateways/pix/http.ts'],
  ['ajuda-de-teste-so-em-teste', 'apps/api/src/b.ts', 'apps/api/src/test/alvo.ts'],
  ['ajuda-de-teste-so-em-teste', 'bench/c.ts', 'apps/api/src/test/alvo.ts'],
  ['ajuda-de-teste-so-em-teste', 'scripts/c.ts', 'apps/api/src/test/alvo.ts'],
  ['ajuda-de-teste-so-em-teste', 'scripts/d.ts', 'scripts/test/alvo.ts'],
  ['ajuda-de-teste-so-em-teste', 'e2e/f.ts', 'apps/web/src/lib/test/alvo.ts'],
  ['bench', 'bench/a.ts', 'apps/api/src/app.ts'],
  ['bench', 'bench/b.ts', 'apps/web/src/ui/alvo.ts'],
  ['scripts', 'scripts/a.ts', 'apps/api/src/db/alvo.ts'],
  ['scripts', 'scripts/b.ts', 'packages/contracts/src/alvo.ts'],
  ['bench', 'bench/f.ts', 'apps/web/src/features/grupos/alvo.ts'],
  ['bench', 'bench/g.ts', 'apps/sandbox/src/alvo.ts'],
  ['scripts', 'scripts/g.ts', 'apps/web/src/lib/alvo.ts'],
  ['scripts', 'scripts/h.ts', 'bench/alvo.ts'],
  ['api-comandos', 'apps/api/scripts/b.ts', 'scripts/servir.ts'],
  ['web-comandos', 'apps/web/build/a.ts', 'scripts/servir.ts'],
  ['contracts-comandos', 'packages/contracts/scripts/a.ts', 'packages/domain/src/alvo.ts'],
  ['web-ui', 'apps/web/src/ui/f.ts', 'packages/domain/src/regras.ts'],
  ['web-ui', 'apps/web/src/ui/g.ts', 'packages/domain/src/usuario/senha.ts'],
  ['api', 'apps/api/src/d.ts', 'scripts/servir.ts'],
  ['existe', 'packages/domain/src/c.ts', 'packages/domain/src/falta.ts'],
  ['sem-ciclo', 'packages/domain/src/d.ts', 'packages/domain/src/d.ts'],
] as const;

/** An import of types alone counts as an import (HOUSE 2: types included). */
const soTipos = [
  ['web', 'apps/web/src/app/tipos.ts', 'apps/api/src/db/alvo.ts'],
  ['web-features', 'apps/web/src/features/carteira/tipos.ts', 'apps/web/src/features/grupos/alvo.ts'],
] as const;

const permitidas = [
  ['apps/api/src/features/grupos/e.ts', 'apps/api/src/gateways/pix/port.ts'],
  ['apps/api/src/features/grupos/f.ts', 'packages/contracts/src/alvo.ts'],
  ['apps/api/src/app.ts', 'apps/api/src/gateways/pix/http.ts'],
  ['apps/api/src/features/grupos/f.test.ts', 'apps/api/src/test/alvo.ts'],
  ['apps/api/src/features/grupos/h.test.ts', 'apps/api/src/gateways/pix/http.ts'],
  ['apps/web/src/app/b.ts', 'apps/web/src/features/grupos/alvo.ts'],
  ['apps/web/src/features/grupos/b.ts', 'apps/web/src/ui/alvo.ts'],
  ['apps/web/src/ui/e.ts', 'node_modules/@mantine/core/index.js'],
  ['apps/web/src/features/grupos/j.ts', 'apps/web/src/mesa/alvo.ts'],
  ['apps/web/src/lib/b.ts', 'node_modules/@tanstack/react-query/index.js'],
  ['apps/api/src/features/checkout/a.ts', 'apps/api/src/features/cadastro/index.ts'],
  ['e2e/c.spec.ts', 'packages/domain/src/alvo.ts'],
  ['e2e/e.ts', 'apps/web/src/ui/pagamento/desenhar-qr.ts'],
  ['e2e/e.spec.ts', 'apps/web/src/lib/rotas.ts'],
  ['apps/sandbox/src/b.ts', 'node:http'],
  ['apps/web/src/ui/h.ts', 'packages/domain/src/dinheiro.ts'],
  ['apps/web/src/ui/i.ts', 'packages/domain/src/carteira/estados.ts'],
  ['bench/d.ts', 'apps/api/src/seed/alvo.ts'],
  ['bench/e.ts', 'scripts/postgres.ts'],
  ['scripts/e.ts', 'apps/api/src/db/migrar.ts'],
  ['scripts/f.test.ts', 'packages/contracts/src/alvo.ts'],
  ['scripts/vitest-banco.ts', 'apps/api/src/test/banco.ts'],
  ['apps/api/scripts/c.ts', 'apps/api/src/app.ts'],
  ['apps/web/scripts/b.ts', 'apps/web/src/lib/rotas.ts'],
] as const;

type Relatorio = {
  readonly summary: { readonly violations: { readonly from: string; readonly rule: { readonly name: string } }[] };
};

let arvore: string;
let violacoes: Relatorio['summary']['violations'];

beforeAll(() => {
  arvore = mkdtempSync(join(tmpdir(), 'rateia-fronteiras-'));
  const importacoes = [...proibidas.map(([, de, para]) => [de, para] as const), ...permitidas];
  for (const [, para] of importacoes)
    if (!para.startsWith('node:') && !para.includes('falta')) gravar(para, 'export const alvo = 1;\n');
  for (const [de, para] of importacoes) gravar(de, `import ${JSON.stringify(endereco(de, para))};\n`);
  for (const [, de, para] of soTipos)
    gravar(de, `import type { alvo } from ${JSON.stringify(endereco(de, para))};\nexport type Alvo = typeof alvo;\n`);
  const raiz = resolve(import.meta.dirname, '..');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(raiz, 'node_modules/.bin/depcruise'),
      '--config',
      join(raiz, '.dependency-cruiser.mjs'),
      '--output-type',
      'json',
      'apps',
      'packages',
      'e2e',
      'bench',
      'scripts',
    ],
    { cwd: arvore, encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  violacoes = (JSON.parse(stdout) as Relatorio).summary.violations;
}, 30_000);

afterAll(() => rmSync(arvore, { recursive: true, force: true }));

describe('import boundaries (HOUSE 2)', () => {
  it.each([...proibidas, ...soTipos])('%s refuses %s importing %s', (regra, de) => {
    expect(violacoes.filter((violacao) => violacao.from === de).map((violacao) => violacao.rule.name)).toContain(regra);
  });

  it.each(permitidas)('%s may import %s', (de) => {
    expect(violacoes.filter((violacao) => violacao.from === de)).toEqual([]);
  });
});

describe('the part of the domain that components know (HOUSE 2; ADR 037)', () => {
  const ui = resolve(import.meta.dirname, '../apps/web/src/ui');
  const formata = new RegExp(`^(${formatadores.join('|')})$`);
  const importacoes = readdirSync(ui, { recursive: true, encoding: 'utf8' })
    .filter((nome) => /[.]tsx?$/.test(nome) && !/[.]test[.]/.test(nome))
    .flatMap((nome) =>
      [
        ...readFileSync(join(ui, nome), 'utf8').matchAll(/import (type )?\{([^}]+)\} from '@rateia\/domain\/([^']+)'/g),
      ].map(([, tipos, nomes = '', modulo = '']) => ({
        nome,
        modulo,
        nomes: tipos === undefined ? nomes.split(',').flatMap((n) => n.trim() || []) : [],
      })),
    );

  it('is how to write a thing; of every other table its constants, by which nothing is decided', () => {
    expect(importacoes.length).toBeGreaterThan(10);
    const decidem = importacoes
      .filter(({ modulo }) => !formata.test(modulo))
      .flatMap(({ nome, modulo, nomes }) =>
        nomes.filter((n) => !/^[A-Z][A-Z_\d]*$/.test(n)).map((n) => `${nome}: ${n} of ${modulo}`),
      );
    expect(decidem).toEqual([]);
  });
});

describe('the domain has no clock and no chance (HOUSE 2); other globals are refused by the linter', () => {
  const dominio = resolve(import.meta.dirname, '../packages/domain/src');
  const arquivos = readdirSync(dominio, { recursive: true, encoding: 'utf8' }).filter(
    (nome) => nome.endsWith('.ts') && !nome.endsWith('.test.ts') && !nome.startsWith('test/'),
  );

  it('nowhere asks for the time or for luck', () => {
    expect(arquivos.length).toBeGreaterThan(50);
    const pedem = arquivos.filter((nome) =>
      /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(/.test(readFileSync(join(dominio, nome), 'utf8')),
    );
    expect(pedem).toEqual([]);
  });
});

function gravar(caminho: string, texto: string): void {
  mkdirSync(dirname(join(arvore, caminho)), { recursive: true });
  writeFileSync(join(arvore, caminho), texto);
}

function endereco(de: string, para: string): string {
  if (para.startsWith('node:')) return para;
  const caminho = relative(dirname(de), para);
  return caminho.startsWith('.') ? caminho : `./${caminho}`;
}
