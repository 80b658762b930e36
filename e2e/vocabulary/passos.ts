import { test } from '@playwright/test';
import { somar, ZERO } from '@rateia/domain/dinheiro';
import type { Contas, Periodo } from './carteira.ts';
import { esperaLivroZerado } from './operacao.ts';

interface ComCarteira {
  readonly esperaCarteira: (contas: Contas) => Promise<void>;
  readonly esperaExtratoFechado: (contas: Contas, periodo: Periodo) => Promise<void>;
}

/**
 * The amounts that a step moved, by person and account. The step that brings a person in names him for the first time.
 */
export type Moveu<N extends string> = readonly Readonly<Partial<Record<N, Contas>>>[];

/** Written entries do not change, so past months are looked at once, at the end. */
const ESTE_MES: Periodo = { meses: 1 };

/**
 * A story of several people told in steps. Each step names the amounts that it moved. After it, the people whom it named
 * see a statement that closes with the sums of the story, everybody else sees the same wallet as before, and the accounts
 * of the ledger sum to zero. At the end everybody's statement is looked at.
 */
export function contada<N extends string>(pessoas: Readonly<Record<N, ComCarteira>>) {
  const contas = new Map<N, Contas>();
  async function contasFecham(periodo: Periodo, movidas: ReadonlySet<N> = new Set(contas.keys())): Promise<void> {
    const olhares = [...contas].map(([nome, suas]) =>
      movidas.has(nome) ? pessoas[nome].esperaExtratoFechado(suas, periodo) : pessoas[nome].esperaCarteira(suas),
    );
    await Promise.all(olhares);
    await esperaLivroZerado();
  }
  return {
    contasFecham,
    passo: async (titulo: string, acontece: () => Promise<Moveu<N>>): Promise<void> =>
      await test.step(titulo, async () => {
        const moveu = (await acontece()).flatMap((deQuem) => Object.entries(deQuem) as [N, Contas][]);
        for (const [nome, movimentos] of moveu) contas.set(nome, depoisDe(contas.get(nome) ?? {}, movimentos));
        await contasFecham(ESTE_MES, new Set(moveu.map(([nome]) => nome)));
      }),
  };
}

function depoisDe(antes: Contas, movimentos: Contas): Contas {
  const nomes = Object.keys({ ...antes, ...movimentos }) as (keyof Contas)[];
  return Object.fromEntries(nomes.map((nome) => [nome, somar(antes[nome] ?? ZERO, movimentos[nome] ?? ZERO)]));
}
