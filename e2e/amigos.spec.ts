import { expect, test } from '@playwright/test';
import { STATUS_FATURA } from '@rateia/domain/carteira/estados';
import type { Dia } from '@rateia/domain/datas';
import { inicioDoDia } from '@rateia/domain/datas';
import { formatarDiaCurto } from '@rateia/domain/datas-formatadas';
import { multiplicar, somar } from '@rateia/domain/dinheiro';
import { STATUS_GRUPO } from '@rateia/domain/grupos/estados';
import { linkPara } from './vocabulary/caixa-de-entrada.ts';
import { chamar } from './vocabulary/chamadas.ts';
import { escrito, reais } from './vocabulary/dinheiro.ts';
import { alguemNovo } from './vocabulary/gente.ts';
import { avancaRelogio, esperaLivroZerado } from './vocabulary/operacao.ts';
import { entraDireto, ganhaSaldo, pessoaPronta } from './vocabulary/preparo.ts';
import { personagem } from './vocabulary.ts';

/** R$ 90,00 among three friends, and 4 % of fee. */
const parte = reais('30,00');
const mensal = somar(parte, reais('1,20'));

interface MeuLugar {
  readonly assinatura: { readonly proximoVencimento: Dia };
}

test('a private group of friends, from its creation to its third month (REGRAS 2.26)', async ({ browser }) => {
  test.setTimeout(600_000);
  const [dona, amigo] = [await pessoaPronta('Nádia', 'Souto'), await pessoaPronta('Olavo', 'Reis')];
  const nadia = await personagem(browser, dona.eu, { sessao: dona.sessao });
  const nina = await personagem(browser, alguemNovo('Nina', 'Castro'));
  let id = 0;

  await test.step('she makes it on one page, and invites a friend without an account by e-mail', async () => {
    const { pagina } = nadia;
    await pagina.goto('/novo-grupo/personalizado/privado');
    await pagina.getByLabel('Nome do grupo').fill('Quadra de quinta');
    await pagina.getByLabel('Custo por mês').fill('90,00');
    await pagina.getByRole('button', { name: 'Uma pessoa a menos' }).click();
    await expect(pagina.getByText(escrito(mensal)).first()).toBeVisible();
    await pagina.getByRole('button', { name: 'Criar grupo e convidar' }).click();
    await pagina.getByLabel('E-mail da pessoa').fill(nina.email);
    await pagina.getByRole('button', { name: 'Enviar convite' }).click();
    await expect(pagina.getByRole('listitem').filter({ hasText: nina.email })).toContainText('Esperando resposta');
    id = Number(/admin\/(\d+)/.exec(pagina.url())?.[1]);
  });

  await test.step('the invitation waits while she registers, and she pays by Pix', async () => {
    const { pagina } = nina;
    await nina.registra(await linkPara(nina.email, /^\/grupo\/convite\/c/));
    await nina.confirmaEmail();
    await nina.confirmaTelefone();
    await nina.informaDados();
    await pagina.getByRole('link', { name: 'Continuar de onde parei' }).click();
    await expect(pagina.getByText('Nádia Souto convidou você')).toBeVisible();
    await pagina.getByRole('button', { name: 'Aceitar convite' }).click();
    await nina.entraNoGrupo();
    await pagina.getByRole('radio', { name: /^Pix/ }).check();
    await pagina.getByRole('button', { name: 'Pagar com Pix' }).click();
    await nina.pagaNoBanco(await nina.copiaECola());
    await expect(pagina).toHaveURL(/\/checkout\/sucesso/);
  });

  await test.step('another friend comes by a link; the group is for nobody else', async () => {
    const como = amigo.sessao;
    const { link } = await chamar<{ readonly link: string }>(`POST /grupo/admin/${id}/convite/link`, {
      como: dona.sessao,
      corpo: { usos: 1 },
    });
    await chamar(`POST /assinatura/convite/pendente/${link.split('/').at(-1)}/aceitar`, { como });
    await ganhaSaldo(como, multiplicar(mensal, 3));
    await entraDireto(como, id);
    await nadia.pagina.goto(`/grupo/admin/${id}/convidar`);
    for (const nome of ['Nina Castro', 'Olavo Reis'])
      await expect(nadia.pagina.getByText(`${nome} entrou no grupo.`)).toBeVisible();
    const estranho = await pessoaPronta('Rita', 'Lobo');
    const rita = await personagem(browser, estranho.eu, { sessao: estranho.sessao });
    await rita.pagina.goto(`/grupo/${id}`);
    await expect(rita.pagina.getByText('Nádia')).toHaveCount(0);
    await expect(rita.pagina.getByText('Quadra de quinta')).toHaveCount(0);
    rita.reclamacoes.espera(/\/grupo\/\d+.* 404/);
  });

  await test.step('it begins', async () => {
    await nadia.esperaStatus(id, STATUS_GRUPO.aguardandoAssinatura.rotulo);
    await chamar(`POST /grupo/admin/${id}/liberar`, { como: dona.sessao });
    const campos = { instrucoes: 'Quinta, às 20h, na quadra da praça.' };
    await chamar('PUT /grupo/dados-acesso', { como: dona.sessao, corpo: { idGrupo: id, campos } });
    await chamar(`POST /grupo/membro/${id}/confirmar-acesso`, { como: amigo.sessao });
    await nina.pagina.goto(`/grupo/${id}/dados-acesso`);
    await nina.pagina.getByRole('button', { name: 'Abrir dados de acesso' }).click();
    await expect(nina.pagina.getByText(campos.instrucoes)).toBeVisible();
    await nina.pagina.getByRole('button', { name: 'Entrei', exact: true }).click();
    await expect(nina.pagina.getByText(/^Você confirmou /)).toBeVisible();
  });

  await test.step('the second and the third month are paid from their balances', async () => {
    const como = amigo.sessao;
    await nina.adicionaSaldo(multiplicar(mensal, 2));
    for (const mes of [2, 3]) {
      const { assinatura } = await chamar<MeuLugar>(`GET /grupo/membro/${id}`, { como });
      const dia = assinatura.proximoVencimento;
      await avancaRelogio({ ate: inicioDoDia(dia) });
      const quando = `Com saldo, ${formatarDiaCurto(dia)}`;
      await nina.veFatura({ valor: mensal, situacao: STATUS_FATURA.pago.rotulo, quando });
      await nina.esperaSaldo(multiplicar(mensal, 3 - mes));
    }
    await nadia.esperaStatus(id, STATUS_GRUPO.ativo.rotulo);
    for (const nome of ['Nina', 'Olavo']) await nadia.veMembro(id, { nome, situacao: 'Em dia' });
    await esperaLivroZerado();
    for (const pessoa of [nadia, nina]) pessoa.reclamacoes.esperaNenhuma();
  });
});
