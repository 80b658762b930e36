import type { grupos } from '@rateia/contracts/grupos';
import { REGRAS_PADRAO } from '@rateia/domain/regras';
import { hashDaRenovacao } from '../../features/grupos/renovacao/link-da-renovacao.ts';
import type { Mundo } from '../app.ts';
import type { Pessoa } from '../construtores.ts';
import { criarPessoa } from '../construtores.ts';
import { criarGrupo, grupoAtivo, grupoLiberado, pedirGrupo } from '../grupos.ts';
import { comRestricao } from './compras.ts';
import { RECUSAS_DOS_CONVITES } from './convites.ts';
import type { Provocar, Recusada, Recusas } from './tabela.ts';
import { comPessoa } from './tabela.ts';
import { mudarVencimento, RECUSAS_DO_VENCIMENTO } from './vencimento.ts';

const INEXISTENTE = 99_999_999;
const TEXTO = 'O valor subiu no serviço este mês. O plano novo custa isto.';
/** The value that makes a seat cost more than the ceiling: a rule refuses the group. */
const ACIMA_DO_TETO = { valor: 32_00 };

type Chamada = Exclude<
  { [N in keyof typeof grupos]: (typeof grupos)[N]['errors'] extends readonly [] ? never : N }[keyof typeof grupos],
  'createVisualizacao'
>;
type NoGrupo = (mundo: Mundo, p: { readonly id: number; readonly como: Pessoa }) => Promise<Recusada>;
function chamar(nome: Chamada, mais: Record<string, unknown> = {}): NoGrupo {
  return async (mundo, { id, como }) => await mundo.chamar(nome, { id, ...mais }, { como });
}
const mandarAcesso: NoGrupo = async (mundo, { id, como }) =>
  await mundo.chamar('updateDadosAcesso', { idGrupo: id, campos: { login: 'eu', senha: 'S3nh4' } }, { como });
const contestar = chamar('contestarAcesso', { motivo: 'outro' });
const entregarAUm = chamar('entregarAcesso', { idAssinatura: INEXISTENTE });
const verMembro = chamar('getGrupoAdminMembro', { memberId: INEXISTENTE });
const emailDoConvite = chamar('getEmailConvite', { memberId: INEXISTENTE });
const escrever = chamar('createMensagem', { texto: 'Oi' });
const aceitarValor = chamar('aceitarValor', { valorMensal: 1 });
/** Announces R$ 26,00 for the plan of R$ 24,00: 8,66 + 1,50 for each member. */
function mudarValor(mais: Record<string, unknown> = {}): NoGrupo {
  return async (mundo, { id: idGrupo, como }) =>
    await mundo.chamar('alterarPlano', { idGrupo, idPlano: 100, valor: 26_00, porMembro: 10_16, ...mais }, { como });
}
const propor = chamar('proporSucessao', { idMembro: INEXISTENTE });
const responder = chamar('responderSucessao', { aceita: true });
const votar = chamar('votarNaSucessao', { idMembro: INEXISTENTE });
const recorrer = chamar('recorrerPeloGrupo', { texto: TEXTO });

function deNenhum(fazer: NoGrupo): Provocar {
  return comPessoa((mundo, como) => fazer(mundo, { id: INEXISTENTE, como }));
}
/** Refusals for a group that does not exist, and for one that she sees and is not in (REGRAS 2.15). */
function deQuemNaoEsta(fazer: NoGrupo) {
  return {
    grupoNaoEncontrado: deNenhum(fazer),
    semPermissao: comPessoa(async (mundo, como) => await fazer(mundo, { id: (await criarGrupo(mundo)).id, como })),
  };
}
/** The administrator of a group that has no members yet. */
function semMembros(fazer: NoGrupo): Provocar {
  return async (mundo) => {
    const { id, administrador: como } = await criarGrupo(mundo);
    return await fazer(mundo, { id, como });
  };
}
/** A member whose access was not delivered. */
function semAcesso(fazer: NoGrupo): Provocar {
  return async (mundo) => {
    const { id, bia } = await grupoLiberado(mundo);
    return await fazer(mundo, { id, como: bia });
  };
}

function darNome(nome: string): NoGrupo {
  return async (mundo, { id: idGrupo, como }) => await mundo.chamar('alterarNomeDoGrupo', { idGrupo, nome }, { como });
}
function preferir(descricao: string): NoGrupo {
  return async (mundo, { id: idGrupo, como }) => {
    const textos = { descricao, regras: [], contato: '', acessoDescricao: '', visivelRede: false };
    return await mundo.chamar('updatePreferenciasDoGrupo', { idGrupo, ...textos }, { como });
  };
}
/** A group that nobody entered in time, and the act behind its link. */
async function comExpirado(mundo: Mundo) {
  const { id, administrador } = await criarGrupo(mundo);
  await mundo.avancar({ dias: REGRAS_PADRAO.grupos.formacao.dias + 1 });
  const hash = hashDaRenovacao(mundo.aplicacao.deps.cifra, id);
  return { id, administrador, renovar: async () => await mundo.chamar('renovarGrupo', { id, hash }, {}) };
}
/** A group that a rule refused: it never lived. */
function comReprovado(fazer: NoGrupo): Provocar {
  return async (mundo) => {
    const como = await criarPessoa(mundo);
    const { id } = (await pedirGrupo(mundo, como, ACIMA_DO_TETO)).corpo;
    return await fazer(mundo, { id, como });
  };
}

/** Every refusal of the calls of groups (spec B§2; REGRAS 2.1, 2.15). */
export const RECUSAS_DOS_GRUPOS: Recusas<typeof grupos> = {
  createVisualizacao: {
    grupoNaoEncontrado: comPessoa(
      async (mundo, como) => await mundo.chamar('createVisualizacao', { idGrupo: INEXISTENTE }, { como }),
    ),
  },
  getGrupo: { grupoNaoEncontrado: deNenhum(chamar('getGrupo')) },
  getSobreAdministrador: {
    naoEncontrado: comPessoa(
      async (mundo, como) => await mundo.chamar('getSobreAdministrador', { id: INEXISTENTE }, { como }),
    ),
  },
  getSimulacao: { grupoNaoEncontrado: deNenhum(chamar('getSimulacao')) },
  verRenovacao: { linkVencido: async (mundo) => await mundo.chamar('verRenovacao', { id: 1, hash: 'x' }, {}) },
  renovarGrupo: {
    linkVencido: async (mundo) => await mundo.chamar('renovarGrupo', { id: 1, hash: 'x' }, {}),
    servicoIndisponivel: async (mundo) => {
      const { id, renovar } = await comExpirado(mundo);
      const { db } = mundo.aplicacao.deps;
      const { servico_id: servico, status } = await db
        .selectFrom('grupos as g')
        .innerJoin('servicos as s', 's.id', 'g.servico_id')
        .select(['g.servico_id', 's.status'])
        .where('g.id', '=', id)
        .executeTakeFirstOrThrow();
      async function ficar(novo: number): Promise<void> {
        await db.updateTable('servicos').set({ status: novo }).where('id', '=', servico).execute();
      }
      await ficar(0);
      const r = await renovar();
      await ficar(status);
      return r;
    },
    restricao: async (mundo) => {
      const { administrador, renovar } = await comExpirado(mundo);
      await comRestricao(mundo, administrador);
      return await renovar();
    },
  },
  getFidelidade: {
    grupoNaoEncontrado: deNenhum(chamar('getFidelidade')),
    semFidelidade: semMembros(chamar('getFidelidade')),
  },
  renovarFidelidade: {
    ...deQuemNaoEsta(chamar('renovarFidelidade')),
    semFidelidade: semAcesso(chamar('renovarFidelidade')),
    transicaoRecusada: async (mundo) => {
      const { id, bia } = await grupoLiberado(mundo);
      const { db } = mundo.aplicacao.deps;
      await db.updateTable('grupos').set({ fidelidade_meses: 3 }).where('id', '=', id).execute();
      return await chamar('renovarFidelidade')(mundo, { id, como: bia });
    },
  },
  getVencimento: deQuemNaoEsta(chamar('getVencimento')),
  updateVencimento: {
    ...deQuemNaoEsta(mudarVencimento(5)),
    ...RECUSAS_DO_VENCIMENTO,
  },
  getAcessoInstantaneo: { grupoNaoEncontrado: deNenhum(chamar('getAcessoInstantaneo')) },
  alterarNomeDoGrupo: {
    ...deQuemNaoEsta(darNome('Outro nome')),
    transicaoRecusada: comReprovado(darNome('Outro nome')),
    textoNaoPermitido: semMembros(darNome('Conta hackeada')),
  },
  updatePreferenciasDoGrupo: {
    ...deQuemNaoEsta(preferir('')),
    transicaoRecusada: comReprovado(preferir('')),
    textoNaoPermitido: semMembros(preferir('Conta hackeada')),
  },
  createInteresse: {
    grupoNaoEncontrado: deNenhum(chamar('createInteresse')),
    administradorNaoAssina: semMembros(chamar('createInteresse')),
    jaParticipa: semAcesso(chamar('createInteresse')),
    temVagaAgora: comPessoa(
      async (mundo, como) => await chamar('createInteresse')(mundo, { id: (await criarGrupo(mundo)).id, como }),
    ),
  },
  deleteInteresse: { grupoNaoEncontrado: deNenhum(chamar('deleteInteresse')) },
  getLugares: { grupoNaoEncontrado: deNenhum(chamar('getLugares')) },
  getGrupoMembro: deQuemNaoEsta(chamar('getGrupoMembro')),
  getGrupoAdmin: deQuemNaoEsta(chamar('getGrupoAdmin')),
  iniciarGrupo: { ...deQuemNaoEsta(chamar('iniciarGrupo')), transicaoRecusada: semMembros(chamar('iniciarGrupo')) },
  liberarGrupo: { ...deQuemNaoEsta(chamar('liberarGrupo')), transicaoRecusada: semMembros(chamar('liberarGrupo')) },
  recorrerPeloGrupo: {
    ...deQuemNaoEsta(recorrer),
    transicaoRecusada: semMembros(recorrer),
    prazoTerminado: async (mundo) => {
      const como = await criarPessoa(mundo);
      const { id } = (await pedirGrupo(mundo, como, ACIMA_DO_TETO)).corpo;
      await mundo.avancar({ dias: REGRAS_PADRAO.grupos.diasParaRecorrer + 1 });
      return await recorrer(mundo, { id, como });
    },
  },
  updateDadosAcesso: { ...deQuemNaoEsta(mandarAcesso), transicaoRecusada: semMembros(mandarAcesso) },
  getDadosAcesso: deQuemNaoEsta(chamar('getDadosAcesso')),
  abrirDadosAcesso: {
    ...deQuemNaoEsta(chamar('abrirDadosAcesso')),
    acessoNaoDisponivel: semAcesso(chamar('abrirDadosAcesso')),
  },
  confirmarAcesso: {
    ...deQuemNaoEsta(chamar('confirmarAcesso')),
    transicaoRecusada: semAcesso(chamar('confirmarAcesso')),
  },
  contestarAcesso: { ...deQuemNaoEsta(contestar), transicaoRecusada: semAcesso(contestar) },
  entregarAcesso: {
    ...deQuemNaoEsta(entregarAUm),
    naoEncontrado: async (mundo) => {
      const { id, administrador: como } = await grupoLiberado(mundo);
      return await entregarAUm(mundo, { id, como });
    },
    transicaoRecusada: semMembros(entregarAUm),
    codigoJaDado: async (mundo) => {
      const { id, administrador: como, bia, joao } = await grupoLiberado(mundo, { formaAcesso: 241 });
      const campos = { codigo: 'ABCD' };
      await mundo.chamar('entregarAcesso', { id, idAssinatura: bia.assinaturaId, campos }, { como });
      return await mundo.chamar('entregarAcesso', { id, idAssinatura: joao.assinaturaId, campos }, { como });
    },
  },
  getGrupoAdminMembro: { ...deQuemNaoEsta(verMembro), naoEncontrado: semMembros(verMembro) },
  getEmailConvite: { ...deQuemNaoEsta(emailDoConvite), naoEncontrado: semMembros(emailDoConvite) },
  getConversa: { ...deQuemNaoEsta(chamar('getConversa')), naoEncontrado: semMembros(chamar('getConversa')) },
  verificarAlteracaoPlano: {
    ...deQuemNaoEsta(chamar('verificarAlteracaoPlano')),
    servicoIndisponivel: semMembros(chamar('verificarAlteracaoPlano', { idPlano: INEXISTENTE })),
  },
  alterarPlano: {
    ...deQuemNaoEsta(mudarValor()),
    servicoIndisponivel: semMembros(mudarValor({ idPlano: INEXISTENTE })),
    transicaoRecusada: async (mundo) => {
      const { id, administrador: como } = await grupoLiberado(mundo);
      return await mudarValor()(mundo, { id, como });
    },
    valorAcimaDoTeto: semMembros(mudarValor(ACIMA_DO_TETO)),
    aumentoAnunciado: async (mundo) => {
      const { id, administrador: como } = await grupoAtivo(mundo);
      await mudarValor()(mundo, { id, como });
      return await mudarValor({ valor: 25_00 })(mundo, { id, como });
    },
    aumentoRecente: async (mundo) => {
      const { id, administrador: como } = await grupoAtivo(mundo);
      await mudarValor()(mundo, { id, como });
      await mundo.avancar({ dias: 31 });
      return await mudarValor({ valor: 26_50 })(mundo, { id, como });
    },
    precoMudou: semMembros(mudarValor({ porMembro: 1 })),
  },
  aceitarValor: {
    ...deQuemNaoEsta(aceitarValor),
    transicaoRecusada: semAcesso(aceitarValor),
    precoMudou: async (mundo) => {
      const { id, administrador, bia } = await grupoAtivo(mundo);
      await mudarValor({ valor: 27_00, porMembro: 10_50 })(mundo, { id, como: administrador });
      return await aceitarValor(mundo, { id, como: bia });
    },
  },
  createMensagem: { ...deQuemNaoEsta(escrever), naoEncontrado: semMembros(escrever) },
  getSucessao: deQuemNaoEsta(chamar('getSucessao')),
  proporSucessao: { ...deQuemNaoEsta(propor), sucessaoNaoPermitida: semMembros(propor) },
  retirarSucessao: {
    ...deQuemNaoEsta(chamar('retirarSucessao')),
    sucessaoNaoPermitida: semMembros(chamar('retirarSucessao')),
  },
  responderSucessao: { ...deQuemNaoEsta(responder), sucessaoNaoPermitida: semAcesso(responder) },
  oferecerParaSuceder: {
    ...deQuemNaoEsta(chamar('oferecerParaSuceder')),
    sucessaoNaoPermitida: semAcesso(chamar('oferecerParaSuceder')),
  },
  votarNaSucessao: { ...deQuemNaoEsta(votar), sucessaoNaoPermitida: semAcesso(votar) },
  ...RECUSAS_DOS_CONVITES,
};
