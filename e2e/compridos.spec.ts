import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import type { Sessao } from './vocabulary/chamadas.ts';
import { chamar, sessaoDe } from './vocabulary/chamadas.ts';
import { reais } from './vocabulary/dinheiro.ts';
import { cabeNaTela } from './vocabulary/exame.ts';
import { DEMONSTRACAO } from './vocabulary/gente.ts';
import { abrirNavegador } from './vocabulary/navegador.ts';
import { entraDireto, ganhaSaldo, grupoPronto, pessoaPronta } from './vocabulary/preparo.ts';

/** The longest that the fields take, in words that no line breaks by itself (docs/design.md, 10: a very long name). */
const PALAVRA = 'Assinaturacompartilhadaentretodosdacasaedavizinhanca';
function nomeDe(comeco: string, tamanho: number): string {
  return comeco + PALAVRA.repeat(4).slice(0, tamanho - comeco.length);
}

async function vai(pagina: Page, enderecos: readonly string[]): Promise<void> {
  for (const endereco of enderecos) {
    await pagina.goto(endereco);
    await cabeNaTela(pagina);
  }
}

test('the longest names and texts stay inside of every screen of the story, on a phone and on a desk', async ({
  browser,
}) => {
  const dono = await pessoaPronta(nomeDe('Maximiliana', 80), nomeDe('Albuquerque', 120));
  const membro = await pessoaPronta(nomeDe('Bartolomeia', 80), nomeDe('Vasconcelos', 120));
  const nome = nomeDe('Canva', 80);
  const id = await grupoPronto(dono.sessao, { nome, vagas: 1 });
  await ganhaSaldo(membro.sessao, reais('60,00'));

  const dela = await abrirNavegador(browser, { sessao: membro.sessao });
  await vai(dela.pagina, ['/grupos', `/pesquisa?q=${nome}`, `/grupo/${id}`]);
  await dela.pagina.getByRole('button', { name: 'Entrar no grupo' }).filter({ visible: true }).click();
  await expect(dela.pagina).toHaveURL(/\/checkout\?/);
  await cabeNaTela(dela.pagina);
  await entraDireto(membro.sessao, id);
  await expect(async () => {
    await chamar(`POST /grupo/admin/${id}/liberar`, { como: dono.sessao });
  }).toPass({ timeout: 15_000 });

  const dele = await abrirNavegador(browser, { sessao: dono.sessao });
  await vai(dele.pagina, ['/meus-grupos', `/grupo/admin/${id}`, `/grupo/admin/${id}/enviar`]);
  const campos = {
    login: `${PALAVRA}@exemplo.com.br`,
    senha: nomeDe('Pincel-27', 60),
    instrucoes: nomeDe('Entre', 150),
  };
  await chamar('PUT /grupo/dados-acesso', { como: dono.sessao, corpo: { idGrupo: id, campos } });
  await vai(dele.pagina, [`/carteira/recebimentos/grupo/${id}`, '/carteira/creditos?filtro=recebimentos']);

  await dela.pagina.goto(`/grupo/${id}/dados-acesso`);
  await dela.pagina.getByRole('button', { name: 'Abrir dados de acesso' }).click();
  await expect(dela.pagina.getByText(campos.login)).toBeVisible();
  await cabeNaTela(dela.pagina);
  await vai(dela.pagina, [
    '/meus-grupos',
    `/grupo/membro/${id}`,
    `/grupo/membro/${id}/cancelamento/informacoes`,
    '/carteira/creditos',
    '/carteira/creditos?filtro=fatura',
    '/notificacoes',
    '/perfil',
  ]);

  const aline = await abrirNavegador(browser, { sessao: await sessaoDe(DEMONSTRACAO.suporte) });
  await vai(aline.pagina, [`/backoffice/pessoas/${await idDe(membro.sessao)}`]);
  for (const { reclamacoes } of [dela, dele, aline]) reclamacoes.esperaNenhuma();
});

async function idDe(como: Sessao): Promise<number> {
  return (await chamar<{ readonly id: number }>('GET /usuario', { como })).id;
}
