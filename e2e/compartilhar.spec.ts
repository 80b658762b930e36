import { expect, test } from '@playwright/test';
import { ENDERECO } from './ambiente.ts';
import { sessaoDe } from './vocabulary/chamadas.ts';
import { abreCompartilhar, campanhaGuardada, enderecoDaRede, previaEm } from './vocabulary/compartilhar.ts';
import { DEMONSTRACAO } from './vocabulary/gente.ts';
import { abrirNavegador } from './vocabulary/navegador.ts';
import { grupoPronto, pessoaPronta } from './vocabulary/preparo.ts';

test('a group is shared: networks, copied link, QR code, and a short link that counts its visitors', async ({
  browser,
}) => {
  const { sessao } = await pessoaPronta('Iara', 'Lopes');
  const id = await grupoPronto(sessao, { nome: 'Canva da praça', vagas: 3 });
  const { pagina, reclamacoes } = await abrirNavegador(browser, {
    sessao,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await pagina.goto(`/grupo/${id}`);
  const folha = await abreCompartilhar(pagina);

  const whatsapp = await enderecoDaRede(folha, 'WhatsApp');
  expect(whatsapp.origin).toBe('https://wa.me');
  expect(whatsapp.searchParams.get('text')).toContain('economiza até 80%');
  expect((await enderecoDaRede(folha, 'Telegram')).searchParams.get('text')).toContain('economiza até 70%');
  const link = new URL((await enderecoDaRede(folha, 'Facebook')).searchParams.get('u') ?? '');
  expect(link.href).toBe(
    `${ENDERECO}/grupo/${id}?utm_source=grupo&utm_medium=site&utm_campaign=compartilhar&utm_content=facebook&utm_term=${id}`,
  );
  expect((await enderecoDaRede(folha, 'X')).origin).toBe('https://x.com');

  await folha.getByRole('button', { name: 'Copiar o link', exact: true }).click();
  await expect(pagina.getByText('Link copiado')).toBeVisible();
  expect(await pagina.evaluate(() => navigator.clipboard.readText())).toContain('utm_content=copiar');
  await folha.getByRole('button', { name: 'Mostrar QR code' }).click();
  await expect(folha.getByRole('img', { name: /^QR code com o link de Canva/ })).toBeVisible();

  await folha.getByRole('button', { name: 'Criar link curto' }).click();
  await expect(folha.getByText('Ninguém abriu ainda')).toBeVisible();
  await folha.getByRole('button', { name: 'Copiar o link curto' }).click();
  const curto = await pagina.evaluate(() => navigator.clipboard.readText());
  expect(curto).toMatch(new RegExp(`^${ENDERECO}/r/[2-9a-z]{8}$`));

  const visitante = await abrirNavegador(browser);
  await visitante.pagina.goto(curto);
  await expect(visitante.pagina).toHaveURL(/\/login\?redirect=/);
  expect(await campanhaGuardada(visitante.pagina)).toEqual({
    utm_source: 'link-curto',
    utm_medium: 'site',
    utm_campaign: 'compartilhar',
    utm_content: 'link-curto',
    utm_term: String(id),
  });
  await pagina.reload();
  await expect((await abreCompartilhar(pagina)).getByText('Aberto 1 vez')).toBeVisible();

  // A logged-in person goes straight to the group, and back leads to the page before.
  await pagina.goto('/meus-grupos');
  await pagina.goto(curto);
  await expect(pagina).toHaveURL(new RegExp(`/grupo/${id}\\?utm_source=link-curto`));
  await pagina.goBack();
  await expect(pagina).toHaveURL(/\/meus-grupos$/);
  reclamacoes.esperaNenhuma();
  visitante.reclamacoes.esperaNenhuma();
});

test('a referral is shared, and leads a person who follows it to the registration with the name of the inviter', async ({
  browser,
}) => {
  const { sessao } = await pessoaPronta('Marta', 'Nunes');
  const { pagina, reclamacoes } = await abrirNavegador(browser, { sessao });
  for (const tela of ['/perfil', '/rede']) {
    await pagina.goto(tela);
    await pagina.getByRole('button', { name: 'Compartilhar convite' }).click();
    await expect(pagina.getByRole('dialog', { name: 'Convidar para a Rateia' })).toBeVisible();
  }
  const folha = pagina.getByRole('dialog', { name: 'Convidar para a Rateia' });
  const whatsapp = (await enderecoDaRede(folha, 'WhatsApp')).searchParams.get('text') ?? '';
  expect(whatsapp).toContain('ganhe R$\u00A05,00 na primeira assinatura');
  const link = new URL((await enderecoDaRede(folha, 'Facebook')).searchParams.get('u') ?? '');
  const codigo = link.searchParams.get('ref') ?? '';
  expect(whatsapp).toContain(codigo);
  expect(link.href).toBe(
    `${ENDERECO}/cadastro?ref=${codigo}&utm_source=indicacao&utm_medium=afiliados&utm_campaign=${codigo}`,
  );

  await test.step('a browser that does not let it copy says so', async () => {
    await pagina.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
    });
    await folha.getByRole('button', { name: 'Copiar o link', exact: true }).click();
    await expect(pagina.getByText('Selecione o texto e copie pelo teclado')).toBeVisible();
    await expect(folha.getByRole('button', { name: 'Copiar o link', exact: true })).toHaveText('Copiar o link');
    await folha.getByRole('button', { name: 'Fechar' }).click();
    await pagina.getByRole('button', { name: 'Copiar código de indicação' }).click();
    await expect(pagina.getByText('Seu código não pode ser copiado, tente novamente!')).toBeVisible();
  });

  await test.step('one that does copies the code of the referral (spec 1, §8)', async () => {
    await pagina.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await pagina.goto('/perfil');
    await expect(pagina.getByText('ganha R$\u00A05,00 na primeira assinatura')).toBeVisible();
    await pagina.getByRole('button', { name: 'Copiar código de indicação' }).click();
    await expect(pagina.getByText('Seu código foi copiado')).toBeVisible();
    expect(await pagina.evaluate(() => navigator.clipboard.readText())).toBe(codigo);
  });

  const visitante = await abrirNavegador(browser);
  await visitante.pagina.goto(link.href);
  await expect(visitante.pagina.getByText('Convite de Marta')).toBeVisible();
  reclamacoes.esperaNenhuma();
  visitante.reclamacoes.esperaNenhuma();
});

test('the preview of a link needs no login and tells nothing of a group that is not public', async ({ request }) => {
  const { sessao } = await pessoaPronta('Jonas', 'Reis');
  const id = await grupoPronto(sessao, { nome: 'Segredo do Jonas', vagas: 2 });
  const publica = await (await request.get(`/grupo/${id}?utm_source=grupo`)).text();
  expect(previaEm(publica)['og:title']).toMatch(/^Canva .*por R\$\u00A0\d+,\d\d por mês$/);
  expect(previaEm(publica)['og:description']).toMatch(/^2 vagas livres\./);
  expect(previaEm(publica)['og:url']).toBe(`${ENDERECO}/grupo/${id}`);
  expect(publica).not.toContain('Segredo');
  const imagem = await request.get(previaEm(publica)['og:image'] ?? '');
  expect(imagem.headers()['content-type']).toBe('image/png');
  const desconhecida = await (await request.get('/grupo/99999999')).text();
  expect(previaEm(desconhecida)['og:title']).toBe('Rateia: divida a conta das suas assinaturas');
});

test('the operation makes links, sees their visits, allows a site and switches a link off', async ({ browser }) => {
  const sessao = await sessaoDe(DEMONSTRACAO.lider);
  const { pagina, reclamacoes } = await abrirNavegador(browser, {
    sessao,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const visitante = await abrirNavegador(browser);
  const nome = `Cartaz ${Date.now()}`;
  async function cria(destino: string, comoSeChama: string): Promise<void> {
    await pagina.getByRole('button', { name: 'Criar link', exact: true }).click();
    const folha = pagina.getByRole('dialog', { name: 'Criar link curto' });
    await folha.getByLabel('Nome').fill(comoSeChama);
    await folha.getByLabel('Destino').fill(destino);
    await folha.getByLabel('Campanha (utm_campaign)').fill('volta-as-aulas');
    await folha.getByRole('button', { name: 'Criar link', exact: true }).click();
  }
  async function copia(comoSeChama: string): Promise<string> {
    await pagina.getByRole('button', { name: `Copiar o link ${comoSeChama}` }).click();
    return await pagina.evaluate(() => navigator.clipboard.readText());
  }
  function linha(comoSeChama: string) {
    return pagina.getByRole('list', { name: 'Links' }).getByRole('listitem').filter({ hasText: comoSeChama });
  }

  await pagina.goto('/backoffice/links');
  await cria('/ajuda', nome);
  await expect(linha(nome)).toContainText('Ativo');
  const endereco = await copia(nome);
  await visitante.pagina.goto(endereco);
  await expect(visitante.pagina).toHaveURL(/\/ajuda\?utm_campaign=volta-as-aulas$/);
  expect(await campanhaGuardada(visitante.pagina)).toEqual({ utm_campaign: 'volta-as-aulas' });
  await pagina.reload();
  await expect(linha(nome)).toContainText('1 visita');

  // One answer from here on is a refusal, which the console names.
  reclamacoes.esperaNenhuma();
  const fora = `Blog ${Date.now()}`;
  const site = `blog-${Date.now()}.exemplo.com.br`;
  await cria(`https://${site}/post`, fora);
  await expect(pagina.getByText(/^Este destino não pode ser usado/)).toBeVisible();
  await pagina.getByRole('button', { name: 'Voltar à lista' }).click();
  await pagina.getByRole('tab', { name: 'Sites' }).click();
  await pagina.getByLabel('Novo site').fill(site);
  await pagina.getByRole('button', { name: 'Permitir site' }).click();
  await expect(pagina.getByRole('list', { name: 'Sites permitidos' })).toContainText(site);
  await pagina.getByRole('tab', { name: 'Da operação' }).click();
  await cria(`https://${site}/post`, fora);
  await expect(linha(fora)).toContainText('Ativo');
  await visitante.pagina.goto(await copia(fora));
  await expect(visitante.pagina.getByRole('heading', { name: 'Este link sai da Rateia' })).toBeVisible();
  await expect(visitante.pagina.getByRole('link', { name: `Ir para ${site}` })).toHaveAttribute(
    'href',
    `https://${site}/post?utm_campaign=volta-as-aulas`,
  );

  await pagina.getByRole('button', { name: `Desligar ${nome}` }).click();
  await expect(linha(nome)).toContainText('Desligado');
  visitante.reclamacoes.esperaNenhuma();
  await visitante.pagina.goto(endereco);
  await expect(visitante.pagina.getByRole('heading', { name: 'Este link não leva a lugar nenhum' })).toBeVisible();
});
