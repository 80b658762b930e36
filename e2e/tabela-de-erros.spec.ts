import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { ENDERECO } from './ambiente.ts';
import { ligarFalhas } from './vocabulary/banco.ts';
import { cadastrada, registrada } from './vocabulary/chamadas.ts';
import { reais } from './vocabulary/dinheiro.ts';
import { alguemNovo } from './vocabulary/gente.ts';
import { enderecoDeImagemEstragada } from './vocabulary/identidade.ts';
import { abrirNavegador } from './vocabulary/navegador.ts';
import { entraDireto, ganhaSaldo, grupoPronto, pessoaPronta } from './vocabulary/preparo.ts';

const AQUI = '/carteira/adicionar/valor';
const COMPRAR = '**/api/v1/credito/comprar';
const FALHA = 'Ocorreu um erro ao processar sua solicitação. Tente novamente em alguns instantes.';

test.describe('Rows of the error table, answered by the API itself (spec 1, §8)', () => {
  /** What the page sends goes to another call of the API, which answers it for real. */
  const desvia = async (pagina: Page, metodo: string, caminho: string, corpo?: unknown): Promise<void> => {
    await pagina.unroute(COMPRAR);
    await pagina.route(COMPRAR, (rota) =>
      rota.continue({
        method: metodo,
        url: `${ENDERECO}/api/v1${caminho}`,
        ...(corpo === undefined ? {} : { postData: JSON.stringify(corpo) }),
      }),
    );
    await pagina.goto(`${AQUI}?redirect=%2Fpesquisa`);
    await pagina.getByLabel('Valor', { exact: true }).fill('30,00');
    await pagina.getByRole('button', { name: /^Pagar com Pix/ }).click();
  };
  const responde = async (pagina: Page, diz: string): Promise<void> => {
    const dialogo = pagina.getByRole('dialog');
    await expect(dialogo).toContainText(diz);
    await dialogo.getByRole('button', { name: 'Entendi' }).click();
    await expect(dialogo).toHaveCount(0);
  };
  /** It leads nowhere. */
  const fica = async (pagina: Page): Promise<void> => await expect(pagina).toHaveURL(new RegExp(`${AQUI}\\?`));

  test('403, 404, 412, 422, 503, and 400 for validations and for the support', async ({ browser }) => {
    const conhecida = alguemNovo('Zilda', 'Prado');
    await cadastrada(conhecida);
    const { pagina } = await abrirNavegador(browser, { sessao: await registrada(alguemNovo('Alba', 'Reis')) });

    await test.step('400 ContatoSuporteException: a CPF of another account', async () => {
      await desvia(pagina, 'PUT', '/usuario/cadastro/dados-fiscais', {
        cpf: conhecida.cpf,
        nascimento: '1988-03-14',
      });
      await expect(pagina.getByRole('dialog').getByRole('link', { name: 'Falar com o suporte' })).toBeVisible();
      await responde(pagina, 'Este CPF já está em uso em outra conta.');
      await expect(pagina).toHaveURL(/\/grupos$/);
    });

    await test.step('422: a body that is none', async () => {
      await desvia(pagina, 'POST', '/credito/comprar', { valor: 'trinta' });
      await responde(pagina, 'Confira os campos destacados.');
      await fica(pagina);
    });

    await test.step('403: what only the staff may', async () => {
      await desvia(pagina, 'POST', '/backoffice/relogio/avancar', { dias: 1 });
      await responde(pagina, 'Você não tem acesso a esta página.');
      await fica(pagina);
    });

    await test.step('404: a group that is not there', async () => {
      await desvia(pagina, 'POST', '/grupo/admin/99999999/liberar', {});
      await responde(pagina, 'Este grupo não existe ou não está disponível para você.');
      await fica(pagina);
    });

    await test.step('503: what the answer needs of others does not come', async () => {
      await ligarFalhas({ cep: { modo: 'indisponivel' } });
      try {
        await desvia(pagina, 'GET', '/cep/01001000');
        await responde(pagina, FALHA);
      } finally {
        await ligarFalhas({});
      }
      await fica(pagina);
    });

    await test.step('412: a login on a device that is new to the account; the link, with where the person was going', async () => {
      const { email, senha } = conhecida;
      await desvia(pagina, 'POST', '/autenticacao/token', { email, senha, nomeDispositivo: 'Outro' });
      await expect(pagina).toHaveURL(/\/login\/pin\/liberacao\?hash=[\w-]+&tipo=1&redirect=%2Fpesquisa$/);
      await expect(pagina.getByRole('dialog')).toHaveCount(0);
    });

    await test.step('400 validacaoObrigatoriaException: somebody without validations enters a group', async () => {
      await pagina.goto('/grupos');
      await pagina.getByRole('main').locator('a[href^="/grupo/"]').first().click();
      await pagina
        .getByRole('button', { name: /^Entrar/ })
        .first()
        .click();
      await responde(pagina, 'Falta validar alguns dados para continuar.');
      await expect(pagina).toHaveURL(/\/cadastro\/pendencias\?telefone=true&dadosFiscais=true$/);
    });
  });

  test('500, and 400 of a group: what one needs to know first, with its article, and what leads elsewhere', async ({
    browser,
  }) => {
    const [dono, membro] = [await pessoaPronta('Breno', 'Falcão'), await pessoaPronta('Iara', 'Lemos')];
    const grupo = await grupoPronto(dono.sessao, { nome: 'Canva sem acesso', vagas: 1 });
    await ganhaSaldo(membro.sessao, reais('54,00'));
    await entraDireto(membro.sessao, grupo);
    const { pagina } = await abrirNavegador(browser, { sessao: membro.sessao });

    await test.step('400 maisInformacoesException: access data that nobody sent yet, with the article that tells why', async () => {
      await desvia(pagina, 'POST', `/grupo/${grupo}/dados-acesso/abrir`, {});
      const dialogo = pagina.getByRole('dialog');
      await expect(dialogo.getByRole('link', { name: 'Ler mais na ajuda' })).toHaveAttribute('href', '/ajuda#acesso');
      await responde(pagina, 'Os dados de acesso ainda não estão disponíveis para você.');
    });

    await test.step('400 userException: a group that one is in already; the dialog, then its link', async () => {
      await desvia(pagina, 'POST', '/assinatura/pre-checkout', { idGrupo: grupo, vagas: 1 });
      await responde(pagina, 'Você já participa deste grupo.');
      await expect(pagina).toHaveURL(/\/meus-grupos$/);
    });

    await test.step('500: a picture that the disk spoiled; the fixed words and the code of the answer', async () => {
      const imagem = await enderecoDeImagemEstragada(membro.sessao, await pagina.screenshot());
      const respondida = pagina.waitForResponse((resposta) => resposta.status() === 500);
      await desvia(pagina, 'GET', imagem);
      const { dados } = (await (await respondida).json()) as { readonly dados: { readonly codigo: string } };
      expect(dados.codigo).toMatch(/^\S{8}$/);
      await responde(pagina, `${FALHA} Código #${dados.codigo}`);
      await fica(pagina);
    });
  });
});
