import { expect, test } from '@playwright/test';
import { digitarCodigo } from './vocabulary/cadastro.ts';
import { codigoPara, linkPara } from './vocabulary/caixa-de-entrada.ts';
import { cadastrada, chamar, sessaoDe } from './vocabulary/chamadas.ts';
import { examina, examinaQuadro } from './vocabulary/exame.ts';
import { alguemNovo, DEMONSTRACAO } from './vocabulary/gente.ts';
import { enviaIdentidade, veValidacao } from './vocabulary/identidade.ts';
import { pessoaPronta } from './vocabulary/preparo.ts';
import { entraCom, temConta } from './vocabulary/social.ts';
import { personagem } from './vocabulary.ts';

/** The screens of an account, looked at as those of telas.spec.ts. */
test('registration, step by step', async ({ browser }) => {
  const ana = await personagem(browser, alguemNovo('Ana', 'Lemos'));
  const { pagina } = ana;
  await pagina.goto('/login');
  await examina(pagina, '/login');
  await examinaQuadro(pagina);
  // The pitch stays whole beside the logo on the narrowest screen.
  await pagina.setViewportSize({ width: 320, height: 800 });
  const etiqueta = await pagina.getByText('Sua parte, com taxa').boundingBox();
  expect((etiqueta?.x ?? 0) + (etiqueta?.width ?? 0)).toBeLessThan(320);
  await pagina.getByRole('link', { name: 'Criar conta' }).click();
  await examina(pagina, '/cadastro');
  await pagina.getByLabel('E-mail').fill(ana.email);
  await pagina.getByRole('button', { name: 'Continuar', exact: true }).click();
  await examina(pagina, '/cadastro/segunda-etapa');
  await pagina.getByLabel('Nome', { exact: true }).fill(ana.nome);
  await pagina.getByLabel('Sobrenome').fill(ana.sobrenome);
  await pagina.getByLabel('Senha', { exact: true }).fill(ana.senha);
  await pagina.getByRole('checkbox').check();
  await pagina.getByRole('button', { name: 'Criar conta' }).click();
  await examina(pagina, '/cadastro/pin');
  const link = await linkPara(ana.email, /^\/cadastro\/confirmacao\//);
  await pagina.goto(link);
  await expect(pagina.getByRole('button', { name: 'Confirmar o meu e-mail' })).toBeVisible();
  await examina(pagina, '/cadastro/confirmacao/{id}');
  // The page of the reminder, which is a day away: any open link of the registration opens it.
  await pagina.goto(link.replace('/confirmacao/', '/ativar/'));
  await expect(pagina.getByRole('heading', { name: 'Ative a sua conta' })).toBeVisible();
  await examina(pagina, '/cadastro/ativar/{id}');
  await pagina.goto('/cadastro/pin/ativar');
  await examina(pagina, '/cadastro/pin/ativar');
  await pagina.goto('/cadastro/pin');
  await ana.confirmaEmail();
  await examina(pagina, '/cadastro/sucesso');
  await pagina.goto('/cadastro/pendencias');
  await examina(pagina, '/cadastro/pendencias');
  await pagina.goto('/cadastro/telefone');
  await examina(pagina, '/cadastro/telefone');
  await pagina.getByLabel('Celular com DDD').fill(ana.telefone);
  await pagina.getByRole('button', { name: 'Enviar código por SMS' }).click();
  await examina(pagina, '/cadastro/telefone/pin');
  await digitarCodigo(pagina, await codigoPara(ana.telefone));
  await examina(pagina, '/cadastro/dados-fiscais');
  await ana.informaDados();
  await examina(pagina, '/cadastro/validacoes/sucesso');
  await pagina.goto('/cadastro/email/pin');
  await examina(pagina, '/cadastro/email/pin');
  await pagina.goto('/termo-uso');
  await examina(pagina, '/termo-uso');
  ana.reclamacoes.esperaNenhuma();
});

test('logging in with an account at a provider', async ({ browser }) => {
  const [nova, conhecida] = [alguemNovo('Ada', 'Meira'), alguemNovo('Bia', 'Meira')];
  await cadastrada(conhecida);
  await temConta('google', nova);
  await temConta('facebook', conhecida);
  const { pagina } = await personagem(browser, nova);
  await pagina.goto('/cadastro/retorno/google');
  await examina(pagina, '/cadastro/retorno/{provedor}');
  await entraCom(pagina, 'google', nova);
  await expect(pagina.getByRole('heading', { name: 'Está certo o seu nome?' })).toBeVisible();
  await examina(pagina, '/cadastro/finalizar');
  await entraCom(pagina, 'facebook', conhecida);
  await expect(pagina.getByRole('heading', { name: /^Falta pouco/ })).toBeVisible();
  await examina(pagina, '/cadastro/falta-pouco');
});

test("proving one's identity: document, selfie, outcome", async ({ browser }) => {
  const { eu, sessao } = await pessoaPronta('Nara', 'Recusado');
  const nara = await personagem(browser, eu, { sessao });
  const { pagina } = nara;
  await enviaIdentidade(pagina, { aoVer: (rota) => examina(pagina, rota) });
  // A person of the staff looks, on request, at an identity that the machine refused.
  await veValidacao(pagina, 'Não conseguimos confirmar');
  await pagina.getByRole('button', { name: 'Pedir que uma pessoa olhe' }).click();
  await expect(pagina.getByRole('heading', { name: 'Nossa equipe está olhando', level: 1 })).toBeVisible();
  await examina(pagina, '/validacao-conta/{id}');
  nara.reclamacoes.esperaNenhuma();
});

test('the release of a new device', async ({ browser }) => {
  const eu = alguemNovo('Bento', 'Lima');
  await cadastrada(eu);
  const bento = await personagem(browser, eu);
  await bento.pagina.goto('/login');
  await bento.preencheLogin();
  await examina(bento.pagina, '/login/pin/liberacao');
});

test('the profile and the network', async ({ browser }) => {
  const { eu, sessao } = await pessoaPronta('Nair', 'Lopes');
  const nair = await personagem(browser, eu, { sessao });
  const { pagina } = nair;
  for (const rota of [
    '/perfil',
    '/perfil/edicao',
    '/perfil/dados-fiscais',
    '/perfil/relatar-problema',
    '/perfil/bug-bounty',
    '/perfil/telefone/validar',
    '/perfil/aviso/alterar-email',
    '/rede',
    '/perfil/rede',
    '/perfil/rede/buscar',
    '/loteria',
    '/loteria/jogo-responsavel',
    '/loteria-recorrente',
  ]) {
    await pagina.goto(rota);
    await examina(pagina, rota);
  }
  const { itens: boloes } = await chamar<{ readonly itens: readonly { readonly id: number }[] }>('GET /grupo/loteria', {
    como: sessao,
  });
  await pagina.goto(`/loteria/${boloes[0]?.id}`);
  await examina(pagina, '/loteria/{id}');
  const { id } = await chamar<{ readonly id: number }>('GET /usuario', {
    como: await sessaoDe(DEMONSTRACAO.administrador),
  });
  const { itens: combos } = await chamar<{ readonly itens: readonly { readonly id: number; readonly tipo: string }[] }>(
    'GET /backoffice/combos',
    { como: await sessaoDe(DEMONSTRACAO.lider) },
  );
  for (const [tipo, caminho, rota] of [
    ['boloes', '/c/', '/c/{comboId}'],
    ['grupos', '/checkout/combo/', '/checkout/combo/{id}'],
  ] as const) {
    await pagina.goto(`${caminho}${combos.find((combo) => combo.tipo === tipo)?.id}`);
    await examina(pagina, rota);
  }
  await pagina.goto('/loteria-recorrente');
  await pagina.getByRole('link', { name: /Mega de sempre/ }).click();
  await examina(pagina, '/loteria-recorrente/{id}');
  await pagina.goto(`/perfil/informacoes/${id}`);
  await examina(pagina, '/perfil/informacoes/{usuarioId}');
  await pagina.goto('/seguranca/desfazer-email/um-segredo-que-nao-serve');
  await examina(pagina, '/seguranca/desfazer-email/{hash}');
  await pagina.goto('/perfil/email/pin');
  await expect(pagina.getByRole('heading', { name: 'Confirme que é você' })).toBeVisible();
  await examina(pagina, '/perfil/email/pin');
  await digitarCodigo(pagina, await codigoPara(eu.email));
  await examina(pagina, '/perfil/alterar/email');
  const telefone = alguemNovo('Nair', 'Lopes').telefone;
  await pagina.goto('/perfil/alterar/telefone');
  await examina(pagina, '/perfil/alterar/telefone');
  await pagina.getByRole('button', { name: 'Confirmar que sou eu' }).click();
  await digitarCodigo(pagina, await codigoPara(eu.email));
  await pagina.getByLabel('Novo celular com DDD').fill(telefone);
  await pagina.getByRole('button', { name: 'Enviar código por SMS' }).click();
  await examina(pagina, '/perfil/alterar/telefone/pin');
  nair.reclamacoes.esperaNenhuma();
});

test('privacy: messages, kept data, and the deletion', async ({ browser }) => {
  const { eu, sessao } = await pessoaPronta('Nair', 'Braga');
  const nair = await personagem(browser, eu, { sessao });
  for (const rota of [
    '/perfil/preferencias-de-comunicacao',
    '/portal-privacidade',
    '/politicas-privacidade',
    '/excluir-conta',
  ]) {
    await nair.pagina.goto(rota);
    await examina(nair.pagina, rota);
  }
  await nair.pagina.goto(`/unsubscribe/${'x'.repeat(96)}`);
  await examina(nair.pagina, '/unsubscribe/{hash}');
  nair.reclamacoes.esperaNenhuma();
});
