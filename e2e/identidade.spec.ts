import type { Locator } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { esperaMensagem } from './vocabulary/caixa-de-entrada.ts';
import { sessaoDe } from './vocabulary/chamadas.ts';
import { DEMONSTRACAO } from './vocabulary/gente.ts';
import { abreCaso, enviaIdentidade, enviaSelfie, veValidacao } from './vocabulary/identidade.ts';
import { CELULAR } from './vocabulary/navegador.ts';
import { pessoaPronta } from './vocabulary/preparo.ts';
import { operador, personagem } from './vocabulary.ts';

/** The width of a picture that has loaded; nothing when it did not. */
async function larguraDe(imagem: Locator): Promise<number> {
  return await imagem.evaluate(async (e: HTMLImageElement) => {
    await e.decode();
    return e.naturalWidth;
  });
}

/** Identity: decisions of the machine, and of a person (spec 1, §2 /validacao-conta; REGRAS 2.15). */
test('refused by an operator, sent again, approved', async ({ browser }) => {
  // The sandbox's comparison is unsure of this name.
  const { eu, sessao } = await pessoaPronta('Iara', 'Indeterminado');
  const iara = await personagem(browser, eu, { sessao, permissions: ['camera'] });
  const aline = await operador(browser, await sessaoDe(DEMONSTRACAO.suporte));
  const nome = `${eu.nome} ${eu.sobrenome}`;

  await enviaIdentidade(iara.pagina);
  await veValidacao(iara.pagina, 'Nossa equipe está olhando');
  // The person sees the sent pictures, small; the operator opens each small and then in full.
  await iara.pagina.getByRole('button', { name: 'Ver as imagens que enviei' }).click();
  for (const name of ['Frente do documento', 'Selfie'])
    expect(await larguraDe(iara.pagina.getByRole('img', { name }))).toBeGreaterThan(0);

  const caso = await abreCaso(aline.pagina, nome);
  const frente = caso.getByRole('img', { name: 'Frente' });
  const pequena = await larguraDe(frente);
  await caso.getByRole('button', { name: 'Frente: ampliar' }).click();
  await expect(caso.getByRole('button', { name: 'Frente: diminuir' })).toBeVisible();
  expect(await larguraDe(frente)).toBeGreaterThan(pequena);
  await expect(caso.getByText('O rosto não ficou claro')).toBeVisible();
  await expect(caso.getByRole('button', { name: /^Aprovar/ })).toBeDisabled();
  await caso.getByLabel('Para recusar, o motivo').selectOption({ label: 'Não dá para ler o documento' });
  await caso.getByLabel('Mensagem para a pessoa').fill('O reflexo cobre a foto.');
  await caso.getByRole('button', { name: /^Recusar/ }).click();
  await aline.pagina.getByRole('dialog').getByRole('button', { name: 'Recusar' }).click();
  await expect(aline.pagina.getByRole('button', { name: nome })).toHaveCount(0);

  await esperaMensagem(eu.email, /Não conseguimos confirmar a sua identidade/);
  await veValidacao(iara.pagina, 'Não conseguimos confirmar');
  await expect(iara.pagina.getByText('Não dá para ler o documento')).toBeVisible();
  await expect(iara.pagina.getByText('O reflexo cobre a foto.')).toBeVisible();

  // Once more, by the camera, and with a document of two sides.
  await enviaIdentidade(iara.pagina, { documento: 'CNH', camera: 'permitida' });
  await veValidacao(iara.pagina, 'Nossa equipe está olhando');
  const outro = await abreCaso(aline.pagina, nome);
  for (const lado of ['verso', 'selfie']) {
    await outro.getByRole('button', { name: `Ver ${lado}` }).click();
    expect(await larguraDe(outro.getByRole('img', { name: new RegExp(lado, 'i') }))).toBeGreaterThan(0);
  }
  for (const frase of [/O nome do documento/, /O CPF do documento/, /A selfie é da pessoa/])
    await outro.getByRole('checkbox', { name: frase }).check();
  await outro.getByRole('button', { name: /^Aprovar/ }).click();
  await expect(aline.pagina.getByRole('button', { name: nome })).toHaveCount(0);

  await esperaMensagem(eu.email, /Sua identidade está confirmada/);
  await iara.pagina.goto('/validacao-conta');
  await expect(iara.pagina.getByRole('heading', { name: 'Sua identidade está confirmada' })).toBeVisible();
  await expect(iara.pagina.getByText('10.000,00').first()).toBeVisible();
  iara.reclamacoes.esperaNenhuma();
  aline.reclamacoes.esperaNenhuma();
});

test('asked for another selfie by an operator, who says why; it is sent alone and looked at again', async ({
  browser,
}) => {
  const { eu, sessao } = await pessoaPronta('Ivo', 'Indeterminado');
  const { pagina, reclamacoes } = await personagem(browser, eu, { sessao, permissions: [] });
  const aline = await operador(browser, await sessaoDe(DEMONSTRACAO.suporte));
  await enviaIdentidade(pagina, { camera: 'recusada' });
  await veValidacao(pagina, 'Nossa equipe está olhando');

  const caso = await abreCaso(aline.pagina, `${eu.nome} ${eu.sobrenome}`);
  await expect(caso.getByRole('button', { name: /^Pedir de novo/ })).toBeDisabled();
  await caso.getByRole('checkbox', { name: 'Selfie', exact: true }).check();
  await caso.getByLabel('Mensagem para a pessoa').fill('Tire em um lugar mais claro.');
  await caso.getByRole('button', { name: /^Pedir de novo/ }).click();
  await expect(aline.pagina.getByRole('button', { name: `${eu.nome} ${eu.sobrenome}` })).toHaveCount(0);

  await veValidacao(pagina, 'Precisamos de outra imagem');
  await expect(pagina.getByText('Tire em um lugar mais claro.')).toBeVisible();
  await expect(pagina.getByText('Falta: selfie.')).toBeVisible();
  await pagina.getByRole('link', { name: 'Continuar o envio' }).click();
  // The words of the operator who asked for the picture still stand where it is taken.
  await expect(pagina.getByRole('heading', { name: 'Agora, uma selfie' })).toBeVisible();
  await expect(pagina.getByText('Tire em um lugar mais claro.')).toBeVisible();
  // A file that is no picture is reported as soon as it is chosen, and the next choice removes the report.
  const outra = { name: 'eu.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') };
  await pagina.getByLabel('Selfie, arquivo').setInputFiles(outra);
  const recusa = pagina.getByRole('group', { name: 'Selfie' }).getByRole('alert');
  await expect(recusa).toContainText('Envie uma imagem');
  await enviaSelfie(pagina);
  await veValidacao(pagina, 'Nossa equipe está olhando');
  for (const alguem of [reclamacoes, aline.reclamacoes]) alguem.esperaNenhuma();
});

test('on a phone a case is seen when it is opened, and leaves the queue when its owner takes the consent back', async ({
  browser,
}) => {
  const { eu, sessao } = await pessoaPronta('Olga', 'Indeterminado');
  const { pagina, reclamacoes } = await personagem(browser, eu, { sessao });
  const aline = await operador(browser, await sessaoDe(DEMONSTRACAO.suporte));
  await aline.pagina.setViewportSize(CELULAR);
  const nome = `${eu.nome} ${eu.sobrenome}`;
  await enviaIdentidade(pagina);
  await veValidacao(pagina, 'Nossa equipe está olhando');

  const caso = await abreCaso(aline.pagina, nome);
  await expect(caso.getByRole('heading', { name: nome })).toBeInViewport();
  await caso.getByRole('button', { name: 'Voltar à fila' }).click();
  const linha = aline.pagina.getByRole('list', { name: 'Identidades por prazo' }).getByRole('button', { name: nome });
  await expect(linha).toBeInViewport();

  await pagina.goto('/portal-privacidade');
  await expect(pagina.getByText(/^Você aceitou em /)).toBeVisible();
  await pagina.getByRole('button', { name: 'Retirar o consentimento' }).click();
  const pergunta = pagina.getByRole('dialog', { name: 'Retirar o consentimento do uso do rosto?' });
  await expect(pergunta).toContainText('A confirmação em andamento termina e as imagens são apagadas agora.');
  await pergunta.getByRole('button', { name: 'Retirar e apagar as imagens' }).click();
  await expect(pagina.getByText(/^Você retirou o consentimento em /)).toBeVisible();
  await expect(pagina.getByRole('button', { name: 'Retirar o consentimento' })).toHaveCount(0);

  await aline.pagina.reload();
  await expect(aline.pagina.getByRole('heading', { name: 'Identidades em análise' })).toBeVisible();
  await expect(linha).toHaveCount(0);
  reclamacoes.esperaNenhuma();
  aline.reclamacoes.esperaNenhuma();
});
