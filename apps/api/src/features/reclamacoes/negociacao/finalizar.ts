import { ID_RESULTADO, ID_TIPO_INTERACAO } from '@rateia/domain/reclamacoes/listagens';
import { ID_ESTADO_RECLAMACAO, MAQUINA_RECLAMACAO } from '@rateia/domain/reclamacoes/maquina';
import type { Trx } from '../../../db/banco.ts';
import { mover } from '../../../db/mover.ts';
import { recusar } from '../../../http/erros.ts';
import { avisarMudanca } from '../avisos.ts';
import { fecharReclamacao } from '../fim/fechar.ts';
import { escreverInteracao } from '../interacoes.ts';
import { aMediacao, marcarMediacao } from '../prazo.ts';
import { acharReclamacao } from '../repository.ts';
import type { Ato } from './ato.ts';

const E = ID_ESTADO_RECLAMACAO;
type Fim = { readonly texto: string; readonly naoCumpriu: boolean };

/**
 * One side ends it: what was agreed was done, or the member wants nothing more. A member who says that it was not done
 * brings it to mediation (REGRAS 2.7, 202).
 */
export async function finalizar(trx: Trx, ato: Ato<Fim>): Promise<number> {
  const { ctx, reclamacao, lado, dita } = ato;
  const { agora, deps, usuario } = ctx;
  const acordo = reclamacao.estado === E.acordoFeito;
  if (!acordo && lado === 'administrador') return recusar('transicaoRecusada');
  const id = await escreverInteracao(trx, deps.cifra, {
    reclamacaoId: reclamacao.id,
    tipo: ID_TIPO_INTERACAO.finalizado,
    autor: lado,
    autorId: usuario.id,
    texto: dita.texto === '' ? palavras(ato) : dita.texto,
    agora,
  });
  if (dita.naoCumpriu) return await contestarAcordo(trx, ato, id);
  // The administrator's word that it is done waits for the member's, or for the end of the time.
  if (acordo && lado === 'administrador') {
    await avisarMudanca(trx, {
      reclamacao,
      fato: id,
      agora,
      para: 'membro',
      oQue: 'O administrador diz que cumpriu o acordo. Confira, e diga se faltou.',
      ate: reclamacao.dataLimite ?? undefined,
    });
    return id;
  }
  const possivel =
    acordo ||
    reclamacao.estado === E.registrada ||
    reclamacao.estado === E.propostaEnviada ||
    reclamacao.estado === E.mediacao;
  if (!possivel) return recusar('transicaoRecusada');
  await fecharReclamacao(trx, deps, {
    reclamacao,
    evento: acordo ? 'cumprir' : 'desistir',
    quem: 'membro',
    usuarioId: usuario.id,
    resultado: acordo ? ID_RESULTADO.acordo : ID_RESULTADO.desistencia,
    devolvido: 0,
    texto: '',
    agora,
  });
  return id;
}

function palavras({ reclamacao, lado, dita }: Ato<Fim>): string {
  if (dita.naoCumpriu) return 'O acordo não foi cumprido.';
  if (lado === 'administrador') return 'Cumpri o que combinamos.';
  return reclamacao.estado === E.acordoFeito ? 'O que combinamos foi feito.' : 'Não quero continuar a reclamação.';
}

async function contestarAcordo(trx: Trx, { ctx, reclamacao, lado }: Ato<Fim>, interacaoId: number): Promise<number> {
  const { agora, deps, usuario } = ctx;
  if (lado !== 'membro') return recusar('transicaoRecusada');
  const { ok } = await mover(trx, MAQUINA_RECLAMACAO, {
    id: reclamacao.id,
    de: reclamacao.estado,
    evento: 'contestarAcordo',
    quem: 'membro',
    usuarioId: usuario.id,
    agora,
    mudar: await aMediacao(deps, agora),
  });
  if (!ok) return recusar('transicaoRecusada');
  const depois = (await acharReclamacao(trx, reclamacao.id)) ?? recusar('naoEncontrado');
  await marcarMediacao(trx, deps, { reclamacao: depois, agora });
  await avisarMudanca(trx, {
    reclamacao: depois,
    fato: interacaoId,
    agora,
    para: 'administrador',
    oQue: 'O membro diz que o acordo não foi cumprido. Uma pessoa da equipe vai decidir.',
    ate: depois.dataLimite ?? undefined,
  });
  return interacaoId;
}
