import { expect, test } from '@playwright/test';
import { chamar, sessaoDe } from './vocabulary/chamadas.ts';
import { examina } from './vocabulary/exame.ts';
import { DEMONSTRACAO } from './vocabulary/gente.ts';
import { abrirNavegador } from './vocabulary/navegador.ts';
import { operador } from './vocabulary.ts';

/** From the draw to the prize in the wallet (REGRAS 2.12). */
const semMovimento = { reducedMotion: 'reduce' } as const;

test('a member opens a draw, the organiser is paid, and the part is in the wallet', async ({ browser }) => {
  const sessao = await sessaoDe(DEMONSTRACAO.membro);
  const { pagina } = await abrirNavegador(browser, { sessao, ...semMovimento });
  await pagina.goto('/meus-grupos/historico');
  await examina(pagina, '/meus-grupos/historico');
  await pagina.getByRole('link', { name: /Mega de domingo/ }).click();
  await expect(pagina.getByText('Sorteado. Quer ver?')).toBeVisible();
  await pagina.getByRole('button', { name: 'Abrir o sorteio' }).click();
  await pagina.getByRole('button', { name: 'Primeira dezena' }).click();
  for (let bola = 2; bola <= 6; bola += 1) await pagina.getByRole('button', { name: 'Próxima dezena' }).click();
  await pagina.getByRole('button', { name: 'Ver o resultado' }).click();
  await expect(pagina.getByRole('heading', { name: 'O bolão fez quina' })).toBeVisible();
  await expect(pagina.getByText('A conta, até o centavo')).toBeVisible();
  await examina(pagina, '/meus-grupos/loteria/{grupoId}');

  const { saldos: antes } = await chamar<Carteira>('GET /credito', { como: sessao });
  const otavio = await operador(browser, await sessaoDe(DEMONSTRACAO.financeiro));
  await otavio.pagina.goto('/backoffice/premios');
  await otavio.pagina.getByRole('row', { name: /Mega de domingo/ }).click();
  const premio = (await otavio.pagina.getByText('Prêmio líquido').locator('xpath=../dd').textContent()) ?? '';
  await otavio.pagina.getByLabel('Valor recebido').fill(premio.replace(/[^\d]/g, ''));
  await otavio.pagina.getByLabel('Como provar').fill('Pix do banco pagador, comprovante 5512-9');
  await otavio.pagina.getByRole('button', { name: 'Registrar e pagar os membros' }).click();
  await expect(otavio.pagina.getByText('Prêmio registrado: as partes estão indo para as carteiras')).toBeVisible();

  await expect
    .poll(async () => (await chamar<Carteira>('GET /credito', { como: sessao })).saldos.disponivel)
    .toBeGreaterThan(antes.disponivel);
  await pagina.reload();
  await expect(pagina.getByText('Prêmio na carteira')).toBeVisible();
});

type Carteira = { readonly saldos: { readonly disponivel: number } };
