import type { Page, Route } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { sessaoDe } from './vocabulary/chamadas.ts';
import { reais } from './vocabulary/dinheiro.ts';
import { achadosDoAxe, examinaEstado } from './vocabulary/exame.ts';
import { DEMONSTRACAO } from './vocabulary/gente.ts';
import { abrirNavegador, CELULAR } from './vocabulary/navegador.ts';
import { entraDireto, ganhaSaldo, grupoPronto, pessoaPronta } from './vocabulary/preparo.ts';

/**
 * The look of a screen while it waits, when its data do not come, and when there are none. Tests without a browser
 * prove that each screen does so (`apps/web/src/app/sem-dados.tela.test.tsx`, `sem-nada.tela.test.tsx`).
 */
function quebrar(rota: Route) {
  return rota.fulfill({
    status: 500,
    json: {
      codigoErro: null,
      message: 'Ocorreu um erro',
      link: null,
      dados: { chave: 'erroInterno', codigo: 'a1b2c3d4' },
    },
  });
}
/** The calls about the logged-in user are answered; the screen's own questions are not. */
const DE_QUEM_ESTA = /\/api\/v1\/(usuario|autenticacao|permissoes|usuario\/.*)(\?|$)/;

/** Asked with a body, because it has one: nothing is changed by it. */
const PERGUNTA_COM_CORPO = /\/api\/v1\/(grupo\/simular|retirada\/validar-conta)$/;

/** Waits without an answer, is looked at; then every question fails, and is looked at again. */
async function semDados(pagina: Page, endereco: string): Promise<void> {
  await test.step(endereco, async () => {
    const presa = Promise.withResolvers<void>();
    await pagina.route('**/api/v1/**', async (rota) => {
      const pedido = rota.request();
      const pergunta = pedido.method() === 'GET' || PERGUNTA_COM_CORPO.test(pedido.url());
      if (!pergunta || DE_QUEM_ESTA.test(pedido.url())) return await rota.fallback();
      await presa.promise;
      return await quebrar(rota);
    });
    await pagina.setViewportSize(CELULAR);
    await pagina.goto(endereco);
    await expect(pagina.getByText(/^Carregando/).first()).toBeAttached();
    expect.soft(await achadosDoAxe(pagina), `${endereco} while it waits`).toEqual([]);
    presa.resolve();
    await expect(pagina.getByRole('main').getByRole('button', { name: 'Tentar novamente' }).first()).toBeVisible();
    await expect(pagina.getByText(/^Carregando/)).toHaveCount(0);
    await examinaEstado(pagina);
    await pagina.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test('a screen of a member and one of the staff, before their data have come and without them', async ({ browser }) => {
  const { pagina } = await abrirNavegador(browser, { sessao: await sessaoDe(DEMONSTRACAO.membro) });
  await semDados(pagina, '/carteira/creditos');
  const { pagina: dela } = await abrirNavegador(browser, {
    sessao: await sessaoDe(DEMONSTRACAO.lider),
  });
  await semDados(dela, '/backoffice/retiradas');
});

test('an amount whose cost could not be computed is not refused, and is requested again', async ({ browser }) => {
  const { sessao } = await pessoaPronta('Ramiro', 'Falcão');
  await ganhaSaldo(sessao, reais('80,00'));
  const { pagina } = await abrirNavegador(browser, { sessao });
  await pagina.route('**/api/v1/retirada/validar-conta', quebrar);
  await pagina.goto('/carteira/retirada/valor');
  const valor = pagina.getByLabel('Valor', { exact: true });
  await valor.fill('60,00');
  await expect(pagina.getByRole('heading', { name: 'Não conseguimos calcular a retirada' })).toBeVisible();
  await expect(pagina.getByText('Ocorreu um erro')).toHaveCount(0);
  await expect(valor).not.toHaveAttribute('aria-invalid', 'true');
  await pagina.unroute('**/api/v1/retirada/validar-conta');
  await pagina.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(pagina.getByText('Você recebe').or(pagina.getByText('Líquido'))).toBeVisible();
});

test('a group whose access was not sent yet, and a person who has nothing yet', async ({ browser }) => {
  const [dono, membro] = [await pessoaPronta('Sabrina', 'Luz'), await pessoaPronta('Tito', 'Mendes')];
  const id = await grupoPronto(dono.sessao, { nome: 'Canva do coral', vagas: 1 });
  await ganhaSaldo(membro.sessao, reais('54,00'));
  await entraDireto(membro.sessao, id);
  const { pagina, reclamacoes } = await abrirNavegador(browser, { sessao: membro.sessao });
  await pagina.goto(`/grupo/${id}/dados-acesso`);
  await vazio(pagina, 'O acesso ainda não está aqui');
  await pagina.goto('/carteira/creditos?filtro=fatura');
  await vazio(pagina, 'Nada a pagar hoje');
  reclamacoes.esperaNenhuma();
});

async function vazio(pagina: Page, titulo: string | RegExp): Promise<void> {
  await expect(pagina.getByRole('heading', { name: titulo }).first()).toBeVisible();
  await examinaEstado(pagina);
}
