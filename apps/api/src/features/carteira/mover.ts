import type { StatusFatura, StatusPrevisao } from '@rateia/domain/carteira/estados';
import type {
  ContextoFatura,
  ContextoPrevisao,
  EventoCredito,
  EventoFatura,
  EventoPrevisao,
  QuemMoveDinheiro,
} from '@rateia/domain/carteira/maquinas';
import { MAQUINA_FATURA, MAQUINA_PREVISAO } from '@rateia/domain/carteira/maquinas';
import type { EstadoAssinatura, EventoAssinatura, QuemMoveAssinatura } from '@rateia/domain/grupos/assinatura';
import { MAQUINA_ASSINATURA } from '@rateia/domain/grupos/assinatura';
import type { Trx } from '../../db/banco.ts';
import { exigir, mover } from '../../db/mover.ts';
import type { Mudanca } from '../../db/movimento.ts';
import { registrarTransicao } from '../../db/transicoes.ts';

type Movimentacao<Estado, Evento, Quem> = {
  readonly id: number;
  readonly de: Estado;
  readonly evento: Evento;
  readonly quem: Quem;
  readonly usuarioId?: number | null | undefined;
  readonly agora: string;
  readonly dados?: Readonly<Record<string, unknown>>;
};

/** Moves an invoice by its machine, with what else changes in its row, and notes who did it (REGRAS 2.3). */
export const moverFatura = async (
  trx: Trx,
  m: Movimentacao<StatusFatura, EventoFatura, QuemMoveDinheiro> & {
    readonly contexto?: ContextoFatura;
    readonly mudar?: Mudanca<'faturas', 'status'>;
  },
): Promise<StatusFatura> => {
  return exigir(await mover(trx, MAQUINA_FATURA, m)).para;
};

/** The row was just inserted in `para`: notes its birth. */
export const registrarNascimento = async (
  trx: Trx,
  n: {
    readonly entidade: 'fatura' | 'previsao' | 'credito';
    readonly id: number;
    readonly evento: EventoFatura | EventoPrevisao | EventoCredito;
    readonly para: number;
    readonly quem: QuemMoveDinheiro;
    readonly usuarioId?: number | null | undefined;
    readonly agora: string;
  },
): Promise<void> =>
  await registrarTransicao(trx, {
    entidade: n.entidade,
    entidadeId: n.id,
    de: null,
    evento: n.evento,
    para: n.para,
    quem: n.quem,
    usuarioId: n.usuarioId ?? null,
    em: n.agora,
  });

/** Moves a forecast by its machine (REGRAS 2.3). */
export const moverPrevisao = async (
  trx: Trx,
  m: Movimentacao<StatusPrevisao, EventoPrevisao, QuemMoveDinheiro> & {
    readonly contexto?: ContextoPrevisao;
    readonly mudar?: Mudanca<'previsoes', 'status'>;
  },
): Promise<StatusPrevisao> => {
  return exigir(await mover(trx, MAQUINA_PREVISAO, m)).para;
};

/** Suspends a membership or takes it up again; its other moves are the groups' own (REGRAS 2.8). */
export const moverAssinatura = async (
  trx: Trx,
  m: Movimentacao<EstadoAssinatura, EventoAssinatura, QuemMoveAssinatura> & {
    readonly mudar?: Mudanca<'assinaturas', 'estado'>;
  },
): Promise<EstadoAssinatura> => {
  return exigir(await mover(trx, MAQUINA_ASSINATURA, m)).para;
};
