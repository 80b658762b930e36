import type { cadastro } from '@rateia/contracts/cadastro';
import type { Recebida } from '@rateia/contracts/chamada';
import { emTransacao } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { moverValidacao } from './mover-validacao.ts';
import { travarPorIdPublico } from './repository.ts';

/** Deletes a validation that was not sent yet, pictures included (REGRAS 2.17). */
export async function deleteValidacaoConta(
  ctx: ContextoUsuario,
  { params }: Recebida<typeof cadastro.deleteValidacaoConta>,
): Promise<void> {
  return await emTransacao(ctx.db, async (trx) => {
    const { deps, usuario, agora, ip } = ctx;
    const validacao = await travarPorIdPublico(trx, params.id);
    if (validacao?.usuarioId !== usuario.id) return recusar('naoEncontrado');
    const movida = await moverValidacao(trx, deps, {
      validacao,
      evento: 'cancelar',
      quem: 'usuario',
      usuarioId: usuario.id,
      agora,
    });
    if (!movida.ok) return recusar('transicaoRecusada');
    await registrarAuditoria(trx, {
      usuarioId: usuario.id,
      acao: 'identidade.apagarRascunho',
      alvo: `usuario:${usuario.id}`,
      dados: { validacaoId: validacao.id },
      ip,
      em: agora,
    });
  });
}
