import { expect, test } from '@playwright/test';
import { cicloDeNumero } from '@rateia/domain/carteira/ciclo';
import { STATUS_FATURA, STATUS_PREVISAO } from '@rateia/domain/carteira/estados';
import { dataDeLiberacao } from '@rateia/domain/carteira/liberacao';
import type { Dia } from '@rateia/domain/datas';
import { diaDe, diasEntre, fimDoDia, inicioDoDia, somarDias, somarMinutos } from '@rateia/domain/datas';
import { formatarDia } from '@rateia/domain/datas-formatadas';
import { negar, somar, ZERO } from '@rateia/domain/dinheiro';
import { STATUS_GRUPO } from '@rateia/domain/grupos/estados';
import { REGRAS_PADRAO } from '@rateia/domain/regras';
import { enviosPara } from './vocabulary/banco.ts';
import { esperaMensagem } from './vocabulary/caixa-de-entrada.ts';
import type { Contas, Periodo } from './vocabulary/carteira.ts';
import { sessaoDe } from './vocabulary/chamadas.ts';
import { reais } from './vocabulary/dinheiro.ts';
import { alguemNovo, DEMONSTRACAO } from './vocabulary/gente.ts';
import { agoraNoProduto, avancaRelogio, esperaAManha, esperaLivroZerado } from './vocabulary/operacao.ts';
import { NO_FIM } from './vocabulary/saida.ts';
import { operador, personagem } from './vocabulary.ts';

/** Canva for five, R$ 125,00: a share of R$ 25,00, 8 % of fee, and as much again as caução. */
const parte = reais('25,00');
const taxa = reais('2,00');
const mensal = somar(parte, taxa);
const caucao = mensal;
const entrada = somar(mensal, caucao);
/** As far as the story goes. */
const A_HISTORIA = { meses: 4, desdeOComeco: true };
const ESTE_MES = { meses: 1 };
/** Just before an instant, with time to look at two pages: the clock of the product runs on. */
const MINUTOS_ANTES = 10;

test('a group splits a subscription end to end, with real money rules', async ({ browser }) => {
  test.setTimeout(480_000);
  const marca = Date.now() % 1e6;
  const nome = `Canva do ateliê ${marca}`;
  const nomeRestrito = `Strava da equipe ${marca}`;
  const acesso = { login: 'atelie@exemplo.com.br', senha: 'Pincel-Azul-27', instrucoes: 'Entre na equipe Ateliê.' };

  await esperaAManha();
  const teresa = await personagem(browser, alguemNovo('Teresa', 'Campelo'));
  const ivo = await personagem(browser, alguemNovo('Ivo', 'Barros'));
  const dandara = await personagem(browser, alguemNovo('Dandara', 'Reis'));
  const aline = await operador(browser, await sessaoDe(DEMONSTRACAO.suporte));
  const todos = [teresa, ivo, dandara];
  /** What each has by now; nobody has had anything yet. */
  let contas: Record<'teresa' | 'ivo' | 'dandara', Contas> = { teresa: {}, ivo: {}, dandara: {} };
  /** What changed since the last look, and that every statement says so. What is written does not change: months that are over are looked at once, at the end. */
  const contasFecham = async (mudou: Partial<typeof contas> = {}, periodo: Periodo = ESTE_MES): Promise<void> => {
    contas = { ...contas, ...mudou };
    await teresa.esperaExtratoFechado(contas.teresa, periodo);
    await ivo.esperaExtratoFechado(contas.ivo, periodo);
    await dandara.esperaExtratoFechado(contas.dandara, periodo);
    await esperaLivroZerado();
  };

  await test.step('1. the administrator registers: e-mail and phone by PIN, CPF and birth date, terms', async () => {
    await teresa.registra();
    await teresa.confirmaEmail();
    await teresa.confirmaTelefone();
    await teresa.informaDados();
  });

  const id = await test.step('2. she creates a public group of a service that is approved by itself', async () => {
    await teresa.criaGrupo({
      servico: 'Canva',
      plano: 'Equipes',
      nome,
      valor: '125,00',
      vagas: 2,
      regras: ['Não mude a senha', 'Use só o seu perfil'],
    });
    return await teresa.esperaGrupoNoAr();
  });

  await test.step('2. a restricted service waits for an operator, who approves it in the queue', async () => {
    await teresa.criaGrupo({
      servico: 'Strava',
      plano: 'Família',
      nome: nomeRestrito,
      valor: '48,00',
      vagas: 3,
      regras: ['Use só o seu perfil'],
    });
    const restrito = await teresa.esperaGrupoEmAnalise();
    await teresa.esperaStatus(restrito, STATUS_GRUPO.pendenteAprovacao.rotulo);
    await aline.aprovaGrupo(nomeRestrito);
    await esperaMensagem(teresa.email, /está no ar/);
    await teresa.esperaStatus(restrito, STATUS_GRUPO.aguardandoMembros.rotulo);
  });

  await test.step('3. two members register', async () => {
    for (const membro of [ivo, dandara]) {
      await membro.registra();
      await membro.confirmaEmail();
      await membro.confirmaTelefone();
      await membro.informaDados();
    }
    await contasFecham();
  });

  await test.step('3. the first finds the group by browsing, sees the price, and pays by Pix', async () => {
    await ivo.encontraNaLista({ categoria: 'Escritório', nome });
    await ivo.vePreco({ parte, taxa, caucao });
    await ivo.entraNoGrupo();
    await ivo.assinaComPix(entrada);
    await teresa.esperaStatus(id, STATUS_GRUPO.aguardandoMembros.rotulo);
    await contasFecham({ teresa: { 'A receber': parte }, ivo: { Caução: caucao } });
  });

  await test.step('3. the second finds it by searching, tops up by Pix, and pays by wallet', async () => {
    await dandara.adicionaSaldo(entrada);
    await dandara.esperaSaldo(entrada);
    await dandara.encontraNaPesquisa({ palavras: `ateliê ${marca}`, nome });
    await dandara.vePreco({ parte, taxa, caucao });
    await dandara.entraNoGrupo();
    await teresa.esperaStatus(id, STATUS_GRUPO.aguardandoPagamento.rotulo);
    await dandara.assinaComSaldo(entrada);
    await dandara.esperaSaldo(ZERO);
    await contasFecham({
      teresa: { 'A receber': somar(parte, parte) },
      ivo: { Caução: caucao },
      dandara: { Disponível: ZERO, Caução: caucao },
    });
  });

  await test.step('4. the group is full and paid; she signs the service and delivers the access', async () => {
    await teresa.esperaStatus(id, STATUS_GRUPO.aguardandoAssinatura.rotulo);
    await teresa.liberaServico(id);
    await teresa.esperaStatus(id, STATUS_GRUPO.aguardandoLiberacao.rotulo);
    await teresa.entregaAcesso(id, acesso);
  });

  await test.step('4. each member opens it from the vault and confirms; the group is active', async () => {
    for (const membro of [ivo, dandara]) await membro.abreEConfirmaAcesso(id, acesso);
    await teresa.esperaStatus(id, STATUS_GRUPO.ativo.rotulo);
    for (const membro of [ivo, dandara]) await teresa.vePessoaQueAbriu(id, membro.nome);
    await teresa.veRecebimento(id, { membro: ivo.nome, situacao: STATUS_PREVISAO.previsto.rotulo });
    await contasFecham();
  });

  const primeiro = cicloDeNumero(diaDe(await agoraNoProduto()), 0);
  const segundo = cicloDeNumero(primeiro.inicio, 1);
  const d = segundo.inicio;
  /** The day on which the share of a month is hers. */
  const liberacao = (inicioDoCiclo: Dia) => dataDeLiberacao({ inicioDoCiclo, ciclosLimpos: 0 }, REGRAS_PADRAO);
  /** The beginning of the day so many days from the due date. */
  const noDia = (dias: number) => avancaRelogio({ ate: inicioDoDia(somarDias(d, dias)) });

  await test.step('5. D−7: the next invoice is issued', async () => {
    await noDia(-7);
    for (const membro of [ivo, dandara])
      await membro.veFatura({ valor: mensal, situacao: STATUS_FATURA.pendente.rotulo });
    await ivo.adicionaSaldo(mensal);
    await contasFecham({ ivo: { Disponível: mensal, Caução: caucao } });
  });

  const liberadaEm = liberacao(primeiro.inicio);
  const doPrimeiroMes = somar(parte, parte);
  const noVencimento = () =>
    test.step('5. D: the first member is charged from his wallet; the charge of the second fails', async () => {
      await noDia(0);
      await ivo.esperaSaldo(ZERO);
      await ivo.veFatura({ valor: mensal, situacao: STATUS_FATURA.pago.rotulo });
      await esperaMensagem(dandara.email, /vence hoje/);
      await contasFecham({
        // Of a short month the share is still to come on the day that the next one is due.
        teresa:
          liberadaEm <= d
            ? { Disponível: doPrimeiroMes, 'A receber': parte }
            : { 'A receber': somar(doPrimeiroMes, parte) },
        ivo: { Disponível: ZERO, Caução: caucao },
      });
    });
  const noAtraso = () =>
    test.step('5. D+1: the invoice of the second is late', async () => {
      await noDia(1);
      await dandara.veFatura({ valor: mensal, situacao: STATUS_FATURA.atraso.rotulo });
    });
  const naLiberacao = () =>
    test.step('5. the forecast of the first month becomes available on its release date, and not before', async () => {
      const instante = inicioDoDia(liberadaEm);
      await avancaRelogio({ ate: somarMinutos(instante, -MINUTOS_ANTES) });
      await teresa.esperaSaldo(ZERO);
      await teresa.veRecebimento(id, { membro: ivo.nome, situacao: STATUS_PREVISAO.previsto.rotulo });
      await avancaRelogio({ ate: instante });
      await teresa.esperaSaldo(doPrimeiroMes);
      await teresa.veRecebimento(id, { membro: ivo.nome, situacao: STATUS_PREVISAO.realizado.rotulo });
    });

  // Thirty days after the month began: before the next is due, on that day, or after it, as the month is long.
  const passos = [
    { dia: liberadaEm, passo: naLiberacao },
    { dia: d, passo: noVencimento },
    { dia: somarDias(d, 1), passo: noAtraso },
  ].sort((um, outro) => diasEntre(outro.dia, um.dia));
  for (const { passo } of passos) await passo();
  await teresa.veRecebimento(id, { membro: ivo.nome, situacao: STATUS_PREVISAO.previsto.rotulo });
  await contasFecham({ teresa: { Disponível: doPrimeiroMes, 'A receber': parte } });

  await test.step('5. two more tries fail; the caução pays the month; she rebuilds it', async () => {
    await noDia(3);
    await teresa.veMembro(id, { nome: dandara.nome, situacao: 'Em atraso' });
    await contasFecham();
    await dandara.veComoSair(id, { 'Sair agora': { Caução: caucao, 'Faturas em aberto': negar(mensal) } });
    await esperaAManha();
    await esperaMensagem(teresa.email, /atraso/);
    await noDia(7);
    await esperaMensagem(dandara.email, /Última tentativa/);
    await contasFecham();
    await noDia(8);
    await esperaMensagem(dandara.email, /Usamos a sua caução/);
    await dandara.veFatura({ valor: mensal, situacao: STATUS_FATURA.pago.rotulo });
    await teresa.veMembro(id, { nome: dandara.nome, situacao: 'Em dia' });
    await contasFecham({
      teresa: { Disponível: somar(parte, parte), 'A receber': somar(parte, parte) },
      dandara: { Disponível: ZERO, Caução: ZERO },
    });
    await dandara.pagaFaturaComPix(caucao);
    await contasFecham({ dandara: { Disponível: ZERO, Caução: caucao } });
  });

  await test.step('6. the administrator withdraws by Pix what the members paid', async () => {
    await teresa.cadastraChave(somar(parte, parte));
    teresa.reclamacoes.espera(/retirada\/cadastrar\/pix\/cpf: .* 400/);
    await aline.avancaUmDia();
    await teresa.retira(somar(parte, parte));
    await teresa.esperaSaldo(ZERO);
    expect(await enviosPara(teresa.cpf)).toEqual([
      expect.objectContaining({ valor: somar(parte, parte), status: 'REALIZADO' }),
    ]);
    await contasFecham({ teresa: { Disponível: ZERO, 'A receber': somar(parte, parte) } });
  });

  await test.step('6. the first member leaves at the end of the cycle; the refund is shown before he confirms', async () => {
    await ivo.saiNoFimDoCiclo(id, {
      saidas: { 'Sair agora': { Caução: caucao }, [NO_FIM]: { Caução: caucao } },
      dia: formatarDia(segundo.fim),
      paraSaldo: true,
    });
    await teresa.esperaStatus(id, STATUS_GRUPO.filaEspera.rotulo);
    await ivo.esperaSaldo(ZERO);
    await contasFecham();
  });

  await test.step('6. on the last day the caução is his again', async () => {
    await avancaRelogio({ ate: fimDoDia(segundo.fim) });
    await ivo.esperaSaldo(caucao);
    await teresa.esperaStatus(id, STATUS_GRUPO.assinadoComVagas.rotulo);
    const doSegundoMes = somar(parte, parte);
    await contasFecham({
      // Of a month of 31 days the share comes on its last one.
      teresa:
        liberacao(d) <= segundo.fim
          ? { Disponível: doSegundoMes, 'A receber': ZERO }
          : { Disponível: ZERO, 'A receber': doSegundoMes },
      ivo: { Disponível: caucao, Caução: ZERO },
    });
  });

  await test.step('7. every statement closes, the ledger sums to zero, and the operator sees it so', async () => {
    await contasFecham({}, A_HISTORIA);
    const livia = await operador(browser, await sessaoDe(DEMONSTRACAO.lider));
    await livia.veLivroCerto();
    for (const { reclamacoes } of [...todos, aline, livia]) reclamacoes.esperaNenhuma();
  });
});
