import type { MotivoDoAtraso } from '@rateia/domain/cancelamento/atraso';
import { ID_STATUS_FATURA } from '@rateia/domain/carteira/estados';
import type { Dia, Instante } from '@rateia/domain/datas';
import type { EstadoAssinatura } from '@rateia/domain/grupos/assinatura';
import { sql } from 'kysely';
import type { Executor } from '../../../db/banco.ts';
import { FATURA_CAUCAO, PRAZOS_DA_COBRANCA } from '../../carteira/index.ts';

/** A late month, as the desk reads it. */
export type CobrancaDaMesa = {
  readonly id: number;
  readonly assinaturaId: number;
  readonly pessoaId: number;
  readonly pessoa: string;
  readonly grupoId: number;
  readonly grupo: string;
  readonly valor: number;
  readonly venceEm: Dia;
  readonly tentativas: number;
  readonly causa: string | null;
  readonly caucao: number;
  readonly estado: EstadoAssinatura;
  readonly motivo: MotivoDoAtraso | null;
  readonly novaData: Dia | null;
  readonly respondidaEm: Instante | null;
  readonly proximo: string | null;
  readonly proximoEm: Instante | null;
  /** The deposit has not been used for it yet, nor the access suspended. */
  readonly aindaMuda: boolean;
};

const QUANTAS = 200;

/** Late months, those that are late for longest first; one of them where its invoice is named. */
export async function listarCobrancas(db: Executor, faturaId?: number): Promise<readonly CobrancaDaMesa[]> {
  const tipos = [...PRAZOS_DA_COBRANCA];
  const { rows } = await sql<CobrancaDaMesa>`
    select f.id, f.assinatura_id as "assinaturaId", u.id as "pessoaId", u.primeiro_nome || ' ' || u.sobrenome as pessoa,
      g.id as "grupoId", g.nome as grupo, f.valor_total as valor, f.vence_em as "venceEm", f.tentativas,
      f.causa_falha as causa, a.caucao, a.estado, r.motivo, r.nova_data as "novaData", r.em as "respondidaEm",
      p.tipo as proximo, p.vence_em as "proximoEm",
      exists (select 1 from prazos c where c.alvo_id = f.id and c.tipo = ${FATURA_CAUCAO} and c.estado = 'pendente') as "aindaMuda"
    from faturas_de_vaga f
    join usuarios u on u.id = f.usuario_id
    join grupos g on g.id = f.grupo_id
    join assinaturas a on a.id = f.assinatura_id
    left join lateral (select motivo, nova_data, em from respostas_de_atraso where fatura_id = f.id order by id desc limit 1) r on true
    left join lateral (select tipo, vence_em from prazos where alvo_id = f.id and tipo = any(${tipos}::text[])
      and estado = 'pendente' order by vence_em, id limit 1) p on true
    where f.status = ${ID_STATUS_FATURA.atraso} and (${faturaId ?? null}::bigint is null or f.id = ${faturaId ?? null})
    order by f.vence_em, f.id limit ${QUANTAS}`.execute(db);
  return rows;
}
