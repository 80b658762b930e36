import { expect, test } from '@playwright/test';
import { somar, ZERO } from '@rateia/domain/dinheiro';
import { devolucoesPara, enviosPara, ligarFalhas } from './vocabulary/banco.ts';
import { esperaMensagem } from './vocabulary/caixa-de-entrada.ts';
import { sessaoDe } from './vocabulary/chamadas.ts';
import { reais } from './vocabulary/dinheiro.ts';
import { DEMONSTRACAO } from './vocabulary/gente.ts';
import { abrirNavegador } from './vocabulary/navegador.ts';
import { avancaRelogio, esperaLivroZerado } from './vocabulary/operacao.ts';
import { cadastraChavePix, ganhaSaldo, grupoPronto, pessoaPronta, retiradaAutorizada } from './vocabulary/preparo.ts';
import { COM_TUDO } from './vocabulary/saida.ts';
import { personagem } from './vocabulary.ts';

test('a withdrawal that the bank refuses comes back whole, and the screen says so by itself (REGRAS 2.6)', async ({
  browser,
}) => {
  const valor = reais('60,00');
  const { eu, sessao } = await pessoaPronta('Heloísa', 'Prates');
  await ganhaSaldo(sessao, valor);
  await cadastraChavePix({ eu, sessao });
  await avancaRelogio({ dias: 1 });
  const heloisa = await personagem(browser, eu, { sessao });
  await ligarFalhas({ envio: { modo: 'recusado', proximas: 1 } });
  try {
    await heloisa.retiraEmVao(valor);
  } finally {
    await ligarFalhas({});
  }
  expect(await enviosPara(eu.cpf)).toEqual([expect.objectContaining({ valor, status: 'NAO_REALIZADO' })]);
  await esperaMensagem(eu.email, /60,00 não foi aceita/);
  await heloisa.esperaExtratoFechado({ Disponível: valor }, { meses: 1 });
  await heloisa.retira(valor);
  await heloisa.esperaExtratoFechado({ Disponível: ZERO }, { meses: 1 });

  // The bank falls silent in the middle of another one: an operator who works with money sees it, and asks when the
  // bank is back.
  await ganhaSaldo(sessao, valor);
  const operador = await sessaoDe(DEMONSTRACAO.financeiro);
  const { pagina, reclamacoes } = await abrirNavegador(browser, { sessao: operador });
  const caso = pagina.getByRole('button', { name: /Retirada.*60,00/ });
  const lista = pagina.getByText('A lista de Pix do banco não está chegando');
  await ligarFalhas({ envio: { modo: 'indisponivel' }, pix: { modo: 'indisponivel' } });
  try {
    await retiradaAutorizada({ eu, sessao }, valor);
    await avancaRelogio({ minutos: 3 });
    await expect(async () => {
      await pagina.goto('/backoffice/dinheiro');
      await expect(caso).toBeVisible({ timeout: 1_000 });
      await expect(lista).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 20_000 });
  } finally {
    await ligarFalhas({});
  }
  await caso.click();
  const aberto = pagina.getByRole('region', { name: 'Caso aberto' });
  await expect(aberto).toContainText('O banco não disse se pagou esta retirada.');
  async function pagas() {
    return (await enviosPara(eu.cpf)).filter(({ status }) => status === 'REALIZADO').length;
  }
  const perguntar = aberto.getByRole('button', { name: 'Perguntar ao banco agora' });
  // The circuit that the silence has opened asks nobody for some seconds more.
  await expect(async () => {
    if (await perguntar.isVisible()) await perguntar.click();
    await expect.poll(pagas, { timeout: 5_000 }).toBe(2);
  }).toPass({ timeout: 60_000 });
  // The bank's list is asked for again a minute later.
  await avancaRelogio({ minutos: 1 });
  await expect(async () => {
    const resposta = pagina.waitForResponse('**/backoffice/dinheiro-parado');
    await pagina.reload();
    const fila = (await (await resposta).json()) as {
      readonly itens: { readonly tipo: string }[];
      readonly conciliacao: { readonly falhaDesde: unknown };
    };
    expect([fila.itens.filter(({ tipo }) => tipo === 'retirada'), fila.conciliacao.falhaDesde]).toEqual([[], null]);
  }).toPass({ timeout: 60_000 });
  await expect(caso).toHaveCount(0);
  await expect(lista).toHaveCount(0);
  await heloisa.esperaExtratoFechado({ Disponível: ZERO }, { meses: 1 });
  await esperaLivroZerado();
  heloisa.reclamacoes.esperaNenhuma();
  reclamacoes.esperaNenhuma();
});

test('a member who leaves in the first seven days gets the sum on the screen, to the centavo, by the Pix that paid (REGRAS 2.9)', async ({
  browser,
}) => {
  // R$ 124,99 for five: R$ 24,99 each, 8 % of it is R$ 2,00 rounded up, and as much again as caução.
  const preco = { parte: reais('24,99'), taxa: reais('2,00'), caucao: reais('26,99') };
  const dono = await pessoaPronta('Lauro', 'Viana');
  const id = await grupoPronto(dono.sessao, { nome: 'Canva da varanda', vagas: 2, valor: reais('124,99') });
  const { eu, sessao } = await pessoaPronta('Nara', 'Pontes');
  const nara = await personagem(browser, eu, { sessao });
  await nara.pagina.goto(`/grupo/${id}`);
  await nara.vePreco(preco);
  await nara.entraNoGrupo();
  await nara.assinaComPix(preco);
  await nara.esperaExtratoFechado({ Caução: preco.caucao }, { meses: 1 });

  const prometido = await nara.desiste(id, {
    saidas: {
      [COM_TUDO]: {
        Caução: preco.caucao,
        'Sua parte do mês que não começou': preco.parte,
        'Taxa do mês que não começou': preco.taxa,
      },
    },
    paraSaldo: false,
  });
  expect(prometido).toBe(somar(preco.parte, preco.taxa, preco.caucao));
  await expect
    .poll(() => devolucoesPara(eu.cpf))
    .toEqual([expect.objectContaining({ valor: prometido, status: 'DEVOLVIDO' })]);
  await nara.esperaSaldo(ZERO);
  await esperaLivroZerado();
  nara.reclamacoes.esperaNenhuma();
});
