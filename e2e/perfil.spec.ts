import { expect, test } from '@playwright/test';
import { digitarCodigo } from './vocabulary/cadastro.ts';
import { codigoPara, esperaMensagem, esperaTexto } from './vocabulary/caixa-de-entrada.ts';
import { chamar, sessaoDe } from './vocabulary/chamadas.ts';
import { alguemNovo, DEMONSTRACAO } from './vocabulary/gente.ts';
import { caminhoPara, perfil } from './vocabulary/perfil.ts';
import { pessoaPronta } from './vocabulary/preparo.ts';
import { operador, personagem } from './vocabulary.ts';

/** What people do with their own account: contacts, network, and a problem that somebody answers (spec A§2 /perfil). */
test('a phone is changed by who has the e-mail and the new number', async ({ browser }) => {
  const { eu, sessao } = await pessoaPronta('Iara', 'Campos');
  const iara = await personagem(browser, eu, { sessao });
  const { telefone } = alguemNovo('Iara', 'Campos');
  await perfil(iara.pagina, eu).pedeTrocaDeTelefone(telefone);
  await digitarCodigo(iara.pagina, await codigoPara(telefone));
  await expect(iara.pagina).toHaveURL(/\/perfil$/);
  await expect(iara.pagina.getByRole('link', { name: /^Telefone/ })).toContainText(telefone.slice(7));
  await esperaMensagem(eu.email, /^O telefone da sua conta mudou$/);
  await esperaTexto(eu.telefone, /deixou este número/);
  iara.reclamacoes.esperaNenhuma();
});

test('an e-mail is changed, the old address is told, and takes the change back', async ({ browser }) => {
  const { eu, sessao } = await pessoaPronta('Jonas', 'Vidal');
  const jonas = await personagem(browser, eu, { sessao });
  const novo = alguemNovo('Jonas', 'Novo').email;
  await perfil(jonas.pagina, eu).pedeTrocaDeEmail(novo);
  await perfil(jonas.pagina, eu).confirmaNovoEmail(novo);
  await esperaMensagem(eu.email, /^O e-mail da sua conta mudou$/);

  const antigo = await personagem(browser, eu);
  await antigo.pagina.goto(await caminhoPara(eu.email, '/seguranca/desfazer-email/'));
  // Opening the link changes nothing: the session of who changed it lives until the button.
  await expect(antigo.pagina.getByRole('heading', { name: 'Desfazer a troca de e-mail?' })).toBeVisible();
  expect((await chamar<{ email: string }>('GET /usuario', { como: sessao })).email).toBe(novo);
  await antigo.pagina.getByRole('button', { name: 'Desfazer a troca' }).click();
  await expect(antigo.pagina.getByRole('heading', { name: 'A troca foi desfeita' })).toBeVisible();
  await expect(chamar('GET /usuario', { como: sessao })).rejects.toThrow(/401/);
  await esperaMensagem(eu.email, /^A troca de e-mail foi desfeita$/);
});

test('an address whose CEP nobody knows is written by hand', async ({ browser }) => {
  const { eu, sessao } = await pessoaPronta('Rute', 'Freitas');
  const { pagina } = await personagem(browser, eu, { sessao });
  await pagina.goto('/perfil/dados-fiscais');
  await pagina.getByLabel('CEP').fill('00000001');
  await expect(pagina.getByText('Não encontramos o endereço deste CEP. Preencha os campos abaixo.')).toBeVisible();
  await pagina.getByLabel('CEP').fill('01001000');
  await expect(pagina.getByLabel('Rua')).not.toHaveValue('');
  await pagina.getByLabel('CEP').fill('69999999');
  await expect(pagina.getByText('Não encontramos o endereço deste CEP. Preencha os campos abaixo.')).toBeVisible();
  for (const [campo, valor] of [
    ['Rua', 'Estrada do Igarapé'],
    ['Número', '12'],
    ['Bairro', 'Zona rural'],
    ['Cidade', 'Marechal Thaumaturgo'],
  ] as const)
    await pagina.getByLabel(campo).fill(valor);
  await pagina.getByLabel('Estado').selectOption('AC');
  await pagina.getByRole('button', { name: 'Salvar endereço' }).click();
  await expect(pagina.getByText('Endereço atualizado')).toBeVisible();
  await pagina.reload();
  await expect(pagina.getByLabel('Rua')).toHaveValue('Estrada do Igarapé');
});

test('a picture is cut and seen in the header', async ({ browser }) => {
  const { eu, sessao } = await pessoaPronta('Olga', 'Freitas');
  const olga = await personagem(browser, eu, { sessao });
  const { pagina } = olga;
  await pagina.goto('/perfil/edicao');
  const foto = await pagina.screenshot({ type: 'jpeg' });
  await pagina.getByLabel('Escolher uma foto').setInputFiles({ name: 'eu.jpg', mimeType: 'image/jpeg', buffer: foto });
  await expect(pagina.getByRole('heading', { name: 'Como fica a foto?' })).toBeVisible();
  await pagina.getByLabel('Aproximar').fill('2');
  await pagina.getByRole('button', { name: 'Usar esta foto' }).click();
  await expect(pagina.getByRole('button', { name: 'Trocar foto' })).toBeVisible();
  const noCabecalho = pagina.getByRole('banner').locator('img[src^="/api/v1/foto/"]');
  await expect(noCabecalho).toBeVisible();
  expect(await noCabecalho.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth)).toBe(320);
  olga.reclamacoes.esperaNenhuma();
  // A picture that does not come gives place to the initials (spec 1, §8).
  await pagina.route('**/api/v1/foto/**', (rota) => rota.abort());
  await pagina.reload();
  await expect(pagina.getByRole('banner').locator('[data-iniciais="OF"]')).toBeVisible();
  await expect(noCabecalho).toHaveCount(0);
  await pagina.unroute('**/api/v1/foto/**');
  await pagina.getByRole('button', { name: 'Remover foto' }).click();
  await expect(pagina.getByRole('button', { name: 'Escolher foto' })).toBeVisible();
});

test('two friends find each other by code and connect', async ({ browser }) => {
  const katia = await pessoaPronta('Kátia', 'Brandt');
  const luis = await pessoaPronta('Luís', 'Ramos');
  const { codIndicacao } = await chamar<{ codIndicacao: string }>('GET /usuario', { como: luis.sessao });
  const daKatia = await personagem(browser, katia.eu, { sessao: katia.sessao });
  await perfil(daKatia.pagina, katia.eu).buscaNaRede(codIndicacao);
  await daKatia.pagina.getByRole('button', { name: 'Convidar Luís R.' }).click();
  await expect(daKatia.pagina.getByText('Convite enviado').first()).toBeVisible();

  const doLuis = await personagem(browser, luis.eu, { sessao: luis.sessao });
  await doLuis.pagina.goto('/rede');
  await expect(doLuis.pagina.getByRole('heading', { name: 'Convites para você (1)' })).toBeVisible();
  await doLuis.pagina.getByRole('button', { name: 'Aceitar Kátia B.' }).click();
  await expect(doLuis.pagina.getByRole('link', { name: 'Kátia Brandt' })).toBeVisible();
  await doLuis.pagina.getByRole('link', { name: 'Kátia Brandt' }).click();
  await expect(doLuis.pagina.getByText('Na sua rede')).toBeVisible();
  for (const pessoa of [daKatia, doLuis]) pessoa.reclamacoes.esperaNenhuma();
});

test('a problem is reported, and the staff answers', async ({ browser }) => {
  const { eu, sessao } = await pessoaPronta('Mara', 'Teles');
  const mara = await personagem(browser, eu, { sessao });
  await perfil(mara.pagina, eu).relata('Minha conta e meus dados', 'Meu nome aparece errado na página do grupo.');
  const numero = (await mara.pagina.getByRole('heading', { level: 1 }).textContent())?.replace('Relato ', '') ?? '';

  const aline = await operador(browser, await sessaoDe(DEMONSTRACAO.suporte));
  await aline.pagina.goto('/backoffice/chamados');
  await aline.pagina
    .getByRole('list', { name: 'Relatos por prazo' })
    .getByRole('button', { name: 'Mara Teles' })
    .click();
  await expect(aline.pagina.getByRole('heading', { name: `Relato ${numero}` })).toBeVisible();
  await aline.pagina.getByLabel('Resposta para a pessoa').fill('Corrigimos o seu nome. Obrigada por avisar.');
  await aline.pagina.getByRole('button', { name: /^Responder(?! e)/ }).click();
  await esperaMensagem(eu.email, new RegExp(`^Resposta ao seu relato ${numero}$`));

  await mara.pagina.reload();
  await expect(mara.pagina.getByText('Corrigimos o seu nome. Obrigada por avisar.')).toBeVisible();
  await mara.pagina.getByRole('button', { name: 'Já está resolvido, encerrar' }).click();
  await expect(mara.pagina.getByText('Encerrado', { exact: true })).toBeVisible();
  mara.reclamacoes.esperaNenhuma();
});
