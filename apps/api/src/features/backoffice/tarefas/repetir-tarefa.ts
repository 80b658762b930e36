import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import { emTransacao } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { repetir } from './tarefas-repository.ts';

/** Runs a failed job again. */
export async function repetirTarefa(
  ctx: ContextoUsuario,
  { params }: Recebida<typeof backoffice.repetirTarefa>,
): Promise<void> {
  return await emTransacao(ctx.db, async (trx) => {
    if (params.id.length > MAIOR_ID || !(await repetir(trx, params))) return recusar('naoEncontrado');
    await registrarAuditoria(trx, {
      usuarioId: ctx.usuario.id,
      acao: 'tarefa.repetir',
      alvo: `${params.origem}:${params.id}`,
      ip: ctx.ip,
      em: ctx.agora,
    });
  });
}

/** Digits of the greatest id that the database has. */
const MAIOR_ID = 18;
