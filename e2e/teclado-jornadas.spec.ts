import { expect, test } from '@playwright/test';
import { codigoPara } from './vocabulary/caixa-de-entrada.ts';
import { chamar, sessaoDe } from './vocabulary/chamadas.ts';
import { enderecoDaRede } from './vocabulary/compartilhar.ts';
import { reais } from './vocabulary/dinheiro.ts';
import { DEMONSTRACAO } from './vocabulary/gente.ts';
import { abrirNavegador } from './vocabulary/navegador.ts';
import { avancaRelogio } from './vocabulary/operacao.ts';
import { ganhaSaldo, grupoComAcesso, grupoEmAnalise, pessoaPronta } from './vocabulary/preparo.ts';
import {
  aciona,
  acionaVendo,
  escolhe,
  escreveVendo,
  ficaNoDialogo,
  mostraOFoco,
  vaiAte,
} from './vocabulary/teclado.ts';

/** Whole journeys by keyboard alone; the focus is seen at buttons, links and fields on the way (spec 1, §8). */
const semMovimento = { reducedMotion: 'reduce' } as const;

test('a group is made, from the choice of the service to the air', async ({ browser }) => {
  const { sessao } = await pessoaPronta('Olga', 'Pires');
  const { pagina } = await abrirNavegador(browser, { sessao, ...semMovimento });
  const botao = (nome: string) => pagina.getByRole('button', { name: nome });
  await pagina.goto('/novo-grupo/escolha');
  await acionaVendo(pagina, pagina.getByRole('link', { name: 'Um serviço do catálogo' }));
  await escreveVendo(pagina, pagina.getByLabel('Buscar no catálogo'), 'Canva');
  await acionaVendo(pagina, pagina.getByRole('button', { name: /^Canva/ }));
  await escolhe(pagina, pagina.getByRole('radio', { name: /^Equipes/ }));
  await acionaVendo(pagina, pagina.getByRole('link', { name: 'Continuar' }));
  await escreveVendo(pagina, pagina.getByLabel('Valor do plano por mês'), '125,00');
  await acionaVendo(pagina, botao('Uma vaga a menos'));
  await acionaVendo(pagina, botao('Continuar'));
  await escolhe(pagina, pagina.getByRole('radio', { name: /Vou assinar quando o grupo fechar/ }));
  await escreveVendo(pagina, pagina.getByLabel('Como os membros falam com você'), 'Pelo e-mail do grupo');
  await acionaVendo(pagina, botao('Continuar'));
  await escolhe(pagina, pagina.getByRole('radio', { name: /Login e senha/ }));
  await acionaVendo(pagina, botao('Não mude a senha'));
  await acionaVendo(pagina, botao('Ver resumo'));
  const permissao = pagina.getByRole('checkbox', { name: /Tenho permissão do serviço/ });
  await vaiAte(pagina, permissao);
  await mostraOFoco(permissao);
  await pagina.keyboard.press('Space');
  await acionaVendo(pagina, botao('Criar grupo'));
  await expect(pagina.getByRole('heading', { name: 'Seu grupo está no ar' })).toBeVisible();
  await acionaVendo(pagina, botao('Compartilhar'));
  const folha = pagina.getByRole('dialog', { name: 'Compartilhar grupo' });
  const link = new URL((await enderecoDaRede(folha, 'Facebook')).searchParams.get('u') ?? '');
  expect(link.pathname).toMatch(/^\/grupo\/\d+$/);
  expect(link.searchParams.get('utm_source')).toBe('novo-grupo');
});

test('the vault is opened and confirmed, and the group is left', async ({ browser }) => {
  const [dono, membro] = [await pessoaPronta('Paulo', 'Rangel'), await pessoaPronta('Quitéria', 'Luz')];
  const acesso = { login: 'sala@exemplo.com.br', senha: 'Giz-Branco-27' };
  const id = await grupoComAcesso(dono.sessao, membro.sessao, acesso);
  const { pagina } = await abrirNavegador(browser, { sessao: membro.sessao, ...semMovimento });

  await test.step('the vault', async () => {
    await pagina.goto(`/grupo/${id}/dados-acesso`);
    await acionaVendo(pagina, pagina.getByRole('button', { name: 'Abrir dados de acesso' }));
    await acionaVendo(pagina, pagina.getByRole('button', { name: 'Mostrar senha' }));
    await expect(pagina.getByText(acesso.senha)).toBeVisible();
    await acionaVendo(pagina, pagina.getByRole('button', { name: 'Deu certo, já entrei' }));
    await expect(pagina.getByText(/^Você confirmou /)).toBeVisible();
  });

  await test.step('the way out', async () => {
    await pagina.goto(`/grupo/membro/${id}`);
    await acionaVendo(pagina, pagina.getByRole('link', { name: 'Sair do grupo' }));
    await acionaVendo(pagina, pagina.getByRole('link', { name: 'Ver como sair' }));
    await escolhe(pagina, pagina.getByRole('radio', { name: /fim do (mês|ciclo)/i }));
    await aciona(pagina, pagina.getByRole('button', { name: 'Avançar' }));
    await escolhe(pagina, pagina.getByRole('radio').first());
    await aciona(pagina, pagina.getByRole('button', { name: /^Sair em/ }));
    const dialogo = pagina.getByRole('dialog', { name: 'Confirmar a saída?' });
    await expect(dialogo).toBeVisible();
    await ficaNoDialogo(pagina, dialogo);
    await aciona(pagina, dialogo.getByRole('button', { name: /^Sair em/ }));
    await expect(pagina.getByRole('heading', { name: /^Você sai em/ })).toBeVisible();
  });
});

test('money is withdrawn', async ({ browser }) => {
  const { eu, sessao } = await pessoaPronta('Renato', 'Vidal');
  await ganhaSaldo(sessao, reais('80,00'));
  await chamar('POST /retirada/cadastrar/pix/cpf', { como: sessao, corpo: { cpf: eu.cpf } });
  await avancaRelogio({ dias: 1 });
  const { pagina } = await abrirNavegador(browser, { sessao, ...semMovimento });
  await pagina.goto('/carteira/retirada/valor');
  await escreveVendo(pagina, pagina.getByLabel('Valor', { exact: true }), '60,00');
  await acionaVendo(pagina, pagina.getByRole('button', { name: 'Continuar' }));
  await expect(pagina.getByRole('heading', { name: 'Para onde vai o dinheiro?' })).toBeVisible();
  await acionaVendo(pagina, pagina.getByRole('button', { name: 'Continuar' }));
  await acionaVendo(pagina, pagina.getByRole('button', { name: 'Receber código para autorizar' }));
  await expect(pagina.getByLabel('Código de 7 caracteres')).toBeFocused();
  await pagina.keyboard.type(await codigoPara(eu.email));
  await expect(pagina.getByRole('heading', { name: 'Retirada concluída' })).toBeVisible({ timeout: 20_000 });
});

test('a group is approved in the queue of the operation', async ({ browser }) => {
  const nome = `Strava da escola ${Date.now() % 1e6}`;
  await grupoEmAnalise((await pessoaPronta('Sandra', 'Melo')).sessao, { nome });
  const { pagina } = await abrirNavegador(browser, {
    sessao: await sessaoDe(DEMONSTRACAO.suporte),
    ...semMovimento,
  });
  await pagina.goto('/backoffice/grupos');
  const naFila = pagina.getByRole('list', { name: 'Grupos por prazo' }).getByRole('button', { name: nome });
  await acionaVendo(pagina, naFila);
  const caso = pagina.getByRole('region', { name: 'Caso aberto' });
  await expect(caso.getByRole('heading', { name: nome })).toBeVisible();
  await acionaVendo(pagina, caso.getByRole('button', { name: /^Aprovar/ }));
  await expect(naFila).toHaveCount(0);
});
