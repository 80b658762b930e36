import type { Ciclo } from '@rateia/domain/carteira/ciclo';
import type { TipoDeVaga, ValoresDaFatura } from '@rateia/domain/carteira/fatura';
import { MAQUINA_PREVISAO } from '@rateia/domain/carteira/maquinas';
import type { Dia, Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { somar, ZERO } from '@rateia/domain/dinheiro';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Trx } from '../../../db/banco.ts';
import type { Parte } from '../../../db/de-uma-vez.ts';
import { escreverPartes } from '../../../db/de-uma-vez.ts';
import { aNascer, exigir } from '../../../db/mover.ts';
import type { ItemNovo } from '../../../http/itens.ts';
import { abrirFatura } from '../../pedido/index.ts';

/** Inserts an invoice as 11; undefined when the cycle already has one that stands. */
export async function inserirFatura(
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
): Promise<number | undefined> {
  const { assinatura, tipo, valores, ciclo, venceEm, agora, quem } = pedido;
  if (ciclo !== undefined && (await jaCobrada(trx, { assinaturaId: assinatura.id, tipo, inicio: ciclo.inicio }))) {
    return undefined;
  }
  const { plano, taxa, caucao, custoMeio } = valores;
  const item: ItemNovo = {
    tipo,
    quantidade: assinatura.vagas,
    valor: somar(plano, taxa, caucao),
    guardar: ({ nome, itemId }) => {
      const { id: assinaturaId, grupoId } = assinatura;
      const vaga = {
        itemId,
        tipo,
        assinaturaId,
        grupoId,
        plano,
        taxa,
        caucao,
        ...(ciclo === undefined ? {} : { ciclo }),
      };
      return { partes: [itemDeVaga(vaga, `${nome}_vaga`)] };
    },
  };
  return await abrirFatura(trx, { usuarioId: assinatura.usuarioId, itens: [item], venceEm, agora, quem, custoMeio });
}

/** The row of a seat's item beside its amount. */
export function itemDeVaga(
  v: {
    readonly itemId: RawBuilder<number>;
    readonly tipo: TipoDeVaga;
    readonly assinaturaId: number | RawBuilder<number>;
    readonly grupoId: number;
    readonly plano: Centavos;
    readonly taxa: Centavos;
    readonly caucao: Centavos;
    readonly ciclo?: Ciclo;
  },
  nome: string,
): Parte {
  return {
    nome,
    comando: sql`
    insert into itens_de_vaga (item_id, tipo, assinatura_id, grupo_id, valor_plano, valor_taxa, valor_caucao, competencia_inicio, competencia_fim)
    values (${v.itemId}, ${v.tipo}, ${v.assinaturaId}, ${v.grupoId}, ${v.plano}, ${v.taxa}, ${v.caucao}, ${v.ciclo?.inicio ?? null}, ${v.ciclo?.fim ?? null})
    returning item_id`,
  };
}

/** Locks the membership, so that no other transaction charges its cycle now. */
async function jaCobrada(
  trx: Trx,
  c: { readonly assinaturaId: number; readonly tipo: TipoDeVaga; readonly inicio: Dia },
): Promise<boolean> {
  return (
    (await trx
      .selectFrom('itens_de_vaga')
      .select('item_id')
      .where('assinatura_id', '=', c.assinaturaId)
      .where('tipo', '=', c.tipo)
      .where('competencia_inicio', '=', c.inicio)
      .where('vale', '=', true)
      .executeTakeFirst()) !== undefined
  );
}

/**
 * The administrator's forecast of an invoice, as 78, as parts of a larger statement; nothing when it has one (REGRAS
 * 2.3).
 */
export function aPrever(
  pedido: {
    readonly fatura: { readonly id: number; readonly grupoId: number };
    readonly administradorId: number;
    readonly valor: Centavos;
    readonly agora: Instante;
  },
  nome: string,
): readonly Parte[] {
  const { fatura, administradorId, agora, valor } = pedido;
  if (valor === ZERO) return [];
  const valores = {
    fatura_id: fatura.id,
    grupo_id: fatura.grupoId,
    administrador_id: administradorId,
    valor,
    criada_em: agora,
  };
  const previsao = { evento: 'emitir', quem: 'sistema', agora, valores, seNova: true } as const;
  return exigir(aNascer(MAQUINA_PREVISAO, previsao, nome)).partes;
}

/** The same by itself. */
export async function preverRecebimento(trx: Trx, pedido: Parameters<typeof aPrever>[0]): Promise<void> {
  await escreverPartes(trx, aPrever(pedido, 'previsao'));
}
