import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { ID_TIPO_INTERACAO } from '@rateia/domain/reclamacoes/listagens';
import { limiteDaInformacao } from '@rateia/domain/reclamacoes/prazos';
import { emTransacao } from '../../../db/banco.ts';
import { agendarPrazo } from '../../../db/prazos.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { RECLAMACAO_PERGUNTA } from '../agenda.ts';
import { avisarMudanca } from '../avisos.ts';
import { escreverInteracao } from '../interacoes.ts';
import { travarReclamacao } from '../repository.ts';
import { exigirEmMediacao } from './exigir-caso.ts';

type Contrato = typeof backoffice.perguntarNaReclamacao;

/** Asks one side something: it has 48 h, and the decision does not wait longer (REGRAS 2.7, 203). */
export async function perguntarNaReclamacao(
  ctx: ContextoUsuario,
  { params: { id }, body: { para, texto } }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  return await emTransacao(ctx.db, async (trx) => {
    const { agora, deps, usuario, ip } = ctx;
    const reclamacao = exigirEmMediacao(ctx, await travarReclamacao(trx, id));
    if (para === 'administrador' && reclamacao.objeto === 'bolao') return recusar('transicaoRecusada');
    const responderAte = limiteDaInformacao(agora, await deps.regras());
    const interacaoId = await escreverInteracao(trx, deps.cifra, {
      reclamacaoId: id,
      tipo: ID_TIPO_INTERACAO.solicitadoInformacoes,
      autor: 'rateia',
      autorId: usuario.id,
      texto,
      para,
      responderAte,
      agora,
    });
    const chave = `${RECLAMACAO_PERGUNTA}:${interacaoId}`;
    await agendarPrazo(trx, {
      tipo: RECLAMACAO_PERGUNTA,
      alvoId: id,
      venceEm: responderAte,
      agora,
      chave,
      dados: { interacaoId },
    });
    const oQue = 'A nossa equipe fez uma pergunta sobre a reclamação. Sua resposta entra na decisão.';
    await avisarMudanca(trx, { reclamacao, fato: interacaoId, agora, para, oQue, ate: responderAte });
    await registrarAuditoria(trx, {
      usuarioId: usuario.id,
      acao: 'reclamacao.perguntar',
      alvo: `reclamacao:${id}`,
      dados: { para },
      ip,
      em: agora,
    });
    return { responderAte };
  });
}
