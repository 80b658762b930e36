import type { Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { somar } from '@rateia/domain/dinheiro';
import { ID_ESTADO_ASSINATURA, MAQUINA_ASSINATURA } from '@rateia/domain/grupos/assinatura';
import { vendavel } from '@rateia/domain/grupos/estados';
import { composicao } from '@rateia/domain/grupos/precos';
import { FINALIDADE_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import { sql } from 'kysely';
import type { Trx } from '../../../db/banco.ts';
import { enfileirarSemAviso } from '../../../db/fila.ts';
import { exigir, nascer } from '../../../db/mover.ts';
import type { Deps } from '../../../http/deps.ts';
import type { ModuloDeItem, PedidoDeItem } from '../../../http/itens.ts';
import { comFim, itemDeVaga, moduloDaVaga, vagaDoItem } from '../../carteira/index.ts';
import { encerrarAssinatura } from '../../grupos/index.ts';
import { ASSINATURA_PAGA } from '../agenda.ts';
import { acharGrupoParaEntrar, acharReserva, lerGrupoTravado } from '../repository.ts';

export type PedidoDeEntrada = {
  readonly grupoId: number;
  readonly usuarioId: number;
  readonly vagas: number;
  readonly valorSemTaxas: Centavos;
  readonly valorTaxa: Centavos;
  readonly exigeCaucao: boolean;
  readonly relacionamento: number | null;
  readonly agora: Instante;
  /** The end of the hold of the seats; null takes them at once (a late payment that is honoured). */
  readonly ate: Instante | null;
};

/**
 * Seats of a group, to be held: a membership that waits for its first payment, and an item that charges the first month
 * and, where the group asks for it, the deposit (REGRAS 2.2; spec B§3).
 */
export const pedirEntrada = (p: PedidoDeEntrada): PedidoDeItem & { readonly assinaturaId: () => number } => {
  const preco = { valorSemTaxas: p.valorSemTaxas, valorTaxa: p.valorTaxa };
  const { parte: plano, taxa, caucao } = composicao({ preco, vagas: p.vagas, exigeCaucao: p.exigeCaucao });
  let assinatura: number | undefined;
  const assinaturaId = (): number => {
    if (assinatura === undefined) throw new Error(`seats of group ${p.grupoId} are not held yet`);
    return assinatura;
  };
  return {
    ordem: p.grupoId,
    assinaturaId,
    item: {
      tipo: 'primeira',
      quantidade: p.vagas,
      valor: somar(plano, taxa, caucao),
      guardar: async (trx, itemId) => {
        assinatura = await abrirAssinatura(trx, p);
        const vaga = { id: assinatura, grupoId: p.grupoId };
        await itemDeVaga(trx, { itemId, tipo: 'primeira', assinatura: vaga, plano, taxa, caucao });
      },
    },
    ocupar: async (trx) => {
      const [estado, evento, quem] =
        p.ate === null ? ['ocupada', 'honrarPagamento', 'sistema'] : ['retida', 'reter', 'membro'];
      const { rows } = await sql<{
        ok: boolean;
      }>`select ocupar_vagas(${p.grupoId}, ${assinaturaId()}, ${p.vagas}::smallint, ${estado}, ${p.ate}, ${evento}, ${quem}) as ok`.execute(
        trx,
      );
      return rows[0]?.ok === true;
    },
  };
};

const abrirAssinatura = async (trx: Trx, p: PedidoDeEntrada): Promise<number> =>
  exigir(
    await nascer(trx, MAQUINA_ASSINATURA, {
      evento: 'reservar',
      quem: 'membro',
      usuarioId: p.usuarioId,
      agora: p.agora,
      valores: {
        grupo_id: p.grupoId,
        usuario_id: p.usuarioId,
        vagas: p.vagas,
        valor_sem_taxas: p.valorSemTaxas,
        valor_taxa: p.valorTaxa,
        relacionamento: p.relacionamento,
        criada_em: p.agora,
      },
    }),
  ).id;

/** The entry into a group: seats that are held, paid, let go or taken once more for a late payment (REGRAS 2.2). */
export const entrada: ModuloDeItem<Deps> = {
  ...moduloDaVaga,
  travas: async (db, item) => {
    const { grupoId, assinaturaId } = await vagaDoItem(db, item.id);
    return { grupos: [grupoId], assinaturas: [assinaturaId] };
  },
  estender: async (trx, { item, ate }) => {
    const { grupoId, assinaturaId } = await vagaDoItem(trx, item.id);
    await trx
      .updateTable('vagas')
      .set({ retida_ate: ate })
      .where('grupo_id', '=', grupoId)
      .where('assinatura_id', '=', assinaturaId)
      .where('estado', '=', 'retida')
      .execute();
  },
  // The seats are his for good, and a job tells the group.
  aplicar: async (trx, deps, p) => {
    await moduloDaVaga.aplicar(trx, deps, p);
    const { grupoId, assinaturaId } = await vagaDoItem(trx, p.item.id);
    await sql`select confirmar_vagas(${grupoId}, ${assinaturaId}, ${p.agora})`.execute(trx);
    await enfileirarSemAviso(trx, ASSINATURA_PAGA, { assinaturaId });
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
  descrever: async (db, item) => {
    const vaga = await moduloDaVaga.descrever(db, item);
    const finalidade = FINALIDADE_PAGAMENTO.assinatura.id;
    return { ...vaga, finalidade, destino: `/checkout/sucesso?idGrupo=${vaga.idGrupo}&idFatura=${item.faturaId}` };
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
