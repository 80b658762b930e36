import { ID_ESTADO_ASSINATURA } from '@rateia/domain/grupos/assinatura';
import { vendavel } from '@rateia/domain/grupos/estados';
import { FINALIDADE_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import { sql } from 'kysely';
import { aEnfileirarSemAviso } from '../../../db/fila.ts';
import type { Deps } from '../../../http/deps.ts';
import { ErroDeCatalogo, recusar } from '../../../http/erros.ts';
import type { ModuloDeItem, Travas } from '../../../http/itens.ts';
import { comFim, daVaga, moduloDaVaga, pagarVaga, vagaDoItem } from '../../carteira/index.ts';
import { encerrarAssinatura } from '../../grupos/index.ts';
import { ASSINATURA_PAGA } from '../agenda.ts';
import { acharGrupoParaEntrar } from '../grupo-para-entrar.ts';
import { acharReserva, lerGrupoTravado } from '../repository.ts';
import { pedirReserva } from '../reserva/reservar.ts';
import { conferirEntrada } from '../restricoes/conferir-entrada.ts';
import { pedirEntrada } from './pedir-entrada.ts';
import { vagasPeloMeio } from './vagas-pelo-meio.ts';

/** Seats that went to others meanwhile are one thing to their payer, whatever the group says of it. */
function semVaga(erro: unknown): never {
  if (erro instanceof ErroDeCatalogo && SEM_VAGA.includes(erro.chave)) return recusar('vagaOcupada');
  throw erro;
}
const SEM_VAGA: readonly string[] = [
  'semVagas',
  'filaSemLugar',
  'vagaComPreferencia',
  'grupoNaoAceitaMembros',
  'grupoNaoEncontrado',
];

function travasDe({ grupoId, assinaturaId }: { readonly grupoId: number; readonly assinaturaId: number }): Travas {
  return {
    grupos: [grupoId],
    assinaturas: [assinaturaId],
  };
}

/** The campaign that led here, if there is one of that number: the cookie may hold any number (REGRAS 2.23). */
export function daCampanha(id: number | undefined) {
  return id === undefined ? {} : { campanha_id: sql<number | null>`(select id from campanhas where id = ${id})` };
}

/** The entry into a group: seats that are held, paid, released or taken once more for a late payment (REGRAS 2.2). */
export const entrada: ModuloDeItem<Deps> = {
  ...moduloDaVaga,
  travas: async (db, item) => travasDe(await vagaDoItem(db, item.id)),
  estender: async (trx, { item, ate }) => {
    const { grupoId, assinaturaId } = await vagaDoItem(trx, item.id);
    await trx
      .updateTable('vagas')
      .set({ retida_ate: ate })
      .where('grupo_id', '=', grupoId)
      .where('assinatura_id', '=', assinaturaId)
      .where('estado', '=', 'retida')
      .execute();
    await trx
      .updateTable('vagas')
      .set({ fila_retida_ate: ate })
      .where('fila_assinatura_id', '=', assinaturaId)
      .where('fila_retida_ate', 'is not', null)
      .execute();
  },
  // A method whose money takes days may keep only some of a group's seats.
  podeEsperar: async (trx, { item, meio, regras }) => {
    if (meio.podeReter === undefined) return true;
    const { grupoId, assinaturaId } = await vagaDoItem(trx, item.id);
    // A dated place is sold in the order of payment: it waits for no method that takes days.
    if ((await acharReserva(trx, assinaturaId))?.entraEm != null) return false;
    return meio.podeReter(await vagasPeloMeio(trx, { grupoId, assinaturaId, meioPagamento: meio.id }), regras);
  },
  // The seats are his for good, and a job tells the group.
  pagar: async (db, deps, { item, nome, agora, meio, campanhaId }) => {
    const vaga = await daVaga(db, item);
    const { grupoId, assinaturaId } = vaga.fatura;
    const mudar = { meio_pagamento: sql`${meio}`, ...daCampanha(campanhaId) };
    const paga = pagarVaga(vaga, deps, { nome, agora, mudar });
    const confirmadas = sql`select confirmar_vagas(${grupoId}, ${assinaturaId}, ${agora})`;
    return {
      ...paga,
      travas: travasDe(vaga.fatura),
      partes: [
        ...paga.partes,
        { nome: `${nome}_lugares`, comando: confirmadas },
        aEnfileirarSemAviso(ASSINATURA_PAGA, { assinaturaId }, `${nome}_tarefa`),
      ],
    };
  },
  soltar: async (trx, deps, p) => {
    const { assinaturaId } = await vagaDoItem(trx, p.item.id);
    const { motivo, quem, agora, fatura } = p;
    const usuarioId = quem === 'membro' ? fatura.usuarioId : null;
    await encerrarAssinatura(trx, deps, { assinaturaId, motivo, quem, usuarioId, agora });
    await moduloDaVaga.soltar(trx, deps, p);
  },
  // Once all of its seats went back, the membership is over.
  devolver: async (trx, deps, p) => {
    const { item, desde, quantidade, motivo, quem, agora } = p;
    const volta = await moduloDaVaga.devolver(trx, deps, p);
    if (desde + quantidade < item.quantidade) return volta;
    const { assinaturaId } = await vagaDoItem(trx, item.id);
    return comFim(volta, (doItem) => encerrarAssinatura(doItem, deps, { assinaturaId, motivo, quem, agora }));
  },
  descrever: async (db, itens) => {
    const vagas = await moduloDaVaga.descrever(db, itens);
    const finalidade = FINALIDADE_PAGAMENTO.assinatura.id;
    return new Map(
      itens.flatMap(({ id, faturaId }) => {
        const vaga = vagas.get(id);
        if (vaga === undefined) return [];
        const destino = `/checkout/sucesso?idGrupo=${vaga.idGrupo}&idFatura=${faturaId}`;
        return [[id, { ...vaga, finalidade, destino }] as const];
      }),
    );
  },
  refazer: async (trx, ctx, { item, ate }) => {
    const { assinaturaId } = await vagaDoItem(trx, item.id);
    const reserva = await acharReserva(trx, assinaturaId);
    if (reserva === undefined) return recusar('vagaOcupada');
    const { grupoId, usuarioId, vagas, relacionamento, pais } = reserva;
    try {
      const fila = reserva.entraEm !== null;
      const entrada = await conferirEntrada(trx, ctx.deps, { grupoId, usuarioId, vagas, fila });
      const pedido = await pedirReserva(trx, ctx, { entrada, vagas, relacionamento, pais, ate });
      return { ...pedido, ocupar: async (doGrupo, escrito) => await pedido.ocupar(doGrupo, escrito).catch(semVaga) };
    } catch (erro) {
      return semVaga(erro);
    }
  },
  retomar: async (trx, _deps, { item, agora }) => {
    const semVolta = { motivo: 'vagaOcupada' } as const;
    const { assinaturaId, grupoId } = await vagaDoItem(trx, item.id);
    const reserva = await acharReserva(trx, assinaturaId);
    // The locks were ours all along: a hold that stands without its invoice is a fault, and a person looks at it.
    if (reserva?.estado === ID_ESTADO_ASSINATURA.reservada)
      throw new Error(`invoice ${item.faturaId} of a standing hold is cancelled`);
    if (reserva?.estado !== ID_ESTADO_ASSINATURA.cancelada) return semVolta;
    const travado = await lerGrupoTravado(trx, grupoId);
    const grupo = await acharGrupoParaEntrar(trx, { grupoId, usuarioId: reserva.usuarioId });
    if (grupo === undefined || grupo.propria !== undefined || grupo.vendaSuspensa) return semVolta;
    if (!vendavel(travado.status) || travado.livres < reserva.vagas) return semVolta;
    const pedido = pedirEntrada({ ...reserva, exigeCaucao: grupo.exigeCaucao, agora, ate: null });
    return pedido.item.valor === item.valor ? { pedido } : semVolta;
  },
};
