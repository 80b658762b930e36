import { MAQUINA_FATURA } from '@rateia/domain/carteira/maquinas';
import type { Dia, Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { somar, ZERO } from '@rateia/domain/dinheiro';
import type { Trx } from '../../db/banco.ts';
import { exigir, nascer } from '../../db/mover.ts';
import type { ItemNovo } from '../../http/itens.ts';

export type FaturaNova = {
  readonly usuarioId: number;
  readonly itens: readonly ItemNovo[];
  readonly venceEm: Dia;
  readonly agora: Instante;
  readonly quem: 'usuario' | 'sistema';
  readonly custoMeio?: Centavos;
  /** The end of the hold of its items. */
  readonly retidaAte?: Instante | null;
};

/** Writes an invoice as 11 with all of its items; the database holds it to their sum (REGRAS 2.3). */
export const abrirFatura = async (trx: Trx, f: FaturaNova): Promise<number> => {
  const { usuarioId, itens, quem, agora } = f;
  const { id } = exigir(
    await nascer(trx, MAQUINA_FATURA, {
      evento: 'emitir',
      quem,
      usuarioId: quem === 'usuario' ? usuarioId : null,
      agora,
      valores: {
        usuario_id: usuarioId,
        subtotal: somar(...itens.map(({ valor }) => valor)),
        valor_custo_meio: f.custoMeio ?? ZERO,
        emitida_em: agora,
        vence_em: f.venceEm,
        retida_ate: f.retidaAte ?? null,
      },
    }),
  );
  const escritos = await trx
    .insertInto('itens_da_fatura')
    .values(
      itens.map(({ tipo, quantidade, valor }, i) => ({
        fatura_id: id,
        posicao: i + 1,
        tipo,
        quantidade,
        valor,
        desconto: valor < ZERO,
      })),
    )
    .returning(['id', 'posicao'])
    .execute();
  for (const escrito of escritos) await itens[escrito.posicao - 1]?.guardar(trx, escrito.id);
  return id;
};
