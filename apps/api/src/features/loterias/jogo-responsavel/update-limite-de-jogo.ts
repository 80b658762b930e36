import type { Recebida } from '@rateia/contracts/chamada';
import type { loterias } from '@rateia/contracts/loterias';
import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { mudarLimite } from '@rateia/domain/loterias/jogo-responsavel';
import { emTransacao } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { travarConta } from '../../cadastro/index.ts';
import { guardarLimite } from './jogo-repository.ts';
import { limiteDe, situacaoDoJogo } from './situacao-do-jogo.ts';

/** Changes the limit of a month: a cut holds at once, a raise after 24 hours (REGRAS 2.12 Limits). */
export async function updateLimiteDeJogo(
  ctx: ContextoUsuario,
  { body: { valor } }: Recebida<typeof loterias.updateLimiteDeJogo>,
) {
  const { limiteMensalMaximo: maximo } = (await ctx.deps.regras()).loterias;
  if (valor > maximo) recusar('limiteDeJogoAcimaDoMaximo', { valores: { max: formatarReais(maximo) } });
  await emTransacao(ctx.db, async (trx) => {
    const { usuario, agora, ip } = ctx;
    await travarConta(trx, usuario.id);
    const limite = mudarLimite(await limiteDe({ ...ctx, db: trx }), centavos(valor), agora);
    await guardarLimite(trx, { usuarioId: usuario.id, limite, agora });
    await registrarAuditoria(trx, {
      usuarioId: usuario.id,
      acao: 'jogo.limite',
      alvo: `usuario:${usuario.id}`,
      dados: { valor },
      ip,
      em: agora,
    });
  });
  return await situacaoDoJogo(ctx);
}
