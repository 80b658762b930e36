import type { backofficeBoloes as contrato } from '@rateia/contracts/backoffice-boloes';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { emTransacao } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { montarBolao } from '../boloes/montar-bolao.ts';
import { bolaoPedido } from './bolao-pedido.ts';

/** A draft of a pool, noted under its operator's name (REGRAS 2.12). */
export async function createBolao(
  ctx: ContextoUsuario,
  { body }: Recebida<typeof contrato.createBolao>,
): Promise<Resposta<typeof contrato.createBolao>> {
  const { deps, agora, usuario, ip } = ctx;
  const bolao = await bolaoPedido(ctx.db, body);
  return await emTransacao(ctx.db, async (trx) => {
    const id = await montarBolao(trx, deps, { bolao, feito: { quem: 'operador', usuarioId: usuario.id, agora } });
    await registrarAuditoria(trx, { usuarioId: usuario.id, acao: 'bolao.criar', alvo: `bolao:${id}`, ip, em: agora });
    return { id };
  });
}
