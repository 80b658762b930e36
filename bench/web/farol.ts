import lighthouse from 'lighthouse';
import type { Page } from 'puppeteer-core';

/** Scores of Lighthouse on an emulated phone (its default: slow 4G, a processor four times slower), 0 to 100. */
export type Notas = {
  readonly desempenho: number;
  readonly acessibilidade: number;
  readonly boasPraticas: number;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
  /** Audits that took points from accessibility or best practices. */
  readonly falhas: readonly string[];
};

type Relatorio = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/**
 * One run on a tab that keeps its session. Its cache is emptied before. For a code that is not valid the console may
 * say that it was refused.
 */
export async function medirNotas(pagina: Page, url: string, recusado = false): Promise<Notas> {
  const resultado = await lighthouse(
    url,
    {
      logLevel: 'error',
      output: 'json',
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
      ...(recusado ? { skipAudits: ['errors-in-console'] } : {}),
    },
    undefined,
    pagina,
  );
  if (resultado === undefined) throw new Error(`no report of ${url}`);
  const { lhr } = resultado;
  if (lhr.runtimeError !== undefined) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return {
    desempenho: nota(lhr, 'performance'),
    acessibilidade: nota(lhr, 'accessibility'),
    boasPraticas: nota(lhr, 'best-practices'),
    lcpMs: valor(lhr, 'largest-contentful-paint'),
    tbtMs: valor(lhr, 'total-blocking-time'),
    cls: valor(lhr, 'cumulative-layout-shift'),
    falhas: [...falhas(lhr, 'accessibility'), ...falhas(lhr, 'best-practices')],
  };
}

/** The run with the middle performance; accessibility and best practices are the worst seen. */
export function mediana(rodadas: readonly Notas[]): Notas {
  const emOrdem = [...rodadas].sort((a, b) => a.desempenho - b.desempenho);
  const meio = emOrdem[Math.floor(emOrdem.length / 2)];
  if (meio === undefined) throw new Error('no run');
  return {
    ...meio,
    acessibilidade: Math.min(...rodadas.map((r) => r.acessibilidade)),
    boasPraticas: Math.min(...rodadas.map((r) => r.boasPraticas)),
    falhas: [...new Set(rodadas.flatMap((r) => r.falhas))],
  };
}

function nota(lhr: Relatorio, categoria: string): number {
  return Math.round((lhr.categories[categoria]?.score ?? 0) * 100);
}

function valor(lhr: Relatorio, auditoria: string): number {
  return lhr.audits[auditoria]?.numericValue ?? Number.NaN;
}

function falhas(lhr: Relatorio, categoria: string): string[] {
  return (lhr.categories[categoria]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${lhr.audits[id]?.title ?? ''}`);
}
