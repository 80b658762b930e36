import { expect, test } from '@playwright/test';
import { cicloDeNumero } from '@rateia/domain/carteira/ciclo';
import { STATUS_FATURA, STATUS_PREVISAO } from '@rateia/domain/carteira/estados';
import { dataDeRealizacao } from '@rateia/domain/carteira/realizacao';
import type { Dia } from '@rateia/domain/datas';
import { diaDe, inicioDoDia, somarDias, somarMinutos } from '@rateia/domain/datas';
import {
  formatarDia,
  formatarDiaComSemana,
  formatarDiaCurto,
  formatarDiaRelativo,
} from '@rateia/domain/datas-formatadas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { negar, somar, ZERO } from '@rateia/domain/dinheiro';
import { STATUS_GRUPO } from '@rateia/domain/grupos/estados';
import { REGRAS_PADRAO } from '@rateia/domain/regras';
import { enviosPara } from './vocabulary/banco.ts';
import { esperaMensagem, esvaziaCaixa } from './vocabulary/caixa-de-entrada.ts';
import { sessaoDe } from './vocabulary/chamadas.ts';
import { reais } from './vocabulary/dinheiro.ts';
import { alguemNovo, DEMONSTRACAO } from './vocabulary/gente.ts';
import { confereOLivroInteiro } from './vocabulary/livro.ts';
import { agoraNoProduto, avancaRelogio, esperaAManha } from './vocabulary/operacao.ts';
import type { Moveu } from './vocabulary/passos.ts';
import { contada } from './vocabulary/passos.ts';
import { NO_FIM } from './vocabulary/saida.ts';
import { operador, personagem } from './vocabulary.ts';

/** Canva for five, R$ 125,00: a share of R$ 25,00, 8 % of fee, and as much again as caução. */
const parte = reais('25,00');
const taxa = reais('2,00');
const mensal = somar(parte, taxa);
const caucao = mensal;
const preco = { parte, taxa, caucao };
const entrada = somar(mensal, caucao);
const deDois = somar(parte, parte);
/** The period of the story. */
const A_HISTORIA = { meses: 4, desdeOComeco: true };
/** Just before an instant, with time to look at two pages: the clock of the product runs on. */
const MINUTOS_ANTES = 10;
const { previsto, realizado } = STATUS_PREVISAO;
const { pendente, pago, atraso } = STATUS_FATURA;
const SEM_PAGAR = 'A data sai quando o membro pagar';
const NADA = {};

test('a group splits a subscription end to end, with real money rules', async ({ browser }) => {
  test.setTimeout(900_000);
  const marca = Date.now() % 1e6;
  const nome = `Canva do ateliê ${marca}`;
  const nomeRestrito = `Strava da equipe ${marca}`;
  const regras = ['Não mude a senha', 'Use só o seu perfil'];
  const acesso = { login: 'atelie@exemplo.com.br', senha: 'Pincel-Azul-27', instrucoes: 'Entre na equipe Ateliê.' };

  await esperaAManha();
  const teresa = await personagem(browser, alguemNovo('Teresa', 'Campelo'));
  const ivo = await personagem(browser, alguemNovo('Ivo', 'Barros'));
  const dandara = await personagem(browser, alguemNovo('Dandara', 'Reis'));
  const aline = await operador(browser, await sessaoDe(DEMONSTRACAO.suporte));
  const todos = [teresa, ivo, dandara];
  const { passo, contasFecham } = contada({ teresa, ivo, dandara });
  let id = 0;

  await passo('1. the administrator registers: e-mail and phone by PIN, CPF and birth date, terms', async () => {
    await teresa.registra();
    await teresa.confirmaEmail();
    await teresa.confirmaTelefone();
    await teresa.informaDados();
    return [{ teresa: NADA }];
  });

  await passo('2. she creates a public group of a service that is approved by itself', async () => {
    await teresa.criaGrupo({ servico: 'Canva', plano: 'Equipes', nome, valor: '125,00', vagas: 2, regras });
    id = await teresa.esperaGrupoNoAr();
    return [];
  });

  await passo('2. a restricted service waits for an operator, who approves it in the queue', async () => {
    const pedido = { servico: 'Strava', plano: 'Família', nome: nomeRestrito, valor: '48,00', vagas: 3, regras };
    await teresa.criaGrupo(pedido);
    const restrito = await teresa.esperaGrupoEmAnalise();
    await teresa.esperaStatus(restrito, STATUS_GRUPO.pendenteAprovacao.rotulo);
    await aline.aprovaGrupo(nomeRestrito);
    await esperaMensagem(teresa.email, /está no ar/);
    await teresa.esperaStatus(restrito, STATUS_GRUPO.aguardandoMembros.rotulo);
    return [];
  });

  await passo('3. two members register', async () => {
    for (const membro of [ivo, dandara]) {
      await membro.registra();
      await membro.confirmaEmail();
      await membro.confirmaTelefone();
      await membro.informaDados();
    }
    return [{ ivo: NADA, dandara: NADA }];
  });

  await passo('3. the first finds the group by browsing, sees the price, and pays by Pix', async () => {
    await ivo.encontraNaLista({ categoria: 'Escritório', nome });
    await ivo.vePreco(preco);
    await ivo.veCombinados(regras);
    await ivo.entraNoGrupo();
    await ivo.assinaComPix(preco);
    await teresa.esperaStatus(id, STATUS_GRUPO.aguardandoMembros.rotulo);
    return [{ teresa: { 'A receber': parte }, ivo: { Caução: caucao } }];
  });

  await passo('3. the second tops up her wallet by Pix', async () => {
    await dandara.adicionaSaldo(entrada);
    await dandara.esperaSaldo(entrada);
    return [{ dandara: { Disponível: entrada } }];
  });

  await passo('3. she finds the group by searching, and pays by wallet', async () => {
    await dandara.encontraNaPesquisa({ palavras: `ateliê ${marca}`, nome });
    await dandara.vePreco(preco);
    await dandara.entraNoGrupo();
    await teresa.esperaStatus(id, STATUS_GRUPO.aguardandoPagamento.rotulo);
    await dandara.assinaComSaldo(preco);
    await dandara.esperaSaldo(ZERO);
    return [{ teresa: { 'A receber': parte }, dandara: { Disponível: negar(entrada), Caução: caucao } }];
  });

  await passo('4. the group is full and paid; she signs the service and delivers the access', async () => {
    await teresa.esperaStatus(id, STATUS_GRUPO.aguardandoAssinatura.rotulo);
    await teresa.veProximoPasso(id, 'Assine o serviço e avise o grupo');
    await teresa.liberaServico(id);
    await teresa.esperaStatus(id, STATUS_GRUPO.aguardandoLiberacao.rotulo);
    await teresa.entregaAcesso(id, acesso);
    return [];
  });

  await passo('4. each member opens it from the vault and confirms; the group is active', async () => {
    for (const membro of [ivo, dandara]) await membro.abreEConfirmaAcesso(id, acesso);
    await teresa.esperaStatus(id, STATUS_GRUPO.ativo.rotulo);
    for (const membro of [ivo, dandara]) await teresa.vePessoaQueAbriu(id, membro.nome);
    return [];
  });

  const primeiro = cicloDeNumero(diaDe(await agoraNoProduto()), 0);
  const segundo = cicloDeNumero(primeiro.inicio, 1);
  const d = segundo.inicio;
  /** The day on which the share of a month is hers. */
  function liberacao(inicioDoCiclo: Dia): Dia {
    return dataDeRealizacao({ inicioDoCiclo, ciclosLimpos: 0 }, REGRAS_PADRAO);
  }
  function liberamos(dia: Dia): string {
    return `Liberamos em ${formatarDia(dia)}`;
  }
  function noDia(dia: Dia) {
    return avancaRelogio({ ate: inicioDoDia(dia) });
  }
  function emD(dias: number): Dia {
    return somarDias(d, dias);
  }
  /** How the second month of each stands, and the first of both, as the steps go. */
  let doPrimeiro = { situacao: previsto.rotulo as string, quando: liberamos(liberacao(primeiro.inicio)) };
  let doIvo = SEM_PAGAR;
  let daDandara = SEM_PAGAR;
  async function veRecebimentos(): Promise<void> {
    const recebido = doPrimeiro.situacao === realizado.rotulo ? deDois : ZERO;
    const mes = { valor: parte, mes: d, situacao: previsto.rotulo };
    await teresa.veRecebimentos(id, {
      previsto: recebido === ZERO ? somar(deDois, deDois) : deDois,
      recebido,
      meses: [
        ...[ivo, dandara].map((membro) => ({ membro: membro.nome, valor: parte, mes: primeiro.inicio, ...doPrimeiro })),
        { ...mes, membro: ivo.nome, quando: doIvo },
        { ...mes, membro: dandara.nome, quando: daDandara },
      ],
    });
  }

  await passo('5. cycle day 1 is set: each sees the day on which the next month is charged', async () => {
    for (const membro of [ivo, dandara]) await membro.veProximaCobranca(id, d);
    return [];
  });

  await passo('5. D−7: the next invoice is issued; the first member has the money for it', async () => {
    await noDia(emD(-7));
    const quando = `Vence ${formatarDiaComSemana(d)}`;
    const aviso = `Em ${formatarDia(d)} cobramos do seu saldo.`;
    for (const membro of [ivo, dandara])
      await membro.veFatura({ valor: mensal, situacao: pendente.rotulo, quando, aviso });
    await veRecebimentos();
    await ivo.adicionaSaldo(mensal);
    return [{ ivo: { Disponível: mensal } }];
  });

  const liberadaEm = liberacao(primeiro.inicio);
  const acontecimentos = [
    {
      dia: d,
      titulo: 'D: the first member is charged from his wallet; the charge of the second fails',
      acontece: async () => {
        await ivo.esperaSaldo(ZERO);
        await ivo.veFatura({ valor: mensal, situacao: pago.rotulo, quando: `Com saldo, ${formatarDiaCurto(d)}` });
        await esperaMensagem(dandara.email, /vence hoje/);
        await dandara.veFatura({ valor: mensal, situacao: pendente.rotulo, quando: 'Vence hoje' });
        doIvo = liberamos(liberacao(d));
        return [{ teresa: { 'A receber': parte }, ivo: { Disponível: negar(mensal) } }];
      },
    },
    {
      dia: emD(1),
      titulo: 'D+1: the invoice of the second is late, which the administrator is not told yet',
      acontece: async () => {
        const aviso = 'Seu saldo não bastava no dia da cobrança.';
        await dandara.veFatura({ valor: mensal, situacao: atraso.rotulo, quando: 'Venceu ontem', aviso });
        await dandara.veQueDeve(id, mensal);
        await esperaMensagem(dandara.email, /^Fatura em atraso/);
        await esvaziaCaixa(dandara.email);
        await teresa.veMembro(id, { nome: dandara.nome, situacao: 'Em dia' });
        return [];
      },
    },
    {
      dia: liberadaEm,
      titulo: 'the forecast of the first month becomes available on its release date, and not before',
      acontece: async () => {
        await teresa.esperaSaldo(deDois);
        doPrimeiro = { situacao: realizado.rotulo, quando: 'Já está no seu saldo' };
        return [{ teresa: { Disponível: deDois, 'A receber': negar(deDois) } }];
      },
    },
  ];
  // Thirty days after the month began: before the next is due, on that day, or after it, as the month is long.
  for (const dia of [...new Set(acontecimentos.map((um) => um.dia))].sort()) {
    const doDia = acontecimentos.filter((um) => um.dia === dia);
    await passo(`5. ${doDia.map(({ titulo }) => titulo).join('; ')}`, async () => {
      if (dia === liberadaEm) {
        await avancaRelogio({ ate: somarMinutos(inicioDoDia(dia), -MINUTOS_ANTES) });
        await teresa.esperaSaldo(ZERO);
        await veRecebimentos();
      }
      await noDia(dia);
      const moveu: Moveu<'teresa' | 'ivo'>[] = [];
      for (const { acontece } of doDia) moveu.push(await acontece());
      await veRecebimentos();
      return moveu.flat();
    });
  }

  function venceuEm(hoje: Dia): string {
    return `Venceu em ${formatarDiaRelativo(d, hoje)}`;
  }
  await passo('5. D+3: a second try fails, and the administrator is told', async () => {
    await noDia(emD(3));
    await dandara.veFatura({ valor: mensal, situacao: atraso.rotulo, quando: venceuEm(emD(3)) });
    await esperaMensagem(dandara.email, /^Fatura em atraso/);
    await teresa.veMembro(id, { nome: dandara.nome, situacao: 'Em atraso' });
    await dandara.veComoSair(id, { 'Sair agora': { Caução: caucao, 'Faturas em aberto': negar(mensal) } });
    await esperaAManha();
    await esperaMensagem(teresa.email, /^Pagamento em atraso/);
    await veRecebimentos();
    return [];
  });

  await passo('5. D+7: the last try fails', async () => {
    await noDia(emD(7));
    await esperaMensagem(dandara.email, /^Última tentativa/);
    await dandara.veFatura({ valor: mensal, situacao: atraso.rotulo, quando: venceuEm(emD(7)) });
    await teresa.veMembro(id, { nome: dandara.nome, situacao: 'Em atraso' });
    return [];
  });

  const semana = emD(15);
  await passo('5. D+8: the caução pays the month, and is to be rebuilt by D+15', async () => {
    const hoje = emD(8);
    await noDia(hoje);
    await esperaMensagem(dandara.email, /^Usamos a sua caução/);
    const usada = 'Esta fatura foi paga com a sua caução.';
    const pagaEm = `Paga em ${formatarDiaCurto(hoje)}`;
    await dandara.veFatura({ valor: mensal, situacao: pago.rotulo, quando: pagaEm, aviso: usada });
    const quando = `Vence ${formatarDiaComSemana(semana)}`;
    const aviso = `Pague até ${formatarDia(semana)}.`;
    await dandara.veFatura({ valor: caucao, situacao: pendente.rotulo, quando, aviso });
    await dandara.veQueRefaz(id, { valor: caucao, ate: semana });
    await teresa.veMembro(id, { nome: dandara.nome, situacao: 'Em dia' });
    daDandara = liberamos(liberacao(d));
    await veRecebimentos();
    return [{ teresa: { 'A receber': parte }, dandara: { Caução: negar(caucao) } }];
  });

  await passo('5. she rebuilds it by Pix', async () => {
    await dandara.pagaFaturaComPix(caucao);
    await dandara.veFatura({ valor: caucao, situacao: pago.rotulo, quando: `Com Pix, ${formatarDiaCurto(emD(8))}` });
    return [{ dandara: { Caução: caucao } }];
  });

  await passo('6. the administrator registers her key, which rests for a day', async () => {
    await teresa.cadastraChave(deDois);
    teresa.reclamacoes.espera(/retirada\/cadastrar\/pix\/cpf: .* 400/);
    await aline.avancaUmDia();
    return [];
  });

  await passo('6. she withdraws by Pix what the members paid', async () => {
    await teresa.retira(deDois);
    await teresa.esperaSaldo(ZERO);
    const envio = { valor: deDois, status: 'REALIZADO' };
    expect(await enviosPara(teresa.cpf)).toEqual([expect.objectContaining(envio)]);
    return [{ teresa: { Disponível: negar(deDois) } }];
  });

  let prometido: Centavos = ZERO;
  await passo(
    '6. the first member leaves at the end of the cycle; the refund is shown before he confirms',
    async () => {
      prometido = await ivo.saiNoFimDoCiclo(id, {
        saidas: { 'Sair agora': { Caução: caucao }, [NO_FIM]: { Caução: caucao } },
        dia: formatarDia(segundo.fim),
        paraSaldo: true,
      });
      await teresa.esperaStatus(id, STATUS_GRUPO.filaEspera.rotulo);
      await ivo.esperaSaldo(ZERO);
      return [];
    },
  );

  await passo('6. on the last day he has what the screen said', async () => {
    // The clock runs on after the last moment of a day: deadlines at the beginning of the next one are part of this
    // step.
    const depois = somarDias(segundo.fim, 1);
    await noDia(depois);
    await ivo.esperaSaldo(prometido);
    await teresa.esperaStatus(id, STATUS_GRUPO.assinadoComVagas.rotulo);
    const liberada = liberacao(d) <= depois ? deDois : ZERO;
    return [
      { teresa: { Disponível: liberada, 'A receber': negar(liberada) } },
      { ivo: { Disponível: prometido, Caução: negar(prometido) } },
    ];
  });

  await test.step('7. every statement closes, the ledger sums to zero, and the operator sees it so', async () => {
    await contasFecham(A_HISTORIA);
    const livia = await operador(browser, await sessaoDe(DEMONSTRACAO.lider));
    await livia.veLivroCerto();
    await confereOLivroInteiro();
    for (const { reclamacoes } of [...todos, aline, livia]) reclamacoes.esperaNenhuma();
  });
});
