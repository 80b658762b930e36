import type { StatusGrupo } from '@rateia/domain/grupos/estados';
import { ID_STATUS_GRUPO } from '@rateia/domain/grupos/estados';
import type { EventoGrupo, QuemMoveGrupo } from '@rateia/domain/grupos/maquina';
import { MAQUINA_GRUPO } from '@rateia/domain/grupos/maquina';
import type { Recusa } from '@rateia/domain/maquina';
import type { Trx } from '../../../db/banco.ts';
import { mover } from '../../../db/mover.ts';
import type { Deps } from '../../../http/deps.ts';
import { entrarNoGrupo } from '../membros/entrada.ts';
import { contextoDoGrupo } from '../pagina/contexto-do-grupo.ts';
import { acharGrupo, assinaturasVivas, travarGrupo } from '../repository.ts';
import type { DadosDoEvento } from './efeitos.ts';
import { aplicarEfeitos } from './efeitos.ts';
import { reagendarPrazosDoGrupo } from './prazos-do-grupo.ts';

export type PedidoDeMovimento = {
  readonly grupoId: number;
  readonly evento: EventoGrupo;
  readonly quem: QuemMoveGrupo;
  readonly usuarioId: number | null;
  readonly agora: string;
  readonly dados?: DadosDoEvento;
};
export type ResultadoDoMovimento =
  | { readonly ok: true; readonly para: StatusGrupo }
  | { readonly ok: false; readonly recusa: Recusa };

/**
 * The one way a group changes status (REGRAS 2.1): under its seat lock and by the table. The audit row, the deadlines
 * of the new status and the effects of the row are written in the caller's transaction. A refusal is a value.
 */
export async function moverGrupo(trx: Trx, deps: Deps, pedido: PedidoDeMovimento): Promise<ResultadoDoMovimento> {
  const { grupoId, evento, quem, usuarioId, agora, dados = {} } = pedido;
  const grupo = await travarGrupo(trx, grupoId);
  if (grupo === undefined) {
    return { ok: false, recusa: { tipo: 'transicaoInexistente', codigo: 'grupo.inexistente' } };
  }
  const regras = await deps.regras();
  const { assinaturaId, fimEm, entrouDaFila } = dados;
  const fatos = { grupo, evento, regras, agora, assinaturaId, fimEm, entrouDaFila };
  const contexto = await contextoDoGrupo(trx, fatos);
  const r = await mover(trx, MAQUINA_GRUPO, {
    id: grupoId,
    de: grupo.status,
    evento,
    quem,
    usuarioId,
    agora,
    contexto,
    mudar: colunasDoEvento(pedido),
    mudarPor: (para) => (para === grupo.status ? {} : { status_desde: agora }),
    dados: {
      ...(assinaturaId === undefined ? {} : { assinaturaId }),
      ...(dados.mensagem === undefined ? {} : { mensagem: dados.mensagem }),
      ...(fimEm === undefined ? {} : { fimEm }),
    },
  });
  if (!r.ok) return r;

  const depois = (await acharGrupo(trx, grupoId)) ?? grupo;
  if (depois.status !== grupo.status) await reagendarPrazosDoGrupo(trx, { grupo: depois, regras, agora });
  if (depois.status === ID_STATUS_GRUPO.aguardandoLiberacao && depois.status !== grupo.status) {
    for (const assinatura of await assinaturasVivas(trx, grupoId)) {
      await entrarNoGrupo(trx, deps, { grupo: depois, assinatura, quem: 'sistema', agora, regras });
    }
  }
  await aplicarEfeitos(trx, deps, { grupo: depois, evento, quem, usuarioId, agora, regras, dados }, r.efeitos);
  return { ok: true, para: r.para };
}

/** The columns that an event writes in the group's row beside the status. */
function colunasDoEvento({ evento, quem, agora, dados: { mensagem, fimEm } = {} }: PedidoDeMovimento) {
  return {
    ...(evento === 'liberar' ? { assinado_em: agora } : {}),
    ...(evento === 'agendarFim' && fimEm !== undefined ? { fim_em: fimEm } : {}),
    ...(evento === 'reverterFim' ? { fim_em: null } : {}),
    ...(quem === 'operador' && mensagem !== undefined ? { mensagem_operador: mensagem } : {}),
  };
}
