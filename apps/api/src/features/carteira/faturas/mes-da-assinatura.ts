import { taxaComPlus } from '@rateia/domain/carteira/plus';
import type { ValorDoMes } from '@rateia/domain/carteira/vencimento';
import type { Dia, Instante } from '@rateia/domain/datas';
import { multiplicar } from '@rateia/domain/dinheiro';
import type { PrecoDaVaga } from '@rateia/domain/grupos/precos';
import type { Executor } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { temPlus } from '../plus/plus-repository.ts';
import type { Assinatura } from '../repository.ts';

/** A whole month of a membership at a price: the fee is the reduced one while the member's Plus is in force (REGRAS 2.32). */
export async function valorDoMes(
  db: Executor,
  { regras }: Pick<Deps, 'regras'>,
  pedido: {
    readonly assinatura: Pick<Assinatura, 'usuarioId' | 'vagas'>;
    readonly preco: PrecoDaVaga;
    readonly agora: Instante;
  },
): Promise<ValorDoMes> {
  const { assinatura, preco, agora } = pedido;
  const comPlus = await temPlus(db, { usuarioId: assinatura.usuarioId, agora });
  return {
    plano: multiplicar(preco.valorSemTaxas, assinatura.vagas),
    taxa: multiplicar(comPlus ? taxaComPlus(preco, await regras()) : preco.valorTaxa, assinatura.vagas),
  };
}

/** The change of due day whose month begins on a day, with the days that the month would have had; undefined without one. */
export async function ajusteDoMes(
  db: Executor,
  { assinaturaId, inicio }: { readonly assinaturaId: number; readonly inicio: Dia },
): Promise<{ readonly ancora: Dia; readonly deCostume: number } | undefined> {
  const linha = await db
    .selectFrom('mudancas_de_vencimento')
    .select(['ancora', 'dias_de_costume as deCostume'])
    .where('assinatura_id', '=', assinaturaId)
    .where('mes_de', '=', inicio)
    .executeTakeFirst();
  return linha;
}
