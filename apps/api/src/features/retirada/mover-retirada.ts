import type { Instante } from '@rateia/domain/datas';
import {
  cancelamentoDeRetirada,
  conclusaoDeRetirada,
  devolucaoDeRetirada,
  reservaDeRetirada,
  retornoDeRetirada,
} from '@rateia/domain/retirada/lancamentos';
import type { EfeitoRetirada, EstadoRetirada, EventoRetirada, QuemMoveRetirada } from '@rateia/domain/retirada/regras';
import { MAQUINA_RETIRADA } from '@rateia/domain/retirada/regras';
import type { Trx } from '../../db/banco.ts';
import { mover } from '../../db/mover.ts';
import type { Mudanca } from '../../db/movimento.ts';
import { cancelarPrazos } from '../../db/prazos.ts';
import { lancar } from '../livro/index.ts';
import { RETIRADA_ANALISE_VENCE, RETIRADA_EXPIRA, RETIRADA_SAI } from './agenda.ts';
import { pararAutomatica } from './automatica/parar-automatica.ts';
import type { Retirada } from './repository.ts';
import { saidaDa } from './transferencia/saida.ts';

export type Movimentacao = {
  readonly evento: EventoRetirada;
  readonly quem: QuemMoveRetirada;
  readonly usuarioId?: number;
  readonly agora: Instante;
  readonly mudar?: Mudanca<'retiradas', 'estado'>;
  readonly dados?: Readonly<Record<string, unknown>>;
};

/**
 * Moves a locked withdrawal by its machine, with the ledger entries of the step and the audit row (REGRAS 2.6). Returns
 * the withdrawal as it is now, or undefined for a step that its state no longer allows: a notice that came twice, or a
 * cancellation after the money was sent.
 */
export async function moverRetirada(trx: Trx, retirada: Retirada, m: Movimentacao): Promise<Retirada | undefined> {
  const passo = await mover(trx, MAQUINA_RETIRADA, { ...m, id: retirada.id, de: retirada.estado });
  if (!passo.ok) return undefined;
  for (const efeito of passo.efeitos) {
    const movimento = LANCAMENTOS[efeito]?.(retirada, m.evento);
    if (movimento !== undefined) await lancarDela(trx, retirada, { ...m, movimento });
  }
  // A refusal, by the bank or by the staff: no further month goes by itself.
  const recusada = m.evento === 'devolver' || (m.evento === 'cancelar' && m.quem === 'operador');
  if (retirada.automatica && recusada)
    await pararAutomatica(trx, { usuarioId: retirada.usuarioId, motivo: 'recusada', agora: m.agora });
  if (!EM_ANDAMENTO.includes(passo.para)) {
    await cancelarPrazos(trx, { tipos: [RETIRADA_EXPIRA, RETIRADA_ANALISE_VENCE, RETIRADA_SAI], alvoId: retirada.id });
  }
  return { ...retirada, estado: passo.para };
}

function dono({ usuarioId, valor }: Retirada) {
  return { usuario: usuarioId, valor };
}

/** The ledger entries of a step. The call or job that takes the step sends the Pix and tells the owner. */
const LANCAMENTOS: {
  readonly [E in EfeitoRetirada]?: (r: Retirada, evento: EventoRetirada) => ReturnType<typeof reservaDeRetirada>;
} = {
  reservarSaldo: (r) => reservaDeRetirada(dono(r)),
  lancarConclusao: (r) => conclusaoDeRetirada({ ...r, provedor: saidaDa(r).provedor }),
  lancarRetorno: (r) => retornoDeRetirada({ ...r, usuario: r.usuarioId, provedor: saidaDa(r).provedor }),
  devolverSaldo: (r, evento) => (evento === 'cancelar' ? cancelamentoDeRetirada : devolucaoDeRetirada)(dono(r)),
};

/** States in which a deadline still has something to do. */
const EM_ANDAMENTO: readonly EstadoRetirada[] = ['rascunho', 'aguardandoPin', 'emAnalise'];

async function lancarDela(
  trx: Trx,
  { id }: Retirada,
  { movimento, agora, usuarioId }: Movimentacao & { readonly movimento: ReturnType<typeof reservaDeRetirada> },
): Promise<void> {
  const ator = usuarioId === undefined ? {} : { ator: usuarioId };
  await lancar(trx, {
    ...movimento,
    origem: 'retiradas',
    origemId: id,
    chave: `retirada:${id}:${movimento.motivo}`,
    agora,
    ...ator,
  });
}

/** A step that the machine always has from here: its absence is a fault of ours. */
export function exigirMovida(movida: Retirada | undefined): Retirada {
  if (movida === undefined) throw new Error('withdrawal did not move');
  return movida;
}
