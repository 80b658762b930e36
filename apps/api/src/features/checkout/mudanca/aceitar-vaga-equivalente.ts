import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { vagaEquivalente } from '@rateia/contracts/vaga-equivalente';
import { retencaoDoCheckout } from '@rateia/domain/grupos/vagas';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { exigirTermos } from '../../../http/exigir-termos.ts';
import { travarLotacoes } from '../repository.ts';
import { reservar } from '../reserva/reservar.ts';
import { conferirEntrada } from '../restricoes/conferir-entrada.ts';
import { comprarJa } from './comprar-ja.ts';
import { acharEquivalentes, totalDaEntrada } from './equivalentes.ts';
import { exigirVagaPerdida } from './vaga-perdida.ts';

type Contrato = typeof vagaEquivalente.aceitarVagaEquivalente;

/**
 * An offered seat in one step: the wallet pays it in this transaction, or it is held for the checkout where the wallet is
 * too small (REGRAS 2.2, 2.9).
 */
export async function aceitarVagaEquivalente(
  ctx: ContextoUsuario,
  { body: { idGrupo, idDestino, totalMostrado } }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  exigirTermos(ctx.usuario);
  return await emTransacao(ctx.db, async (trx) => {
    const nela = { ...ctx, db: trx };
    const perdida = await exigirVagaPerdida(nela, idGrupo, 'aceitarVagaEquivalente');
    await travarLotacoes(trx, [idDestino]);
    const { vagas } = perdida;
    const entrada = await conferirEntrada(trx, ctx.deps, {
      grupoId: idDestino,
      usuarioId: ctx.usuario.id,
      vagas,
      fila: false,
    });
    const { grupo } = entrada;
    const servem = await acharEquivalentes(nela, perdida);
    if (!servem.some(({ id }) => id === idDestino)) return recusar('semVagaEquivalente');
    const valor = await totalDaEntrada(nela, { grupo, vagas });
    if (valor !== totalMostrado) recusar('precoMudou', { dados: { total: valor } });
    if (grupo.saldo >= valor) {
      await comprarJa(trx, nela, { entrada, vagas, valor });
      return { estado: 'paga', idPreCheckout: null };
    }
    const ate = retencaoDoCheckout(ctx.agora, await ctx.deps.regras());
    const { id } = await reservar(nela, { entrada, vagas, relacionamento: null, ate });
    return { estado: 'reservada', idPreCheckout: id };
  });
}
