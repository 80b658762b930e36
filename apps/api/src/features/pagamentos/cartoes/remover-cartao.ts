import type { Instante } from '@rateia/domain/datas';
import { ID_ESTADO_CARTAO, MAQUINA_CARTAO } from '@rateia/domain/pagamentos/cartao/cadastrado';
import type { Trx } from '../../../db/banco.ts';
import type { PassoDaExclusao } from '../../../db/dados-pessoais.ts';
import { enfileirar } from '../../../db/fila.ts';
import { exigir, mover } from '../../../db/mover.ts';
import { cancelarPrazos } from '../../../db/prazos.ts';
import type { Deps } from '../../../http/deps.ts';
import { CARTAO_VENCENDO, REMOVER_CARTAO } from '../agenda.ts';
import { mercadoPagoDe } from '../meios/mercado-pago/conta.ts';
import { ProvedorIndefinido } from '../provedor-indefinido.ts';
import { encerrarVerificacao } from './verificacao.ts';

type Removido = {
  readonly id: number;
  readonly quem: 'usuario' | 'sistema';
  readonly usuarioId: number;
  readonly agora: Instante;
};

/** Takes a card away: it pays nothing more, its held amount is freed, and a job has the provider forget it. */
export async function removerCartao(trx: Trx, { id, quem, usuarioId, agora }: Removido): Promise<void> {
  exigir(
    await mover(trx, MAQUINA_CARTAO, { id, evento: 'remover', quem, usuarioId, agora, mudar: { principal: false } }),
  );
  await encerrarVerificacao(trx, { cartaoId: id, agora });
  await cancelarPrazos(trx, { tipos: [CARTAO_VENCENDO], alvoId: id });
  await enfileirar(trx, REMOVER_CARTAO, { cartaoId: id }, { chave: `removerCartao:${id}` });
}

/**
 * The cards of a person whose account ends: each goes as by its holder's own hand, so that no token of it stays in the
 * provider's vault (REGRAS 2.17 Deletion).
 */
export async function removerCartoesDaExcluida(trx: Trx, { ids, usuarioId, agora }: PassoDaExclusao): Promise<void> {
  if (ids.length === 0) return;
  const ficam = await trx
    .selectFrom('cartoes')
    .select('id')
    .where('id', 'in', [...ids])
    .where('estado', '<>', ID_ESTADO_CARTAO.removido)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  for (const { id } of ficam) await removerCartao(trx, { id, quem: 'sistema', usuarioId, agora });
}

/**
 * Job `removerCartao`: the provider forgets the card too, and its name there leaves our row; one that the provider does
 * not know is forgotten already.
 */
export async function removerDoProvedor(deps: Deps, cartaoId: number): Promise<void> {
  const c = await deps.db
    .selectFrom('cartoes')
    .select(['cliente', 'no_provedor as cartao'])
    .where('id', '=', cartaoId)
    .executeTakeFirst();
  if (c === undefined || c.cliente === null || c.cartao === null) return;
  const r = await mercadoPagoDe(deps).removerCartao({ cliente: c.cliente, cartao: c.cartao });
  if (r.situacao !== 'ok' && r.situacao !== 'inexistente')
    throw new ProvedorIndefinido(`card ${cartaoId} not removed: ${r.situacao}`);
  await deps.db.updateTable('cartoes').set({ cliente: null, no_provedor: null }).where('id', '=', cartaoId).execute();
}
