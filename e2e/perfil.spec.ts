import { expect, test } from '@playwright/test';
import { codigoDoAplicativo } from './vocabulary/autenticador.ts';
import { ligarFalhas } from './vocabulary/banco.ts';
import { digitarCodigo, pedeOutroCodigo } from './vocabulary/cadastro.ts';
import { esperaMensagem, esperaTexto } from './vocabulary/caixa-de-entrada.ts';
import { chamar, sessaoDe } from './vocabulary/chamadas.ts';
import { alguemNovo, DEMONSTRACAO } from './vocabulary/gente.ts';
import { caminhoPara, perfil } from './vocabulary/perfil.ts';
import { pessoaPronta } from './vocabulary/preparo.ts';
import { comChaveVirtual } from './vocabulary/seguranca.ts';
import { operador, personagem } from './vocabulary.ts';

/** Acts of people on their own account: contacts, network, and a problem that somebody answers (spec A§2 /perfil). */
test('a phone is changed by a person who has the e-mail and the new number', async ({ browser }) => {
  const { eu, sessao } = await pessoaPronta('Iara', 'Campos');
  const iara = await personagem(browser, eu, { sessao });
  const { telefone } = alguemNovo('Iara', 'Campos');
  await perfil(iara.pagina, eu).pedeTrocaDeTelefone(telefone);
  await expect(iara.pagina.getByText('Para usar outro número, você confirma de novo que é você.')).toBeVisible();
  const { primeiro, segundo } = await pedeOutroCodigo(iara.pagina, telefone);
  await expect(iara.pagina.getByText('Outro código enviado por SMS')).toBeVisible();
  await digitarCodigo(iara.pagina, primeiro);
  await expect(iara.pagina.getByText('PIN inválido ou expirado')).toBeVisible();
  await digitarCodigo(iara.pagina, segundo);
  await expect(iara.pagina).toHaveURL(/\/perfil$/);
  await expect(iara.pagina.getByRole('link', { name: /^Telefone/ })).toContainText(telefone.slice(7));
  await esperaMensagem(eu.email, /^O telefone da sua conta mudou$/);
  await esperaTexto(eu.telefone, /deixou este número/);
});

test('an e-mail is changed, the old address is told, and takes the change back', async ({ browser }) => {
  const { eu, sessao } = await pessoaPronta('Jonas', 'Vidal');
  const jonas = await personagem(browser, eu, { sessao });
  const novo = alguemNovo('Jonas', 'Novo').email;
  await perfil(jonas.pagina, eu).pedeTrocaDeEmail(novo);
  await expect(jonas.pagina.getByText('Para usar outro e-mail, você confirma de novo que é você.')).toBeVisible();
  const { primeiro, segundo } = await pedeOutroCodigo(jonas.pagina, novo);
  await expect(jonas.pagina.getByText('Outro código enviado por e-mail')).toBeVisible();
  await digitarCodigo(jonas.pagina, primeiro);
  await expect(jonas.pagina.getByText('PIN inválido ou expirado')).toBeVisible();
  await digitarCodigo(jonas.pagina, segundo);
  await expect(jonas.pagina.getByRole('link', { name: /^E-mail/ })).toContainText(novo);
  await esperaMensagem(eu.email, /^O e-mail da sua conta mudou$/);

  // The browser in which the link is opened may be somebody else's: that session is none of this account's.
  const outra = await pessoaPronta('Lia', 'Borges');
  const antigo = await personagem(browser, outra.eu, { sessao: outra.sessao });
  await antigo.pagina.goto(await caminhoPara(eu.email, '/seguranca/desfazer-email/'));
  // Opening the link changes nothing: the session of the person who changed it lives until the button.
  await expect(antigo.pagina.getByRole('heading', { name: 'Desfazer a troca de e-mail?' })).toBeVisible();
  await expect(antigo.pagina.getByText('Sai o que entrou desde o pedido da troca')).toBeVisible();
  expect((await chamar<{ readonly email: string }>('GET /usuario', { como: sessao })).email).toBe(novo);
  await antigo.pagina.getByRole('button', { name: 'Desfazer a troca' }).click();
  await expect(antigo.pagina.getByRole('heading', { name: 'A troca foi desfeita' })).toBeVisible();
  await expect(chamar('GET /usuario', { como: sessao })).rejects.toThrow(/401/);
  await esperaMensagem(eu.email, /^A troca de e-mail foi desfeita$/);
  await antigo.pagina.goto('/perfil');
  await expect(antigo.pagina.getByRole('heading', { name: /Lia/ }).first()).toBeVisible();
});

test('with a passkey alone, e-mail and phone change by the passkey (spec 1, §6 Two-factor)', async ({ browser }) => {
  const { eu, sessao } = await pessoaPronta('Nara', 'Queiroz');
  const nara = await personagem(browser, eu, { sessao });
  const { pagina } = nara;
  await comChaveVirtual(pagina);
  await pagina.goto('/perfil/seguranca');
  await pagina.getByRole('button', { name: 'Criar chave de acesso' }).click();
  await nara.confirmaPeloEmail();
  await expect(pagina.getByText('Chave de acesso criada')).toBeVisible();
  const chave = pagina.getByRole('button', { name: 'Usar a chave de acesso', exact: true });

  await pagina.goto('/perfil/aviso/alterar-email');
  await pagina.getByRole('link', { name: 'Confirmar que sou eu' }).click();
  // The person gives up the first time; the second one has a challenge of its own.
  await pagina.evaluate(() => {
    const daPagina = navigator.credentials.get.bind(navigator.credentials);
    navigator.credentials.get = async () => {
      navigator.credentials.get = daPagina;
      throw new DOMException('given up', 'NotAllowedError');
    };
  });
  await chave.click();
  await expect(pagina.getByText(/A chave de acesso não respondeu/)).toBeVisible();
  await chave.click();
  const novo = alguemNovo('Nara', 'Nova').email;
  await pagina.getByLabel('Novo e-mail').fill(novo);
  await pagina.getByRole('button', { name: 'Enviar código' }).click();
  await perfil(pagina, eu).confirmaNovoEmail(novo);

  await pagina.goto('/perfil/alterar/telefone');
  await pagina.getByRole('button', { name: 'Confirmar que sou eu' }).click();
  await chave.click();
  await expect(pagina.getByLabel('Novo celular com DDD')).toBeVisible();
});

test('with an authenticator app, a recovery code confirms as well as the app (spec 1, §6 Two-factor)', async ({
  browser,
}) => {
  const { eu, sessao } = await pessoaPronta('Ivo', 'Sampaio');
  const ivo = await personagem(browser, eu, { sessao });
  const { pagina } = ivo;
  await pagina.goto('/perfil/seguranca');
  await pagina.getByRole('button', { name: 'Ativar o aplicativo autenticador' }).click();
  await ivo.confirmaPeloEmail();
  const { segredo, codigos } = await ivo.ativaAplicativo();

  await pagina.goto('/perfil/email/pin');
  await pagina.getByRole('button', { name: 'Usar um código de recuperação' }).click();
  await pagina.getByLabel('Código de recuperação', { exact: true }).fill(codigos[0] ?? '');
  await pagina.keyboard.press('Enter');
  await expect(pagina.getByLabel('Novo e-mail')).toBeVisible();

  await pagina.goto('/perfil/alterar/telefone');
  await pagina.getByRole('button', { name: 'Confirmar que sou eu' }).click();
  await pagina.getByLabel('Código do aplicativo').fill(codigoDoAplicativo(segredo));
  await expect(pagina.getByLabel('Novo celular com DDD')).toBeVisible();
});

test('an address with an unknown CEP is written by hand', async ({ browser }) => {
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
    ['Número', '12A'],
    ['Bairro', 'Zona rural'],
    ['Cidade', 'Marechal Thaumaturgo'],
  ] as const)
    await pagina.getByLabel(campo).fill(valor);
  // A keyboard of digits alone has neither "12A" nor "s/n".
  await expect(pagina.getByLabel('Número')).not.toHaveAttribute('inputmode');
  await pagina.getByLabel('Estado').selectOption('AC');
  await pagina.getByRole('button', { name: 'Salvar endereço' }).click();
  await expect(pagina.getByText('Endereço atualizado')).toBeVisible();
  await pagina.reload();
  await expect(pagina.getByLabel('Rua')).toHaveValue('Estrada do Igarapé');
  // The service itself away: the person is not told that the CEP is wrong.
  await ligarFalhas({ cep: { modo: 'indisponivel' } });
  try {
    await pagina.getByLabel('CEP').fill('01310100');
    await expect(pagina.getByText('A busca por CEP está fora do ar. Preencha o endereço.')).toBeVisible();
  } finally {
    await ligarFalhas({});
  }
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
  await expect
    .poll(async () => await noCabecalho.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
    .toBe(320);
  olga.reclamacoes.esperaNenhuma();
  // An answer that is lost on its way: sent again the picture has its key, and is the one that was kept (ADR 017).
  const mandadas: { readonly chave: string | undefined; readonly imagem: string }[] = [];
  await pagina.route('**/api/v1/usuario/foto', async (rota) => {
    const resposta = await rota.fetch();
    const { imagem } = (await resposta.json()) as { readonly imagem: string };
    mandadas.push({ chave: rota.request().headers()['idempotency-key'], imagem });
    await (mandadas.length === 1 ? rota.abort() : rota.fulfill({ response: resposta }));
  });
  await pagina.getByLabel('Escolher uma foto').setInputFiles({ name: 'eu.jpg', mimeType: 'image/jpeg', buffer: foto });
  await pagina.getByRole('button', { name: 'Usar esta foto' }).click();
  const semResposta = pagina.getByRole('dialog', { name: 'Não foi possível concluir' });
  await semResposta.getByRole('button', { name: 'Tentar novamente' }).click();
  // The toast of the first picture may still stand: the answer to the second one tells of it.
  await expect.poll(() => mandadas.length).toBe(2);
  await expect(semResposta).toHaveCount(0);
  await expect(pagina.getByText('Foto atualizada').last()).toBeVisible();
  const [perdida, chegou] = mandadas;
  expect(chegou).toEqual({ chave: expect.stringMatching(/^[\da-f-]{36}$/), imagem: perdida?.imagem });
  expect(chegou).toEqual(perdida);
  await pagina.unroute('**/api/v1/usuario/foto');
  // A picture that does not come gives place to the initials (spec 1, §8).
  await pagina.route('**/api/v1/foto/**', (rota) => rota.abort());
  await pagina.reload();
  await expect(pagina.getByRole('banner').locator('[data-iniciais="OF"]')).toBeVisible();
  await expect(noCabecalho).toHaveCount(0);
  await pagina.unroute('**/api/v1/foto/**');
  await pagina.getByRole('button', { name: 'Remover foto' }).click();
  await expect(pagina.getByRole('button', { name: 'Escolher foto' })).toBeVisible();
});

test('two friends find each other by code: refused, invited by the other, connected and parted', async ({
  browser,
}) => {
  const katia = await pessoaPronta('Kátia', 'Brandt');
  const luis = await pessoaPronta('Luís', 'Ramos');
  const { codIndicacao } = await chamar<{ readonly codIndicacao: string }>('GET /usuario', { como: luis.sessao });
  const daKatia = await personagem(browser, katia.eu, { sessao: katia.sessao });
  await perfil(daKatia.pagina, katia.eu).buscaNaRede(codIndicacao);
  await daKatia.pagina.getByRole('button', { name: 'Convidar Luís R.' }).click();
  await expect(daKatia.pagina.getByText('Convite enviado').first()).toBeVisible();

  const doLuis = await personagem(browser, luis.eu, { sessao: luis.sessao });
  await doLuis.pagina.goto('/rede');
  await expect(doLuis.pagina.getByRole('heading', { name: 'Convites para você (1)' })).toBeVisible();
  await doLuis.pagina.getByRole('button', { name: 'Recusar Kátia B.' }).click();
  await expect(doLuis.pagina.getByText('A sua rede começa com um convite')).toBeVisible();

  // The person who refused may invite. The one who was refused is not told, and accepts.
  const { codIndicacao: daKatiaCodigo } = await chamar<{ readonly codIndicacao: string }>('GET /usuario', {
    como: katia.sessao,
  });
  await perfil(doLuis.pagina, luis.eu).buscaNaRede(daKatiaCodigo);
  await doLuis.pagina.getByRole('button', { name: 'Convidar Kátia B.' }).click();
  await expect(doLuis.pagina.getByText('Convite enviado').first()).toBeVisible();
  await daKatia.pagina.goto('/rede');
  await daKatia.pagina.getByRole('button', { name: 'Aceitar Luís R.' }).click();
  await daKatia.pagina.getByRole('link', { name: 'Luís Ramos' }).click();
  await expect(daKatia.pagina.getByText('Na sua rede')).toBeVisible();

  await doLuis.pagina.goto('/perfil/rede');
  await doLuis.pagina.getByRole('button', { name: 'Remover Kátia Brandt' }).click();
  await doLuis.pagina.getByRole('dialog').getByRole('button', { name: 'Remover da rede' }).click();
  await expect(doLuis.pagina.getByRole('button', { name: 'Remover Kátia Brandt' })).toHaveCount(0);
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
