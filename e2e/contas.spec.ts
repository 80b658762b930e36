import { expect, test } from '@playwright/test';
import { digitarCodigo, pedeOutroCodigo } from './vocabulary/cadastro.ts';
import { codigoPara, linkPara } from './vocabulary/caixa-de-entrada.ts';
import { cadastrada, chamar, sessaoDe } from './vocabulary/chamadas.ts';
import { alguemNovo, DEMONSTRACAO, soDela } from './vocabulary/gente.ts';
import { enviaIdentidade } from './vocabulary/identidade.ts';
import { abrirNavegador, CELULAR } from './vocabulary/navegador.ts';
import { pessoaPronta } from './vocabulary/preparo.ts';
import { operador, personagem } from './vocabulary.ts';

/** Accounts, where the pieces of spec 1 meet: pendencies, codes, and the view of the staff. */
test('a code is pasted with its spaces, or comes from the phone; the typed code stays after an error (spec 1, §5 PIN)', async ({
  browser,
}) => {
  const { eu, sessao } = await pessoaPronta('Ciro', 'Matos');
  const { pagina } = await personagem(browser, eu, { sessao, viewport: CELULAR });
  await pagina.goto('/perfil/alterar/telefone');
  await pagina.getByRole('button', { name: 'Confirmar que sou eu' }).click();
  const campo = pagina.getByLabel('Código de 7 caracteres');
  // The attribute that phones look at when they offer the code of a message.
  await expect(campo).toHaveAttribute('autocomplete', 'one-time-code');
  await campo.focus();
  await campo.evaluate((entrada) => {
    const area = new DataTransfer();
    area.setData('text', ' zzz-zz zz ');
    entrada.dispatchEvent(new ClipboardEvent('paste', { clipboardData: area, bubbles: true, cancelable: true }));
  });
  await expect(campo).toHaveValue('ZZZZZZZ');
  await expect(pagina.getByText('PIN inválido ou expirado')).toBeVisible();
  await expect(campo).toHaveValue('ZZZZZZZ');
  // The person may ask for another code, and the typed one still stays.
  const { segundo: codigo } = await pedeOutroCodigo(pagina, eu.email);
  await expect(campo).toHaveValue('ZZZZZZZ');
  await campo.evaluate(
    (entrada, texto) => {
      const area = new DataTransfer();
      area.setData('text', texto);
      entrada.dispatchEvent(new ClipboardEvent('paste', { clipboardData: area, bubbles: true, cancelable: true }));
    },
    `${codigo.slice(0, 3)} ${codigo.slice(3).toLowerCase()}`,
  );
  await expect(pagina.getByLabel('Novo celular com DDD')).toBeVisible();
});

test('Pendência de Cadastro asks for the selected data, and tells of a restriction (spec 1, §2)', async ({
  browser,
}) => {
  const { eu, sessao } = await pessoaPronta('Rosa', soDela('Prado'));
  const rosa = await personagem(browser, eu, { sessao });
  const { pagina } = rosa;
  await pagina.goto('/cadastro/pendencias?telefone=true&email=true');
  await expect(pagina.getByRole('heading', { name: 'Seu cadastro está completo' })).toBeVisible();
  // An account that a call finds without a confirmed e-mail, as none is made any more.
  await pagina.route('**/api/v1/usuario', async (rota) => {
    const resposta = await rota.fetch();
    await rota.fulfill({ response: resposta, json: { ...(await resposta.json()), emailVerificado: false } });
  });
  await pagina.goto('/cadastro/email/pin');
  await pagina.getByRole('button', { name: 'Enviar código por e-mail' }).click();
  await expect(pagina.getByRole('heading', { name: 'Digite o código do e-mail' })).toBeVisible();
  const outro = pagina.waitForResponse('**/api/v1/usuario/cadastro/reenviar-pin');
  await pagina.getByRole('button', { name: 'Enviar outro código' }).click();
  expect((await outro).ok()).toBe(true);
  await expect(pagina.getByText(/^Se ainda couber um envio nesta hora/).first()).toBeVisible();
  await pagina.unroute('**/api/v1/usuario');
  await pagina.goto('/cadastro/pendencias?documentos=true&self=true');
  await expect(pagina.getByRole('link', { name: /^Enviar um documento/ })).toBeVisible();

  const aline = await operador(browser, await sessaoDe(DEMONSTRACAO.suporte));
  await aline.abrePessoa(`${eu.nome} ${eu.sobrenome}`);
  await aline.agePela('Restringir', 'Estamos conferindo um pagamento seu.', 'Restringir conta');
  await expect(aline.pagina.getByText('A pessoa lê: Estamos conferindo um pagamento seu.')).toBeVisible();
  await pagina.goto('/cadastro/pendencias?restricao=true');
  await expect(pagina.getByRole('heading', { name: 'Sua conta tem uma restrição' })).toBeVisible();
  await expect(pagina.getByText('Estamos conferindo um pagamento seu.')).toBeVisible();
  await pagina.getByRole('link', { name: 'Falar com a equipe' }).click();
  await expect(pagina).toHaveURL(/\/perfil\/relatar-problema/);
  rosa.reclamacoes.esperaNenhuma();
  aline.reclamacoes.esperaNenhuma();
});

test('the way back after a validation holds ten minutes, and no address carries it further (spec 1, §4, §8)', async ({
  browser,
}) => {
  const eu = alguemNovo('Sara', 'Leme');
  const sara = await personagem(browser, eu, {});
  await sara.registra();
  await sara.confirmaEmail();
  const { pagina } = sara;
  async function interrompida(segundos: number): Promise<void> {
    const { headers } = await pagina.request.get('/api/v1/termo-uso').then((r) => ({ headers: r.headers() }));
    const em = Date.parse(headers['x-agora'] ?? '') - segundos * 1_000;
    await pagina.evaluate(
      (texto) => localStorage.setItem('rateia.retorno', texto),
      JSON.stringify({ caminho: '/carteira/creditos', em }),
    );
    await pagina.goto('/cadastro/pendencias');
  }
  const depois = pagina.getByRole('link', { name: 'Fazer isso depois' });
  await interrompida(540);
  await expect(depois).toHaveAttribute('href', '/carteira/creditos');
  await expect(pagina.getByRole('link', { name: 'Começar agora' })).toHaveAttribute('href', '/cadastro/telefone');
  await pagina.getByRole('link', { name: 'Começar agora' }).click();
  await expect(depois).toHaveAttribute('href', '/carteira/creditos');
  await interrompida(601);
  await expect(depois).toHaveAttribute('href', /^\/grupos/);
  sara.reclamacoes.esperaNenhuma();
});

test('identity is reached from profile and wallet; the staff opens the case from the person (REGRAS 2.15)', async ({
  browser,
}) => {
  // The sandbox's comparison is unsure of this name.
  const { eu, sessao } = await pessoaPronta(`Noel${Date.now() % 1e6}`.replace(/\d/g, ''), 'Indeterminado');
  const noel = await personagem(browser, eu, { sessao });
  const { pagina } = noel;
  for (const caminho of ['/perfil', '/carteira/creditos']) {
    await pagina.goto(caminho);
    await pagina.getByRole('link', { name: /Identidade|Confirmar a identidade/ }).click();
    await expect(pagina).toHaveURL(/\/validacao-conta$/);
  }
  await enviaIdentidade(pagina);
  await pagina.goto('/portal-privacidade');
  await pagina.getByRole('button', { name: 'Pedir a cópia dos dados' }).click();
  await digitarCodigo(pagina, await codigoPara(eu.email));
  await expect(pagina.getByRole('button', { name: 'Baixar PDF' })).toBeVisible({ timeout: 20_000 });

  const { id } = await chamar<{ readonly id: number }>('GET /usuario', { como: sessao });
  const aline = await operador(browser, await sessaoDe(DEMONSTRACAO.suporte));
  await aline.pagina.goto(`/backoffice/pessoas/${id}`);
  const pedidos = aline.pagina.getByRole('list', { name: 'Pedidos de privacidade' });
  await expect(pedidos.getByRole('listitem')).toContainText(/Cópia dos dados.*Pronta/);
  await expect(aline.pagina.getByRole('list', { name: 'Consentimentos' }).getByRole('listitem').first()).toContainText(
    /Versão 1/,
  );
  await aline.pagina.getByRole('link', { name: 'Analisar na fila' }).click();
  await expect(
    aline.pagina
      .getByRole('region', { name: 'Caso aberto' })
      .getByRole('heading', { name: `${eu.nome} ${eu.sobrenome}` }),
  ).toBeVisible();
  aline.reclamacoes.esperaNenhuma();
});

test('the first visit points at the recommended groups, once (REGRAS 1, acessouRecomendados)', async ({ browser }) => {
  const { eu, sessao } = await pessoaPronta('Flor', 'Dantas');
  const { pagina, reclamacoes } = await personagem(browser, eu, { sessao });
  const visto = pagina.waitForResponse((r) => r.request().method() === 'PUT' && r.url().endsWith('/api/v1/usuario'));
  await pagina.goto('/grupos');
  await expect(pagina.getByText('Comece por aqui')).toBeVisible();
  expect(((await (await visto).json()) as { readonly acessouRecomendados: boolean }).acessouRecomendados).toBe(true);
  await expect(pagina.getByText('Comece por aqui')).toBeVisible();
  await pagina.reload();
  await expect(pagina.getByRole('heading', { name: 'Recomendados para você' })).toBeVisible();
  await expect(pagina.getByText('Comece por aqui')).toHaveCount(0);
  reclamacoes.esperaNenhuma();
});

test('a login that waits goes on asking while the phone changes network (spec 1, §8)', async ({ browser }) => {
  const { pagina } = await abrirNavegador(browser);
  const acabou = pagina.getByRole('heading', { name: /^Entre de novo/ });
  await pagina.route('**/api/v1/seguranca/liberacao/concluir', (rota) => rota.abort());
  await pagina.goto('/seguranca/pendente?hash=cortado');
  await expect(pagina.getByText(/^Estamos sem resposta do servidor/)).toBeVisible();
  await expect(acabou).toHaveCount(0);
  await pagina.unroute('**/api/v1/seguranca/liberacao/concluir');
  await expect(acabou).toBeVisible();
});

test('the page of the code goes on by itself when the link says yes, also after a fourth login in an hour (spec 1, §4)', async ({
  browser,
}) => {
  const eu = alguemNovo('Davi', 'Prado');
  await cadastrada(eu);
  const { pagina } = await abrirNavegador(browser);
  const pergunta = pagina.getByRole('heading', { name: 'É você neste aparelho?' });
  for (let entradas = 1; entradas <= 4; entradas += 1) {
    await pagina.goto('/login?redirect=%2Fperfil%2Fseguranca');
    await pagina.getByLabel('E-mail').fill(eu.email);
    await pagina.getByLabel('Senha', { exact: true }).fill(eu.senha);
    await pagina.getByRole('button', { name: 'Entrar', exact: true }).click();
    if (entradas === 4) continue;
    await expect(pergunta).toBeVisible();
    await codigoPara(eu.email);
  }
  await expect(pagina.getByRole('alert')).toContainText('Você já pediu 3 códigos na última hora.');
  await pagina.getByRole('link', { name: 'Digitar o último código' }).click();
  await expect(pergunta).toBeVisible();
  const { pagina: doEmail } = await abrirNavegador(browser);
  await doEmail.goto(await linkPara(eu.email, /\/seguranca\/liberacao\//));
  await doEmail.getByRole('button', { name: 'Sim, sou eu: liberar o aparelho' }).click();
  await expect(pagina).toHaveURL(/\/perfil\/seguranca$/);
});

test('a link that a mail program cut says so in the page, and offers another way (spec 1, §2)', async ({ browser }) => {
  const { pagina } = await abrirNavegador(browser);
  for (const caminho of ['/cadastro/confirmacao/cortado', '/cadastro/ativar/cortado', '/seguranca/bloquear/cortado']) {
    await pagina.goto(caminho);
    await expect(pagina.getByRole('heading', { name: 'Este link não vale mais' })).toBeVisible();
    await expect(pagina.getByRole('dialog')).toHaveCount(0);
  }
  await pagina.goto('/recuperar-senha/cortado');
  await pagina.getByRole('button', { name: 'Escolher nova senha' }).click();
  await expect(pagina.getByRole('heading', { name: /link não vale mais/i })).toBeVisible();
});
