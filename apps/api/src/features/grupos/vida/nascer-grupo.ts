import type { Instante } from '@rateia/domain/datas';
import type { StatusGrupo } from '@rateia/domain/grupos/estados';
import { MAQUINA_GRUPO } from '@rateia/domain/grupos/maquina';
import type { Trx } from '../../../db/banco.ts';
import { exigir, nascer } from '../../../db/mover.ts';
import type { Valores } from '../../../db/movimento.ts';
import type { Deps } from '../../../http/deps.ts';
import { acharGrupo } from '../repository.ts';
import { aplicarEfeitos } from './efeitos.ts';
import { prazoDoGrupo, reagendarPrazosDoGrupo } from './prazos-do-grupo.ts';

/** A group begins where the screening decided: its row, its seats, its trail, its deadline (REGRAS 2.1). */
export async function nascerGrupo(
  trx: Trx,
  deps: Deps,
  pedido: {
    readonly valores: Omit<Valores<'grupos', 'status'>, 'administrador_id' | 'status_desde' | 'criado_em'>;
    readonly decisao: StatusGrupo;
    readonly motivo: string;
    readonly usuarioId: number;
    readonly agora: string;
  },
): Promise<{ readonly id: number; readonly prazo: Instante | undefined }> {
  const { valores, decisao, motivo, usuarioId, agora } = pedido;
  const passo = { evento: 'criar', quem: 'administrador', usuarioId, agora } as const;
  const { id, efeitos } = exigir(
    await nascer(trx, MAQUINA_GRUPO, {
      ...passo,
      contexto: { decisao },
      valores: { ...valores, administrador_id: usuarioId, status_desde: agora, criado_em: agora },
      dados: motivo === '' ? {} : { motivo },
    }),
  );
  const grupo = await acharGrupo(trx, id);
  if (grupo === undefined) throw new Error(`group ${id} went away`);
  const regras = await deps.regras();
  await reagendarPrazosDoGrupo(trx, { grupo, regras, agora });
  await aplicarEfeitos(trx, deps, { grupo, ...passo, regras, dados: { mensagem: motivo } }, efeitos);
  return { id, prazo: (await prazoDoGrupo(trx, grupo, regras))?.limite };
}
