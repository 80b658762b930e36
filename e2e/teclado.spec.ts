import { expect, test } from '@playwright/test';
import { pagarPelaApi } from './vocabulary/banco.ts';
import { codigoPara } from './vocabulary/caixa-de-entrada.ts';
import { reais } from './vocabulary/dinheiro.ts';
import { abrirNavegador } from './vocabulary/navegador.ts';
import { entraDireto, ganhaSaldo, grupoPronto, pessoaPronta } from './vocabulary/preparo.ts';
import { aciona, acionaVendo, escreve, ficaNoDialogo, vaiAte } from './vocabulary/teclado.ts';

test('log in, search, open a group and pay, by keyboard alone', async ({ page }) => {
  const dono = await pessoaPronta('Jonas', 'Meira');
  const nome = `Canva do jornal ${Date.now() % 1e6}`;
  const id = await grupoPronto(dono.sessao, { nome, vagas: 2 });
  const { eu } = await pessoaPronta('Karina', 'Sales');

  await test.step('she logs in on a device that is new to her account', async () => {
    await page.goto('/login');
    await escreve(page, page.getByLabel('E-mail'), eu.email);
    await escreve(page, page.getByLabel('Senha', { exact: true }), eu.senha);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'É você neste aparelho?' })).toBeVisible();
    await expect(page.getByLabel('Código de 7 caracteres')).toBeFocused();
    await page.keyboard.type(await codigoPara(eu.email));
    await expect(page).toHaveURL(/\/grupos/);
  });

  await test.step('the skip link leads past the header', async () => {
    await page.goto('/pesquisa');
    await expect(page.getByRole('searchbox')).toBeVisible();
    await page.keyboard.press('Tab');
    const pular = page.getByRole('link', { name: 'Pular para o conteúdo' });
    await expect(pular).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('searchbox')).toBeFocused();
  });

  await test.step('she searches and opens the group', async () => {
    await page.keyboard.type(nome);
    await expect(page.getByRole('status').filter({ hasText: '1 grupo encontrado' })).toBeVisible();
    await aciona(page, page.getByRole('link').filter({ hasText: nome }));
    await expect(page).toHaveURL(new RegExp(`/grupo/${id}$`));
    await expect(page.getByRole('heading', { level: 1, name: nome })).toBeFocused();
  });

  await test.step('she enters, and the dialog that would give the seat back holds and returns the focus', async () => {
    await aciona(page, page.getByRole('button', { name: 'Entrar no grupo' }));
    await expect(page.getByRole('heading', { name: 'Finalizar assinatura' })).toBeVisible();
    const desistir = page.getByRole('button', { name: 'Remover' });
    await aciona(page, desistir);
    const dialogo = page.getByRole('dialog', { name: 'Soltar a sua vaga?' });
    await expect(dialogo).toBeVisible();
    await ficaNoDialogo(page, dialogo);
    await page.keyboard.press('Escape');
    await expect(dialogo).toBeHidden();
    await expect(desistir).toBeFocused();
  });

  await test.step('arrows choose the payment method, Enter pays', async () => {
    await vaiAte(page, page.getByRole('radio', { name: /^Pix/ }));
    await expect(page.getByRole('radio', { name: /^Pix/ })).toBeChecked();
    await aciona(page, page.getByRole('button', { name: 'Pagar com Pix' }));
    const copiar = page.getByRole('button', { name: 'Copiar código Pix' });
    await vaiAte(page, copiar);
    await expect(copiar).toBeFocused();
  });

  await test.step('the page says beside the question that nothing has come yet; an arrival is announced, and the page goes on', async () => {
    const conferir = page.getByRole('button', { name: 'Já paguei, conferir agora' });
    // A place that was not there before is not listened to: it is, and has nothing in it.
    const avisos = page.getByRole('status', { name: 'Avisos' });
    await expect(avisos).toHaveText('');
    await aciona(page, conferir);
    await expect(avisos).toContainText('O banco ainda não confirmou este Pix.');
    await expect(conferir).toBeFocused();
    const codigo = page.getByRole('status').filter({ hasText: /^000201/ });
    await pagarPelaApi((await codigo.textContent()) ?? '');
    const painel = page.getByRole('region', { name: 'Pagamento com Pix' });
    await expect(painel.getByRole('status').filter({ hasText: 'Pix recebido' })).toBeVisible();
    await expect(page).toHaveURL(/\/checkout\/sucesso/);
    await expect(page.getByRole('heading', { level: 1, name: /^Você está no / })).toBeFocused();
  });
});

test('the menu of the account opens, walks and closes by keyboard', async ({ page }) => {
  const { eu } = await pessoaPronta('Lúcio', 'Porto');
  await page.goto('/login');
  await escreve(page, page.getByLabel('E-mail'), eu.email);
  await escreve(page, page.getByLabel('Senha', { exact: true }), eu.senha);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Código de 7 caracteres')).toBeFocused();
  await page.keyboard.type(await codigoPara(eu.email));
  const conta = page.getByRole('button', { name: `Sua conta, ${eu.nome}` });
  await aciona(page, conta);
  await expect(page.getByRole('link', { name: 'Perfil' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('button', { name: 'Sair' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Sair' })).toBeHidden();
  await expect(conta).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('button', { name: 'Sair' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login/);
});

test("groups are filtered by category, and one's own groups by one's role in them", async ({ browser }) => {
  const [dono, outro] = [await pessoaPronta('Tadeu', 'Braga'), await pessoaPronta('Ulisses', 'Mota')];
  const [nome, alheio] = [`Canva do coral ${Date.now() % 1e6}`, `Canva do barco ${Date.now() % 1e6}`];
  await grupoPronto(dono.sessao, { nome, vagas: 2 });
  const id = await grupoPronto(outro.sessao, { nome: alheio, vagas: 2 });
  await ganhaSaldo(dono.sessao, reais('54,00'));
  await entraDireto(dono.sessao, id);
  const { pagina } = await abrirNavegador(browser, { sessao: dono.sessao });

  await test.step('/grupos', async () => {
    await pagina.goto('/grupos');
    const categorias = pagina.getByRole('group', { name: 'Categorias' });
    const segunda = categorias.getByRole('button').nth(1);
    await acionaVendo(pagina, segunda);
    await expect(segunda).toHaveAttribute('aria-pressed', 'true');
    await expect(pagina).toHaveURL(/categoria=\d+/);
    // The filter that was pressed keeps the focus: the next one is a Tab away.
    await expect(segunda).toBeFocused();
    await pagina.keyboard.press('Shift+Tab');
    await pagina.keyboard.press('Enter');
    await expect(pagina).not.toHaveURL(/categoria=/);
  });

  await test.step('/meus-grupos', async () => {
    await pagina.goto('/meus-grupos');
    const principal = pagina.getByRole('main');
    await acionaVendo(pagina, principal.getByRole('button', { name: /^Administro/ }));
    await expect(principal.getByText(alheio)).toHaveCount(0);
    await acionaVendo(pagina, principal.getByRole('button', { name: /^Participo/ }));
    await expect(principal.getByRole('heading', { name: nome })).toHaveCount(0);
    await acionaVendo(pagina, principal.locator(`a[href^="/grupo/membro/${id}"]`).first());
    await expect(pagina.getByRole('heading', { level: 1, name: alheio })).toBeVisible();
  });
});
