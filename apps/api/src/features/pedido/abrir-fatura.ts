import { MAQUINA_FATURA } from '@rateia/domain/carteira/maquinas';
import type { Dia, Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { somar, ZERO } from '@rateia/domain/dinheiro';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Trx } from '../../db/banco.ts';
import type { Parte } from '../../db/de-uma-vez.ts';
import { escreverDeUmaVez, idDa } from '../../db/de-uma-vez.ts';
import { aNascer, exigir } from '../../db/mover.ts';
import type { ItemEscrito, ItemNovo } from '../../http/itens.ts';

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
export async function abrirFatura(trx: Trx, f: FaturaNova): Promise<number> {
  return (await escreverFatura(trx, f)).id;
}

const FATURA = 'fatura';

/** The same in one round trip, with further parts that are about the invoice; answers its items too. */
export async function escreverFatura(
  trx: Trx,
  f: FaturaNova,
  mais: (faturaId: RawBuilder<number>) => readonly Parte[] = () => [],
): Promise<{ readonly id: number; readonly itens: readonly ItemEscrito[] }> {
  const { usuarioId, itens, quem, agora } = f;
  const fatura = exigir(
    aNascer(
      MAQUINA_FATURA,
      {
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
      },
      FATURA,
    ),
  );
  const lugares = itens.map((item, i) => {
    const posicao = i + 1;
    const nome = `item_${posicao}`;
    const itemId = idDa(nome);
    return { linha: { nome, comando: aEscrever(item, posicao) }, itemId, dados: item.guardar({ nome, itemId }) };
  });
  const { id, ids, coisas } = await escreverDeUmaVez<Escrita>(trx, {
    partes: [
      ...fatura.partes,
      ...lugares.flatMap(({ linha, dados }) => [linha, ...dados.partes]),
      ...itens.flatMap((item, i) => aDescontar(item, i + 1)),
      ...mais(idDa(FATURA)),
    ],
    valores: {
      id: idDa(FATURA),
      ids: emLista(lugares.map(({ itemId }) => itemId)),
      coisas: emLista(lugares.map(({ dados }) => dados.coisa ?? sql`null::bigint`)),
    },
  });
  return { id, itens: ids.map((itemId, i) => ({ itemId, coisa: coisas[i] ?? null })) };
}

type Escrita = {
  readonly id: number;
  readonly ids: readonly number[];
  readonly coisas: readonly (number | null)[];
};

/** As JSON, whose numbers arrive as numbers. */
function emLista(valores: readonly RawBuilder<unknown>[]) {
  return sql<never>`jsonb_build_array(${sql.join([...valores])})`;
}

/** The parts of a discount, written after the items that it makes cheaper. */
function aDescontar({ desconta = [] }: ItemNovo, posicao: number): readonly Parte[] {
  return desconta.map(({ indice, base, valor }) => ({
    nome: `item_${posicao}_parte_${indice + 1}`,
    comando: sql`
      insert into partes_do_desconto (desconto_id, item_id, base, valor)
      values (${idDa(`item_${posicao}`)}, ${idDa(`item_${indice + 1}`)}, ${base}, ${valor}) returning item_id as id`,
  }));
}

function aEscrever({ tipo, quantidade, valor }: ItemNovo, posicao: number): RawBuilder<unknown> {
  return sql`
  insert into itens_da_fatura (fatura_id, posicao, tipo, quantidade, valor, desconto)
  values (${idDa(FATURA)}, ${posicao}, ${tipo}, ${quantidade}, ${valor}, ${valor < ZERO}) returning id`;
}
