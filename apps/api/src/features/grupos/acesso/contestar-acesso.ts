import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import { formatarMomento } from '@rateia/domain/datas-formatadas';
import {
  limiteDaSolucao,
  limiteDeResposta,
  MAQUINA_CONTESTACAO,
  MOTIVO_DA_CONTESTACAO,
  minutosRestantes,
  motivosDaForma,
} from '@rateia/domain/grupos/contestacao';
import { rotuloDe } from '@rateia/domain/tabela';
import { emTransacao } from '../../../db/banco.ts';
import { exigir, nascer } from '../../../db/mover.ts';
import { agendarPrazo, cancelarPrazos } from '../../../db/prazos.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { notificar } from '../../notificacoes/index.ts';
import { ACESSO_SEM_RESPOSTA, ACESSO_SEM_SOLUCAO, ACESSO_SILENCIO } from '../agenda.ts';
import { escrever } from '../conversa/conversa.ts';
import { exigirMembro } from '../papeis.ts';
import { travarAssinaturaEGrupo } from '../repository.ts';
import { nomeDe } from '../vida/notificacoes.ts';

type Chamada = typeof grupos.contestarAcesso;

/**
 * "Não entrei": the clock of the confirmation stands still, the administrator is told what appeared, and the two have a
 * conversation about it; support comes in if he does not answer, and everything goes back if the access does not come
 * anew (REGRAS 2.1).
 */
export async function contestarAcesso(
  ctx: ContextoUsuario,
  { params: { id }, body: { motivo, texto } }: Recebida<Chamada>,
): Promise<Resposta<Chamada>> {
  return await emTransacao(ctx.db, async (trx) => {
    const { agora, deps, usuario } = ctx;
    const membro = await exigirMembro(trx, { ctx, grupoId: id, chamada: 'contestarAcesso' });
    const achados = await travarAssinaturaEGrupo(trx, membro.id);
    // Not delivered, confirmed already, or said before: there is no clock to stop.
    if (achados === undefined || achados.assinatura.acessoConfirmarAte === null) return recusar('transicaoRecusada');
    const { grupo, assinatura } = achados;
    if (!motivosDaForma(grupo.formaAcesso).includes(motivo)) return recusar('transicaoRecusada');
    const regras = await deps.regras();
    const responderAte = limiteDeResposta(agora, regras);
    const devolverEm = limiteDaSolucao(agora, regras);
    const minutos = minutosRestantes(achados.assinatura.acessoConfirmarAte, agora);
    const { id: alvoId } = exigir(
      await nascer(trx, MAQUINA_CONTESTACAO, {
        evento: 'contestar',
        quem: 'membro',
        usuarioId: usuario.id,
        agora,
        valores: {
          assinatura_id: assinatura.id,
          motivo,
          aberta_em: agora,
          responder_ate: responderAte,
          devolver_em: devolverEm,
          minutos_restantes: minutos,
        },
      }),
    );
    await trx.updateTable('assinaturas').set({ acesso_confirmar_ate: null }).where('id', '=', assinatura.id).execute();
    await cancelarPrazos(trx, { tipos: [ACESSO_SILENCIO], alvoId: assinatura.id });
    await agendarPrazo(trx, { tipo: ACESSO_SEM_RESPOSTA, alvoId, venceEm: responderAte, agora });
    await agendarPrazo(trx, { tipo: ACESSO_SEM_SOLUCAO, alvoId, venceEm: devolverEm, agora });
    const nome = await nomeDe(trx, usuario.id);
    const oQue = rotuloDe(MOTIVO_DA_CONTESTACAO, motivo);
    const base = { assinaturaId: assinatura.id, agora };
    await escrever(trx, deps.cifra, { ...base, autorId: null, texto: `${nome} não entrou. O prazo parou.` });
    const dito = texto === '' ? oQue : `${oQue}. ${texto}`;
    await escrever(trx, deps.cifra, { ...base, autorId: usuario.id, texto: dito });
    await notificar(trx, {
      usuarioId: grupo.administradorId,
      modelo: 'grupoMembroNaoEntrou',
      dados: {
        grupo: grupo.nome,
        idGrupo: grupo.id,
        idAssinatura: assinatura.id,
        membro: nome,
        motivo: oQue,
        ate: formatarMomento(responderAte),
      },
      fato: alvoId,
      autorId: usuario.id,
      agora,
    });
    return { responderAte, devolverEm };
  });
}
