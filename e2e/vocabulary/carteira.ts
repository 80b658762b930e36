import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Dia } from '@rateia/domain/datas';
import { formatarDia, formatarDiaCurto } from '@rateia/domain/datas-formatadas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { somar, ZERO } from '@rateia/domain/dinheiro';
import { linha, valorDaLinha } from './checkout.ts';
import { escrito, valorEm } from './dinheiro.ts';

/** The accounts of a statement; the last has no chip: it is not the person's yet, and stands under "Recebimentos". */
type Conta = 'Disponível' | 'Bloqueado' | 'Caução' | 'A receber';
const CHIPS = ['Tudo', 'Disponível', 'Caução', 'Bloqueado'] as const;
/** A person's balances, as the story tells them. An account that is not named has never had a movement. */
export type Contas = Readonly<Partial<Record<Conta, Centavos>>>;

export interface Periodo {
  /** The present month, and so many less one before it. */
  readonly meses: number;
  /** True if the months reach back to before the first movement. */
  readonly desdeOComeco?: boolean;
}

interface FaturaVista {
  readonly valor: Centavos;
  readonly situacao: string;
  /** The line under the group's name: "Vence quarta, 30 dez". */
  readonly quando: string;
  readonly aviso?: string;
}

interface Recebimentos {
  readonly previsto: Centavos;
  readonly recebido: Centavos;
  readonly meses: readonly {
    readonly membro: string;
    readonly valor: Centavos;
    /** The day on which the month begins. */
    readonly mes: Dia;
    readonly situacao: string;
    /** The day when it becomes available, or the reason why it waits. */
    readonly quando: string;
  }[];
}

/** A person's money, and the movements that led to it. */
export function carteira(pagina: Page) {
  return {
    esperaSaldo: async (valor: Centavos): Promise<void> => {
      await pagina.goto('/carteira/creditos');
      // The big amount of the screen is the available balance.
      await expect(pagina.getByRole('region', { name: 'Saldo' }).locator('[data-tamanho="xl"]')).toContainText(
        escrito(valor),
      );
    },

    /** The head of the wallet: each balance, and the sum of all that is the person's. */
    esperaCarteira: async (contas: Contas): Promise<void> => {
      await pagina.goto('/carteira/creditos');
      await veAltoDaCarteira(pagina, contas);
    },

    /**
     * Checks the statement in each of its views: opening + entries = closing, the rows sum to the entries, a month
     * begins with the closing of the month before, and the last closing equals both the story's sum and the head of the
     * wallet. Only a view whose accounts the story does not name may be empty, and it must be.
     */
    esperaExtratoFechado: async (contas: Contas, { meses, desdeOComeco = false }: Periodo): Promise<void> => {
      await pagina.goto('/carteira/creditos');
      await veAltoDaCarteira(pagina, contas);
      for (const chip of CHIPS) {
        const botao = pagina.getByRole('button', { name: chip, exact: true });
        await botao.click();
        await expect(botao).toHaveAttribute('aria-pressed', 'true');
        await escolheMes(pagina, TODO_O_PERIODO);
        const saldo = saldoDe(contas, chip);
        if (saldo === undefined) {
          await expect(pagina.getByText('Nada por aqui ainda')).toBeVisible();
          expect(await linhasDoExtrato(pagina).count(), `${chip} has nothing`).toBe(0);
          continue;
        }
        await expect(linhasDoExtrato(pagina).first()).toBeAttached();
        await expect.poll(() => somaDasLinhas(pagina), `the rows of ${chip} sum to its balance`).toBe(saldo);
        const abertura = await fecharMesAMes(pagina, { chip, saldo, meses });
        if (desdeOComeco) expect(abertura, `${chip} began with nothing`).toBe(ZERO);
      }
    },

    /**
     * One invoice and no other: its amount, its state and its day. When it is open, it names the consequences of not
     * paying it.
     */
    veFatura: async ({ valor, situacao, quando, aviso }: FaturaVista): Promise<void> => {
      await pagina.goto('/carteira/creditos?filtro=fatura');
      const fatura = pagina
        .getByRole('tabpanel')
        .getByRole('link')
        .filter({ hasText: escrito(valor) })
        .filter({ hasText: situacao })
        .filter({ hasText: quando });
      await expect(fatura).toHaveCount(1);
      if (aviso === undefined) return;
      await fatura.click();
      await expect(pagina.getByRole('heading', { level: 1, name: 'Fatura' })).toBeVisible();
      await expect(pagina.getByRole('main')).toContainText(aviso);
    },

    /** A late month stands on the page of the group, with the way to pay it. */
    veQueDeve: async (id: number, valor: Centavos): Promise<void> => {
      await pagina.goto(`/grupo/membro/${id}`);
      const aviso = pagina.getByRole('complementary').filter({ hasText: 'Pague para não perder o acesso' });
      await expect(aviso).toContainText(escrito(valor));
      await expect(aviso.getByRole('link', { name: 'Pagar fatura' })).toHaveAttribute('href', /fatura\/resumo\/\d+$/);
    },

    /** The deposit that paid a month: the missing amount, its day, and the consequences of leaving it. */
    veQueRefaz: async (id: number, { valor, ate }: { readonly valor: Centavos; readonly ate: Dia }): Promise<void> => {
      await pagina.goto(`/grupo/membro/${id}`);
      const aviso = pagina.getByRole('complementary').filter({ hasText: 'Refaça a sua caução' });
      await expect(aviso).toContainText(escrito(valor));
      await expect(aviso).toContainText(`até ${formatarDia(ate)}; sem isso, a sua vaga termina`);
      await expect(aviso.getByRole('link', { name: 'Pagar fatura' })).toHaveAttribute('href', /fatura\/resumo\/\d+$/);
    },

    /** The administrator's receivables of a group: the sums at the head, and one row for each month of each member. */
    veRecebimentos: async (id: number, { previsto, recebido, meses }: Recebimentos): Promise<void> => {
      await pagina.goto(`/carteira/recebimentos/grupo/${id}`);
      const main = pagina.getByRole('main');
      await expect(main.locator('[data-tamanho="xl"]')).toContainText(escrito(previsto));
      await expect(linha(main, 'Já recebido')).toContainText(escrito(recebido));
      const previsoes = main.getByRole('listitem');
      await expect(previsoes).toHaveCount(meses.length);
      for (const { membro, valor, mes, situacao, quando } of meses) {
        const doMembro = previsoes
          .filter({ hasText: membro })
          .filter({ hasText: `Mês de ${formatarDiaCurto(mes)}. ${quando}` })
          .filter({ hasText: situacao });
        await expect(doMembro, `${membro}, ${mes}`).toHaveCount(1);
        await expect(doMembro).toContainText(escrito(valor));
      }
    },
  };
}

/** Undefined where nothing has happened yet. */
function saldoDe(contas: Contas, chip: (typeof CHIPS)[number]): Centavos | undefined {
  if (chip !== 'Tudo') return contas[chip];
  const { 'A receber': _, ...suas } = contas;
  const valores = Object.values(suas);
  return valores.length === 0 ? undefined : somar(...valores);
}

/** The available balance, each part beside it, and the person's whole sum: receivables are not in it. */
async function veAltoDaCarteira(pagina: Page, contas: Contas): Promise<void> {
  const { Disponível: disponivel = ZERO, Bloqueado: bloqueado = ZERO, Caução: caucao = ZERO } = contas;
  const alto = pagina.getByRole('region', { name: 'Saldo' });
  await expect(alto.locator('[data-tamanho="xl"]')).toContainText(escrito(disponivel));
  function parte(nome: string) {
    return alto.getByRole('listitem').filter({ hasText: nome });
  }
  await expect(parte('Caução')).toContainText(escrito(caucao));
  if (bloqueado === ZERO) await expect(parte('Bloqueado')).toHaveCount(0);
  else await expect(parte('Bloqueado')).toContainText(escrito(bloqueado));
  await expect(alto.getByText(/^Tudo o que é seu/).locator('..')).toContainText(
    escrito(somar(disponivel, bloqueado, caucao)),
  );
}

const TODO_O_PERIODO = '';
function mesesDe(pagina: Page) {
  return pagina.getByRole('combobox', { name: 'Período' });
}

async function escolheMes(pagina: Page, valor: string): Promise<void> {
  await mesesDe(pagina).selectOption(valor);
  await expect(mesesDe(pagina)).toHaveValue(valor);
}

interface Fecho {
  readonly chip: string;
  readonly saldo: Centavos;
  readonly meses: number;
}

/** Closes month by month, from the present one backwards; answers the opening of the oldest. */
async function fecharMesAMes(pagina: Page, { chip, saldo, meses }: Fecho): Promise<Centavos> {
  let fim = saldo;
  for (const opcao of (await mesesDe(pagina).locator('option').all()).slice(1, meses + 1)) {
    const mes = (await opcao.textContent())?.toLocaleLowerCase('pt-BR') ?? '';
    await escolheMes(pagina, (await opcao.getAttribute('value')) ?? '');
    const titulo = pagina.getByRole('heading', { name: `Como ${mes} fecha`, exact: true });
    const parado = pagina.getByText(`Nenhum movimento em ${mes}`, { exact: true });
    await expect(titulo.or(parado).first()).toBeVisible();
    // A month without movements closes too, unless nothing was there: then it ends with nothing.
    const fecha = (await titulo.count()) > 0;
    const conta = pagina.locator('section').filter({ has: titulo }).last();
    const abertura = fecha ? await valorDaLinha(conta, 'Saldo no começo') : ZERO;
    const entradas = fecha ? await valorDaLinha(conta, 'Entradas menos saídas') : ZERO;
    const fechamento = fecha ? await valorDaLinha(conta, 'Saldo no fim') : ZERO;
    expect(somar(abertura, entradas), `${chip}: ${mes} closes`).toBe(fechamento);
    expect(await somaDasLinhas(pagina), `${chip}: the rows of ${mes} are its entries`).toBe(entradas);
    expect(fechamento, `${chip}: ${mes} ends with what comes after it`).toBe(fim);
    fim = abertura;
  }
  return fim;
}

/** Movements, also those inside a row of several; money that only passed by moves no balance, and is not among them. */
function linhasDoExtrato(pagina: Page) {
  return pagina.getByRole('tabpanel').locator('a[href*="/carteira/creditos/extrato/"]:not([data-passou])');
}

async function somaDasLinhas(pagina: Page): Promise<Centavos> {
  const mais = pagina.getByRole('button', { name: 'Mostrar mais' });
  while (await mais.isVisible()) await mais.click();
  const valores = await Promise.all((await linhasDoExtrato(pagina).all()).map((movimento) => valorEm(movimento)));
  return somar(...valores);
}
