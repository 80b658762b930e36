import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Instante } from '@rateia/domain/datas';
import { diaDe, inicioDoDia, semanaDe, somarDias, somarHoras } from '@rateia/domain/datas';
import { centavos, somar, ZERO } from '@rateia/domain/dinheiro';
import type { Sessao } from './chamadas.ts';
import { chamar, sessaoDe } from './chamadas.ts';
import { DEMONSTRACAO } from './gente.ts';

interface Encerramento {
  readonly nome: string;
  readonly ato: 'Encerrar no fim do ciclo' | 'Desfazer encerramento' | 'Cancelar agora';
  readonly motivo: string;
  readonly mostra: readonly (string | RegExp)[];
}

/** The acts of the staff in the back office. */
export function operacao(pagina: Page) {
  function naFila(nome: string): Locator {
    return pagina.getByRole('list', { name: 'Grupos por prazo' }).getByRole('button', { name: nome });
  }
  function esperarForaDaFila(nome: string): Promise<void> {
    return expect(naFila(nome)).toHaveCount(0);
  }
  async function abrirGrupo(nome: string): Promise<Locator> {
    await pagina.goto('/backoffice');
    await pagina
      .getByRole('main')
      .getByRole('link', { name: /^Grupos/ })
      .click();
    await naFila(nome).click();
    const caso = pagina.getByRole('region', { name: 'Caso aberto' });
    await expect(caso.getByRole('heading', { name: nome })).toBeVisible();
    return caso;
  }
  return {
    aprovaGrupo: async (nome: string): Promise<void> => {
      const caso = await abrirGrupo(nome);
      await caso.getByRole('button', { name: /^Aprovar/ }).click();
      await esperarForaDaFila(nome);
    },

    /** Refuses a group with a reason that its administrator is to read. */
    reprovaGrupo: async (nome: string, motivo: string): Promise<void> => {
      const caso = await abrirGrupo(nome);
      await caso.getByLabel('Mensagem para o administrador').fill(motivo);
      await caso.getByRole('button', { name: /^Reprovar/ }).click();
      await pagina.getByRole('dialog').getByRole('button', { name: 'Reprovar', exact: true }).click();
      await esperarForaDaFila(nome);
    },

    /** Moves the clock by the buttons of its screen. */
    avancaUmDia: async (): Promise<void> => {
      await pagina.goto('/backoffice/relogio');
      await pagina.getByRole('button', { name: 'Avançar 1 dia' }).click();
      await expect(pagina.getByText(/sem falhas\./)).toBeVisible({ timeout: 30_000 });
    },

    /** Opens a person by the search, as an operator does who is on the phone with the person. */
    abrePessoa: async (nome: string): Promise<void> => {
      await pagina.goto('/backoffice/pessoas');
      await pagina.getByLabel('Nome, e-mail, CPF ou telefone').fill(nome);
      await pagina.getByRole('button', { name: 'Buscar' }).click();
      await pagina.getByRole('list', { name: 'Pessoas encontradas' }).getByRole('link', { name: nome }).click();
      await expect(pagina.getByRole('heading', { name: nome, level: 1 })).toBeVisible();
    },

    /** One of the acts on the person whose page is open, with its reason. */
    agePela: async (acao: string, motivo: string, verbo = acao): Promise<void> => {
      await pagina.getByRole('button', { name: acao, exact: true }).click();
      const dialogo = pagina.getByRole('dialog');
      await dialogo.getByRole('textbox').fill(motivo);
      await dialogo.getByRole('button', { name: verbo, exact: true }).click();
      await expect(dialogo).toBeHidden();
    },

    /** Checks the effects that the end of a group shows, and ends it; the dialog closes when it is done. */
    encerraGrupo: async ({ nome, ato, motivo, mostra }: Encerramento): Promise<void> => {
      const dialogo = pagina.getByRole('dialog', { name: `Encerrar ${nome}?` });
      await dialogo.getByRole('radio', { name: ato }).check();
      for (const linha of mostra) await expect(dialogo).toContainText(linha);
      await dialogo.getByRole('textbox').fill(motivo);
      await dialogo.getByRole('button', { name: ato, exact: true }).click();
      await expect(dialogo).toBeHidden();
    },

    veNaTrilha: async (linha: string | RegExp): Promise<void> => {
      const trilha = pagina.getByRole('list', { name: 'Trilha' });
      await expect(trilha.getByRole('listitem').filter({ hasText: linha }).first()).toBeVisible();
    },

    veLivroCerto: async (): Promise<void> => {
      await pagina.goto('/backoffice/livro');
      await expect(pagina.getByRole('listitem').filter({ hasText: /^Certo: / })).not.toHaveCount(0);
      await expect(pagina.getByText('Quebrada: ')).toHaveCount(0);
    },
  };
}

let lider: Sessao | undefined;

async function daOperacao(): Promise<Sessao> {
  // An access token is valid for ten minutes; a login on a known device needs no code.
  if (lider === undefined || Date.parse(lider.expiraEm) - Date.now() < 60_000)
    lider = await sessaoDe(DEMONSTRACAO.lider);
  return lider;
}

/** Moves the product's clock, by the call that the clock screen makes; answers the time that it is then. */
export async function avancaRelogio(
  avanco: { readonly ate: Instante } | { readonly dias: number } | { readonly minutos: number },
): Promise<Instante> {
  if ('minutos' in avanco) return await passoDoRelogio(avanco);
  let agora = await agoraNoProduto();
  const ate = 'ate' in avanco ? avanco.ate : somarHoras(agora, avanco.dias * HORAS_DO_DIA);
  // The work of months takes longer than a connection may be silent.
  while (agora < ate) {
    const [passo = ate] = [ate, somarHoras(agora, DIAS_DO_PASSO * HORAS_DO_DIA)].sort();
    agora = await passoDoRelogio({ ate: passo });
  }
  return agora;
}

async function passoDoRelogio(corpo: { readonly ate: Instante } | { readonly minutos: number }): Promise<Instante> {
  const { agora, falhas } = await chamar<{ readonly agora: Instante; readonly falhas: number }>(
    'POST /backoffice/relogio/avancar',
    { como: await daOperacao(), corpo },
  );
  expect(falhas, 'deadlines that failed on the way').toBe(0);
  return agora;
}
const DIAS_DO_PASSO = 2;

/** Moves the clock to seven in the evening of a Friday, at least two days from now: the banks are closed until Monday. */
export async function vaiParaSextaANoite(): Promise<void> {
  let dia = somarDias(diaDe(await agoraNoProduto()), 2);
  while (semanaDe(dia) !== SEXTA) dia = somarDias(dia, 1);
  await avancaRelogio({ ate: somarHoras(inicioDoDia(dia), SETE_DA_NOITE) });
}
const SEXTA = semanaDe('2026-11-27');
const SETE_DA_NOITE = 19;

/** Moves the clock to ten in the morning of Brasília: a message that can wait is not sent at night (REGRAS 2.19). */
export async function esperaAManha(): Promise<void> {
  const agora = await agoraNoProduto();
  const dezHoras = somarHoras(inicioDoDia(diaDe(agora)), DEZ_DA_MANHA);
  await avancaRelogio({ ate: dezHoras > agora ? dezHoras : somarHoras(dezHoras, HORAS_DO_DIA) });
}

const DEZ_DA_MANHA = 10;
const HORAS_DO_DIA = 24;

export async function agoraNoProduto(): Promise<Instante> {
  const { agora } = await chamar<{ readonly agora: Instante }>('GET /backoffice/relogio', { como: await daOperacao() });
  return agora;
}

interface Livro {
  readonly contas: readonly { readonly saldo: number }[];
  readonly invariantes: readonly { readonly chave: string; readonly ok: boolean }[];
}

/** The sum of every account of the ledger is zero, and its five rules hold. */
export async function esperaLivroZerado(): Promise<void> {
  const { contas, invariantes } = await chamar<Livro>('GET /backoffice/livro', { como: await daOperacao() });
  expect(somar(...contas.map(({ saldo }) => centavos(saldo)))).toBe(ZERO);
  expect(invariantes.filter(({ ok }) => !ok)).toEqual([]);
}
