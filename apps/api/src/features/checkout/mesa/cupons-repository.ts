import type { backofficeCupons } from '@rateia/contracts/backoffice-cupons';
import type { Resposta } from '@rateia/contracts/chamada';
import { ID_STATUS_FATURA } from '@rateia/domain/carteira/estados';
import type { Instante } from '@rateia/domain/datas';
import { sql } from 'kysely';
import type { Executor } from '../../../db/banco.ts';

export type CupomDaMesa = Resposta<typeof backofficeCupons.createCupom>;

/** Coupons, the newest first, with what each cost the platform and what its purchases brought. */
export async function listarCupons(
  db: Executor,
  l: { readonly agora: Instante; readonly limite: number; readonly salto: number; readonly id?: number },
): Promise<readonly CupomDaMesa[]> {
  const { pago, estornado } = ID_STATUS_FATURA;
  const { rows } = await sql<Omit<CupomDaMesa, 'situacao'> & { readonly paradoEm: Instante | null }>`
    select c.id, c.codigo, c.nome, c.promocao, c.pontos, c.valor, c.maximo, c.minimo, s.nome as servico,
      c.so_na_primeira as "soNaPrimeira", c.por_pessoa as "porPessoa", c.limite, c.comeca_em as "comecaEm",
      c.termina_em as "terminaEm", c.parado_em as "paradoEm", c.usos - u.compras as retidos, u.compras, u.custou, u.trouxe
    from cupons c left join servicos s on s.id = c.servico_id
    cross join lateral (
      select count(*)::int as compras, coalesce(sum(-i.valor), 0)::bigint - coalesce(sum(v.voltou), 0)::bigint as custou,
        coalesce(sum(f.valor_total), 0)::bigint as trouxe
      from usos_de_cupom o join itens_da_fatura i on i.id = o.item_id join faturas f on f.id = i.fatura_id
      left join lateral (select sum(p.valor * n.feito / p.base) as voltou from partes_do_desconto p
        join lateral (select coalesce(sum(descontavel), 0) as feito from notas_de_credito where item_id = p.item_id) n on true
        where p.desconto_id = o.item_id) v on true
      where o.cupom_id = c.id and o.vale and f.status in (${pago}, ${estornado})) u
    where ${l.id ?? null}::bigint is null or c.id = ${l.id ?? null}
    order by c.id desc limit ${l.limite} offset ${l.salto}`.execute(db);
  return rows.map(({ paradoEm, ...cupom }) => ({ ...cupom, situacao: situacaoDe({ ...cupom, paradoEm }, l.agora) }));
}

function situacaoDe(
  c: Pick<CupomDaMesa, 'comecaEm' | 'terminaEm' | 'limite' | 'retidos' | 'compras'> & {
    readonly paradoEm: Instante | null;
  },
  agora: Instante,
): CupomDaMesa['situacao'] {
  if (c.paradoEm !== null) return 'parado';
  if (c.terminaEm !== null && c.terminaEm <= agora) return 'terminado';
  if (c.limite !== null && c.retidos + c.compras >= c.limite) return 'esgotado';
  return c.comecaEm > agora ? 'agendado' : 'valendo';
}

export async function contarCupons(db: Executor): Promise<number> {
  const { n } = await db
    .selectFrom('cupons')
    .select((e) => e.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
}
