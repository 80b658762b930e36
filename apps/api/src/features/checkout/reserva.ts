import type { Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { ID_ESTADO_ASSINATURA } from '@rateia/domain/grupos/assinatura';
import { MEIO_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import { sql } from 'kysely';
import type { Trx } from '../../db/banco.ts';
import { enfileirar } from '../../db/fila.ts';
import { agendarPrazo, cancelarPrazos } from '../../db/prazos.ts';
import { registrarTransicao } from '../../db/transicoes.ts';
import type { Deps } from '../../http/deps.ts';
import { cancelarFaturaInicial, criarFaturaInicial, faturaInicialDe } from '../carteira/index.ts';
import { AVALIAR_GRUPO, encerrarAssinatura } from '../grupos/index.ts';
import { VAGA_RETENCAO_EXPIRA } from './agenda.ts';
import type { Reserva } from './repository.ts';

export type PedidoDeReserva = {
  readonly grupoId: number;
  readonly usuarioId: number;
  readonly vagas: number;
  readonly valorSemTaxas: Centavos;
  readonly valorTaxa: Centavos;
  readonly relacionamento: number | null;
  readonly agora: Instante;
  /** Until when the seats are held; null takes them at once (a late payment that is honoured). */
  readonly ate: Instante | null;
  readonly custoMeio?: Centavos;
};

/**
 * Claims the seats, all or none, for a membership that waits for its first payment. What only this purchase sees is
 * written first: the group's seat row is held as briefly as it can be. Undefined, with nothing claimed, when the seats
 * are gone: the caller's transaction must then end (REGRAS 2.2).
 */
export const reservarVagas = async (
  trx: Trx,
  p: PedidoDeReserva,
): Promise<{ readonly assinaturaId: number; readonly faturaId: number } | undefined> => {
  const { id: assinaturaId } = await trx
    .insertInto('assinaturas')
    .values({
      grupo_id: p.grupoId,
      usuario_id: p.usuarioId,
      vagas: p.vagas,
      estado: ID_ESTADO_ASSINATURA.reservada,
      valor_sem_taxas: p.valorSemTaxas,
      valor_taxa: p.valorTaxa,
      meio_pagamento: MEIO_PAGAMENTO.pix.id,
      relacionamento: p.relacionamento,
      criada_em: p.agora,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await registrarTransicao(trx, {
    entidade: 'assinatura',
    entidadeId: assinaturaId,
    de: null,
    evento: 'reservar',
    para: ID_ESTADO_ASSINATURA.reservada,
    quem: 'membro',
    usuarioId: p.usuarioId,
    em: p.agora,
  });
  const faturaId = await criarFaturaInicial(trx, {
    assinaturaId,
    agora: p.agora,
    ...(p.custoMeio === undefined ? {} : { custoMeio: p.custoMeio }),
  });
  if (p.ate !== null) {
    await agendarPrazo(trx, { tipo: VAGA_RETENCAO_EXPIRA, alvoId: assinaturaId, venceEm: p.ate, agora: p.agora });
  }
  const [estado, evento, quem] =
    p.ate === null ? (['ocupada', 'honrarPagamento', 'sistema'] as const) : (['retida', 'reter', 'membro'] as const);
  const { rows } = await sql<{
    ok: boolean;
  }>`select ocupar_vagas(${p.grupoId}, ${assinaturaId}, ${p.vagas}::smallint, ${estado}, ${p.ate}, ${evento}, ${quem}) as ok`.execute(
    trx,
  );
  return rows[0]?.ok === true ? { assinaturaId, faturaId } : undefined;
};

/** Keeps the seats of a hold until its code expires. Locks: seats and hold (REGRAS 2.2). */
export const estenderReserva = async (
  trx: Trx,
  reserva: { readonly id: number; readonly grupoId: number },
  { ate, agora }: { readonly ate: Instante; readonly agora: Instante },
): Promise<void> => {
  await trx
    .updateTable('vagas')
    .set({ retida_ate: ate })
    .where('grupo_id', '=', reserva.grupoId)
    .where('assinatura_id', '=', reserva.id)
    .where('estado', '=', 'retida')
    .execute();
  await agendarPrazo(trx, { tipo: VAGA_RETENCAO_EXPIRA, alvoId: reserva.id, venceEm: ate, agora });
};

/** Gives the seats of an unpaid hold back, with its invoice and open payments. Locks: seats and hold (REGRAS 2.2). */
export const soltarReserva = async (
  trx: Trx,
  deps: Deps,
  s: {
    readonly reserva: Pick<Reserva, 'id' | 'usuarioId'>;
    readonly quem: 'membro' | 'sistema';
    readonly motivo: string;
    readonly agora: Instante;
  },
): Promise<void> => {
  const { reserva, quem, motivo, agora } = s;
  const usuarioId = quem === 'membro' ? reserva.usuarioId : null;
  const fatura = await faturaInicialDe(trx, reserva.id);
  await encerrarAssinatura(trx, deps, { assinaturaId: reserva.id, motivo, quem, usuarioId, agora });
  await cancelarPrazos(trx, { tipos: [VAGA_RETENCAO_EXPIRA], alvoId: reserva.id });
  if (fatura !== undefined) await cancelarFaturaInicial(trx, { faturaId: fatura.id, agora });
};

/** The group's own rules look again: full, or with seats again (REGRAS 2.1). */
export const pedirAvaliacao = async (trx: Trx, grupoId: number): Promise<void> => {
  await enfileirar(trx, AVALIAR_GRUPO, { grupoId }, { chave: `avaliarGrupo:${grupoId}` });
};
