import { expect, test } from '@playwright/test';
import { diaDe, somarDias } from '@rateia/domain/datas';
import { chamar, sessaoDe } from './vocabulary/chamadas.ts';
import { examina } from './vocabulary/exame.ts';
import { DEMONSTRACAO } from './vocabulary/gente.ts';
import { abrirNavegador } from './vocabulary/navegador.ts';
import { agoraNoProduto } from './vocabulary/operacao.ts';
import { operador } from './vocabulary.ts';

/** From the draw to the prize in the wallet (REGRAS 2.12). */
test('a member opens a draw, the organiser is paid, and the part is in the wallet', async ({ browser }) => {
  const sessao = await sessaoDe(DEMONSTRACAO.membro);
  const { pagina } = await abrirNavegador(browser, { sessao });
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
  await pagina.getByRole('link', { name: 'Conferir a prova e baixar os arquivos' }).click();
  await expect(pagina.getByText('Conferido agora, no seu aparelho: nada mudou')).toBeVisible();
  await examina(pagina, '/loteria/{id}/prova');
  await pagina.goBack();

  const { saldos: antes } = await chamar<Carteira>('GET /credito', { como: sessao });
  const otavio = await operador(browser, await sessaoDe(DEMONSTRACAO.financeiro));
  await otavio.pagina.goto('/backoffice/premios');
  await expect(otavio.pagina.getByRole('heading', { name: 'Mega de domingo' })).toBeVisible();
  const premio = (await otavio.pagina.getByText('Prêmio líquido').locator('xpath=../dd').textContent()) ?? '';
  await otavio.pagina.getByLabel('Valor recebido').fill(premio.replace(/[^\d,]/g, ''));
  await otavio.pagina.getByLabel('Como provar').fill('Pix do banco pagador, comprovante 5512-9');
  await otavio.pagina.getByRole('button', { name: 'Registrar e pagar os membros' }).click();
  await expect(otavio.pagina.getByText('Prêmio registrado: as partes estão indo para as carteiras')).toBeVisible();

  await expect
    .poll(async () => (await chamar<Carteira>('GET /credito', { como: sessao })).saldos.disponivel)
    .toBeGreaterThan(antes.disponivel);
  await pagina.reload();
  await expect(pagina.getByText('Prêmio na carteira')).toBeVisible();
});

test('the desk makes a pool, sees its sum and puts it on sale', async ({ browser }) => {
  const { pagina } = await operador(browser, await sessaoDe(DEMONSTRACAO.suporte));
  await pagina.goto('/backoffice/boloes');
  await expect(pagina.getByRole('list', { name: 'Bolões por prazo' })).toBeVisible();
  await pagina.getByRole('button', { name: 'Montar bolão' }).click();
  await pagina.getByLabel('Concurso').fill('3200');
  await pagina.getByLabel('Dia do sorteio').fill(somarDias(diaDe(await agoraNoProduto()), 10));
  await pagina.getByText('Informar os horários').click();
  await pagina.getByLabel('Apostas até').fill('19:00');
  await pagina.getByLabel('Sorteio às').fill('21:00');
  await pagina.getByRole('radio', { name: /Ao acaso/ }).check();
  await pagina.getByLabel('Quantos jogos').fill('2');
  await pagina.getByLabel('Dezenas em cada jogo').fill('7');
  await pagina.getByLabel('Nome do bolão').fill('Mega da jornada');
  await pagina.getByRole('button', { name: 'Ver jogos e conta' }).click();
  await expect(pagina.getByText('R$ 9,24')).toBeVisible();
  await pagina.getByRole('button', { name: 'Guardar rascunho' }).click();
  await expect(pagina.getByRole('heading', { name: 'Mega da jornada' })).toBeVisible();
  await pagina.getByRole('button', { name: 'Pôr à venda' }).click();
  await pagina.getByRole('dialog').getByRole('button', { name: 'Pôr à venda' }).click();
  await expect(pagina.getByText('Bolão à venda')).toBeVisible();
});

type Carteira = { readonly saldos: { readonly disponivel: number } };
