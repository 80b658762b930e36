/** The number of checks that passed and failed, over every runner, and the message of each failure. */
export type Contagem = {
  readonly passed: number;
  readonly failed: number;
  /** Each failure by name, with its message in the lines below: repeated at the end, where people look for it. */
  readonly falhas: readonly string[];
};

export const nenhuma: Contagem = { passed: 0, failed: 0, falhas: [] };

export function somar(contagens: readonly Contagem[]): Contagem {
  return contagens.reduce(
    (soma, { passed, failed, falhas }) => ({
      passed: soma.passed + passed,
      failed: soma.failed + failed,
      falhas: [...soma.falhas, ...falhas],
    }),
    nenhuma,
  );
}

/** The last line of `npm test`. */
export function linhaFinal({ passed, failed }: Contagem): string {
  return `${passed} passed, ${failed} failed`;
}

/** A runner's count, never kinder than its exit code: a run that broke without naming a test is one failure. */
export function comCodigo(contagem: Contagem, codigo: number): Contagem {
  return codigo !== 0 && contagem.failed === 0
    ? { ...contagem, failed: 1, falhas: [`o corredor saiu com ${codigo}, sem nomear prova`] }
    : contagem;
}

const linhasPorFalha = 20;
/** Colours of a terminal. */
const CORES = new RegExp(`${String.fromCodePoint(27)}\\[[\\d;]*m`, 'g');

function umaFalha(nome: string, ditos: readonly string[]): string {
  const linhas = ditos.flatMap((dito) => dito.replaceAll(CORES, '').split('\n')).slice(0, linhasPorFalha);
  return [nome, ...linhas.map((linha) => `    ${linha}`)].join('\n');
}

type RelatorioVitest = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults?: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
};

/** The report of Vitest's JSON reporter; a file that did not load has no test, and stands by its own name. */
export function contarVitest(texto: string): Contagem {
  const { numPassedTests, numFailedTests, testResults = [] } = JSON.parse(texto) as RelatorioVitest;
  const falhas = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const provas = assertionResults.filter((prova) => prova.status === 'failed');
    if (status === 'failed' && provas.length === 0) return [umaFalha(name, [message ?? ''])];
    return provas.map((prova) => umaFalha(`${name} › ${prova.fullName}`, prova.failureMessages ?? []));
  });
  return { passed: numPassedTests, failed: numFailedTests, falhas };
}

type Suite = {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly errors?: readonly { readonly message?: string }[] }[];
    }[];
  }[];
};
type RelatorioPlaywright = Suite & {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
};

const semExito = new Set(['unexpected', 'flaky']);

/** The report of Playwright's JSON reporter; a test that passed only when repeated did not pass. */
export function contarPlaywright(texto: string): Contagem {
  const relatorio = JSON.parse(texto) as RelatorioPlaywright;
  const { expected, unexpected, flaky } = relatorio.stats;
  return { passed: expected, failed: unexpected + flaky, falhas: falhasDaSuite(relatorio) };
}

function falhasDaSuite({ suites = [], specs = [] }: Suite): string[] {
  return [
    ...specs.flatMap(({ file, title, tests }) =>
      tests
        .filter((teste) => semExito.has(teste.status))
        .map(({ results }) =>
          umaFalha(
            `${file} › ${title}`,
            results.flatMap(({ errors = [] }) => errors.map(({ message }) => message ?? '')),
          ),
        ),
    ),
    ...suites.flatMap(falhasDaSuite),
  ];
}
