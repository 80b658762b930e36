import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { caminhos } from '@rateia/contracts/caminhos';
import { MARCA } from '@rateia/domain/marca';
import { describe, expect, it } from 'vitest';

const raiz = resolve(import.meta.dirname, '..');
const ler = (arquivo: string): string => readFileSync(join(raiz, arquivo), 'utf8');
const EXCETO = ['**/node_modules/**', '**/dist/**', '**/test-results/**', '**/.data/**'];
const fontes = globSync('{apps,packages,e2e,bench,scripts}/**/*.{ts,tsx,mjs}', { cwd: raiz, exclude: EXCETO });

/** Written by a program, from the database and from the contract. */
const GERADOS = ['apps/api/src/db/tipos.ts', 'packages/contracts/src/caminhos.ts'];
const LINHAS_AO_MAIS = 300;

/** Hundreds that are no centavos: a century, shares of a bar, statuses dealt out to made-up groups. */
const CEM_QUE_NAO_E_DINHEIRO = [
  'apps/api/src/seed/gerar-grupos.ts',
  'apps/web/src/app/navegacao/progresso.ts',
  'apps/web/src/features/backoffice/components/andamento-do-relogio.tsx',
  'apps/web/src/ui/formulario/escolha-de-imagem.tsx',
  'packages/domain/src/datas.ts',
];

describe('Money (HOUSE 7)', () => {
  it('is made and written out in one file: nowhere else a toFixed, a hundredth or a hundredfold', () => {
    const emServico = fontes.filter(
      (arquivo) => /^(apps|packages)\/\w+\/src\//.test(arquivo) && !/[.]test[.]|\/(test|galeria)\//.test(arquivo),
    );
    expect(emServico.length).toBeGreaterThan(1_000);
    const comCem = emServico.filter((arquivo) =>
      ler(arquivo)
        .split('\n')
        .some((linha) => !/^\s*(\*|\/[/*])/.test(linha) && /\.toFixed\(|[/*] ?100\b|\b100 ?\*/.test(linha)),
    );
    expect(comCem.toSorted()).toEqual([...CEM_QUE_NAO_E_DINHEIRO, 'packages/domain/src/dinheiro.ts'].toSorted());
  });
});

describe('The name of the product (HOUSE 3)', () => {
  it('is written in one file: what is said with it is made of that', () => {
    const emServico = fontes.filter(
      (arquivo) => /^(apps|packages)\/\w+\/(src|build|scripts)\//.test(arquivo) && !/[.]test[.]|\/test\//.test(arquivo),
    );
    const comNome = emServico.filter((arquivo) =>
      ler(arquivo)
        .split('\n')
        .some((linha) => !/^\s*(\*|\/[/*])/.test(linha) && /\bRateia\b/.test(linha)),
    );
    expect(comNome).toEqual(['packages/domain/src/marca.ts']);
  });

  it('is put into the page when it is built, and stands in the manifest as it is', () => {
    for (const pagina of ['index.html', 'galeria.html']) expect(ler(`apps/web/${pagina}`)).not.toMatch(/\bRateia\b/);
    expect(ler('apps/web/index.html')).toContain('<title>%MARCA%</title>');
    const { name, short_name } = JSON.parse(ler('apps/web/public/manifest.webmanifest')) as Record<string, unknown>;
    expect([name, short_name]).toEqual([MARCA, MARCA]);
  });
});

describe('Calls (HOUSE 6; ADR 005)', () => {
  it('ask the database in their use cases: routes, policies and presenters ask it nothing', () => {
    const deFora = fontes.filter((arquivo) =>
      /^apps\/api\/src\/features\/.*(routes|policies|presenter|\/apresentar-[\w-]+)\.ts$/.test(arquivo),
    );
    expect(deFora.length).toBeGreaterThan(40);
    const perguntam = deFora.filter((arquivo) =>
      /\b(selectFrom|insertInto|updateTable|deleteFrom)\b|\bsql[<`]/.test(ler(arquivo)),
    );
    expect(perguntam).toEqual([]);
  });
});

describe('The use case of a call (HOUSE 3, 4; ADR 005)', () => {
  const emArquivo = (nome: string): string => nome.replace(/[A-Z]/g, (letra) => `-${letra.toLowerCase()}`);

  it('stands in a file of its name, which gives nothing else out', () => {
    const chamadas = Object.keys(caminhos);
    expect(chamadas.length).toBeGreaterThan(290);
    const exporta = chamadas.map((nome) => {
      const arquivos = fontes.filter(
        (f) => f.startsWith('apps/api/src/features/') && f.endsWith(`/${emArquivo(nome)}.ts`),
      );
      return arquivos.flatMap((arquivo) =>
        [...ler(arquivo).matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)].map(([, exportado]) => exportado),
      );
    });
    expect(exporta).toEqual(chamadas.map((nome) => [nome]));
  });

  it('is what its route hands the call to: no route does anything by itself', () => {
    const rotas = fontes.filter((f) => /^apps\/api\/src\/features\/.*routes\.ts$/.test(f));
    expect(rotas.length).toBeGreaterThan(10);
    const deOutros = rotas.flatMap((arquivo) =>
      [...ler(arquivo).matchAll(/^ {2,4}(\w+): (?:async )?\(.*\) =>\s+(?:await )?(\w+)/gm)]
        .filter(([, chamada, quem]) => chamada !== quem)
        .map(([linha]) => `${arquivo}: ${linha}`),
    );
    expect(deOutros).toEqual([]);
  });
});

describe('Files (HOUSE 4)', () => {
  it('are split before they are longer than one reads; tests may list more cases', () => {
    expect(fontes.length).toBeGreaterThan(1_500);
    const longos = fontes.filter(
      (arquivo) =>
        !GERADOS.includes(arquivo) &&
        !/[.](test|spec)[.]tsx?$/.test(arquivo) &&
        ler(arquivo).trimEnd().split('\n').length > LINHAS_AO_MAIS,
    );
    expect(longos).toEqual([]);
  });

  it('have no drawer for whatever has no place', () => {
    const gavetas = fontes.filter((arquivo) =>
      /(^|\/)(utils?|helpers?|common|misc|general)(\/|[.]tsx?$)/.test(arquivo),
    );
    expect(gavetas).toEqual([]);
  });

  it('say what is to be done in a record, not in a note', () => {
    expect(
      fontes.filter((arquivo) => arquivo !== 'scripts/casa.test.ts' && /\b(TODO|FIXME|XXX)\b/.test(ler(arquivo))),
    ).toEqual([]);
  });
});
