import type { Instante } from '@rateia/domain/datas';
import { somarHoras } from '@rateia/domain/datas';
import type { EstadoConvite, FormaDoConvite } from '@rateia/domain/grupos/convite';
import { sql } from 'kysely';
import type { Executor } from '../../../../db/banco.ts';

/** An invitation, as the desk reads it, with what its inviter did with all of his. */
export type ConviteDaMesa = {
  readonly id: number;
  readonly grupoId: number;
  readonly grupo: string;
  readonly visibilidade: number;
  readonly pessoaId: number;
  readonly pessoa: string;
  readonly forma: FormaDoConvite;
  readonly estado: EstadoConvite;
  readonly usos: number;
  readonly usosMaximos: number;
  readonly envios: number;
  readonly vagaGuardada: boolean;
  readonly criadoEm: Instante;
  readonly expiraEm: Instante;
  readonly aceitaram: readonly {
    readonly id: number;
    readonly nome: string;
    readonly aceitoEm: Instante;
    readonly entrou: boolean;
  }[];
  readonly emailsDoDia: number;
  readonly recusados: number;
  readonly respondidos: number;
  readonly totalAceitaram: number;
  readonly totalEntraram: number;
};

const QUANTOS = 100;
const HORAS_DO_DIA = 24;
const DIAS_DAS_RESPOSTAS = 30;

/** The newest invitations; their inviters are counted once each. */
export async function listarConvitesDaMesa(db: Executor, agora: Instante): Promise<readonly ConviteDaMesa[]> {
  const hoje = somarHoras(agora, -HORAS_DO_DIA);
  const mes = somarHoras(agora, -HORAS_DO_DIA * DIAS_DAS_RESPOSTAS);
  const { rows } = await sql<ConviteDaMesa>`
    with novos as (select * from convites order by id desc limit ${QUANTOS}),
    entradas as (
      select d.*, u.primeiro_nome || ' ' || u.sobrenome as nome, exists (select from assinaturas a
        where a.grupo_id = c.grupo_id and a.usuario_id = d.usuario_id and a.paga_em is not null
          and a.criada_em >= d.aceito_em) as entrou, c.convidado_por
      from convidados d join convites c on c.id = d.convite_id join usuarios u on u.id = d.usuario_id
      where c.convidado_por in (select convidado_por from novos)
    ),
    pessoas as (
      select p.id, p.primeiro_nome || ' ' || p.sobrenome as nome,
        (select count(*)::int from convite_envios e where e.usuario_id = p.id and e.em > ${hoje}) as emails,
        (select count(*)::int from convites c where c.convidado_por = p.id and c.respondido_em > ${mes}
          and c.estado = 'recusado') as recusados,
        (select count(*)::int from convites c where c.convidado_por = p.id and c.respondido_em > ${mes}) as respondidos,
        (select count(*)::int from entradas e where e.convidado_por = p.id and e.aceito_em > ${mes}) as aceitaram,
        (select count(*)::int from entradas e where e.convidado_por = p.id and e.aceito_em > ${mes} and e.entrou) as entraram
      from usuarios p where p.id in (select convidado_por from novos)
    )
    select c.id, g.id as "grupoId", g.nome as grupo, g.visibilidade, p.id as "pessoaId", p.nome as pessoa, c.forma, c.estado,
      c.usos, c.usos_maximos as "usosMaximos", c.envios, c.criado_em as "criadoEm", c.expira_em as "expiraEm",
      exists (select from vagas v where v.convite_id = c.id) as "vagaGuardada",
      (select coalesce(jsonb_agg(jsonb_build_object('id', e.usuario_id, 'nome', e.nome, 'aceitoEm',
        to_char(e.aceito_em at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'entrou', e.entrou) order by e.id), '[]')
        from entradas e where e.convite_id = c.id) as aceitaram,
      p.emails as "emailsDoDia", p.recusados, p.respondidos, p.aceitaram as "totalAceitaram", p.entraram as "totalEntraram"
    from novos c join grupos g on g.id = c.grupo_id join pessoas p on p.id = c.convidado_por
    order by c.id desc`.execute(db);
  return rows;
}
