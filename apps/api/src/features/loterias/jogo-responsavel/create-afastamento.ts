import type { Recebida } from '@rateia/contracts/chamada';
import type { loterias } from '@rateia/contracts/loterias';
import { encurta, fimDoTempoFora, TEMPOS_FORA } from '@rateia/domain/loterias/jogo-responsavel';
import { emTransacao } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { travarConta } from '../../cadastro/index.ts';
import { soltarReservasDe } from '../boloes/encerrar-vendas.ts';
import { pausarAdesoesDe } from '../series/pausar-adesao.ts';
import { guardarAfastamento } from './jogo-repository.ts';
import { afastamentoDe, situacaoDoJogo } from './situacao-do-jogo.ts';

/**
 * Begins a pause or a self-exclusion at once: cotas that he holds without having paid are free again, and his places in
 * series rest. One that would end earlier than the present one is refused (REGRAS 2.12 Limits).
 */
export async function createAfastamento(
  ctx: ContextoUsuario,
  { body: { tempo } }: Recebida<typeof loterias.createAfastamento>,
) {
  await emTransacao(ctx.db, async (trx) => {
    const { usuario, agora, ip } = ctx;
    await travarConta(trx, usuario.id);
    const ate = fimDoTempoFora(tempo, agora);
    if (encurta(await afastamentoDe({ ...ctx, db: trx }), ate, agora)) recusar('afastamentoMaisCurto');
    await guardarAfastamento(trx, { usuarioId: usuario.id, tipo: TEMPOS_FORA[tempo].tipo, desde: agora, ate });
    await soltarReservasDe(trx, ctx.deps, { usuarioId: usuario.id, agora });
    await pausarAdesoesDe(trx, { usuarioId: usuario.id, agora });
    await registrarAuditoria(trx, {
      usuarioId: usuario.id,
      acao: 'jogo.afastar',
      alvo: `usuario:${usuario.id}`,
      dados: { tempo },
      ip,
      em: agora,
    });
  });
  return await situacaoDoJogo(ctx);
}
