import { expect, test } from '@playwright/test';
import { formatarMomento } from '@rateia/domain/datas-formatadas';
import { ligarFalhas } from './vocabulary/banco.ts';
import { esperaTexto } from './vocabulary/caixa-de-entrada.ts';
import { chamar, registrada, sessaoDe } from './vocabulary/chamadas.ts';
import { alguemNovo, DEMONSTRACAO } from './vocabulary/gente.ts';
import { agoraNoProduto, avancaRelogio } from './vocabulary/operacao.ts';
import { pessoaPronta } from './vocabulary/preparo.ts';
import { operador } from './vocabulary.ts';

/** More time than the tries of a job take: the longest rest between them is six hours. */
const UM_DIA = { dias: 1 };
const UM_MINUTO = { minutos: 1 };

test.describe('Work that the product does by itself (CONFIABILIDADE 1.9)', () => {
  test('a failed job is shown with its failure, first among those that will be tried again, then among those that will not; it is run again, and leaves the list when it is done', async ({
    browser,
  }) => {
    const { eu } = await pessoaPronta('Cacilda', 'Rocha');
    const outro = await registrada(alguemNovo('Dorival', 'Rocha'));
    const aline = await operador(browser, await sessaoDe(DEMONSTRACAO.suporte));
    const { pagina } = aline;
    const tarefa = pagina
      .getByRole('list', { name: 'Tarefas' })
      .getByRole('listitem')
      .filter({ hasText: 'notificarTelefone' });
    await ligarFalhas({ sms: { modo: 'limite' } });
    try {
      // Another person wants this number: its holder is told by SMS.
      await chamar('POST /usuario/cadastro/telefone-unico/validar', { como: outro, corpo: { telefone: eu.telefone } });
      await avancaRelogio(UM_MINUTO);
      await pagina.goto('/backoffice/tarefas');
      // The task failed, and has tries left: nobody need wait for the next one.
      await pagina.getByRole('tab', { name: /^Na fila/ }).click();
      await expect(tarefa).toContainText(/sms telefone-pedidoPorOutro: (indisponivel|desconhecido)/);
      await expect(tarefa.getByRole('button', { name: 'Repetir notificarTelefone' })).toBeVisible();
      await avancaRelogio(UM_DIA);
      await pagina.goto('/backoffice/tarefas');
      await expect(tarefa).toContainText(/sms telefone-pedidoPorOutro: (indisponivel|desconhecido)/);
      await expect(tarefa).toContainText('12 tentativas');
    } finally {
      await ligarFalhas({});
    }
    await tarefa.getByRole('button', { name: 'Repetir notificarTelefone' }).click();
    await expect(tarefa).toHaveCount(0);
    await esperaTexto(eu.telefone, /alguém pediu um código para usar este número/);
    aline.reclamacoes.esperaNenhuma();
  });

  test('while the clock moves, the screen says which day it has reached', async ({ browser }) => {
    const aline = await operador(browser, await sessaoDe(DEMONSTRACAO.suporte));
    const { pagina } = aline;
    await pagina.goto('/backoffice/relogio');
    await expect(pagina.getByText('Agora no produto')).toBeVisible();
    const andamento = pagina.getByRole('progressbar', { name: 'Avanço do relógio' });
    // The move is held on its way, so that the page shows the clock as another call reports it.
    const { promise: chegou, resolve: chega } = Promise.withResolvers<void>();
    await pagina.route('**/backoffice/relogio/avancar', async (rota) => {
      await chegou;
      await rota.continue();
    });
    await pagina.getByRole('button', { name: 'Avançar 1 dia' }).click();
    await expect(andamento).toHaveAttribute('value', '0');
    const meio = await avancaRelogio({ minutos: 12 * 60 });
    const [semana, dia] = formatarMomento(meio).split(', ');
    await expect(pagina.getByText(`Já em ${semana}, ${dia}, `)).toBeVisible();
    await expect(andamento).toHaveAttribute('value', '50');
    chega();
    await expect(andamento).toHaveCount(0, { timeout: 30_000 });
    await expect(pagina.getByText(/sem falhas\./)).toBeVisible();
    expect(Date.parse(await agoraNoProduto()) - Date.parse(meio)).toBeGreaterThanOrEqual(24 * 60 * 60_000);
    aline.reclamacoes.esperaNenhuma();
  });
});
