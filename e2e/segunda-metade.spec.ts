import { expect, test } from '@playwright/test';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos, multiplicar, negar, somar } from '@rateia/domain/dinheiro';
import { STATUS_GRUPO } from '@rateia/domain/grupos/estados';
import { MEIO_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import { chamar } from './vocabulary/chamadas.ts';
import { escrito, reais } from './vocabulary/dinheiro.ts';
import { esperaLivroZerado } from './vocabulary/operacao.ts';
import { contada } from './vocabulary/passos.ts';
import {
  bolaoAVenda,
  entraDireto,
  ganhaSaldo,
  grupoPronto,
  informaEndereco,
  pessoaPronta,
  saiNoFim,
} from './vocabulary/preparo.ts';
import { personagem } from './vocabulary.ts';

/** Canva for five, R$ 125,00: a share of R$ 25,00, 8 % of fee, and as much again as caução. */
const parte = reais('25,00');
const mensal = somar(parte, reais('2,00'));
const caucao = mensal;
const entrada = somar(mensal, caucao);
/** R$ 90,00 among three friends, 4 % of fee, and no caução. */
const parteDosAmigos = reais('30,00');
const entreAmigos = somar(parteDosAmigos, reais('1,20'));
const recarga = reais('60,00');
const doPix = reais('150,00');
/** The credit of the person who comes by a link (REGRAS 2.13). */
const indicacao = reais('5,00');

/** The worker looks at referrals each minute of the machine; a busy one takes a little longer. */
const UM_MINUTO = { timeout: 100_000 };

type Credito = { readonly saldos: { readonly promocional: number } };

test('the second half of the product, with every statement closing at every step', async ({ browser }) => {
  test.setTimeout(600_000);
  const marca = Date.now() % 1e6;
  const [dona, membro, espera] = [
    await pessoaPronta('Dalva', 'Moura'),
    await pessoaPronta('Bento', 'Salles'),
    await pessoaPronta('Cora', 'Pinho'),
  ];
  const outro = await pessoaPronta('Davi', 'Rocha');
  const dalva = await personagem(browser, dona.eu, { sessao: dona.sessao });
  const bento = await personagem(browser, membro.eu, { sessao: membro.sessao });
  const cora = await personagem(browser, espera.eu, { sessao: espera.sessao });
  const { passo, contasFecham } = contada({ dalva, bento, cora });
  const nomes = [`Canva do estúdio ${marca}`, `Canva da feira ${marca}`] as const;
  const grupo = await grupoPronto(dona.sessao, { nome: nomes[0], vagas: 2 });
  const daFeira = await grupoPronto(dona.sessao, { nome: nomes[1], vagas: 2 });

  await passo('1. a card adds to the balance of one', async () => {
    const { idPagamento } = await chamar<{ readonly idPagamento: string }>('POST /credito/comprar', {
      como: membro.sessao,
      corpo: { valor: recarga, meioPagamento: MEIO_PAGAMENTO.cartaoJuno.id },
    });
    await bento.pagina.goto(`/checkout/cadastro-cartao-1?idPagamento=${idPagamento}`);
    await bento.pagaComCartao('APRO SALLES', bento.cpf);
    await expect(bento.pagina).toHaveURL(/credito\/sucesso/);
    return [{ dalva: {}, cora: {} }, { bento: { Disponível: recarga } }];
  });

  await passo('2. a boleto adds to the balance of another', async () => {
    const { pagina } = cora;
    await informaEndereco(espera.sessao);
    const { idPagamento } = await chamar<{ readonly idPagamento: string }>('POST /credito/comprar', {
      como: espera.sessao,
      corpo: { valor: recarga, meioPagamento: MEIO_PAGAMENTO.boleto.id },
    });
    await pagina.goto(`/checkout/pagamento/processando/boleto?idPagamento=${idPagamento}`);
    await expect(pagina.getByRole('button', { name: /^Copiar/ })).toBeVisible();
    await cora.pagaBoleto(`${cora.nome} ${cora.sobrenome}`);
    await expect(pagina.getByRole('heading', { name: 'Saldo adicionado' })).toBeVisible();
    return [{ cora: { Disponível: recarga } }];
  });

  await passo('3. two groups of a cart are paid at once', async () => {
    const { pagina } = bento;
    await ganhaSaldo(membro.sessao, doPix);
    for (const id of [grupo, daFeira]) {
      await pagina.goto(`/grupo/${id}`);
      await pagina.getByRole('button', { name: 'Adicionar ao carrinho' }).click();
      await expect(pagina.getByRole('button', { name: 'Adicionado ao carrinho' })).toBeVisible();
    }
    await pagina.getByRole('link', { name: 'Ver o carrinho' }).click();
    await expect(pagina.getByRole('heading', { name: '2 grupos' })).toBeVisible();
    await pagina.getByRole('button', { name: 'Escolher como pagar' }).click();
    await bento.pagaComSaldo();
    await expect(pagina.getByRole('heading', { name: 'Seus grupos estão pagos' })).toBeVisible();
    const pago = negar(multiplicar(entrada, 2));
    return [
      { dalva: { 'A receber': multiplicar(parte, 2) } },
      { bento: { Disponível: somar(doPix, pago), Caução: multiplicar(caucao, 2) } },
    ];
  });

  await passo('4. a friend comes into a private group by its link', async () => {
    await dalva.pagina.goto('/novo-grupo/personalizado/privado');
    await dalva.pagina.getByLabel('Nome do grupo').fill('Quadra de quinta');
    await dalva.pagina.getByLabel('Custo por mês').fill('90,00');
    await dalva.pagina.getByRole('button', { name: 'Uma pessoa a menos' }).click();
    await expect(dalva.pagina.getByText(escrito(entreAmigos)).first()).toBeVisible();
    await dalva.pagina.getByRole('button', { name: 'Criar grupo e convidar' }).click();
    await dalva.pagina.getByRole('button', { name: 'Criar link' }).click();
    const link = dalva.pagina.getByText(/\/grupo\/convite\/c/);
    await expect(link).toBeVisible();
    const codigo = (await link.textContent())?.split('/').at(-1) ?? '';
    await bento.pagina.goto(`/grupo/convite/${codigo}`);
    await bento.pagina.getByRole('button', { name: 'Aceitar convite' }).click();
    await bento.entraNoGrupo();
    await bento.pagaComSaldo();
    await expect(bento.pagina).toHaveURL(/\/checkout\/sucesso/);
    return [{ dalva: { 'A receber': parteDosAmigos }, bento: { Disponível: negar(entreAmigos) } }];
  });

  const bolao = await bolaoAVenda(`Mega da metade ${marca}`);
  let cota: Centavos = centavos(0);
  await passo('5. he buys a cota of a pool', async () => {
    const { preco } = await chamar<{ readonly preco: { readonly total: number } }>(`GET /loteria/grupo/${bolao}`, {
      como: membro.sessao,
    });
    cota = centavos(preco.total);
    await bento.pagina.goto(`/loteria/${bolao}`);
    await bento.pagaComSaldo();
    await expect(bento.pagina.getByText(/^1 é sua: nº \d+$/)).toBeVisible();
    return [{ bento: { Disponível: negar(cota) } }];
  });

  await passo('6. before its close he changes his mind, and all of it is back', async () => {
    await bento.pagina.goto(`/loteria/${bolao}`);
    await bento.pagina.getByRole('button', { name: `Desistir e receber ${escrito(cota)} de volta` }).click();
    await expect(bento.pagina.getByText(/^1 é sua/)).toHaveCount(0);
    return [{ bento: { Disponível: cota } }];
  });

  await passo('7. the first group begins, and a member of it leaves at the end of the month', async () => {
    await ganhaSaldo(outro.sessao, entrada);
    await entraDireto(outro.sessao, grupo);
    // The payment is settled by the worker.
    await expect(async () => {
      await chamar(`POST /grupo/admin/${grupo}/liberar`, { como: dona.sessao });
    }).toPass({ timeout: 30_000 });
    const campos = { login: 'estudio@exemplo.com.br', senha: 'Pincel-27' };
    await chamar('PUT /grupo/dados-acesso', { como: dona.sessao, corpo: { idGrupo: grupo, campos } });
    for (const { sessao } of [membro, outro])
      await chamar(`POST /grupo/membro/${grupo}/confirmar-acesso`, { como: sessao });
    await dalva.esperaStatus(grupo, STATUS_GRUPO.ativo.rotulo);
    await saiNoFim(outro.sessao, grupo);
    await dalva.esperaStatus(grupo, STATUS_GRUPO.filaEspera.rotulo);
    return [{ dalva: { 'A receber': parte } }];
  });

  await passo('8. another person takes the dated place: her money is held in her name', async () => {
    await cora.pagina.goto(`/grupo/${grupo}`);
    await cora.pagina
      .getByRole('button', { name: /^Entrar na fila/ })
      .filter({ visible: true })
      .click();
    const pergunta = cora.pagina.getByRole('dialog', { name: 'Fila de espera' });
    await pergunta.getByRole('button', { name: 'Confirmar' }).click();
    await cora.pagaComSaldo();
    await expect(cora.pagina).toHaveURL(/\/checkout\/sucesso/);
    return [{ cora: { Disponível: negar(entrada), Bloqueado: mensal, Caução: caucao } }];
  });

  await passo('9. she leaves the waiting list without cost', async () => {
    const { pagina } = cora;
    await pagina.goto(`/grupo/membro/${grupo}/cancelamento/informacoes`);
    await pagina.getByRole('link', { name: 'Ver como sair' }).click();
    await pagina.getByRole('radio', { name: /^Sair da fila e receber tudo de volta/ }).check();
    await pagina.getByRole('button', { name: 'Avançar' }).click();
    await expect(pagina.getByRole('heading', { name: 'Por que você está saindo?' })).toBeVisible();
    await pagina.getByRole('radio').first().check();
    await pagina.getByRole('button', { name: 'Sair agora' }).click();
    const pergunta = pagina.getByRole('dialog', { name: 'Confirmar a saída?' });
    await expect(pergunta).toContainText(escrito(entrada));
    await pergunta.getByRole('button', { name: 'Sair agora' }).click();
    await expect(pagina.getByRole('heading', { name: 'Você saiu do grupo' })).toBeVisible();
    return [{ cora: { Disponível: entrada, Bloqueado: negar(mensal), Caução: negar(caucao) } }];
  });

  await passo('10. he complains of the second group, and gets everything back', async () => {
    const { pagina } = bento;
    await pagina.goto(`/reclamacao/dados-grupo?grupo=${daFeira}`);
    await pagina.getByRole('link', { name: 'Continuar' }).click();
    await pagina.getByRole('radio', { name: /Administrador solicitando pagamento fora do site/ }).check();
    await pagina.getByLabel('Conte o que houve').fill('Ela pediu um Pix direto.');
    await pagina.getByRole('button', { name: 'Continuar' }).click();
    await pagina.getByRole('radio', { name: /Cancelamento da minha inscrição/ }).check();
    await pagina.getByRole('button', { name: 'Enviar reclamação' }).click();
    await expect(pagina.getByRole('heading', { name: /Reclamação nº \d+ enviada/ })).toBeVisible();
    const idReclamacao = Number(new URL(pagina.url()).searchParams.get('id'));
    const interacao = { tipo: 200, solucao: 248, texto: 'Desculpe, devolvo tudo.' };
    await chamar('POST /reclamacao/interacao', { como: dona.sessao, corpo: { idReclamacao, interacao } });
    await pagina.goto(`/reclamacao/historico/${idReclamacao}`);
    await pagina.getByRole('link', { name: 'Aceitar proposta' }).click();
    await expect(pagina.getByRole('heading', { name: `Aceitar ${escrito(entrada)}?` })).toBeVisible();
    await pagina.getByRole('button', { name: 'Aceitar proposta' }).click();
    await expect(pagina.getByRole('heading', { name: 'Reclamação fechada' })).toBeVisible();
    return [{ dalva: { 'A receber': negar(parte) }, bento: { Disponível: entrada, Caução: negar(caucao) } }];
  });

  await passo('11. the first group changes hands: his caução is back, and hers to receive stays hers', async () => {
    await dalva.pagina.goto(`/grupo/admin/${grupo}/cancelamento/informacoes`);
    await dalva.pagina.getByRole('button', { name: 'Convidar Bento para assumir' }).click();
    await expect(dalva.pagina.getByText(/^Bento .* responde até/)).toBeVisible();
    await bento.pagina.goto(`/grupo/${grupo}/sucessao`);
    await bento.pagina.getByRole('button', { name: 'Assumir o grupo' }).click();
    await bento.pagina.getByRole('dialog').getByRole('button', { name: 'Assumir o grupo' }).click();
    await expect(bento.pagina.getByRole('heading', { name: 'Seu dinheiro neste grupo' })).toBeVisible();
    const campos = { login: 'estudio@exemplo.com.br', senha: 'Pincel-28' };
    await chamar('PUT /grupo/dados-acesso', { como: membro.sessao, corpo: { idGrupo: grupo, campos } });
    return [{ bento: { Disponível: caucao, Caução: negar(caucao) } }];
  });

  await test.step('12. every statement closes from its beginning', async () => {
    await contasFecham({ meses: 2, desdeOComeco: true });
  });

  await test.step('13. a friend whom he referred has her credit before she buys', async () => {
    const { codIndicacao } = await chamar<{ readonly codIndicacao: string }>('GET /usuario', { como: membro.sessao });
    const { sessao: como } = await pessoaPronta('Eva', 'Prado', codIndicacao);
    await expect
      .poll(async () => (await chamar<Credito>('GET /credito', { como })).saldos.promocional, UM_MINUTO)
      .toBe(indicacao);
    await esperaLivroZerado();
  });
});
