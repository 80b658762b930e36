import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { indicacao } from '@rateia/contracts/indicacao';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { moverConexao } from '../conexoes/mover-conexao.ts';
import { idPorCodigo } from '../pessoas-repository.ts';
import { contarConvite } from '../usos.ts';

type Chamada = typeof indicacao.convidarParaRede;

/** Invites a person to connect; crossing invitations connect at once (spec A§3 conectarRede 264). */
export async function convidarParaRede(
  ctx: ContextoUsuario,
  { body: { idUsuario: outro, relacionamento, codigo } }: Recebida<Chamada>,
): Promise<Resposta<Chamada>> {
  const { convitesPorDia: maximo } = (await ctx.deps.regras()).rede;
  return await emTransacao(ctx.db, async (trx) => {
    await contarConvite(trx, { usuarioId: ctx.usuario.id, agora: ctx.agora, maximo });
    const pelaConta = codigo !== undefined && (await idPorCodigo(trx, codigo)) === outro;
    return { situacao: await moverConexao(trx, ctx, { outro, evento: 'convidar', relacionamento, pelaConta }) };
  });
}
