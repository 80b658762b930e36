import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { registrada, sessaoDe } from './vocabulary/chamadas.ts';
import { alguemNovo, DEMONSTRACAO } from './vocabulary/gente.ts';
import { pegaDocumento } from './vocabulary/identidade.ts';
import { abrirNavegador, CELULAR } from './vocabulary/navegador.ts';

const PALAVRAS = 'Palavras do servidor.';
/** It leads nowhere. */
const FICA = 'fica';

interface Linha {
  readonly nome: string;
  readonly status: number;
  /** Null: a page of somebody else, which is no JSON. */
  readonly corpo: { codigoErro?: number; link?: string; dados?: Record<string, unknown> } | null;
  /** What the dialog says besides; null when there is no dialog. */
  readonly diz: string | null;
  readonly leva: RegExp | typeof FICA;
  /** Link inside the dialog. */
  readonly ligacao?: readonly [nome: string, href: RegExp];
}

/** Spec 1, §8, row by row, as the person sees it. */
const CATALOGO: readonly Linha[] = [
  {
    nome: '400 userException: dialog, then the link',
    status: 400,
    corpo: { codigoErro: 1, link: '/meus-grupos' },
    diz: PALAVRAS,
    leva: /\/meus-grupos$/,
  },
  {
    nome: '400 cupomInvalidoException: dialog, no redirect',
    status: 400,
    corpo: { codigoErro: 4, link: '/meus-grupos' },
    diz: PALAVRAS,
    leva: FICA,
  },
  {
    nome: '400 validacaoObrigatoriaException with data: the page of pendencies, which are named',
    status: 400,
    corpo: { codigoErro: 2, link: '/meus-grupos', dados: { pendencias: [{ tipo: 1 }] } },
    diz: PALAVRAS,
    leva: /\/cadastro\/pendencias\?telefone=true$/,
  },
  {
    nome: '400 validacaoObrigatoriaException without data: the link',
    status: 400,
    corpo: { codigoErro: 2, link: '/meus-grupos' },
    diz: PALAVRAS,
    leva: /\/meus-grupos$/,
  },
  {
    nome: '400 ContatoSuporteException: a link to the support, then /grupos',
    status: 400,
    corpo: { codigoErro: 3 },
    diz: PALAVRAS,
    ligacao: ['Falar com o suporte', /\/perfil\/relatar-problema$/],
    leva: /\/grupos$/,
  },
  {
    nome: '400 maisInformacoesException: a link to an article of the help, then the link',
    status: 400,
    corpo: { codigoErro: 5, link: '/meus-grupos', dados: { artigo: 'caucao' } },
    diz: PALAVRAS,
    ligacao: ['Ler mais na ajuda', /\/ajuda#caucao$/],
    leva: /\/meus-grupos$/,
  },
  {
    nome: '400 without a code: dialog, then the link',
    status: 400,
    corpo: { link: '/meus-grupos' },
    diz: PALAVRAS,
    leva: /\/meus-grupos$/,
  },
  {
    nome: '412: the link, with the redirect query',
    status: 412,
    corpo: { link: '/meus-grupos' },
    diz: null,
    leva: /\/meus-grupos\?redirect=%2Fpesquisa$/,
  },
  { nome: '422: dialog', status: 422, corpo: { link: '/meus-grupos' }, diz: PALAVRAS, leva: FICA },
  {
    nome: '500: the fixed words and the code',
    status: 500,
    corpo: { codigoErro: 7 },
    diz: 'Ocorreu um erro ao processar sua solicitação. Tente novamente em alguns instantes. Código #7',
    leva: FICA,
  },
  {
    nome: 'others: dialog, and the session goes on where it was',
    status: 403,
    corpo: { link: '/meus-grupos' },
    diz: PALAVRAS,
    leva: FICA,
  },
  { nome: '503: its own words', status: 503, corpo: { link: '/meus-grupos' }, diz: PALAVRAS, leva: FICA },
  {
    nome: '502 of a proxy, which is no answer of ours: the words for none',
    status: 502,
    corpo: null,
    diz: 'Ops, algo saiu errado.',
    leva: FICA,
  },
];

test('every row of the error catalogue, as it is seen (spec 1, §8)', async ({ browser }) => {
  const { pagina } = await abrirNavegador(browser, {
    sessao: await sessaoDe(DEMONSTRACAO.membro),
    viewport: CELULAR,
  });
  for (const linha of CATALOGO) {
    await test.step(linha.nome, async () => {
      await provoca(pagina, '/credito/comprar', linha);
      await pedeRecarga(pagina);
      if (linha.diz !== null) await respondeAoDialogo(pagina, linha);
      await expect(pagina).toHaveURL(linha.leva === FICA ? /\/carteira\/adicionar\/valor/ : linha.leva);
      await expect(pagina.getByRole('dialog')).toHaveCount(0);
    });
  }
});

test('a picture that is refused leads to the page of pendencies, is told beside it, or ends the session (spec 1, §8)', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const { pagina } = await abrirNavegador(browser, {
    sessao: await registrada(alguemNovo('Lena', 'Pires')),
    viewport: CELULAR,
    reducedMotion: 'reduce',
  });
  const envia = async (): Promise<void> => {
    await pagina.goto('/cadastro/documento-upload?tipo=3&redirect=%2Fpesquisa');
    await pegaDocumento(pagina);
    await pagina.getByRole('button', { name: 'Enviar a frente' }).click();
  };
  await test.step('as the server has it: nobody sends a document before the CPF', async () => {
    await envia();
    await pagina.getByRole('dialog').getByRole('button', { name: 'Entendi' }).click();
    await expect(pagina).toHaveURL(/\/cadastro\/pendencias\?dadosFiscais=true$/);
  });
  await test.step('what is wrong with the picture is said beside it', async () => {
    const corpo = { dados: { chave: 'imagemEstragada' } };
    await provoca(pagina, '/validacao-conta/documento', { status: 422, corpo });
    await envia();
    await expect(pagina.getByRole('group', { name: 'Frente do documento' }).getByRole('alert')).toHaveText(PALAVRAS);
    await expect(pagina.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('401: after a renewal that does not help, the session is over', async () => {
    await provoca(pagina, '/validacao-conta/documento', { status: 401, corpo: {} });
    await envia();
    await expect(pagina.getByRole('dialog')).toContainText('Sua sessão expirou, você será desconectado. Cód.: 401');
    await pagina.getByRole('dialog').getByRole('button', { name: 'Entendi' }).click();
    await expect(pagina).toHaveURL(/\/login/);
  });
});

test('a failure over an open sheet is the one dialog that is seen; answered, the sheet is back (spec 1, §8)', async ({
  browser,
}) => {
  const { pagina } = await abrirNavegador(browser, {
    sessao: await sessaoDe(DEMONSTRACAO.lider),
    viewport: CELULAR,
  });
  await pagina.route('**/api/v1/backoffice/links', (rota) =>
    rota.request().method() === 'POST'
      ? rota.fulfill({ status: 500, json: { codigoErro: 7, message: PALAVRAS, link: null, dados: null } })
      : rota.fallback(),
  );
  await pagina.goto('/backoffice/links');
  await pagina.getByRole('button', { name: 'Criar link', exact: true }).click();
  const folha = pagina.getByRole('dialog', { name: 'Criar link curto' });
  await folha.getByLabel('Nome').fill('Um cartaz');
  await folha.getByLabel('Destino').fill('/ajuda');
  await folha.getByRole('button', { name: 'Criar link', exact: true }).click();
  const falha = pagina.getByRole('dialog', { name: 'Algo saiu errado' });
  await expect(falha).toContainText('Código #7');
  await expect(pagina.getByRole('dialog')).toHaveCount(1);
  await falha.getByRole('button', { name: 'Entendi' }).click();
  await expect(falha).toHaveCount(0);
  await expect(folha.getByLabel('Nome')).toHaveValue('Um cartaz');
  await expect(folha.getByRole('button', { name: 'Criar link', exact: true })).toBeFocused();
});

test('nothing came back: it is offered again, with the same key (spec 1, §7)', async ({ browser }) => {
  const { pagina } = await abrirNavegador(browser, { sessao: await sessaoDe(DEMONSTRACAO.membro) });
  const chaves: (string | undefined)[] = [];
  await pagina.clock.install();
  await pagina.route('**/api/v1/credito/comprar', (rota) => {
    chaves.push(rota.request().headers()['idempotency-key']);
    return rota.abort();
  });
  await pedeRecarga(pagina);
  const dialogo = pagina.getByRole('dialog', { name: 'Não foi possível concluir' });
  // 5, 10 and 15 seconds between the four tries.
  await expect(async () => {
    await pagina.clock.runFor(5_000);
    await expect(dialogo).toBeVisible({ timeout: 200 });
  }).toPass();
  expect(chaves).toHaveLength(4);
  await pagina.unroute('**/api/v1/credito/comprar');
  const enviada = pagina.waitForRequest('**/api/v1/credito/comprar');
  await dialogo.getByRole('button', { name: 'Tentar novamente' }).click();
  chaves.push((await enviada).headers()['idempotency-key']);
  expect(new Set(chaves).size).toBe(1);
});

async function provoca(
  pagina: Page,
  chamada: string,
  { status, corpo }: Pick<Linha, 'status' | 'corpo'>,
): Promise<void> {
  await pagina.unroute(`**/api/v1${chamada}`);
  await pagina.route(`**/api/v1${chamada}`, (rota) =>
    rota.fulfill(
      corpo === null
        ? { status, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }
        : { status, json: { codigoErro: null, message: PALAVRAS, link: null, dados: null, ...corpo } },
    ),
  );
}

async function pedeRecarga(pagina: Page): Promise<void> {
  await pagina.goto('/carteira/adicionar/valor?redirect=%2Fpesquisa');
  await pagina.getByLabel('Valor', { exact: true }).fill('30,00');
  await pagina.getByRole('button', { name: /^Pagar com Pix/ }).click();
}

/** One dialog, at the foot of a phone, with the words and the link of its row; then it is closed. */
async function respondeAoDialogo(pagina: Page, { diz, ligacao }: Linha): Promise<void> {
  const dialogo = pagina.getByRole('dialog');
  await expect(dialogo).toHaveCount(1);
  await expect(dialogo).toContainText(diz ?? '');
  await expect(pagina.getByRole('progressbar', { name: 'Carregando a página' })).toHaveCount(0);
  await expect
    .poll(async () => {
      const caixa = await dialogo.boundingBox();
      return Math.round((caixa?.y ?? 0) + (caixa?.height ?? 0));
    })
    .toBe(CELULAR.height);
  if (ligacao !== undefined) {
    const [nome, href] = ligacao;
    await expect(dialogo.getByRole('link', { name: nome })).toHaveAttribute('href', href);
  }
  await dialogo.getByRole('button', { name: 'Entendi' }).click();
}
