import type { Trx } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { notificar } from '../../notificacoes/index.ts';
import { moverRetirada } from '../mover-retirada.ts';
import type { Decidida, Decisao } from './revisao.ts';
import { paraDecidir } from './revisao.ts';

/** Turns a reviewed withdrawal down: the reserved amount comes back whole, and the owner reads the reason. */
export async function negarRetiradaEmRevisao(trx: Trx, _deps: Pick<Deps, 'regras'>, d: Decisao): Promise<Decidida> {
  const retirada = await paraDecidir(trx, d);
  if ('ok' in retirada) return retirada;
  const cancelada = await moverRetirada(trx, retirada, {
    evento: 'cancelar',
    quem: 'operador',
    usuarioId: d.operadorId,
    agora: d.agora,
    dados: { mensagem: d.mensagem },
  });
  if (cancelada === undefined) return { ok: false, motivo: 'transicao' };
  await notificar(trx, {
    usuarioId: retirada.usuarioId,
    modelo: 'retiradaRecusada',
    dados: { valor: retirada.valor, mensagem: d.mensagem, id: retirada.idPublico },
    fato: retirada.id,
    agora: d.agora,
  });
  return { ok: true, id: retirada.id, estado: cancelada.estado };
}
