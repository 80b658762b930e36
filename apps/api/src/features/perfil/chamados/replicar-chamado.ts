import type { Recebida } from '@rateia/contracts/chamada';
import type { perfil } from '@rateia/contracts/perfil';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import type { Inteiro } from './chamado-do-usuario.ts';
import { chamadoInteiro } from './chamado-do-usuario.ts';
import { insertMensagem, travarChamado } from './chamados-repository.ts';
import { exigirLimiteDoDia } from './limite-do-dia.ts';
import { moverChamado } from './mover-chamado.ts';

/** Adds to a ticket, so many times a day; one that was answered or closed opens again. */
export async function replicarChamado(
  ctx: ContextoUsuario,
  { params: { id }, body: { texto } }: Recebida<typeof perfil.replicarChamado>,
): Promise<Inteiro> {
  const { deps, usuario, agora } = ctx;
  const usuarioId = usuario.id;
  const { mensagensPorDia: max } = (await deps.regras()).chamado;
  return await emTransacao(ctx.db, async (trx) => {
    await exigirLimiteDoDia(trx, 'mensagensDemais', { usuarioId, agora, max });
    const chamado = (await travarChamado(trx, { id, usuarioId })) ?? recusar('naoEncontrado');
    await insertMensagem(trx, deps.cifra, { chamadoId: id, autorId: usuarioId, daEquipe: false, texto, agora });
    await moverChamado(trx, deps, { chamado, evento: 'replicar', quem: 'usuario', usuarioId, agora });
    return await chamadoInteiro(trx, deps, { id, usuarioId });
  });
}
