import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { registrada, sessaoDe } from './vocabulary/chamadas.ts';
import { alguemNovo, DEMONSTRACAO } from './vocabulary/gente.ts';
import { pegaDocumento } from './vocabulary/identidade.ts';
import { abrirNavegador, CELULAR } from './vocabulary/navegador.ts';
import { pessoaPronta } from './vocabulary/preparo.ts';

const PALAVRAS = 'Palavras do servidor.';

test('a picture that is refused leads to the page of pendencies, is told beside it, or ends the session (spec 1, §8)', async ({
  browser,
}) => {
  const { pagina } = await abrirNavegador(browser, {
    sessao: await registrada(alguemNovo('Lena', 'Pires')),
    viewport: CELULAR,
  });
  async function envia(): Promise<void> {
    await pagina.goto('/cadastro/documento-upload?tipo=3&redirect=%2Fpesquisa');
    await pegaDocumento(pagina);
    await pagina.getByRole('button', { name: 'Enviar a frente' }).click();
  }
  await test.step('as the server answers: a document is refused before the CPF', async () => {
    await envia();
    await pagina.getByRole('dialog').getByRole('button', { name: 'Entendi' }).click();
    await expect(pagina).toHaveURL(/\/cadastro\/pendencias\?dadosFiscais=true$/);
  });
  await test.step('the fault of a picture is told beside it', async () => {
    const corpo = { dados: { chave: 'imagemEstragada' } };
    await provoca(pagina, '/validacao-conta/documento', { status: 422, corpo });
    await envia();
    await expect(pagina.getByRole('group', { name: 'Frente do documento' }).getByRole('alert')).toHaveText(PALAVRAS);
    await expect(pagina.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('401: after a renewal that does not help, the session is over', async () => {
    await provoca(pagina, '/validacao-conta/documento', { status: 401, corpo: {} });
    await envia();
    await expect(pagina.getByRole('dialog')).toContainText('Sua sessão expirou, você será desconectado. Cód.: 401');
    await pagina.getByRole('dialog').getByRole('button', { name: 'Entendi' }).click();
    await expect(pagina).toHaveURL(/\/login/);
  });
});

test('a failure over an open sheet is the one dialog that is seen; answered, the sheet is back (spec 1, §8)', async ({
  browser,
}) => {
  const { pagina } = await abrirNavegador(browser, {
    sessao: await sessaoDe(DEMONSTRACAO.lider),
    viewport: CELULAR,
  });
  await pagina.route('**/api/v1/backoffice/links', (rota) =>
    rota.request().method() === 'POST'
      ? rota.fulfill({ status: 500, json: { codigoErro: 7, message: PALAVRAS, link: null, dados: null } })
      : rota.fallback(),
  );
  await pagina.goto('/backoffice/links');
  await pagina.getByRole('button', { name: 'Criar link', exact: true }).click();
  const folha = pagina.getByRole('dialog', { name: 'Criar link curto' });
  await folha.getByLabel('Nome').fill('Um cartaz');
  await folha.getByLabel('Destino').fill('/ajuda');
  await folha.getByRole('button', { name: 'Criar link', exact: true }).click();
  const falha = pagina.getByRole('dialog', { name: 'Algo saiu errado' });
  await expect(falha).toContainText('Código #7');
  await expect(pagina.getByRole('dialog')).toHaveCount(1);
  await falha.getByRole('button', { name: 'Entendi' }).click();
  await expect(falha).toHaveCount(0);
  await expect(folha.getByLabel('Nome')).toHaveValue('Um cartaz');
  await expect(folha.getByRole('button', { name: 'Criar link', exact: true })).toBeFocused();
});

test('nothing came back: it is offered again, with the same key (spec 1, §7)', async ({ browser }) => {
  const { sessao } = await pessoaPronta('Célia', 'Rangel');
  const { pagina } = await abrirNavegador(browser, { sessao });
  const chaves: (string | undefined)[] = [];
  await pagina.clock.install();
  await pagina.route('**/api/v1/credito/comprar', (rota) => {
    chaves.push(rota.request().headers()['idempotency-key']);
    return rota.abort();
  });
  await pedeRecarga(pagina);
  const dialogo = pagina.getByRole('dialog', { name: 'Não foi possível concluir' });
  // 5, 10 and 15 seconds between the four tries.
  await expect(async () => {
    await pagina.clock.runFor(5_000);
    await expect(dialogo).toBeVisible({ timeout: 200 });
  }).toPass();
  expect(chaves).toHaveLength(4);
  await pagina.unroute('**/api/v1/credito/comprar');
  const enviada = pagina.waitForRequest('**/api/v1/credito/comprar');
  await dialogo.getByRole('button', { name: 'Tentar novamente' }).click();
  chaves.push((await enviada).headers()['idempotency-key']);
  expect(new Set(chaves).size).toBe(1);
});

async function provoca(
  pagina: Page,
  chamada: string,
  { status, corpo }: { readonly status: number; readonly corpo: object },
): Promise<void> {
  await pagina.unroute(`**/api/v1${chamada}`);
  await pagina.route(`**/api/v1${chamada}`, (rota) =>
    rota.fulfill({ status, json: { codigoErro: null, message: PALAVRAS, link: null, dados: null, ...corpo } }),
  );
}

async function pedeRecarga(pagina: Page): Promise<void> {
  await pagina.goto('/carteira/adicionar/valor?redirect=%2Fpesquisa');
  await pagina.getByLabel('Valor', { exact: true }).fill('30,00');
  await pagina.getByRole('button', { name: /^Pagar com Pix/ }).click();
}
