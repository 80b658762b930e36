import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { caminhos } from '@rateia/contracts/caminhos';
import { MAQUINAS } from '@rateia/domain/maquinas';
import { MARCA } from '@rateia/domain/marca';
import { describe, expect, it } from 'vitest';

const raiz = resolve(import.meta.dirname, '..');
function ler(arquivo: string): string {
  return readFileSync(join(raiz, arquivo), 'utf8');
}
const EXCETO = ['**/node_modules/**', '**/dist/**', '**/test-results/**', '**/.data/**'];
const fontes = globSync('{apps,packages,e2e,bench,scripts}/**/*.{ts,tsx,mjs}', { cwd: raiz, exclude: EXCETO });

/** The lines of a file that are code, and no comment. */
function codigo(arquivo: string): readonly string[] {
  return ler(arquivo)
    .split('\n')
    .filter((linha) => !/^\s*(\*|\/[/*])/.test(linha));
}

/** Files in service, whose code has this; each by its name alone, for a file may change its folder. */
function emServicoCom(padrao: RegExp): readonly string[] {
  return fontes
    .filter((arquivo) => /^(apps|packages)\/\w+\/(src|build)\//.test(arquivo))
    .filter((arquivo) => !/[.]test[.]|\/(test|galeria)\//.test(arquivo))
    .filter((arquivo) => codigo(arquivo).some((linha) => padrao.test(linha)))
    .map((arquivo) => basename(arquivo))
    .toSorted();
}

/** Written by a program, from the database and from the contract. */
const GERADOS = ['tipos.ts', 'caminhos.ts', 'chamadas.ts'];
const LINHAS_AO_MAIS = 300;

/** Hundreds that are no centavos: decimals of a chance, a century, shares of a bar, statuses dealt out to made-up groups. */
const CEM_QUE_NAO_E_DINHEIRO = [
  'andamento-do-relogio.tsx',
  'chances.ts',
  'curva-da-multa.tsx',
  'datas.ts',
  'escolha-de-imagem.tsx',
  'gerar-grupos.ts',
  'progresso.ts',
];

/** Machines some of whose rows are made by SQL: seats and cotas by functions of one round trip, a draft of a campaign by a plain insert. */
const EM_OUTRO_LUGAR: Readonly<Record<string, readonly string[]>> = {
  vaga: ['vagas.sql'],
  cota: ['cotas.sql'],
  campanha: ['create-campanha.ts', 'copiar-campanha.ts'],
};

describe('Money (HOUSE 7)', () => {
  it('is made and written out in one file: nowhere else a toFixed, a hundredth or a hundredfold', () => {
    const comCem = emServicoCom(/\.toFixed\(|[/*] ?100\b|\b100 ?\*/);
    expect(comCem.filter((nome) => !CEM_QUE_NAO_E_DINHEIRO.includes(nome))).toEqual(['dinheiro.ts']);
  });
});

describe('A thing that has states is moved by one function (HOUSE 7)', () => {
  const emServico = [
    ...fontes.filter((nome) => nome.startsWith('apps/api/src/') && !/[.]test[.]|\/(test|seed)\//.test(nome)),
    ...globSync('apps/api/src/db/**/*.sql', { cwd: raiz }),
  ];
  function escrevem(padrao: RegExp): readonly string[] {
    return emServico.filter((arquivo) => padrao.test(codigo(arquivo).join('\n'))).map((arquivo) => basename(arquivo));
  }

  it('the trail is written by it, and by the functions of the seats and the cotas', () => {
    expect(escrevem(/insertInto\('transicoes'\)|insert into transicoes\b/).toSorted()).toEqual([
      'cotas.sql',
      'mover.ts',
      'vagas.sql',
    ]);
  });

  it.each(MAQUINAS)(
    '$nome is made by it, and its column of states is written by nothing else',
    ({ nome, tabela, coluna }) => {
      const nasce = `insertInto\\('${tabela}'\\)|insert into ${tabela}\\b`;
      // The text after an update, up to the end of the statement.
      const muda =
        `updateTable\\('${tabela}'\\)(?:(?!\\.where\\(|;).)*\\b${coluna}:` +
        `|update ${tabela}\\b(?:(?!\\bwhere\\b|;).)*\\b${coluna} *=`;
      const quem = escrevem(new RegExp(`${nasce}|${muda}`, 's'));
      expect(quem.filter((arquivo) => !(EM_OUTRO_LUGAR[nome] ?? []).includes(arquivo))).toEqual([]);
    },
  );

  it('no number of a status is written outside the domain', () => {
    expect(escrevem(/\b(status|estado) *(=|<>|(not )?in \() *\(?\d/)).toEqual([]);
  });
});

describe('A thing that is named once is written once (HOUSE 3; spec A§9)', () => {
  it.each([
    ['the name of the product', /\bRateia\b/, ['marca.ts']],
    ['five years', /\b5 \* 365\b/, ['constantes.ts']],
    ['"milhão" above R$ 999.000', /\b999_000\b|reais\(999\)/, ['dinheiro.ts']],
    ['the digits of a phone', /telefone.*(= |\{|=== )11\b/i, ['validacao.ts']],
    ['an HTTP code: it is compared by its name', /\bstatus\w* (===|!==) [1-5]\d\d\b/i, []],
  ])('%s', (_, padrao, onde) => {
    expect(emServicoCom(padrao)).toEqual(onde);
  });

  it('is put into the page when it is built, and stands in the manifest as it is', () => {
    for (const pagina of ['index.html', 'galeria.html']) expect(ler(`apps/web/${pagina}`)).not.toMatch(/\bRateia\b/);
    expect(ler('apps/web/index.html')).toContain('<title>%MARCA%</title>');
    const { name, short_name } = JSON.parse(ler('apps/web/public/manifest.webmanifest')) as Record<string, unknown>;
    expect([name, short_name]).toEqual([MARCA, MARCA]);
  });
});

/** The sentences of the comments of a file; the lines of one comment are one text. */
function frasesDosComentarios(texto: string): readonly string[] {
  return texto
    .split('\n')
    .map((linha) => /(?:^\s*(?:\{?\/\*+|\*|--)|(?:^|\s)\/\/)(.*)/.exec(linha)?.[1] ?? '\n')
    .join(' ')
    .split(/(?<=[.!?:;]["')]?)\s+|\n/);
}

/** The titles of the tests of a file, and the steps of its journeys, each with a capital. */
function titulosDasProvas(texto: string): readonly string[] {
  return [...texto.matchAll(/\b(?:it|test|describe)(?:\.\w+)*(?:\([^()]*\))?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g)].map(
    ([, , titulo = '']) => `${titulo.charAt(0).toUpperCase()}${titulo.slice(1)}`,
  );
}

const SEM_NOME = /^\W*(Who|What|Whoever|Whatever|Whose|Whichever)\b(?!.*\?["')]*$)/s;

describe('Language (HOUSE 3)', () => {
  const folhas = globSync('{apps,packages,e2e}/**/*.{css,sql}', { cwd: raiz, exclude: EXCETO });

  it('no comment and no title of a test begins a sentence with Who or What in the place of a noun', () => {
    const semNome = [...fontes, ...folhas].flatMap((arquivo) => {
      const texto = ler(arquivo);
      return [...frasesDosComentarios(texto), ...titulosDasProvas(texto)]
        .map((frase) => frase.trim())
        .filter((frase) => SEM_NOME.test(frase))
        .map((frase) => `${arquivo}: ${frase}`);
    });
    expect(semNome).toEqual([]);
  });
});

describe('Calls (HOUSE 4, 6)', () => {
  it('ask the database in their use cases: routes, policies and presenters ask it nothing', () => {
    const deFora = fontes.filter((arquivo) =>
      /^apps\/api\/src\/features\/.*(routes|policies|presenter|\/apresentar-[\w-]+)\.ts$/.test(arquivo),
    );
    expect(deFora.length).toBeGreaterThan(10);
    const perguntam = deFora.filter((arquivo) =>
      /\b(selectFrom|insertInto|updateTable|deleteFrom)\b|\bsql[<`]/.test(ler(arquivo)),
    );
    expect(perguntam).toEqual([]);
  });

  it('stand each in a file of its name; the notices of a provider belong to the method that understands them', () => {
    const arquivos = new Set(
      fontes.filter((arquivo) => arquivo.startsWith('apps/api/src/')).map((arquivo) => basename(arquivo)),
    );
    function emArquivo(nome: string): string {
      return nome.replace(/[A-Z]/g, (letra) => `-${letra.toLowerCase()}`);
    }
    const deGente = Object.entries(caminhos).filter(([, { auth }]) => auth !== 'provedor');
    expect(deGente.filter(([nome]) => !arquivos.has(`${emArquivo(nome)}.ts`))).toEqual([]);
  });
});

describe('Files (HOUSE 4)', () => {
  it('are split before they are longer than one reads; tests may list more cases', () => {
    expect(fontes.length).toBeGreaterThan(1_000);
    const longos = fontes.filter(
      (arquivo) =>
        !GERADOS.includes(basename(arquivo)) &&
        !/[.](test|spec)[.]tsx?$/.test(arquivo) &&
        ler(arquivo).trimEnd().split('\n').length > LINHAS_AO_MAIS,
    );
    expect(longos).toEqual([]);
  });

  it('have no drawer for things without a place', () => {
    const gavetas = fontes.filter((arquivo) =>
      /(^|\/)(utils?|helpers?|common|misc|general)(\/|[.]tsx?$)/.test(arquivo),
    );
    expect(gavetas).toEqual([]);
  });

  it('say the next steps in a record, not in a note', () => {
    expect(
      fontes.filter((arquivo) => arquivo !== 'scripts/casa.test.ts' && /\b(TODO|FIXME|XXX)\b/.test(ler(arquivo))),
    ).toEqual([]);
  });
});

type Pacote = {
  readonly dependencies?: Record<string, string>;
  readonly optionalDependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
};

describe('Dependencies', () => {
  it('have one exact version each', () => {
    const pacotes = globSync(['package.json', '{apps,packages}/*/package.json', '{e2e,bench}/package.json'], {
      cwd: raiz,
    });
    const versoes = pacotes
      .map((arquivo) => JSON.parse(ler(arquivo)) as Pacote)
      .flatMap((p) => Object.entries({ ...p.dependencies, ...p.optionalDependencies, ...p.devDependencies }));
    expect(versoes.length).toBeGreaterThan(40);
    expect(versoes.filter(([, versao]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(versao))).toEqual([]);
    const porNome = Map.groupBy(versoes, ([nome]) => nome);
    expect([...porNome.values()].filter((v) => new Set(v.map(([, versao]) => versao)).size > 1)).toEqual([]);
  });
});

describe('README and docs', () => {
  const paginas = globSync(['README.md', 'docs/**/*.md', 'apps/sandbox/README.md'], { cwd: raiz });

  it('lead to existing files', () => {
    const ligacoes = paginas.flatMap((pagina) =>
      [...ler(pagina).matchAll(/\]\(([^)\s#]+)[^)]*\)/g)].map(([, alvo = '']) => ({ pagina, alvo })),
    );
    const daqui = ligacoes.filter(({ alvo }) => !/^[a-z]+:/.test(alvo));
    expect(daqui.filter(({ pagina, alvo }) => !existsSync(join(raiz, dirname(pagina), alvo)))).toEqual([]);
  });

  it('name existing commands of npm', () => {
    const { scripts } = JSON.parse(ler('package.json')) as { readonly scripts: Record<string, string> };
    const comandos = [...ler('README.md').matchAll(/npm run ([\w:-]+)/g)].map(([, nome = '']) => nome);
    expect(comandos.filter((nome) => scripts[nome] === undefined)).toEqual([]);
  });
});
