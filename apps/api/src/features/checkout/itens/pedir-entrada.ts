import type { Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { somar } from '@rateia/domain/dinheiro';
import { MAQUINA_ASSINATURA } from '@rateia/domain/grupos/assinatura';
import { composicao } from '@rateia/domain/grupos/precos';
import { sql } from 'kysely';
import type { Trx } from '../../../db/banco.ts';
import { exigir, nascer } from '../../../db/mover.ts';
import type { PedidoDeItem } from '../../../http/itens.ts';
import { itemDeVaga } from '../../carteira/index.ts';

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
