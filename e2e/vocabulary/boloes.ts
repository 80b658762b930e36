import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Instante } from '@rateia/domain/datas';
import { diaDe, feriadosNacionais } from '@rateia/domain/datas';
import { proximoSorteio } from '@rateia/domain/loterias/calendario-de-sorteios';
import { LOTERIAS } from '@rateia/domain/loterias/loterias';
import { MEIO_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import { SANDBOX } from '../ambiente.ts';
import type { Sessao } from './chamadas.ts';
import { chamar, pedir } from './chamadas.ts';

export interface BolaoVisto {
  readonly preco: { readonly total: number };
  readonly vendasAte: Instante;
  readonly sorteioEm: Instante;
  readonly cotasLivres: number;
}

export async function verBolao(como: Sessao, id: number): Promise<BolaoVisto> {
  return await chamar<BolaoVisto>(`GET /loteria/grupo/${id}`, { como });
}

/** The draw of Mega-Sena after the next one: there is time for everything that comes before it. */
export async function megaDepoisDaProxima(como: Sessao) {
  const { itens } = await chamar<{
    readonly itens: readonly { readonly slug: string; readonly concurso: number; readonly dataSorteio: Instante }[];
  }>('GET /loteria/agenda', { como });
  const proxima = itens.find(({ slug }) => slug === 'mega-sena');
  if (proxima === undefined) throw new Error('the agenda has no Mega-Sena');
  const depoisDe = diaDe(proxima.dataSorteio);
  const feriados = feriadosNacionais(Number(depoisDe.slice(0, 4)));
  const seguinte = proximoSorteio(LOTERIAS['mega-sena'], { depoisDe, feriados });
  if (seguinte === undefined) throw new Error('the calendar has no Mega-Sena');
  return { loteria: 'mega-sena', concurso: proxima.concurso + 1, dia: seguinte.dia } as const;
}

/** Buys a cota with the wallet; answers the status, as some come too late. */
export async function compraCota(como: Sessao, id: number, valorTotal: number): Promise<number> {
  const corpo = { cotas: 1, meioPagamento: MEIO_PAGAMENTO.credito.id, valorTotal };
  return (await pedir(`POST /loteria/grupo/${id}/cotas`, { como, corpo })).status;
}

/** Decides the numbers that a concurso of Mega-Sena will draw. */
export async function decideMega(concurso: number, dezenas: readonly number[]): Promise<void> {
  const resposta = await fetch(`${SANDBOX}/sorteios/megasena/${concurso}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ dezenas: dezenas.join(' ') }),
  });
  if (!resposta.ok) throw new Error(`the sandbox answered ${resposta.status}: ${await resposta.text()}`);
}

/** Sends the picture of the only receipt of a pool at the desk, and seals the pool with it. */
export async function comprovaNaMesa(pagina: Page, { nome, jogos }: { readonly nome: string; readonly jogos: string }) {
  await pagina.goto('/backoffice/boloes');
  await pagina.getByRole('list', { name: 'Bolões por prazo' }).getByRole('button', { name: nome }).click();
  await expect(pagina.getByRole('heading', { name: nome })).toBeVisible();
  await pagina.getByLabel('Código do terminal').fill('03-15-2201');
  await pagina.getByLabel('Jogos do recibo').fill(jogos);
  await pagina.getByLabel('Arquivo do recibo').setInputFiles({
    name: 'recibo.png',
    mimeType: 'image/png',
    buffer: await pagina.screenshot(),
  });
  await expect(pagina.getByText('Nenhum recibo ainda.')).toHaveCount(0);
  await pagina.getByRole('button', { name: 'Lacrar com os recibos' }).click();
  await pagina
    .getByRole('dialog')
    .getByRole('button', { name: /^Lacrar/ })
    .click();
  await expect(pagina.getByRole('link', { name: 'Ver a prova publicada' })).toBeVisible();
}
