import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { reais } from './vocabulary/dinheiro.ts';
import { achadosDoAxe } from './vocabulary/exame.ts';
import { alguemNovo } from './vocabulary/gente.ts';
import { abrirNavegador, CELULAR, MESA } from './vocabulary/navegador.ts';
import { percorre } from './vocabulary/percurso.ts';
import { ganhaSaldo, grupoComAcesso, grupoPronto, pessoaPronta } from './vocabulary/preparo.ts';
import { aciona, escolhe, escreve, ficaNoDialogo } from './vocabulary/teclado.ts';

/**
 * Every dialog of the first story, by keyboard. It stands at the foot of a phone and in the middle of a desk, and holds
 * the focus; axe finds nothing in it. Escape closes it and changes nothing, and the focus is back where it was.
 */
async function abreEFecha(pagina: Page, botao: Locator, titulo: string | RegExp): Promise<void> {
  const dialogo = pagina.getByRole('dialog', { name: titulo });
  for (const tamanho of [MESA, CELULAR]) {
    await pagina.setViewportSize(tamanho);
    await aciona(pagina, botao);
    await expect(dialogo).toBeVisible();
    async function fora(): Promise<number> {
      const { y, height } = (await dialogo.boundingBox()) ?? { y: 0, height: 0 };
      return Math.round(tamanho.height - y - height);
    }
    if (tamanho === CELULAR) await expect.poll(fora).toBe(0);
    else await expect.poll(fora).toBeGreaterThan(20);
    await ficaNoDialogo(pagina, dialogo);
    // Its controls and colours are the same at both widths.
    if (tamanho === MESA) expect.soft(await percorre(pagina), String(titulo)).toEqual([]);
    else expect.soft(await achadosDoAxe(pagina, 'dialog[open]'), String(titulo)).toEqual([]);
    await pagina.keyboard.press('Escape');
    await expect(dialogo).toHaveCount(0);
    await expect(botao).toBeFocused();
  }
}

test('the terms that are read while an account is made, and the cookies', async ({ browser }) => {
  const { pagina } = await abrirNavegador(browser, { storageState: { cookies: [], origins: [] } });
  for (const endereco of ['/login', '/cadastro']) {
    await pagina.goto(endereco);
    await expect(pagina.getByRole('region', { name: 'Cookies' })).toBeVisible();
    for (const tamanho of [CELULAR, { width: 640, height: 450 }]) {
      await pagina.setViewportSize(tamanho);
      expect
        .soft(await percorre(pagina), `${endereco} at ${tamanho.width} px, under the question about cookies`)
        .toEqual([]);
    }
  }
  await abreEFecha(pagina, pagina.getByRole('button', { name: 'Escolher' }), 'Escolha os cookies');
  await aciona(pagina, pagina.getByRole('button', { name: 'Recusar' }));
  await pagina.goto('/cadastro');
  await escreve(pagina, pagina.getByLabel('E-mail'), alguemNovo('Rute', 'Assis').email);
  await pagina.keyboard.press('Enter');
  await abreEFecha(pagina, pagina.getByRole('button', { name: 'Ler os termos de uso' }), 'Termos de uso');
});

test('a group that is shared, the filters of the search, and a seat that is given back', async ({ browser }) => {
  const dono = await pessoaPronta('Sílvio', 'Peres');
  const id = await grupoPronto(dono.sessao, { nome: 'Canva da praça', vagas: 2 });
  const { sessao } = await pessoaPronta('Tainá', 'Góis');
  const { pagina, reclamacoes } = await abrirNavegador(browser, { sessao });
  await pagina.goto(`/grupo/${id}`);
  await abreEFecha(pagina, pagina.getByRole('button', { name: 'Compartilhar' }).first(), 'Compartilhar grupo');
  await test.step('a notice that comes meanwhile stands in the dialog: under it all is inert', async () => {
    await aciona(pagina, pagina.getByRole('button', { name: 'Compartilhar' }).first());
    const folha = pagina.getByRole('dialog', { name: 'Compartilhar grupo' });
    // A place that was not there before is not listened to: it is, and has nothing in it.
    const avisos = folha.getByRole('status', { name: 'Avisos' });
    await expect(avisos).toHaveText('');
    await folha.getByRole('button', { name: 'Copiar o link' }).click();
    await expect(avisos).toHaveText(/Link copiado|copie/i);
    const porCima = await avisos.evaluate((este) => {
      const { x, y, width, height } = este.getBoundingClientRect();
      return este.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(porCima, 'the notice takes a click').toBe(true);
    await pagina.keyboard.press('Escape');
    await expect(folha).toHaveCount(0);
  });
  await aciona(pagina, pagina.getByRole('button', { name: /^Entrar/ }).filter({ visible: true }));
  await expect(pagina.getByRole('heading', { name: 'Finalizar assinatura' })).toBeVisible();
  await abreEFecha(pagina, pagina.getByRole('button', { name: 'Remover' }), 'Soltar a sua vaga?');
  await test.step('a person who goes away without paying is led back to the seat that is still his', async () => {
    const checkout = new URL(pagina.url()).search;
    for (const endereco of [`/grupo/${id}`, '/meus-grupos']) {
      await pagina.goto(endereco);
      await expect(pagina.getByRole('button', { name: 'Entrar no grupo' })).toHaveCount(0);
      if (endereco !== '/meus-grupos')
        await expect(pagina.getByText(/^Sua vaga está reservada por 1[0-4]:\d\d, até/)).toBeVisible();
      const pagar = pagina.getByRole('link', { name: /^Pagar minha vaga/ }).filter({ visible: true });
      await aciona(pagina, pagar);
      await expect(pagina).toHaveURL(`/checkout${checkout}`);
    }
  });
  await pagina.setViewportSize(CELULAR);
  await pagina.goto('/pesquisa');
  await aciona(pagina, pagina.getByRole('button', { name: 'Filtrar' }));
  const filtros = pagina.getByRole('dialog', { name: 'Filtrar grupos' });
  await ficaNoDialogo(pagina, filtros);
  expect(await achadosDoAxe(pagina, 'dialog[open]')).toEqual([]);
  await pagina.keyboard.press('Escape');
  await expect(pagina.getByRole('button', { name: 'Filtrar' })).toBeFocused();
  reclamacoes.esperaNenhuma();
});

test('the way out of a group, and the confirmation when a key is registered', async ({ browser }) => {
  const [dono, membro] = [await pessoaPronta('Ubirajara', 'Neto'), await pessoaPronta('Vânia', 'Reis')];
  const id = await grupoComAcesso(dono.sessao, membro.sessao, { login: 'a@exemplo.com.br', senha: 'Giz-27' });
  await ganhaSaldo(membro.sessao, reais('80,00'));
  const { pagina } = await abrirNavegador(browser, { sessao: membro.sessao });
  await pagina.goto(`/grupo/membro/${id}/cancelamento/escolha`);
  await aciona(pagina, pagina.getByRole('button', { name: 'Avançar' }));
  await escolhe(pagina, pagina.getByRole('radio').first());
  await abreEFecha(pagina, pagina.getByRole('button', { name: /^Sair/ }), 'Confirmar a saída?');
  await pagina.goto('/carteira/retirada/valor');
  await escreve(pagina, pagina.getByLabel('Valor', { exact: true }), '60,00');
  await aciona(pagina, pagina.getByRole('button', { name: 'Continuar' }));
  await escreve(pagina, pagina.getByLabel('CPF', { exact: true }), membro.eu.cpf);
  await abreEFecha(pagina, pagina.getByRole('button', { name: 'Cadastrar chave' }), 'Confirme que é você');
});
