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
import type { ResultadoDaTransicao } from '@rateia/domain/maquina';
import { INICIO, transicionar } from '@rateia/domain/maquina';
import type { Updateable } from 'kysely';
import type { Trx } from '../../db/banco.ts';
import type { Assinaturas, Faturas, Previsoes } from '../../db/tipos.ts';
import type { RegistroDeTransicao } from '../../db/transicoes.ts';
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

/** The caller has looked at the state under its lock: a refusal here is a fault of ours, not a person's. */
const exigir = <E, F>(
  resultado: ResultadoDaTransicao<E, F>,
  m: { readonly id: number; readonly evento: string },
): E => {
  if (!resultado.ok) throw new Error(`${resultado.recusa.codigo}: ${m.evento} on ${m.id}`);
  return resultado.para;
};

const anotar = async (
  trx: Trx,
  entidade: RegistroDeTransicao['entidade'],
  m: Movimentacao<string | number, string, QuemMoveDinheiro | QuemMoveAssinatura> & { readonly para: string | number },
): Promise<void> =>
  await registrarTransicao(trx, {
    entidade,
    entidadeId: m.id,
    de: m.de === INICIO ? null : m.de,
    evento: m.evento,
    para: m.para,
    quem: m.quem,
    usuarioId: m.usuarioId ?? null,
    em: m.agora,
    ...(m.dados === undefined ? {} : { dados: m.dados }),
  });

/** Moves an invoice by its machine, with what else changes in its row, and notes who did it (REGRAS 2.3). */
export const moverFatura = async (
  trx: Trx,
  m: Movimentacao<StatusFatura, EventoFatura, QuemMoveDinheiro> & {
    readonly contexto?: ContextoFatura;
    readonly mudar?: Updateable<Faturas>;
  },
): Promise<StatusFatura> => {
  const { quem, evento, contexto = {}, mudar = {} } = m;
  const para = exigir(transicionar(MAQUINA_FATURA, { estado: m.de, evento, quem, contexto }), m);
  await trx
    .updateTable('faturas')
    .set({ ...mudar, status: para })
    .where('id', '=', m.id)
    .execute();
  await anotar(trx, 'fatura', { ...m, para });
  return para;
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
): Promise<void> => await anotar(trx, n.entidade, { ...n, de: INICIO });

/** Moves a forecast by its machine (REGRAS 2.3). */
export const moverPrevisao = async (
  trx: Trx,
  m: Movimentacao<StatusPrevisao, EventoPrevisao, QuemMoveDinheiro> & {
    readonly contexto?: ContextoPrevisao;
    readonly mudar?: Updateable<Previsoes>;
  },
): Promise<StatusPrevisao> => {
  const { quem, evento, contexto = {}, mudar = {} } = m;
  const para = exigir(transicionar(MAQUINA_PREVISAO, { estado: m.de, evento, quem, contexto }), m);
  await trx
    .updateTable('previsoes')
    .set({ ...mudar, status: para })
    .where('id', '=', m.id)
    .execute();
  await anotar(trx, 'previsao', { ...m, para });
  return para;
};

/** Suspends a membership or takes it up again; its other moves are the groups' own (REGRAS 2.8). */
export const moverAssinatura = async (
  trx: Trx,
  m: Movimentacao<EstadoAssinatura, EventoAssinatura, QuemMoveAssinatura> & {
    readonly mudar?: Updateable<Assinaturas>;
  },
): Promise<EstadoAssinatura> => {
  const { quem, evento, mudar = {} } = m;
  const para = exigir(transicionar(MAQUINA_ASSINATURA, { estado: m.de, evento, quem, contexto: {} }), m);
  await trx
    .updateTable('assinaturas')
    .set({ ...mudar, estado: para })
    .where('id', '=', m.id)
    .execute();
  await anotar(trx, 'assinatura', { ...m, para });
  return para;
};
