import type { backoffice } from '@rateia/contracts/backoffice';
import { centavos } from '@rateia/domain/dinheiro';
import { conferirIndicacoes } from '../../features/indicacao/indicacoes/conferir-indicacoes.ts';
import type { Mundo } from '../app.ts';
import { CAMPANHA_VAZIA, criarCampanha } from '../campanhas.ts';
import { criarCatalogo, criarPessoa } from '../construtores.ts';
import { criarGrupoPrivado, criarLink } from '../convites.ts';
import { criarGrupo, grupoAtivo } from '../grupos.ts';
import { criarIdentidadeEmAnalise } from '../identidade.ts';
import { contar } from '../notificacoes.ts';
import { criarQuemRetira, irParaMesNovo } from '../retirada.ts';
import { RECUSAS_DAS_COBRANCAS } from './backoffice-cobrancas.ts';
import { RECUSAS_DO_DINHEIRO_PARADO } from './backoffice-dinheiro.ts';
import { RECUSAS_DAS_DISPUTAS } from './backoffice-disputas.ts';
import { RECUSAS_DAS_PESSOAS } from './backoffice-pessoas.ts';
import { RECUSAS_DOS_PREMIOS } from './backoffice-premios.ts';
import { RECUSAS_DOS_BOLOES_DA_MESA } from './boloes.ts';
import { RECUSAS_DOS_COMBOS_DA_MESA } from './combos.ts';
import { RECUSAS_DA_IMAGEM_DA_CAMPANHA } from './marketing.ts';
import { RECUSAS_DA_MEDIACAO } from './mediacao.ts';
import { daEquipeSo, deNada, deNenhumGrupo, deNovo, operar, sobre } from './operacao.ts';
import { RECUSAS_DAS_SERIES_DA_MESA, RECUSAS_DOS_MOLDES } from './series.ts';
import type { Provocar, Recusas } from './tabela.ts';

/** A group that is being formed: nothing waits for the operation, and it has no end. */
async function emFormacao(mundo: Mundo) {
  return { id: (await criarGrupo(mundo)).id };
}
async function ativo(mundo: Mundo) {
  return { id: (await grupoAtivo(mundo)).id };
}
/** A withdrawal that waits for its owner, not for the operation. */
async function semRevisao(mundo: Mundo) {
  await irParaMesNovo(mundo);
  const como = await criarQuemRetira(mundo, { saldo: centavos(20_000) });
  const { corpo, bruto, status } = await mundo.chamar(
    'createRetirada',
    { valor: 2_000, idChave: como.idChave },
    { como },
  );
  if (status !== 200) throw new Error(bruto);
  return { id: corpo.id };
}
/** An identity that was decided on. */
async function jaDecidida(mundo: Mundo) {
  const id = (await criarIdentidadeEmAnalise(mundo, await criarPessoa(mundo))).validacao;
  await operar(mundo, 'recusarValidacao', { id });
  return { id };
}
/** An identity that waits for a decision, with a CPF that another account proved. */
async function cpfProvadoPorOutra(mundo: Mundo) {
  const [{ cpf }, como] = [await criarPessoa(mundo), await criarPessoa(mundo, { validada: false })];
  const { status, bruto } = await mundo.chamar('updateDadosFiscais', { cpf, nascimento: '1990-05-20' }, { como });
  if (status !== 200) throw new Error(bruto);
  const id = (await criarIdentidadeEmAnalise(mundo, como)).validacao;
  await mundo.aplicacao.deps.db
    .updateTable('usuarios')
    .set({ identidade_verificada_em: mundo.agora() })
    .where('cpf_indice', '=', mundo.aplicacao.deps.cifra.indice(cpf, 'usuario:cpf'))
    .where('id', '<>', como.id)
    .execute();
  return { id };
}
async function chamadoEncerrado(mundo: Mundo) {
  const como = await criarPessoa(mundo);
  const { corpo } = await mundo.chamar('createChamado', { categoria: 1, texto: 'O saldo não chegou.' }, { como });
  return { id: corpo.id, encerrar: true };
}
/** A referral in a state that its own steps lead to. */
async function indicacao(mundo: Mundo, estado: 'cadastrada' | 'anulada') {
  const [de, quem] = [await criarPessoa(mundo), await criarPessoa(mundo)];
  const { db } = mundo.aplicacao.deps;
  await db.updateTable('usuarios').set({ indicado_por: de.id }).where('id', '=', quem.id).execute();
  await conferirIndicacoes(mundo.aplicacao.deps);
  const { id } = await db
    .selectFrom('indicacoes')
    .select('id')
    .where('indicado_id', '=', quem.id)
    .executeTakeFirstOrThrow();
  if (estado === 'anulada') await operar(mundo, 'anularIndicacao', { id });
  return { id };
}
/** A campaign as an operator leaves it. */
function campanha(ligada: boolean, mais: Readonly<Record<string, unknown>> = {}) {
  return async (mundo: Mundo) => {
    const id = await criarCampanha(mundo, await criarPessoa(mundo, { papeis: ['suporte'] }), { ligada });
    const { versao } = await mundo.aplicacao.deps.db
      .selectFrom('campanhas')
      .select('versao')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return { id, versao, ...mais };
  };
}
async function campanhaSemNada(mundo: Mundo) {
  const como = await criarPessoa(mundo, { papeis: ['suporte'] });
  return { id: (await mundo.chamar('createCampanha', { tipo: 'modal', nome: 'Uma campanha' }, { como })).corpo.id };
}
/** A message that kept no words, and that the provider refused. */
async function semTexto(mundo: Mundo) {
  const pessoa = await criarPessoa(mundo);
  await contar(mundo, pessoa, { modelo: 'contaJaExiste', dados: {}, fato: 1 });
  await mundo.assentar();
  return await mundo.aplicacao.deps.db
    .updateTable('entregas_de_notificacao')
    .set({ estado: 'recusada', motivo: 'smtp550', entregue_em: null })
    .where('usuario_id', '=', pessoa.id)
    .returning('id')
    .executeTakeFirstOrThrow();
}
/** An incident that is over takes no further word. */
const incidenteResolvido: Provocar = async (mundo) => {
  const como = await criarPessoa(mundo, { papeis: ['suporte'] });
  const aberto = { titulo: 'Pix lento', partes: ['pagamentos'] as const, texto: 'Estamos apurando.' };
  const { id } = (await mundo.chamar('createIncidente', { ...aberto, partes: [...aberto.partes] }, { como })).corpo;
  const fim = { id, etapa: 'resolvido', texto: 'Voltou ao normal.' } as const;
  await mundo.chamar('atualizarIncidente', fim, { como });
  return await mundo.chamar('atualizarIncidente', fim, { como });
};

const comunicadoTerminado: Provocar = async (mundo) => {
  const como = await criarPessoa(mundo, { papeis: ['suporte'] });
  const comunicado = { categoria: 383, publico: 'membros', uf: null, titulo: 'Uma novidade', texto: 'Aconteceu isto.' };
  const { id } = (await mundo.chamar('createComunicado', { ...comunicado, link: '', saiEm: null }, { como })).corpo;
  await mundo.assentar();
  return await operar(mundo, 'pararComunicado', { id });
};
/** A text of which nothing is left once tags are taken out. */
const SEM_PALAVRAS = { titulo: '<b></b><i></i>', texto: '<b></b><i></i><u></u>' };

async function umConvite(mundo: Mundo) {
  await criarCatalogo(mundo);
  return { id: (await criarLink(mundo, await criarGrupoPrivado(mundo))).idConvite };
}

/** Every refusal of the calls of the operation (REGRAS 2.15). */
export const RECUSAS_DO_BACKOFFICE: Recusas<typeof backoffice> = {
  ...RECUSAS_DAS_PESSOAS,
  ...RECUSAS_DO_DINHEIRO_PARADO,
  ...RECUSAS_DAS_DISPUTAS,
  ...RECUSAS_DOS_PREMIOS,
  ...RECUSAS_DA_IMAGEM_DA_CAMPANHA,
  ...RECUSAS_DOS_BOLOES_DA_MESA,
  ...RECUSAS_DAS_SERIES_DA_MESA,
  ...RECUSAS_DOS_MOLDES,
  ...RECUSAS_DOS_COMBOS_DA_MESA,
  getFimDoGrupo: deNenhumGrupo('getFimDoGrupo'),
  cancelarGrupo: { ...deNenhumGrupo('cancelarGrupo'), transicaoRecusada: deNovo('cancelarGrupo', emFormacao) },
  agendarFimDoGrupo: {
    ...deNenhumGrupo('agendarFimDoGrupo'),
    transicaoRecusada: sobre('agendarFimDoGrupo', emFormacao),
    conflito: sobre('agendarFimDoGrupo', ativo),
  },
  reverterFimDoGrupo: {
    ...deNenhumGrupo('reverterFimDoGrupo'),
    transicaoRecusada: sobre('reverterFimDoGrupo', ativo),
  },
  getCupons: daEquipeSo('getCupons'),
  createCupom: {
    ...daEquipeSo('createCupom'),
    dadosInvalidos: async (mundo) =>
      await operar(mundo, 'createCupom', { codigo: 'NADA', nome: 'Nada', pontos: null, valor: null }),
  },
  pararCupom: deNada('pararCupom'),
  ...RECUSAS_DAS_COBRANCAS,
  getSaidas: daEquipeSo('getSaidas'),
  getSucessoesDaMesa: daEquipeSo('getSucessoesDaMesa'),
  nomearSucessor: {
    ...deNenhumGrupo('nomearSucessor'),
    sucessaoNaoPermitida: sobre('nomearSucessor', ativo),
  },
  encerrarSucessao: {
    ...deNenhumGrupo('encerrarSucessao'),
    sucessaoNaoPermitida: sobre('encerrarSucessao', ativo),
  },
  getConvitesDaMesa: daEquipeSo('getConvitesDaMesa'),
  retirarConviteDaMesa: {
    ...deNada('retirarConviteDaMesa'),
    transicaoRecusada: deNovo('retirarConviteDaMesa', umConvite),
  },
  getJogoDaOperacao: daEquipeSo('getJogoDaOperacao'),
  getIndicacoesDaMesa: daEquipeSo('getIndicacoesDaMesa'),
  segurarIndicacao: {
    ...deNada('segurarIndicacao'),
    transicaoRecusada: sobre('segurarIndicacao', (mundo) => indicacao(mundo, 'anulada')),
  },
  soltarIndicacao: {
    ...deNada('soltarIndicacao'),
    transicaoRecusada: sobre('soltarIndicacao', (mundo) => indicacao(mundo, 'cadastrada')),
  },
  anularIndicacao: {
    ...deNada('anularIndicacao'),
    transicaoRecusada: sobre('anularIndicacao', (mundo) => indicacao(mundo, 'anulada')),
  },
  restaurarIndicacao: {
    ...deNada('restaurarIndicacao'),
    transicaoRecusada: sobre('restaurarIndicacao', (mundo) => indicacao(mundo, 'cadastrada')),
  },
  getVantagens: daEquipeSo('getVantagens'),
  createVantagem: {
    ...daEquipeSo('createVantagem'),
    dadosInvalidos: async (mundo) => await operar(mundo, 'createVantagem', { ultimoDia: '2020-01-31' }),
  },
  pararVantagem: deNada('pararVantagem'),
  getLinks: daEquipeSo('getLinks'),
  createLinkDaOperacao: {
    ...daEquipeSo('createLinkDaOperacao'),
    destinoNaoPermitido: async (mundo) => await operar(mundo, 'createLinkDaOperacao'),
  },
  desligarLink: deNada('desligarLink'),
  ligarLink: deNada('ligarLink'),
  getDestinos: daEquipeSo('getDestinos'),
  createDestino: daEquipeSo('createDestino'),
  deleteDestino: deNada('deleteDestino'),
  getEdicoesEspeciais: daEquipeSo('getEdicoesEspeciais'),
  salvarEdicaoEspecial: {
    ...daEquipeSo('salvarEdicaoEspecial'),
    dadosInvalidos: async (mundo) =>
      await operar(mundo, 'salvarEdicaoEspecial', { sorteioEm: '2000-06-25T00:00:00.000Z' }),
  },
  deleteEdicaoEspecial: deNada('deleteEdicaoEspecial'),
  getCampanhas: daEquipeSo('getCampanhas'),
  getCampanha: deNada('getCampanha'),
  createCampanha: daEquipeSo('createCampanha'),
  updateCampanha: {
    ...deNada('updateCampanha'),
    conflito: sobre('updateCampanha', campanha(false, { versao: 9_999 })),
    campanhaIncompleta: sobre('updateCampanha', async (mundo) => ({
      ...CAMPANHA_VAZIA,
      ...(await campanha(true)(mundo)),
    })),
  },
  copiarCampanha: deNada('copiarCampanha'),
  ligarCampanha: {
    ...deNada('ligarCampanha'),
    transicaoRecusada: sobre('ligarCampanha', campanha(true)),
    campanhaIncompleta: sobre('ligarCampanha', campanhaSemNada),
  },
  desligarCampanha: { ...deNada('desligarCampanha'), transicaoRecusada: sobre('desligarCampanha', campanhaSemNada) },
  getMensagensNaoEntregues: daEquipeSo('getMensagensNaoEntregues'),
  getCodigosNaoEntregues: daEquipeSo('getCodigosNaoEntregues'),
  reenviarMensagem: { ...deNada('reenviarMensagem'), conflito: sobre('reenviarMensagem', semTexto) },
  abandonarMensagem: deNada('abandonarMensagem'),
  getComunicados: daEquipeSo('getComunicados'),
  preverComunicado: {
    ...daEquipeSo('preverComunicado'),
    dadosInvalidos: async (mundo) => await operar(mundo, 'preverComunicado', SEM_PALAVRAS),
  },
  createComunicado: {
    ...daEquipeSo('createComunicado'),
    dadosInvalidos: async (mundo) => await operar(mundo, 'createComunicado', SEM_PALAVRAS),
  },
  pararComunicado: { ...deNada('pararComunicado'), conflito: comunicadoTerminado },
  getIncidentes: daEquipeSo('getIncidentes'),
  createIncidente: daEquipeSo('createIncidente'),
  atualizarIncidente: { ...deNada('atualizarIncidente'), transicaoRecusada: incidenteResolvido },
  getFilas: daEquipeSo('getFilas'),
  getGruposEmAnalise: daEquipeSo('getGruposEmAnalise'),
  aprovarGrupo: { ...deNenhumGrupo('aprovarGrupo'), transicaoRecusada: sobre('aprovarGrupo', emFormacao) },
  reprovarGrupo: { ...deNenhumGrupo('reprovarGrupo'), transicaoRecusada: sobre('reprovarGrupo', emFormacao) },
  pedirAjustesGrupo: { ...deNenhumGrupo('pedirAjustesGrupo'), transicaoRecusada: sobre('pedirAjustesGrupo', ativo) },
  ...RECUSAS_DA_MEDIACAO,
  getRetiradasEmRevisao: daEquipeSo('getRetiradasEmRevisao'),
  aprovarRetirada: { ...deNada('aprovarRetirada'), transicaoRecusada: sobre('aprovarRetirada', semRevisao) },
  recusarRetirada: { ...deNada('recusarRetirada'), transicaoRecusada: sobre('recusarRetirada', semRevisao) },
  getFilaDeChamados: daEquipeSo('getFilaDeChamados'),
  responderChamado: {
    ...deNada('responderChamado'),
    transicaoRecusada: deNovo('responderChamado', chamadoEncerrado),
  },
  getTarefas: daEquipeSo('getTarefas'),
  repetirTarefa: deNada('repetirTarefa'),
  getLivro: daEquipeSo('getLivro'),
  buscarPessoas: daEquipeSo('buscarPessoas'),
  getRelogio: daEquipeSo('getRelogio'),
  avancarRelogio: daEquipeSo('avancarRelogio'),
  getValidacoesEmAnalise: daEquipeSo('getValidacoesEmAnalise'),
  getValidacaoEmAnalise: deNada('getValidacaoEmAnalise'),
  createDocumentoLinkDaAnalise: deNada('createDocumentoLinkDaAnalise'),
  aprovarValidacao: {
    ...deNada('aprovarValidacao'),
    transicaoRecusada: sobre('aprovarValidacao', jaDecidida),
    cpfDeOutraConta: sobre('aprovarValidacao', cpfProvadoPorOutra),
  },
  recusarValidacao: { ...deNada('recusarValidacao'), transicaoRecusada: sobre('recusarValidacao', jaDecidida) },
  pedirValidacaoNovamente: {
    ...deNada('pedirValidacaoNovamente'),
    transicaoRecusada: sobre('pedirValidacaoNovamente', jaDecidida),
  },
};
