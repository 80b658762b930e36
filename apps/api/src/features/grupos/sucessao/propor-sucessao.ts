import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import type { Instante } from '@rateia/domain/datas';
import { formatarMomento } from '@rateia/domain/datas-formatadas';
import { limiteDaSucessao, MAQUINA_SUCESSAO, PASSAM_ADIANTE } from '@rateia/domain/grupos/sucessao';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import { exigir, mover, nascer } from '../../../db/mover.ts';
import { agendarPrazo, cancelarPrazos } from '../../../db/prazos.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { notificar } from '../../notificacoes/index.ts';
import { SUCESSAO_FIM } from '../agenda.ts';
import type { PorId } from '../papeis.ts';
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

/** The administrator takes his question back, and stays (REGRAS 2.30). */
export async function retirarSucessao(
  ctx: ContextoUsuario,
  { params: { id } }: PorId,
): Promise<Resposta<typeof grupos.retirarSucessao>> {
  const { agora, usuario } = ctx;
  return await emTransacao(ctx.db, async (trx) => {
    await exigirNoGrupo(trx, { ctx, grupoId: id, chamada: 'retirarSucessao' });
    await travarGrupo(trx, id);
    const aberta = await sucessaoAberta(trx, id);
    if (aberta === undefined) return recusar('sucessaoNaoPermitida');
    const quem = { quem: 'administrador', usuarioId: usuario.id, agora } as const;
    const estado = await fecharSucessao(trx, { ...quem, id: aberta.id, evento: 'retirar' });
    return estado === undefined ? recusar('sucessaoNaoPermitida') : { estado };
  });
}

/** Closes a handing over without a successor; undefined where its state does not allow the event. */
export async function fecharSucessao(
  trx: Trx,
  f: {
    readonly id: number;
    readonly evento: 'retirar' | 'recusar' | 'vencer' | 'voltar';
    readonly quem: 'administrador' | 'membro' | 'sistema';
    readonly usuarioId: number | null;
    readonly agora: Instante;
  },
): Promise<string | undefined> {
  const r = await mover(trx, MAQUINA_SUCESSAO, { ...f, mudar: { fechada_em: f.agora } });
  if (!r.ok) return undefined;
  await cancelarPrazos(trx, { tipos: [SUCESSAO_FIM], alvoId: f.id });
  return r.para;
}
