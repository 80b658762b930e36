import { expect, test } from '@playwright/test';
import { reais } from './vocabulary/dinheiro.ts';
import { examina, examinaQuadro } from './vocabulary/exame.ts';
import { entraDireto, ganhaSaldo, grupoComFidelidade, grupoPronto, pessoaPronta } from './vocabulary/preparo.ts';
import { personagem } from './vocabulary.ts';

/** The finished screens of joining a group, with real people: axe, headings, titles, 320 px, a silent console. */
test('entering a group: search, page, checkout, Pix and the next steps', async ({ browser }) => {
  const administrador = await pessoaPronta('Davi', 'Rosa');
  const id = await grupoPronto(administrador.sessao, { nome: 'Canva do bairro', vagas: 2 });
  const { eu, sessao } = await pessoaPronta('Elza', 'Nunes');
  const elza = await personagem(browser, eu, { sessao });
  const { pagina } = elza;
  for (const rota of ['/grupos', '/pesquisa', '/meus-grupos']) {
    await pagina.goto(rota);
    await examina(pagina, rota);
  }
  await examinaQuadro(pagina);
  await pagina.goto(`/grupo/${id}`);
  await examina(pagina, '/grupo/{id}');
  await pagina.goto(`/checkout/relacionamento?idGrupo=${id}`);
  await examina(pagina, '/checkout/relacionamento');
  await pagina.goto(`/grupo/${id}`);
  await elza.entraNoGrupo();
  await examina(pagina, '/checkout');
  await pagina.goto(pagina.url().replace('/checkout?', '/checkout/assinar?meioPagamento=12&'));
  await expect(pagina.getByText('CPF de quem paga')).toBeVisible();
  await examina(pagina, '/checkout/assinar');
  await pagina.getByRole('link', { name: 'Trocar a forma de pagamento' }).click();
  await pagina.getByRole('link', { name: 'O que acontece depois, com datas' }).click();
  await examina(pagina, '/checkout/confirmar-juncao');
  await pagina.getByRole('link', { name: 'Escolher como pagar' }).filter({ visible: true }).click();
  // Pressed twice, as some people press everything: it is one payment, and nothing is said about the other press.
  await pagina.getByRole('button', { name: 'Pagar com Pix' }).dblclick();
  const codigo = await elza.copiaECola();
  await examina(pagina, '/checkout/pagamento/processando/pix');
  await elza.pagaNoBanco(codigo);
  // Her first group has a page of its own.
  await expect(pagina.getByRole('heading', { name: 'O que protege o seu dinheiro' })).toBeVisible();
  await examina(pagina, '/checkout/sucesso/primeira');
  await pagina.goto(`/checkout/falha?idGrupo=${id}`);
  await examina(pagina, '/checkout/falha');
  await elza.adicionaSaldo(reais('40,00'));
  await examina(pagina, '/checkout/pagamento/credito/sucesso');
  await pagina.goto('/carteira/adicionar/valor');
  await examina(pagina, '/carteira/adicionar/valor');
  await pagina.goto('/checkout/pagamento/falha');
  await examina(pagina, '/checkout/pagamento/falha');
  elza.reclamacoes.esperaNenhuma();
});

test('a group with a term: its price and its exit fee before joining, and a member who leaves early', async ({
  browser,
}) => {
  const administrador = await pessoaPronta('Otávio', 'Lemos');
  const id = await grupoComFidelidade(administrador.sessao, { nome: 'MUBI da praça' });
  const { eu, sessao } = await pessoaPronta('Nina', 'Farias');
  await ganhaSaldo(sessao, reais('80,00'));
  const nina = await personagem(browser, eu, { sessao });
  const { pagina } = nina;
  await pagina.goto(`/grupo/${id}`);
  await pagina.getByRole('button', { name: 'Entrar no grupo' }).filter({ visible: true }).click();
  await expect(pagina.getByRole('heading', { name: 'Fidelidade de 12 meses' })).toBeVisible();
  await examina(pagina, '/checkout/fidelidade');
  await pagina.getByRole('checkbox', { name: /Entendi o prazo/ }).check();
  await pagina.getByRole('button', { name: 'Entrar com fidelidade' }).click();
  await expect(pagina).toHaveURL(/\/checkout\/confirmar-juncao/);
  // The page would ask for its hold, which the seat bought beside it ends.
  await pagina.goto('about:blank');
  await entraDireto(sessao, id);
  await pagina.goto(`/grupo/membro/${id}`);
  await pagina.getByRole('link', { name: 'Sair do grupo' }).click();
  await examina(pagina, '/grupo/membro/fidelidade/{id}/cancelamento/informacoes');
  await pagina.getByRole('link', { name: 'Ver como sair' }).click();
  await expect(pagina).toHaveURL(/\/cancelamento\/escolha/);
  nina.reclamacoes.esperaNenhuma();
  const otavio = await personagem(browser, administrador.eu, { sessao: administrador.sessao });
  await otavio.pagina.goto(`/grupo/admin/fidelidade/${id}/cancelamento/informacoes`);
  await examina(otavio.pagina, '/grupo/admin/fidelidade/{id}/cancelamento/informacoes');
  otavio.reclamacoes.esperaNenhuma();
});

test('a cart of two groups: added from their pages, held together, paid by one Pix', async ({ browser }) => {
  const administrador = await pessoaPronta('Jonas', 'Prado');
  const grupos = [
    await grupoPronto(administrador.sessao, { nome: 'Canva da esquina', vagas: 2 }),
    await grupoPronto(administrador.sessao, { nome: 'Canva do mercado', vagas: 2 }),
  ];
  const { eu, sessao } = await pessoaPronta('Lúcia', 'Vieira');
  const lucia = await personagem(browser, eu, { sessao });
  const { pagina } = lucia;
  await pagina.goto('/checkout/carrinho');
  await expect(pagina.getByRole('heading', { name: 'Seu carrinho está vazio' })).toBeVisible();
  for (const id of grupos) {
    await pagina.goto(`/grupo/${id}`);
    await pagina.getByRole('button', { name: 'Adicionar ao carrinho' }).click();
    await expect(pagina.getByRole('button', { name: 'Adicionado ao carrinho' })).toBeVisible();
  }
  await pagina.getByRole('link', { name: 'Ver o carrinho' }).click();
  await expect(pagina.getByRole('heading', { name: '2 grupos' })).toBeVisible();
  await examina(pagina, '/checkout/carrinho');
  await pagina.getByRole('button', { name: 'Escolher como pagar' }).click();
  await expect(pagina.getByRole('heading', { name: 'Seus grupos' })).toBeVisible();
  await expect(pagina.getByRole('radio', { name: /^Pix/ })).toBeChecked();
  await examina(pagina, '/checkout/carrinho/pagar');
  await pagina.getByRole('button', { name: 'Pagar com Pix' }).click();
  await lucia.pagaNoBanco(await lucia.copiaECola());
  await expect(pagina.getByRole('heading', { name: 'Seus grupos estão pagos' })).toBeVisible();
  await examina(pagina, '/checkout/sucesso');
  await pagina.goto('/checkout/carrinho');
  await expect(pagina.getByRole('heading', { name: 'Seu carrinho está vazio' })).toBeVisible();
  lucia.reclamacoes.esperaNenhuma();
});

test('a private group among friends: made, invited to by a link, entered', async ({ browser }) => {
  const dona = await pessoaPronta('Ivone', 'Maia');
  const ivone = await personagem(browser, dona.eu, { sessao: dona.sessao });
  const { pagina } = ivone;
  await pagina.goto('/novo-grupo/personalizado/privado');
  await pagina.getByLabel('Nome do grupo').fill('Quadra de quinta');
  await pagina.getByLabel('Custo por mês').fill('400,00');
  await expect(pagina.getByRole('heading', { name: 'Cada amigo paga' })).toBeVisible();
  await examina(pagina, '/novo-grupo/{servico}/privado');
  await pagina.getByRole('button', { name: 'Criar grupo e convidar' }).click();
  await pagina.getByRole('button', { name: 'Criar link' }).click();
  const link = pagina.getByText(/\/grupo\/convite\/c/);
  await expect(link).toBeVisible();
  await examina(pagina, '/grupo/admin/{id}/convidar');
  const codigo = (await link.textContent())?.split('/').at(-1) ?? '';

  const amigo = await pessoaPronta('Joel', 'Lins');
  const joel = await personagem(browser, amigo.eu, { sessao: amigo.sessao });
  await joel.pagina.goto(`/grupo/convite/${codigo}`);
  await expect(joel.pagina.getByText('Ivone Maia convidou você')).toBeVisible();
  await examina(joel.pagina, '/grupo/convite/{id}');
  await joel.pagina.getByRole('button', { name: 'Aceitar convite' }).click();
  await expect(joel.pagina).toHaveURL(/\/grupo\/\d+$/);
  await joel.pagina.goto('/checkout/grupo-privado');
  await expect(joel.pagina.getByText('Quadra de quinta')).toBeVisible();
  await examina(joel.pagina, '/checkout/grupo-privado');
  for (const pessoa of [ivone, joel]) pessoa.reclamacoes.esperaNenhuma();
});
