import type { StatusGrupo } from '@rateia/domain/grupos/estados';
import type { EventoGrupo } from '@rateia/domain/grupos/maquina';
import { emTransacao } from '../../db/banco.ts';
import { registrarAuditoria } from '../../db/transicoes.ts';
import type { ContextoUsuario } from '../../http/contexto.ts';
import { recusar } from '../../http/erros.ts';
import { moverGrupo } from '../grupos/index.ts';

type Decisao = {
  readonly grupoId: number;
  readonly mensagem: string;
  readonly acao: string;
  /** The event that this decision is, by the status the group has now. */
  readonly evento: (status: number) => EventoGrupo;
};

/** An operator's decision on a group, by the table, noted under his name; never on a group of his own (REGRAS 2.15). */
export const decidirSobreGrupo = async (
  ctx: ContextoUsuario,
  { grupoId, mensagem, acao, evento }: Decisao,
): Promise<{ statusId: StatusGrupo }> =>
  await emTransacao(ctx.db, async (trx) => {
    const { deps, usuario, agora } = ctx;
    const grupo =
      (await trx
        .selectFrom('grupos')
        .select(['status', 'administrador_id'])
        .where('id', '=', grupoId)
        .executeTakeFirst()) ?? recusar('grupoNaoEncontrado');
    if (grupo.administrador_id === usuario.id) return recusar('semPermissao');
    const movido = await moverGrupo(trx, deps, {
      grupoId,
      evento: evento(grupo.status),
      quem: 'operador',
      usuarioId: usuario.id,
      agora,
      dados: mensagem === '' ? {} : { mensagem },
    });
    if (!movido.ok) return recusar('transicaoRecusada', { dados: { motivo: movido.recusa.codigo } });
    await registrarAuditoria(trx, {
      usuarioId: usuario.id,
      acao,
      alvo: `grupo:${grupoId}`,
      dados: { de: grupo.status, para: movido.para, mensagem },
      ip: ctx.ip,
      em: agora,
    });
    return { statusId: movido.para };
  });
