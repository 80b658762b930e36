import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { pagarPelaApi } from './vocabulary/banco.ts';
import { chamar } from './vocabulary/chamadas.ts';
import { checkout } from './vocabulary/checkout.ts';
import { reais } from './vocabulary/dinheiro.ts';
import { abrirNavegador } from './vocabulary/navegador.ts';
import { codigoDoPagamento, pessoaPronta } from './vocabulary/preparo.ts';

const PIX = 12;
const CARTAO = 9;
const POLLING_MS = 2000;
const UM_MINUTO_MS = 60_000;
/** One every 2 s (spec 2, §7). */
const EM_UM_MINUTO = 30;

test('the Pix screen asks for the payment every 2 s, and no more once it is paid', async ({ browser }) => {
  const { sessao } = await pessoaPronta('Celina', 'Prado');
  const { idPagamento } = await chamar<{ readonly idPagamento: string }>('POST /credito/comprar', {
    como: sessao,
    corpo: { valor: reais('30,00'), meioPagamento: PIX },
  });
  const codigo = await codigoDoPagamento(sessao, idPagamento);
  const { pagina, reclamacoes } = await abrirNavegador(browser, { sessao });
  await contaPedidos(pagina, `/pagamento/status/${idPagamento}`);
  await pagina.clock.install();
  await pagina.goto(`/checkout/pagamento/processando/pix?idPagamento=${idPagamento}`);
  await expect(pagina.getByRole('button', { name: 'Copiar código Pix' })).toBeVisible();
  const parou = await pararRelogio(pagina);
  await expect.poll(async () => (await pedidosFeitos(pagina)).at(-1)).toBe(parou);
  await tudoRespondido(pagina);

  // Each request is waited for in its own two seconds, so that a slow machine sees the same as a quick one.
  const antes = (await pedidosFeitos(pagina)).length;
  for (let n = 1; n <= EM_UM_MINUTO; n++) {
    await pagina.clock.runFor(POLLING_MS);
    await expect.poll(async () => (await pedidosFeitos(pagina)).length - antes, { intervals: [5, 10, 20] }).toBe(n);
    await tudoRespondido(pagina);
  }
  await pagarPelaApi(codigo);
  await expect
    .poll(
      async () =>
        (await chamar<{ readonly estado: string }>(`GET /pagamento/status/${idPagamento}`, { como: sessao })).estado,
    )
    .toBe('pago');
  await pagina.clock.resume();
  await expect(pagina.getByRole('heading', { name: 'Saldo adicionado' })).toBeVisible();
  await tudoRespondido(pagina);
  const ateAqui = (await pedidosFeitos(pagina)).length;
  // Once by this screen, and once by the one that it leads to.
  expect(ateAqui - antes).toBe(EM_UM_MINUTO + 2);
  await pagina.clock.runFor(UM_MINUTO_MS);
  await tudoRespondido(pagina);
  expect(await pedidosFeitos(pagina)).toHaveLength(ateAqui);
  reclamacoes.esperaNenhuma();
});

declare global {
  var pedidos: { readonly feitos: number[]; emCurso: number };
}

/**
 * Counts, in the page itself, the page's questions to this path with their times by its clock, and the answers that it
 * waits for. An answer that the page has not read to its end still counts as waited for, because the next question
 * would be the same one.
 */
async function contaPedidos(pagina: Page, caminho: string): Promise<void> {
  await pagina.addInitScript((deste) => {
    globalThis.pedidos = { feitos: [], emCurso: 0 };
    const { fetch: original } = globalThis;
    globalThis.fetch = async (url, init) => {
      if (!String(url).includes(deste)) return await original(url, init);
      globalThis.pedidos.feitos.push(Date.now());
      globalThis.pedidos.emCurso += 1;
      function lida(): void {
        const depoisDisto = new MessageChannel();
        depoisDisto.port1.onmessage = () => {
          globalThis.pedidos.emCurso -= 1;
          depoisDisto.port1.close();
        };
        depoisDisto.port2.postMessage(null);
      }
      const resposta = await original(url, init).catch((causa: unknown) => {
        lida();
        throw causa;
      });
      const texto = resposta.text.bind(resposta);
      return Object.assign(resposta, { text: () => texto().finally(lida) });
    };
  }, caminho);
}

function pedidosFeitos(pagina: Page) {
  return pagina.evaluate(() => globalThis.pedidos.feitos);
}

function tudoRespondido(pagina: Page) {
  return expect.poll(() => pagina.evaluate(() => globalThis.pedidos.emCurso), { intervals: [5, 10, 20] }).toBe(0);
}

/** Stops the page's clock a minute from now, which asks once more; gives the time at which it stands. */
async function pararRelogio(pagina: Page): Promise<number> {
  const quando = Date.now() + UM_MINUTO_MS;
  await pagina.clock.pauseAt(quando);
  return quando;
}

test('a card is typed in the fields of its provider, its bank asks the holder, and the balance is there', async ({
  browser,
}) => {
  const { eu, sessao: como } = await pessoaPronta('Noemi', 'Prado');
  const { pagina, reclamacoes } = await abrirNavegador(browser, { sessao: como });
  const { idPagamento } = await chamar<{ readonly idPagamento: string }>('POST /credito/comprar', {
    como,
    corpo: { valor: reais('60,00'), meioPagamento: CARTAO },
  });
  await pagina.goto(`/checkout/cadastro-cartao-1?idPagamento=${idPagamento}`);
  await checkout(pagina).pagaComCartao('DESA PRADO', eu.cpf);
  await expect(pagina.getByText('Seu banco quer confirmar que é você')).toBeVisible();
  const banco = pagina.frameLocator('iframe[title="Confirmação do seu banco"]');
  await banco.getByRole('button', { name: 'Sim, confirmar' }).click();
  await expect(pagina.getByText('Cartão aprovado')).toBeVisible();
  await pagina.waitForURL(/credito\/sucesso/);
  reclamacoes.esperaNenhuma();
});
