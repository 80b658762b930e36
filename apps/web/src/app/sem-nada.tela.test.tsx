import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { router } from './router.tsx';
import type { Respostas } from './test/abrir-tela.tsx';
import { abrirTela, entrar } from './test/abrir-tela.tsx';

beforeEach(entrar);

const NENHUM = { itens: [], pagina: 1, porPagina: 20, total: 0 };

/** The answers to somebody who has nothing yet, and to an operation in which nobody waits. */
const NADA: Respostas = {
  getGruposUsuario: { itens: [], economiaMensal: 0 },
  getCredito: {
    saldos: {
      disponivel: 0,
      bloqueado: 0,
      caucao: 0,
      recebivel: 0,
      promocional: 0,
      pendente: 0,
      sacavel: 0,
      total: 0,
    },
    creditos: [],
    promocionais: [],
    proximasFaturas: [],
    proximasCobrancas: [],
    pixProgramado: true,
  },
  getExtrato: { abertura: 0, entradas: 0, fechamento: 0, linhas: [], proximo: null },
  getFaturas: NENHUM,
  getRetiradas: NENHUM,
  getRegrasRetirada: {
    sacavel: 0,
    minimo: 1_000,
    limiteDia: 500_000,
    usadoDia: 0,
    limiteMes: 1_000_000,
    usadoMes: 0,
    limiteNoturno: 100_000,
    noturno: false,
    primeiraDoMesGratis: true,
    taxaPix: 100,
    isentoAPartirDe: 5_000,
  },
  getGrupos: NENHUM,
  getAgendaDeLoterias: { itens: [] },
  getJogoResponsavel: {
    maiorDeIdade: null,
    limiteMensal: 30_000,
    limiteNovo: null,
    limiteMaximo: 500_000,
    gastoNoMes: 0,
    restanteNoMes: 30_000,
    afastamento: null,
  },
  getCategorias: { categorias: [] },
  getRecomendados: { itens: [] },
  getFilas: {
    grupos: { total: 0, vencemHoje: 0 },
    retiradas: { total: 0 },
    chamados: { total: 0, vencemHoje: 0 },
    validacoes: { total: 0, vencemHoje: 0 },
    tarefas: { falhas: 0, pendentes: 0 },
    dinheiroParado: { total: 0 },
    reclamacoes: { total: 0, vencemHoje: 0 },
    mensagens: { total: 0 },
    boloes: { total: 0 },
    resultados: { total: 0 },
    premios: { total: 0, vencemHoje: 0 },
  },
  getGruposEmAnalise: { itens: [], contagens: {} },
  getRetiradasEmRevisao: { itens: [] },
  getContasBancarias: { itens: [] },
  getRetiradaAutomatica: { ligada: null, minimo: 2_000 },
  validarPixCpf: { possuiCPFUnico: false, possuiAlgumCPF: false, listagemCPF: [], chaves: [] },
  getValidacoesEmAnalise: { itens: [] },
  getFilaDeChamados: { itens: [] },
  listBoloesDaOperacao: NENHUM,
  getResultadosAResolver: { itens: [] },
  getPremiosAReceber: { itens: [] },
  getHistoricoDeBoloes: NENHUM,
  getReclamacoesEmMediacao: {
    itens: [],
    figuras: { fechadas: 0, horasAteResposta: null, horasAteFim: null, resultados: [] },
  },
  getReclamacoes: { itens: [] },
  getGruposPrivados: { itens: [] },
  getCartoes: { cartoes: [] },
  checarPixProgramado: { ligado: true, autorizacoes: [], assinaturas: [] },
  getIndicacoes: {
    ...NENHUM,
    creditadas: 0,
    emConferencia: 0,
    recebido: 0,
    recebidoNoMes: 0,
    desconto: 1_000,
    credito: 1_000,
    minimoDaCompra: 1_500,
    maximoPorMes: 20_000,
    diasParaCreditar: 7,
  },
  listSeries: { itens: [] },
  listSeriesDaOperacao: { itens: [], total: 0 },
  listCombos: { itens: [], total: 0 },
  getCupons: NENHUM,
  getDinheiroParado: { itens: [], conciliacao: { conferidaEm: null, falhaDesde: null } },
  getMensagensNaoEntregues: NENHUM,
  getCodigosNaoEntregues: { itens: [] },
  getIndicacoesDaMesa: { itens: [] },
  getCobrancas: NENHUM,
  getIncidentes: NENHUM,
  getSituacao: { abertos: [], passados: [] },
  getMudancaDeGrupo: {
    grupo: { id: 1, nome: 'Canva da vila', servico: 'Canva', icone: 'icone-03', cor: 'cor-03' },
    vagas: 1,
    mensal: 2_160,
    caucao: 2_160,
    impedimento: null,
    opcoes: [],
  },
  getConvitesDaMesa: { itens: [] },
  getSaidas: { desde: '2026-08-29', itens: [] },
  getVantagens: NENHUM,
  getClube: { itens: [] },
  getGruposDaCampanha: {
    encerrada: true,
    contagemAte: '2024-12-03T02:59:59.999Z',
    campanha: null,
    cupom: null,
    itens: [],
  },
  getComunicados: NENHUM,
  getTarefas: NENHUM,
};

describe('A screen without data yet says so, and names the data to come (spec 1, §8)', () => {
  it.each([
    ['/meus-grupos', 'Você ainda não está em nenhum grupo'],
    ['/reclamacoes/historico', 'Nenhuma reclamação'],
    ['/carteira/creditos', 'Nada por aqui ainda'],
    ['/carteira/creditos?filtro=fatura', 'Nenhuma fatura a pagar'],
    ['/carteira/retirada/valor', 'Você ainda não tem saldo para retirar'],
    ['/carteira/contas', 'Nenhuma conta ainda'],
    ['/carteira/retirada/automatica', 'Nenhuma chave Pix pode receber ainda'],
    ['/pesquisa?busca=assinatura-que-ninguem-tem', /Nenhum grupo para/],
    ['/grupos', 'Nenhum grupo com vagas por aqui ainda'],
    ['/perfil/cartoes', 'Nenhum cartão cadastrado'],
    ['/pix-programado', 'Nenhuma mensalidade para programar'],
    ['/carteira/indicacoes', 'Ninguém chegou pelo seu convite ainda'],
    ['/checkout/grupo-privado', 'Nenhum convite espera por você'],
    ['/checkout/mudanca/1', 'Nenhum outro grupo de Canva tem vaga agora'],
    ['/checkout', /reserva/i],
    ['/checkout/confirmar-juncao', /reserva/i],
    ['/checkout/relacionamento', /reserva/i],
    ['/nao-existe', 'Esta página não existe'],
    ['/loteria', 'Os bolões ainda não abriram'],
    ['/loteria-recorrente', 'Nenhum bolão recorrente agora'],
    ['/backoffice/grupos', 'Nenhum grupo espera decisão'],
    ['/backoffice/retiradas', 'Nenhuma retirada espera decisão'],
    ['/backoffice/identidades', 'Nenhuma identidade espera decisão'],
    ['/backoffice/boloes', 'Nenhum bolão ainda'],
    ['/backoffice/resultados', 'Nenhum resultado espera uma pessoa'],
    ['/backoffice/premios', 'Nenhum prêmio a receber'],
    ['/meus-grupos/historico', 'Nenhum bolão terminou ainda'],
    ['/backoffice/chamados', 'Nenhum relato espera resposta'],
    ['/backoffice/reclamacoes', 'Nenhuma reclamação espera decisão'],
    ['/backoffice/dinheiro', 'Nenhum dinheiro parado'],
    ['/backoffice/mensagens', 'Tudo o que saiu chegou'],
    ['/backoffice/comunicados', 'Nenhum comunicado ainda'],
    ['/backoffice/incidentes', 'Nenhum incidente ainda'],
    ['/situacao', 'Nenhum incidente agora'],
    ['/backoffice/cupons', 'Nenhum cupom ainda'],
    ['/backoffice/series', 'Nenhum bolão recorrente ainda'],
    ['/backoffice/combos', 'Nenhum combo ainda'],
    ['/backoffice/indicacoes', 'Nenhuma indicação ainda'],
    ['/backoffice/cobrancas', 'Nenhuma mensalidade em atraso'],
    ['/backoffice/saidas', 'Nenhum motivo de saída ainda'],
    ['/backoffice/convites', 'Nenhum convite ainda'],
    ['/backoffice/clube', 'Nenhum cupom de parceiro ainda'],
    ['/clube', 'Nenhum cupom agora'],
    ['/black-week', 'Campanha encerrada'],
    ['/backoffice/tarefas', 'Nenhuma tarefa com falha'],
  ] as const)('%s', async (endereco, titulo) => {
    await abrirTela(endereco, { respostas: NADA });
    expect((await screen.findAllByRole('heading', { name: titulo })).length).toBeGreaterThan(0);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(document.querySelector('dialog[open]')).toBeNull();
  });

  it('a search that finds nothing is cleared, and all groups are listed', async () => {
    await abrirTela('/pesquisa?busca=assinatura-que-ninguem-tem', { respostas: NADA });
    await userEvent.click(await screen.findByRole('button', { name: 'Limpar a busca e os filtros' }));
    await waitFor(() => expect(router.state.location.href).toBe('/pesquisa'));
  });
});
