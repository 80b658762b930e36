import type { cancelamento } from '@rateia/contracts/cancelamento';
import type { Mundo } from '../app.ts';
import { criarMembro, MENSALIDADE } from '../carteira.ts';
import { criarGrupoAVenda } from '../checkout.ts';
import type { Pessoa } from '../construtores.ts';
import { criarPessoa } from '../construtores.ts';
import { encerrarGrupo, membroDeMeses, remover, reverter, sair } from '../saida.ts';
import { RECUSAS_DO_ATRASO } from './atraso.ts';
import type { Provocar, Recusada, Recusas } from './tabela.ts';
import { comPessoa } from './tabela.ts';

const INEXISTENTE = 99_999_999;
/** The refund of leaving in the first seven days: the month and the deposit. */
const TUDO = MENSALIDADE * 2;

type NoGrupo = (mundo: Mundo, p: { readonly idGrupo: number; readonly como: Pessoa }) => Promise<Recusada>;
type Chamada = Exclude<keyof typeof cancelamento, 'cancelarMembro' | 'cancelarAdministrador'>;
function chamar(nome: Chamada, mais: Record<string, unknown> = {}): NoGrupo {
  return async (mundo, { idGrupo, como }) => await mundo.chamar(nome, { id: idGrupo, idGrupo, ...mais }, { como });
}
const cancelar: NoGrupo = async (mundo, { idGrupo, como }) => {
  const dela = { motivo: 3, textoMotivo: '', tipo: 'agora', totalMostrado: MENSALIDADE };
  return await mundo.chamar('cancelarMembro', { idMembro: 1, idGrupo, ...dela }, { como });
};

/**
 * Refusals for a person who is not a member: of a group that does not exist, and of one that she sees (REGRAS 2.15).
 */
function deQuemNaoEsta(fazer: NoGrupo) {
  return {
    grupoNaoEncontrado: comPessoa((mundo, como) => fazer(mundo, { idGrupo: INEXISTENTE, como })),
    semPermissao: comPessoa(async (mundo, como) => {
      const { id: idGrupo } = await criarGrupoAVenda(mundo);
      return await fazer(mundo, { idGrupo, como });
    }),
  };
}
/** The first payment did not arrive yet: there is nothing to leave. */
const semPagar: Provocar = comPessoa(async (mundo, como) => {
  const { id } = await criarGrupoAVenda(mundo);
  await mundo.chamar('preCheckout', { idGrupo: id, vagas: 1 }, { como });
  return await mundo.chamar('getCancelamentoMembro', { id }, { como });
});

const verRemocao = chamar('getCancelamentoAdministradorMembro', { memberId: INEXISTENTE });
const motivosDaRemocao = chamar('getMotivosAdministrador', { memberId: INEXISTENTE });
const removerAlguem: NoGrupo = async (mundo, { idGrupo, como }) =>
  await remover(mundo, { idGrupo, como, idMembro: INEXISTENTE });
const desfazer = chamar('reverterCancelamentoAdministrador');
/** The administrator of a group asks for a membership that is not in it. */
function deOutroGrupo(fazer: NoGrupo): Provocar {
  return async (mundo) => {
    const { id: idGrupo, administrador: como } = await criarGrupoAVenda(mundo);
    return await fazer(mundo, { idGrupo, como });
  };
}
/** The administrator acts on a person who has not paid yet. */
function deQuemNaoPagou(fazer: (mundo: Mundo, p: Parameters<typeof remover>[1]) => Promise<Recusada>): Provocar {
  return async (mundo) => {
    const [{ id: idGrupo, administrador: como }, pessoa] = [await criarGrupoAVenda(mundo), await criarPessoa(mundo)];
    const { corpo } = await mundo.chamar('preCheckout', { idGrupo, vagas: 1 }, { como: pessoa });
    return await fazer(mundo, { idGrupo, como, idMembro: corpo.idPreCheckout });
  };
}

/** Every refusal of the calls of leaving (spec B§7; REGRAS 2.9). */
export const RECUSAS_DO_CANCELAMENTO: Recusas<typeof cancelamento> = {
  getCancelamentoInformacoes: deQuemNaoEsta(chamar('getCancelamentoInformacoes')),
  getEconomiaCancelamento: deQuemNaoEsta(chamar('getEconomiaCancelamento')),
  getMotivosMembro: deQuemNaoEsta(chamar('getMotivosMembro')),
  getMotivosDoGrupo: deQuemNaoEsta(chamar('getMotivosDoGrupo')),
  createMotivoMembro: {
    ...deQuemNaoEsta(chamar('createMotivoMembro', { motivo: 3, aceitou: false })),
    dadosInvalidos: comPessoa(async (mundo, como) => {
      const { id: idGrupo } = await criarGrupoAVenda(mundo);
      return await mundo.chamar('createMotivoMembro', { idGrupo, motivo: 98, aceitou: false }, { como });
    }),
  },
  getCancelamentoMembro: {
    ...deQuemNaoEsta(chamar('getCancelamentoMembro')),
    cancelamentoNaoPermitido: semPagar,
  },
  cancelarMembro: {
    ...deQuemNaoEsta(cancelar),
    cancelamentoNaoPermitido: async (mundo) => await sair(mundo, await membroDeMeses(mundo), 'arrependimento', TUDO),
    precoMudou: async (mundo) => await sair(mundo, await criarMembro(mundo), 'arrependimento', TUDO - 1),
  },
  updateDestinoReembolso: deQuemNaoEsta(chamar('updateDestinoReembolso', { destino: 'saldo' })),
  reverterCancelamento: {
    ...deQuemNaoEsta(chamar('reverterCancelamento')),
    cancelamentoNaoPermitido: async (mundo) => await reverter(mundo, await criarMembro(mundo)),
    vagaJaReservada: async (mundo) => {
      const membro = await membroDeMeses(mundo);
      await sair(mundo, membro, 'fimDoCiclo', MENSALIDADE);
      // Stands in for a person who waits: any membership may stand on the leaver's seat.
      async function esperaPelaVaga(quem: number | null): Promise<void> {
        const { assinaturaId } = membro;
        const vagas = mundo.aplicacao.deps.db.updateTable('vagas').set({ fila_assinatura_id: quem });
        await vagas.where('assinatura_id', '=', assinaturaId).execute();
      }
      await esperaPelaVaga(membro.assinaturaId);
      const recusada = await reverter(mundo, membro);
      await esperaPelaVaga(null);
      return recusada;
    },
  },
  getCancelamentoAdministradorMembro: {
    ...deQuemNaoEsta(verRemocao),
    naoEncontrado: deOutroGrupo(verRemocao),
    cancelamentoNaoPermitido: deQuemNaoPagou(async (mundo, { idGrupo: id, idMembro: memberId, como }) =>
      mundo.chamar('getCancelamentoAdministradorMembro', { id, memberId }, { como }),
    ),
  },
  getMotivosAdministrador: { ...deQuemNaoEsta(motivosDaRemocao), naoEncontrado: deOutroGrupo(motivosDaRemocao) },
  cancelarAdministrador: {
    ...deQuemNaoEsta(removerAlguem),
    naoEncontrado: deOutroGrupo(removerAlguem),
    cancelamentoNaoPermitido: deQuemNaoPagou(remover),
    precoMudou: async (mundo) => {
      const { assinaturaId: idMembro, grupo } = await criarMembro(mundo);
      return await remover(mundo, { idGrupo: grupo.id, como: grupo.administrador, idMembro, totalMostrado: TUDO - 1 });
    },
  },
  getCancelamentoAdministrador: deQuemNaoEsta(chamar('getCancelamentoAdministrador')),
  getCancelamentoNovo: deQuemNaoEsta(chamar('getCancelamentoNovo')),
  reverterCancelamentoAdministrador: {
    ...deQuemNaoEsta(desfazer),
    cancelamentoNaoPermitido: deOutroGrupo(desfazer),
    fimComSaidas: async (mundo) => {
      const membro = await membroDeMeses(mundo);
      await encerrarGrupo(mundo, { ...membro.grupo, tipo: 'fimDoCiclo' });
      await sair(mundo, membro, 'fimDoCiclo', MENSALIDADE);
      return await desfazer(mundo, { idGrupo: membro.grupo.id, como: membro.grupo.administrador });
    },
    fimDaEquipe: async (mundo) => {
      const { grupo } = await membroDeMeses(mundo);
      const como = await criarPessoa(mundo, { papeis: ['lider'] });
      const { corpo } = await mundo.chamar('getFimDoGrupo', { id: grupo.id }, { como });
      const marcado = { id: grupo.id, em: corpo.noFim?.em ?? '', mensagem: 'O serviço vai acabar.' };
      await mundo.chamar('agendarFimDoGrupo', marcado, { como });
      return await desfazer(mundo, { idGrupo: grupo.id, como: grupo.administrador });
    },
  },
  ...RECUSAS_DO_ATRASO,
  getMauUso: { naoEncontrado: comPessoa((mundo, como) => mundo.chamar('getMauUso', { id: INEXISTENTE }, { como })) },
};
