import type { boloes as contrato } from '@rateia/contracts/boloes';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { somar } from '@rateia/domain/dinheiro';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { cancelarFatura, devolverItens } from '../../pedido/index.ts';
import { participacoesDoBolao } from '../boloes/bolao.ts';
import { exigirBolao } from '../boloes/exigir-bolao.ts';
import { exigirAVenda } from './create-cotas.ts';

type Contrato = typeof contrato.deleteCotas;

/** All of one's cotas of a pool go back with everything that was paid, until the close of sales (REGRAS 2.12 Refund). */
export async function deleteCotas(
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  const { agora, usuario, deps } = ctx;
  exigirAVenda(await exigirBolao(ctx, id), agora);
  return await emTransacao(ctx.db, async (trx) => {
    const minhas = (await participacoesDoBolao(trx, id)).filter(({ usuarioId }) => usuarioId === usuario.id);
    const voltas: { readonly valor: ReturnType<typeof somar>; readonly porOriginal: ReturnType<typeof somar> }[] = [];
    for (const { itemId, faturaId, estado } of minhas) {
      if (estado === 'retida') {
        await cancelarFatura(trx, deps, { faturaId, agora, quem: 'membro', motivo: 'bolao.desistencia' });
        continue;
      }
      voltas.push(
        await devolverItens(trx, deps, {
          faturaId,
          itens: [{ itemId }],
          chave: `bolao:${id}:desistencia:${itemId}`,
          caso: 'desistenciaDoBolao',
          motivo: 'bolao.desistencia',
          quem: 'membro',
          agora,
        }),
      );
    }
    return {
      valor: somar(...voltas.map(({ valor }) => valor)),
      porOriginal: somar(...voltas.map(({ porOriginal }) => porOriginal)),
    };
  });
}
