import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import { formatarMomento } from '@rateia/domain/datas-formatadas';
import { limiteDaSucessao, MAQUINA_SUCESSAO, PASSAM_ADIANTE } from '@rateia/domain/grupos/sucessao';
import { emTransacao } from '../../../db/banco.ts';
import { exigir, nascer } from '../../../db/mover.ts';
import { agendarPrazo } from '../../../db/prazos.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { notificar } from '../../notificacoes/index.ts';
import { SUCESSAO_FIM } from '../agenda.ts';
import { exigirNoGrupo } from '../papeis.ts';
import { travarGrupo } from '../repository.ts';
import { nomeDe } from '../vida/notificacoes.ts';
import { possiveisSucessores, sucessaoAberta } from './sucessao-repository.ts';

type Propor = typeof grupos.proporSucessao;

/** The administrator asks a member to take the group over; he has 48 hours (REGRAS 2.30). */
export async function proporSucessao(
  ctx: ContextoUsuario,
  { params: { id }, body: { idMembro } }: Recebida<Propor>,
): Promise<Resposta<Propor>> {
  const { agora, usuario, deps } = ctx;
  return await emTransacao(ctx.db, async (trx) => {
    await exigirNoGrupo(trx, { ctx, grupoId: id, chamada: 'proporSucessao' });
    const grupo = (await travarGrupo(trx, id)) ?? recusar('grupoNaoEncontrado');
    const escolhido = (await possiveisSucessores(trx, id)).find((m) => m.idMembro === idMembro);
    const livre = PASSAM_ADIANTE.includes(grupo.status) && (await sucessaoAberta(trx, id)) === undefined;
    if (escolhido === undefined || !livre || grupo.vendaSuspensa) return recusar('sucessaoNaoPermitida');
    const ate = limiteDaSucessao(agora, await deps.regras());
    const valores = { grupo_id: id, motivo: 'vontade', de_usuario_id: usuario.id, assinatura_id: idMembro };
    const { id: sucessaoId } = exigir(
      await nascer(trx, MAQUINA_SUCESSAO, {
        ...{ evento: 'propor', quem: 'administrador', usuarioId: usuario.id, agora },
        valores: { ...valores, aberta_em: agora, ate },
      }),
    );
    await agendarPrazo(trx, { tipo: SUCESSAO_FIM, alvoId: sucessaoId, venceEm: ate, agora });
    await notificar(trx, {
      usuarioId: escolhido.usuarioId,
      modelo: 'membroConvidadoAAssumir',
      dados: {
        ...{ grupo: grupo.nome, idGrupo: id },
        ...{ administrador: await nomeDe(trx, usuario.id), ate: formatarMomento(ate) },
      },
      fato: sucessaoId,
      agora,
    });
    return { ate };
  });
}
