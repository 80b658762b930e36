import { diaDe, somarHoras } from '@rateia/domain/datas';
import { formatarDiaCompleto } from '@rateia/domain/datas-formatadas';
import { HORAS_ATE_VOLTAR, podeVoltarDesde } from '@rateia/domain/loterias/jogo-responsavel';
import { emTransacao } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { travarConta } from '../../cadastro/index.ts';
import { terminarAbertos } from './jogo-repository.ts';
import { afastamentoDe, situacaoDoJogo } from './situacao-do-jogo.ts';

/** Ends an exclusion without an end: six months after it began, and 24 hours after it is asked (REGRAS 2.12 Limits). */
export async function encerrarAfastamento(ctx: ContextoUsuario) {
  await emTransacao(ctx.db, async (trx) => {
    const { usuario, agora, ip } = ctx;
    await travarConta(trx, usuario.id);
    const afastamento = await afastamentoDe({ ...ctx, db: trx });
    if (afastamento === undefined) return;
    const desde = podeVoltarDesde(afastamento) ?? afastamento.ate;
    if (afastamento.ate !== null || desde === null || agora < desde) {
      recusar('afastamentoAindaVale', { valores: { data: formatarDiaCompleto(diaDe(desde ?? agora)) } });
    }
    await terminarAbertos(trx, { usuarioId: usuario.id, ate: somarHoras(agora, HORAS_ATE_VOLTAR) });
    await registrarAuditoria(trx, {
      usuarioId: usuario.id,
      acao: 'jogo.voltar',
      alvo: `usuario:${usuario.id}`,
      ip,
      em: agora,
    });
  });
  return await situacaoDoJogo(ctx);
}
