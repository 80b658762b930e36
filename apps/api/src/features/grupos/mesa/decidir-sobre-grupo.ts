import type { Dia } from '@rateia/domain/datas';
import type { StatusGrupo } from '@rateia/domain/grupos/estados';
import type { EventoGrupo } from '@rateia/domain/grupos/maquina';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { moverGrupo } from '../vida/mover-grupo.ts';
import { exigirGrupoAlheio } from './exigir-grupo-alheio.ts';

type Grupo = Awaited<ReturnType<typeof exigirGrupoAlheio>>;
type Decisao = {
  readonly grupoId: number;
  readonly mensagem: string;
  readonly acao: string;
  /** The event that this decision is, by the status the group has now. */
  readonly evento: (status: number) => EventoGrupo;
  /** The last day, for the event that sets one. */
  readonly fimEm?: Dia;
  /** Further effects of the decision, in the same transaction. */
  readonly depois?: (trx: Trx, grupo: Grupo) => Promise<void>;
};

/** An operator's decision on a group, by the table, noted under his name; never on a group of his own (REGRAS 2.15). */
export async function decidirSobreGrupo(
  ctx: ContextoUsuario,
  { grupoId, mensagem, acao, evento, fimEm, depois }: Decisao,
): Promise<{ readonly statusId: StatusGrupo }> {
  return await emTransacao(ctx.db, async (trx) => {
    const { deps, usuario, agora } = ctx;
    const grupo = await exigirGrupoAlheio(trx, ctx, grupoId);
    const movido = await moverGrupo(trx, deps, {
      grupoId,
      evento: evento(grupo.status),
      quem: 'operador',
      usuarioId: usuario.id,
      agora,
      dados: { ...(mensagem === '' ? {} : { mensagem }), ...(fimEm === undefined ? {} : { fimEm }) },
    });
    if (!movido.ok) return recusar('transicaoRecusada', { dados: { motivo: movido.recusa.codigo } });
    await depois?.(trx, grupo);
    await registrarAuditoria(trx, {
      usuarioId: usuario.id,
      acao,
      alvo: `grupo:${grupoId}`,
      dados: { de: grupo.status, para: movido.para, mensagem, ...(fimEm === undefined ? {} : { fimEm }) },
      ip: ctx.ip,
      em: agora,
    });
    return { statusId: movido.para };
  });
}
