import { diaDe } from '@rateia/domain/datas';
import { silencioAceita, silencioAtende } from '@rateia/domain/reclamacoes/consequencias';
import { ID_RESULTADO, ID_SOLUCAO } from '@rateia/domain/reclamacoes/listagens';
import { ID_ESTADO_RECLAMACAO, MAQUINA_RECLAMACAO } from '@rateia/domain/reclamacoes/maquina';
import { limiteDaProposta } from '@rateia/domain/reclamacoes/prazos';
import type { Trx } from '../../../db/banco.ts';
import { exigir, mover } from '../../../db/mover.ts';
import type { Deps } from '../../../http/deps.ts';
import { apagarRascunho } from '../abertura/apagar-rascunho.ts';
import { avisarMudanca, avisarProposta } from '../avisos.ts';
import { executarSolucao } from '../dinheiro/executar-solucao.ts';
import { interacoesDe, propostaDe } from '../interacoes.ts';
import { fazerAcordo } from '../negociacao/aceitar.ts';
import { aMediacao, marcarMediacao, marcarPrazo } from '../prazo.ts';
import type { Reclamacao } from '../repository.ts';
import { acharReclamacao, travarReclamacao } from '../repository.ts';
import { fecharReclamacao } from './fechar.ts';

const E = ID_ESTADO_RECLAMACAO;
type Vencida = { readonly reclamacaoId: number; readonly agora: string };
type Parada = { readonly reclamacao: Reclamacao; readonly agora: string };

/**
 * The deadline of a complaint passed: its state says whose silence it is, and the money moves by rule. A complaint that
 * has moved on meanwhile has another deadline, and is left alone (REGRAS 2.7).
 */
export async function vencerReclamacao(trx: Trx, deps: Deps, { reclamacaoId, agora }: Vencida): Promise<void> {
  const reclamacao = await travarReclamacao(trx, reclamacaoId);
  if (reclamacao === undefined) return;
  if (reclamacao.estado === E.rascunho) return await apagarRascunho(trx, reclamacao);
  if (reclamacao.dataLimite === null || reclamacao.dataLimite > agora) return;
  const parada = { reclamacao, agora };
  if (reclamacao.estado === E.registrada) await calouAdministrador(trx, deps, parada);
  if (reclamacao.estado === E.propostaEnviada) await calouMembro(trx, deps, parada);
  if (reclamacao.estado === E.acordoFeito) await cumprirAcordo(trx, deps, parada);
  if (reclamacao.estado === E.mediacao) await passarAoLider(trx, parada);
}

/** 48 h, or 24 h: where the service stopped or never came, the member gets what he asked for; else a person decides. */
async function calouAdministrador(trx: Trx, deps: Deps, { reclamacao, agora }: Parada): Promise<void> {
  const { motivo, solucao, nuncaEntregue } = reclamacao;
  if (motivo === null || solucao === null) return;
  if (!silencioAtende({ motivo, nuncaEntregue })) return await levarAMediacao(trx, deps, { reclamacao, agora });
  const desde = reclamacao.contaDesde ?? diaDe(agora);
  const { total } = await executarSolucao(trx, deps, { reclamacao, solucao, desde, quem: 'sistema', agora });
  await fecharReclamacao(trx, deps, {
    reclamacao,
    evento: 'atender',
    quem: 'sistema',
    usuarioId: null,
    resultado: ID_RESULTADO.pedidoAtendido,
    devolvido: total,
    texto: 'O administrador não respondeu no prazo. O que foi pedido foi feito.',
    agora,
  });
}

async function levarAMediacao(trx: Trx, deps: Deps, { reclamacao, agora }: Parada): Promise<void> {
  exigir(
    await mover(trx, MAQUINA_RECLAMACAO, {
      id: reclamacao.id,
      de: reclamacao.estado,
      evento: 'mediar',
      quem: 'sistema',
      agora,
      mudar: await aMediacao(deps, agora),
    }),
  );
  const depois = await acharReclamacao(trx, reclamacao.id);
  if (depois === undefined) return;
  await marcarMediacao(trx, deps, { reclamacao: depois, agora });
  for (const para of ['membro', 'administrador'] as const)
    await avisarMudanca(trx, {
      reclamacao: depois,
      fato: `${depois.id}:mediacao`,
      agora,
      para,
      oQue: 'O administrador não respondeu no prazo. Uma pessoa da equipe vai decidir.',
      ate: depois.dataLimite ?? undefined,
    });
}

/** Silence accepts a full refund alone; else a reminder, as long again, and the end without a refund (REGRAS 2.7). */
async function calouMembro(trx: Trx, deps: Deps, { reclamacao, agora }: Parada): Promise<void> {
  const { id } = reclamacao;
  const proposta = propostaDe(await interacoesDe(trx, deps.cifra, id));
  if (proposta?.solucao != null && silencioAceita(proposta.solucao)) {
    const { solucao, dias } = proposta;
    const acordo = { reclamacao, solucao, dias, evento: 'aceitar', quem: 'sistema', usuarioId: null, agora } as const;
    return await fazerAcordo(trx, deps, acordo);
  }
  if (!reclamacao.lembrada) {
    const limite = limiteDaProposta(agora, await deps.regras());
    await trx.updateTable('reclamacoes').set({ lembrada: true, data_limite: limite }).where('id', '=', id).execute();
    await marcarPrazo(trx, { id, limite, agora });
    const valor = proposta?.valor ?? 0;
    return await avisarProposta(trx, { reclamacao, fato: `${id}:lembrete:${agora}`, agora, valor, ate: limite });
  }
  await fecharReclamacao(trx, deps, {
    reclamacao,
    evento: 'calar',
    quem: 'sistema',
    usuarioId: null,
    resultado: ID_RESULTADO.semResposta,
    devolvido: 0,
    texto: 'O membro não respondeu à proposta. Nada foi devolvido.',
    agora,
  });
}

/** Nobody said that something was missing: the agreement counts as done. Its money moved when it was made (REGRAS 2.7). */
async function cumprirAcordo(trx: Trx, deps: Deps, { reclamacao, agora }: Parada): Promise<void> {
  await fecharReclamacao(trx, deps, {
    reclamacao,
    evento: 'cumprir',
    quem: 'sistema',
    usuarioId: null,
    resultado: ID_RESULTADO.acordo,
    devolvido: 0,
    texto: '',
    agora,
  });
}

/** Five business days without a decision: the case is the lead's (REGRAS 2.7). */
async function passarAoLider(trx: Trx, { reclamacao, agora }: Parada): Promise<void> {
  const { id, padraoEm, dataLimite } = reclamacao;
  await trx
    .updateTable('reclamacoes')
    .set({ com_lider_em: agora, data_limite: padraoEm ?? dataLimite })
    .where('id', '=', id)
    .execute();
}

/** Day 15 of a mediation: the member gets the days pro rata and his deposit, by rule (REGRAS 2.7). */
export async function devolverPorPadrao(trx: Trx, deps: Deps, { reclamacaoId, agora }: Vencida): Promise<void> {
  const reclamacao = await travarReclamacao(trx, reclamacaoId);
  if (reclamacao === undefined || reclamacao.estado !== E.mediacao) return;
  if (reclamacao.padraoEm === null || reclamacao.padraoEm > agora) return;
  await trx
    .updateTable('reclamacao_decisoes')
    .set({ decisao: 'recusada', decidida_em: agora, decidida_por: (e) => e.ref('proposta_por') })
    .where('reclamacao_id', '=', reclamacaoId)
    .where('decisao', 'is', null)
    .execute();
  // A member who asked to stay gets the days; another one leaves with them.
  const fica = reclamacao.solucao === ID_SOLUCAO.solucaoProblema || reclamacao.solucao === ID_SOLUCAO.solucaoReembolso;
  const solucao = fica ? ID_SOLUCAO.solucaoReembolso : ID_SOLUCAO.cancelamentoReembolso;
  const desde = reclamacao.contaDesde ?? diaDe(agora);
  const { total } = await executarSolucao(trx, deps, { reclamacao, solucao, desde, quem: 'sistema', agora });
  await fecharReclamacao(trx, deps, {
    reclamacao,
    evento: 'decidir',
    quem: 'sistema',
    usuarioId: null,
    resultado: ID_RESULTADO.padrao,
    devolvido: total,
    texto: 'Não decidimos em 15 dias. Por isso os dias sem uso voltaram.',
    agora,
  });
}
