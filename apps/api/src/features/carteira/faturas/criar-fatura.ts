import type { Ciclo } from '@rateia/domain/carteira/ciclo';
import type { TipoDeVaga, ValoresDaFatura } from '@rateia/domain/carteira/fatura';
import { MAQUINA_PREVISAO } from '@rateia/domain/carteira/maquinas';
import type { Dia, Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos, somar, ZERO } from '@rateia/domain/dinheiro';
import type { Trx } from '../../../db/banco.ts';
import { nascer } from '../../../db/mover.ts';
import type { ItemNovo } from '../../../http/itens.ts';
import { abrirFatura } from '../../pedido/index.ts';

/** Inserts an invoice as 11; undefined when the cycle already has one that stands. */
export const inserirFatura = async (
  trx: Trx,
  pedido: {
    readonly assinatura: {
      readonly id: number;
      readonly usuarioId: number;
      readonly grupoId: number;
      readonly vagas: number;
    };
    readonly tipo: TipoDeVaga;
    readonly valores: ValoresDaFatura;
    readonly ciclo?: Ciclo;
    readonly venceEm: Dia;
    readonly agora: Instante;
    readonly quem: 'usuario' | 'sistema';
  },
): Promise<number | undefined> => {
  const { assinatura, tipo, valores, ciclo, venceEm, agora, quem } = pedido;
  if (ciclo !== undefined && (await jaCobrada(trx, { assinaturaId: assinatura.id, tipo, inicio: ciclo.inicio }))) {
    return undefined;
  }
  const { plano, taxa, caucao, custoMeio } = valores;
  const item: ItemNovo = {
    tipo,
    quantidade: assinatura.vagas,
    valor: somar(plano, taxa, caucao),
    guardar: async (trx, itemId) =>
      await itemDeVaga(trx, {
        itemId,
        tipo,
        assinatura,
        plano,
        taxa,
        caucao,
        ...(ciclo === undefined ? {} : { ciclo }),
      }),
  };
  return await abrirFatura(trx, { usuarioId: assinatura.usuarioId, itens: [item], venceEm, agora, quem, custoMeio });
};

/** The row of a seat's item beside its amount. */
export const itemDeVaga = async (
  trx: Trx,
  v: {
    readonly itemId: number;
    readonly tipo: TipoDeVaga;
    readonly assinatura: { readonly id: number; readonly grupoId: number };
    readonly plano: Centavos;
    readonly taxa: Centavos;
    readonly caucao: Centavos;
    readonly ciclo?: Ciclo;
  },
): Promise<void> => {
  await trx
    .insertInto('itens_de_vaga')
    .values({
      item_id: v.itemId,
      tipo: v.tipo,
      assinatura_id: v.assinatura.id,
      grupo_id: v.assinatura.grupoId,
      valor_plano: v.plano,
      valor_taxa: v.taxa,
      valor_caucao: v.caucao,
      competencia_inicio: v.ciclo?.inicio ?? null,
      competencia_fim: v.ciclo?.fim ?? null,
    })
    .execute();
};

/** Locks the membership, so that no other transaction charges its cycle now. */
const jaCobrada = async (
  trx: Trx,
  c: { readonly assinaturaId: number; readonly tipo: TipoDeVaga; readonly inicio: Dia },
): Promise<boolean> =>
  (await trx
    .selectFrom('itens_de_vaga')
    .select('item_id')
    .where('assinatura_id', '=', c.assinaturaId)
    .where('tipo', '=', c.tipo)
    .where('competencia_inicio', '=', c.inicio)
    .where('vale', '=', true)
    .executeTakeFirst()) !== undefined;

/** The administrator's forecast of an invoice, as 78; nothing when it has one (REGRAS 2.3). */
export const preverRecebimento = async (
  trx: Trx,
  pedido: {
    readonly fatura: { readonly id: number; readonly grupoId: number };
    readonly administradorId: number;
    readonly valor: Centavos;
    readonly agora: Instante;
  },
): Promise<void> => {
  const { fatura, administradorId, agora } = pedido;
  const valor = centavos(pedido.valor);
  if (valor === ZERO) return;
  await nascer(trx, MAQUINA_PREVISAO, {
    evento: 'emitir',
    quem: 'sistema',
    agora,
    valores: {
      fatura_id: fatura.id,
      grupo_id: fatura.grupoId,
      administrador_id: administradorId,
      valor,
      criada_em: agora,
    },
    seNova: true,
  });
};
