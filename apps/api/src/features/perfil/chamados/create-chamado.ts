import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { perfil } from '@rateia/contracts/perfil';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { abrirChamado } from './abrir-chamado.ts';
import { chamadoInteiro } from './chamado-do-usuario.ts';
import { exigirLimiteDoDia } from './limite-do-dia.ts';

type Chamada = typeof perfil.createChamado;

/** Reports a problem, which gets a number and a deadline (spec A§2 /perfil/relatar-problema). */
export async function createChamado(ctx: ContextoUsuario, { body }: Recebida<Chamada>): Promise<Resposta<Chamada>> {
  const { deps, usuario, agora, requestId } = ctx;
  const regras = await deps.regras();
  return await emTransacao(ctx.db, async (trx) => {
    await exigirLimiteDoDia(trx, 'chamadosDemais', { usuarioId: usuario.id, agora, max: regras.chamado.porDia });
    const id = await abrirChamado(trx, deps, { ...body, usuarioId: usuario.id, agora, requestId });
    return await chamadoInteiro(trx, deps, { id, usuarioId: usuario.id });
  });
}
