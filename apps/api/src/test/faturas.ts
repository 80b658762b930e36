import type { TipoDeVaga } from '@rateia/domain/carteira/fatura';
import { sql } from 'kysely';
import type { Executor } from '../db/banco.ts';

/** An invoice of one seat, straight in the database, in any state: the ways to it have tests of their own. */
export async function escreverFatura(
  db: Executor,
  f: {
    readonly assinaturaId: number;
    readonly tipo: TipoDeVaga;
    readonly status: number;
    readonly plano: number;
    readonly taxa: number;
    readonly venceEm: string;
    readonly ciclo?: { readonly inicio: string; readonly fim: string };
  },
): Promise<number> {
  const { rows } = await sql<{ readonly id: number }>`
    with vaga as (select id, usuario_id, grupo_id from assinaturas where id = ${f.assinaturaId}),
    fatura as (
      insert into faturas (usuario_id, status, subtotal, emitida_em, vence_em)
      select usuario_id, ${f.status}, ${f.plano + f.taxa}, now(), ${f.venceEm}::date from vaga returning id),
    item as (
      insert into itens_da_fatura (fatura_id, posicao, tipo, quantidade, valor)
      select id, 1, ${f.tipo}, 1, ${f.plano + f.taxa} from fatura returning id),
    da_vaga as (
      insert into itens_de_vaga (item_id, tipo, assinatura_id, grupo_id, valor_plano, valor_taxa, valor_caucao, competencia_inicio, competencia_fim)
      select item.id, ${f.tipo}, vaga.id, vaga.grupo_id, ${f.plano}, ${f.taxa}, 0, ${f.ciclo?.inicio ?? null}::date, ${f.ciclo?.fim ?? null}::date
      from item, vaga)
    select id from fatura`.execute(db);
  const [fatura] = rows;
  if (fatura === undefined) throw new Error(`no membership ${f.assinaturaId}`);
  return fatura.id;
}
