import { diaDe } from '@rateia/domain/datas';
import { pedeConserto } from '@rateia/domain/reclamacoes/consequencias';
import type { Solucao } from '@rateia/domain/reclamacoes/listagens';
import { ID_RESULTADO, ID_TIPO_INTERACAO, SOLUCAO } from '@rateia/domain/reclamacoes/listagens';
import { ID_ESTADO_RECLAMACAO, MAQUINA_RECLAMACAO } from '@rateia/domain/reclamacoes/maquina';
import { limiteDoAcordo } from '@rateia/domain/reclamacoes/prazos';
import { rotuloDe } from '@rateia/domain/tabela';
import type { Trx } from '../../../db/banco.ts';
import { mover } from '../../../db/mover.ts';
import type { Deps } from '../../../http/deps.ts';
import { recusar } from '../../../http/erros.ts';
import { avisarMudanca } from '../avisos.ts';
import { calcularSolucao, fimDosDias } from '../dinheiro/calcular-solucao.ts';
import { executarSolucao } from '../dinheiro/executar-solucao.ts';
import { fecharReclamacao } from '../fim/fechar.ts';
import { escreverInteracao, interacoesDe, propostaDe } from '../interacoes.ts';
import { marcarPrazo } from '../prazo.ts';
import type { Reclamacao } from '../repository.ts';
import { acharReclamacao } from '../repository.ts';
import type { Ato } from './ato.ts';
import { anotarResposta, exigirPrazo } from './ato.ts';

const E = ID_ESTADO_RECLAMACAO;
type Aceite = { readonly totalMostrado: number };

/** The member accepts the proposal, or the administrator what the member asks for (REGRAS 2.7, 201). */
export async function aceitar(trx: Trx, { ctx, reclamacao, lado, dita }: Ato<Aceite>): Promise<number> {
  const { agora, deps, usuario } = ctx;
  exigirPrazo(reclamacao, agora);
  const aceito = await oQueSeAceita(trx, deps, { reclamacao, lado });
  const desde = reclamacao.contaDesde ?? diaDe(agora);
  const { total } = await calcularSolucao(trx, deps, { reclamacao, ...aceito, desde, agora });
  if (total !== dita.totalMostrado) return recusar('precoMudou', { dados: { total } });
  if (lado === 'administrador') await anotarResposta(trx, reclamacao, agora);
  const idInteracao = await escreverInteracao(trx, deps.cifra, {
    reclamacaoId: reclamacao.id,
    tipo: ID_TIPO_INTERACAO.aceito,
    autor: lado,
    autorId: usuario.id,
    texto: `${rotuloDe(SOLUCAO, aceito.solucao)}.`,
    agora,
  });
  const evento = lado === 'membro' ? 'aceitar' : 'aceitarPedido';
  await fazerAcordo(trx, deps, { reclamacao, ...aceito, evento, quem: lado, usuarioId: usuario.id, agora });
  return idInteracao;
}

async function oQueSeAceita(
  trx: Trx,
  { cifra }: Deps,
  { reclamacao, lado }: { readonly reclamacao: Reclamacao; readonly lado: 'membro' | 'administrador' },
): Promise<{ readonly solucao: Solucao; readonly dias: number | null }> {
  if (lado === 'administrador') {
    if (reclamacao.estado !== E.registrada || reclamacao.solucao === null) return recusar('transicaoRecusada');
    return { solucao: reclamacao.solucao, dias: null };
  }
  if (reclamacao.estado !== E.propostaEnviada) return recusar('transicaoRecusada');
  const proposta = propostaDe(await interacoesDe(trx, cifra, reclamacao.id));
  if (proposta?.solucao == null) return recusar('transicaoRecusada');
  return { solucao: proposta.solucao, dias: proposta.dias };
}

/**
 * An agreement: its money moves at once. Where nothing else is left to do the complaint is over; where the access has to
 * come back, the administrator has 48 h for it (REGRAS 2.7).
 */
export async function fazerAcordo(
  trx: Trx,
  deps: Deps,
  a: {
    readonly reclamacao: Reclamacao;
    readonly solucao: Solucao;
    readonly dias: number | null;
    readonly evento: 'aceitar' | 'aceitarPedido';
    readonly quem: 'membro' | 'administrador' | 'sistema';
    readonly usuarioId: number | null;
    readonly agora: string;
  },
): Promise<void> {
  const { reclamacao, solucao, dias, evento, quem, usuarioId, agora } = a;
  const { id } = reclamacao;
  const limite = limiteDoAcordo(agora, await deps.regras());
  const desde = reclamacao.contaDesde ?? diaDe(agora);
  const { total } = await executarSolucao(trx, deps, { reclamacao, solucao, dias, desde, quem: 'sistema', agora });
  const { ok } = await mover(trx, MAQUINA_RECLAMACAO, {
    id,
    de: reclamacao.estado,
    evento,
    quem,
    usuarioId,
    agora,
    mudar: {
      data_limite: limite,
      devolvido: reclamacao.devolvido + total,
      solucao,
      // Days that went back are not counted again, whatever comes after.
      ...(total > 0 ? { conta_desde: fimDosDias({ desde, dias, agora }) } : {}),
    },
    dados: { solucao, total },
  });
  if (!ok) return recusar('transicaoRecusada');
  const acordada = (await acharReclamacao(trx, id)) ?? recusar('naoEncontrado');
  if (pedeConserto(solucao)) {
    await marcarPrazo(trx, { id, limite, agora });
    for (const para of ['membro', 'administrador'] as const)
      await avisarMudanca(trx, {
        reclamacao: acordada,
        fato: `${id}:acordo:${agora}`,
        agora,
        para,
        oQue: 'Vocês fizeram um acordo. O acesso tem de voltar.',
        ate: limite,
      });
    return;
  }
  await fecharReclamacao(trx, deps, {
    reclamacao: acordada,
    evento: 'cumprir',
    quem: 'sistema',
    usuarioId: null,
    resultado: ID_RESULTADO.acordo,
    devolvido: 0,
    texto: '',
    agora,
  });
}
