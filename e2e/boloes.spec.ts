import { expect, test } from '@playwright/test';
import type { Instante } from '@rateia/domain/datas';
import { diaDe, somarDias, somarHoras } from '@rateia/domain/datas';
import { centavos, multiplicar, somar } from '@rateia/domain/dinheiro';
import { compraCota, comprovaNaMesa, decideMega, megaDepoisDaProxima, verBolao } from './vocabulary/boloes.ts';
import type { Sessao } from './vocabulary/chamadas.ts';
import { chamar, sessaoDe } from './vocabulary/chamadas.ts';
import { escrito, reais } from './vocabulary/dinheiro.ts';
import { DEMONSTRACAO } from './vocabulary/gente.ts';
import { agoraNoProduto, avancaRelogio, esperaLivroZerado } from './vocabulary/operacao.ts';
import { bolaoAVenda, cadastraChavePix, ganhaSaldo, pessoaPronta, porAVenda } from './vocabulary/preparo.ts';
import { operador, personagem } from './vocabulary.ts';

const marca = Date.now() % 1e6;
/** The worker asks for results each minute of the machine. */
const CINCO_MINUTOS = { timeout: 300_000, intervals: [15_000] };
const SETE_DEZENAS = [3, 11, 19, 27, 35, 43, 51];
const NO_RECIBO = '03 11 19 27 35 43 51';

async function disponivelDe(como: Sessao): Promise<number> {
  return (await chamar<{ readonly saldos: { readonly disponivel: number } }>('GET /credito', { como })).saldos
    .disponivel;
}

test('a person who stays out of pools is sold none, until the time that he chose is over (REGRAS 2.12 Limits)', async ({
  browser,
}) => {
  const { eu, sessao } = await pessoaPronta('Otília', 'Ramos');
  const id = await bolaoAVenda(`Mega de fora ${marca}`);
  const { preco } = await verBolao(sessao, id);
  await ganhaSaldo(sessao, reais('50,00'));
  const { pagina, reclamacoes } = await personagem(browser, eu, { sessao });
  await pagina.goto('/loteria');
  await expect(pagina.getByRole('link', { name: new RegExp(`Mega de fora ${marca}`) })).toBeVisible();
  await pagina.goto('/loteria/jogo-responsavel');
  await pagina.getByRole('radio', { name: '3 meses' }).check();
  await pagina.getByRole('button', { name: 'Ficar de fora dos bolões' }).click();
  await pagina.getByRole('dialog').getByRole('button', { name: 'Ficar de fora dos bolões' }).click();
  await expect(pagina.getByRole('heading', { name: 'Você está fora dos bolões' })).toBeVisible();
  await pagina.goto(`/loteria/${id}`);
  await expect(pagina.getByText('Nenhuma cota é vendida para você.')).toBeVisible();
  await expect(pagina.getByRole('button', { name: /^Pagar/ })).toHaveCount(0);
  expect(await compraCota(sessao, id, preco.total)).toBeGreaterThanOrEqual(400);
  expect(await disponivelDe(sessao)).toBe(reais('50,00'));
  reclamacoes.esperaNenhuma();
});

test('Virada with a crowd: each cota is sold once, and nobody pays for one that he did not get (REGRAS 2.12)', async ({
  browser,
}) => {
  const dia = somarDias(diaDe(await agoraNoProduto()), 30);
  const id = await porAVenda({
    ...{ nome: `Virada da praça ${marca}`, cotas: 4 },
    concurso: {
      ...{ loteria: 'mega-da-virada', concurso: 3_400, dia },
      ...{ apostasAte: `${dia}T20:00:00.000Z`, sorteioEm: `${dia}T23:00:00.000Z` },
    },
    dezenas: SETE_DEZENAS,
  });
  const [olha, ...multidao] = await Promise.all(
    ['Ari', 'Bia', 'Cid', 'Dora', 'Edu', 'Flora', 'Gil'].map((nome) => pessoaPronta(nome, 'Virada')),
  );
  if (olha === undefined) throw new Error('nobody came');
  for (const { sessao } of multidao) await ganhaSaldo(sessao, reais('50,00'));
  const { pagina } = await personagem(browser, olha.eu, { sessao: olha.sessao });
  await pagina.goto(`/loteria/${id}`);
  await expect(pagina.getByRole('img', { name: '4 cotas livres' })).toBeVisible();
  const { preco } = await verBolao(olha.sessao, id);
  const respostas = await Promise.all(multidao.map(({ sessao }) => compraCota(sessao, id, preco.total)));
  expect(respostas.filter((status) => status < 300)).toHaveLength(4);
  const saldos = await Promise.all(multidao.map(({ sessao }) => disponivelDe(sessao)));
  expect(saldos).toEqual(respostas.map((status) => (status < 300 ? reais('50,00') - preco.total : reais('50,00'))));
  await pagina.reload();
  await expect(pagina.getByRole('img', { name: '0 cotas livres' })).toBeVisible();
  await expect(pagina.getByRole('button', { name: /^Pagar/ })).toHaveCount(0);
  await esperaLivroZerado();
});

test('a Mega-Sena pool, from its sale to the prize in the wallet and out by Pix (REGRAS 2.12)', async ({ browser }) => {
  test.setTimeout(600_000);
  const [uma, outra] = [await pessoaPronta('Iara', 'Brandão'), await pessoaPronta('Davi', 'Leal')];
  await cadastraChavePix(uma);
  for (const { sessao } of [uma, outra]) await ganhaSaldo(sessao, reais('60,00'));
  const concurso = await megaDepoisDaProxima(uma.sessao);
  const nome = `Mega da jornada ${marca}`;
  const id = await porAVenda({ nome, cotas: 2, concurso, dezenas: SETE_DEZENAS });
  const { preco, vendasAte, sorteioEm } = await verBolao(uma.sessao, id);
  const iara = await personagem(browser, uma.eu, { sessao: uma.sessao });
  const { pagina } = iara;

  await test.step('both cotas are sold', async () => {
    await pagina.goto(`/loteria/${id}`);
    await iara.pagaComSaldo();
    await expect(pagina.getByText(/^1 é sua: nº \d+$/)).toBeVisible();
    expect(await compraCota(outra.sessao, id, preco.total)).toBeLessThan(300);
  });

  await test.step('after the close the desk proves the bet, and the proof is there for everybody', async () => {
    await avancaRelogio({ ate: vendasAte });
    const suporte = await operador(browser, await sessaoDe(DEMONSTRACAO.suporte));
    await comprovaNaMesa(suporte.pagina, { nome, jogos: NO_RECIBO });
    await pagina.goto(`/loteria/${id}/prova`);
    await expect(pagina.getByText('Conferido agora, no seu aparelho: nada mudou')).toBeVisible();
  });

  const antes = await disponivelDe(uma.sessao);
  await test.step('four numbers are drawn: the pool has a prize, which is divided to the centavo', async () => {
    await decideMega(concurso.concurso, [3, 11, 19, 27, 1, 2]);
    await avancaRelogio({ ate: somarHoras(sorteioEm, 2) });
    // A source that was asked too early is asked again some minutes of the product later.
    await expect(async () => {
      await avancaRelogio({ minutos: 20 });
      expect((await premioDe(uma.sessao, id)).situacao).toBe('aReceber');
    }).toPass(CINCO_MINUTOS);
    await pagina.goto(`/meus-grupos/loteria/${id}`);
    await expect(pagina.getByText('Sorteado. Quer ver?')).toBeVisible();
  });

  const { premio, minhaParte } = await premioDe(uma.sessao, id);
  await test.step('the operation receives it, and each part is in its wallet', async () => {
    await chamar(`POST /backoffice/premios/${id}/receber`, {
      como: await sessaoDe(DEMONSTRACAO.financeiro),
      corpo: { valor: premio, evidencia: 'Pix do banco pagador, comprovante 5513-0' },
    });
    await expect.poll(async () => await disponivelDe(uma.sessao)).toBe(antes + minhaParte);
    await pagina.goto('/carteira/creditos');
    await expect(pagina.getByRole('main')).toContainText(escrito(centavos(minhaParte)));
  });

  await test.step('it leaves by Pix', async () => {
    const valor = reais('100,00');
    await iara.retira(valor);
    await expect.poll(async () => await disponivelDe(uma.sessao)).toBe(antes + minhaParte - valor);
    await esperaLivroZerado();
    iara.reclamacoes.esperaNenhuma();
  });
});

test('a pool without its receipt is cancelled before the draw: all of it is back, and a real a cota besides', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const { eu, sessao } = await pessoaPronta('Nara', 'Cintra');
  await ganhaSaldo(sessao, reais('100,00'));
  const nome = `Mega sem recibo ${marca}`;
  const id = await porAVenda({
    ...{ nome, cotas: 2, dezenas: SETE_DEZENAS },
    concurso: await megaDepoisDaProxima(sessao),
  });
  const { preco, sorteioEm } = await verBolao(sessao, id);
  for (const _ of [1, 2]) expect(await compraCota(sessao, id, preco.total)).toBeLessThan(300);
  expect(await disponivelDe(sessao)).toBe(reais('100,00') - multiplicar(centavos(preco.total), 2));
  await avancaRelogio({ ate: sorteioEm });
  await expect.poll(async () => await disponivelDe(sessao)).toBe(somar(reais('100,00'), reais('2,00')));
  const { pagina } = await personagem(browser, eu, { sessao });
  await pagina.goto(`/meus-grupos/loteria/${id}`);
  await expect(pagina.getByRole('heading', { name: 'Este bolão não foi para o sorteio' })).toBeVisible();
  await expect(pagina.getByRole('main')).toContainText(
    escrito(somar(multiplicar(centavos(preco.total), 2), reais('2,00'))),
  );
  await pagina.goto('/meus-grupos/historico');
  await expect(pagina.getByRole('link', { name: new RegExp(nome) })).toContainText('de volta');
  await esperaLivroZerado();
});

test('a recurring Lotofácil over three draws, with one miss (REGRAS 2.12 Recurring)', async ({ browser }) => {
  test.setTimeout(600_000);
  const { eu, sessao } = await pessoaPronta('Celso', 'Viana');
  const suporte = await sessaoDe(DEMONSTRACAO.suporte);
  const dezenas = [1, 2, 3, 5, 7, 8, 10, 11, 13, 14, 17, 19, 20, 22, 23, 25];
  const { id } = await chamar<{ readonly id: number }>('POST /backoffice/series', {
    como: suporte,
    corpo: {
      ...{ nome: `Lotofácil de sempre ${marca}`, loteria: 'lotofacil', modo: 'um_bilhete', cotas: 4 },
      apostas: [{ loteria: 'lotofacil', dezenas }],
    },
  });
  const { sorteios } = await serieDe(sessao, id);
  const [primeiro, segundo, terceiro] = sorteios;
  if (primeiro === undefined || segundo === undefined || terceiro === undefined) throw new Error('three draws');
  const cota = centavos(primeiro.preco.total);
  await ganhaSaldo(sessao, somar(cota, reais('5,00')));
  const { pagina, reclamacoes } = await personagem(browser, eu, { sessao });

  await test.step('he takes part: nothing is charged yet', async () => {
    await pagina.goto(`/loteria-recorrente/${id}`);
    await pagina.getByRole('button', { name: `Participar por ${escrito(cota)} cada` }).click();
    await expect(pagina.getByRole('heading', { name: 'Sua participação' })).toBeVisible();
    expect(await disponivelDe(sessao)).toBe(somar(cota, reais('5,00')));
  });

  await test.step('the first draw is paid, and the second finds too little: he is out of that draw alone', async () => {
    await avancaRelogio({ ate: primeiro.cobrarEm });
    expect(await disponivelDe(sessao)).toBe(reais('5,00'));
    await avancaRelogio({ ate: segundo.cobrarEm });
    expect(await disponivelDe(sessao)).toBe(reais('5,00'));
    await pagina.reload();
    await expect(pagina.getByText(/^Faltou saldo no último sorteio/)).toBeVisible();
    expect((await serieDe(sessao, id)).extrato.map(({ destino }) => destino)).toEqual(['falta', 'pago']);
  });

  await test.step('with balance again the third is paid, and the misses begin anew', async () => {
    await ganhaSaldo(sessao, cota);
    await avancaRelogio({ ate: terceiro.cobrarEm });
    await pagina.reload();
    await expect(pagina.getByText(/^Faltou saldo no último sorteio/)).toHaveCount(0);
    expect((await serieDe(sessao, id)).extrato.map(({ destino }) => destino)).toEqual(['pago', 'falta', 'pago']);
    await pagina.getByRole('button', { name: 'Sair do bolão' }).click();
    await pagina.getByRole('dialog').getByRole('button', { name: 'Sair do bolão' }).click();
    await expect(pagina.getByRole('heading', { name: 'Sua participação' })).toHaveCount(0);
    reclamacoes.esperaNenhuma();
  });
  await chamar(`POST /backoffice/series/${id}/encerramento`, { como: await sessaoDe(DEMONSTRACAO.lider) });
});

async function premioDe(como: Sessao, id: number) {
  return await chamar<{ readonly situacao: string; readonly premio: number; readonly minhaParte: number }>(
    `GET /loteria/grupo/${id}/premios`,
    { como },
  );
}

async function serieDe(como: Sessao, id: number) {
  return await chamar<{
    readonly sorteios: readonly { readonly cobrarEm: Instante; readonly preco: { readonly total: number } }[];
    readonly extrato: readonly { readonly destino: string }[];
  }>(`GET /loteria/series/${id}`, { como });
}
