import type { Resposta } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import { ESTADOS_VIVOS } from '@rateia/domain/grupos/assinatura';
import { CONVITES_QUE_VALEM, ID_ESTADO_CONVITE } from '@rateia/domain/grupos/convite';
import { ID_VISIBILIDADE_GRUPO } from '@rateia/domain/grupos/enums';
import { STATUS_NO_AR } from '@rateia/domain/grupos/estados';
import { nomeCurto } from '@rateia/domain/usuario/nome';
import { sql } from 'kysely';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { indiceDoEmailDe } from './quem-responde.ts';

type Chamada = typeof grupos.getGruposPrivados;
type Item = Resposta<Chamada>['itens'][number];
type Linha = Omit<Item, 'convidadoPor'> & { readonly primeiroNome: string | null; readonly sobrenome: string | null };

/**
 * The private groups that exist for the caller, newest first: an invitation to his e-mail is here before he answers,
 * also one that was sent before he registered (spec B§7 /grupo/privado; REGRAS 2.15, 2.26).
 */
export async function getGruposPrivados(ctx: ContextoUsuario): Promise<Resposta<Chamada>> {
  const { db, usuario, agora } = ctx;
  const eu = usuario.id;
  const emailIndice = (await indiceDoEmailDe(db, ctx)) ?? null;
  const { rows } = await sql<Linha>`
    with meus as (
      select id as grupo_id, 'administrador' as papel, 1 as ordem, null::bigint as convite_id from grupos where administrador_id = ${eu}
      union all
      select grupo_id, 'membro', 2, null from assinaturas where usuario_id = ${eu} and paga_em is not null and estado = any(${[...ESTADOS_VIVOS]})
      union all
      select c.grupo_id, 'convidado', 3, c.id from convites c join convidados d on d.convite_id = c.id
        where d.usuario_id = ${eu} and c.estado = any(${[...CONVITES_QUE_VALEM]}) and c.expira_em > ${agora}
          and not exists (select from assinaturas a where a.grupo_id = c.grupo_id and a.usuario_id = d.usuario_id
            and a.paga_em is not null and a.criada_em >= d.aceito_em)
      union all
      select grupo_id, 'convidado', 4, id from convites
        where email_indice = ${emailIndice}::bytea and estado = ${ID_ESTADO_CONVITE.pendente} and expira_em > ${agora}
    )
    select distinct on (g.id) g.id as "idGrupo", g.nome as grupo, s.nome as servico, g.icone, g.cor, g.status as "statusId",
      g.valor_sem_taxas + g.valor_taxa as "valorMensal", m.papel, u.primeiro_nome as "primeiroNome", u.sobrenome, c.expira_em as ate
    from meus m join grupos g on g.id = m.grupo_id join servicos s on s.id = g.servico_id
      left join convites c on c.id = m.convite_id left join usuarios u on u.id = c.convidado_por
    where g.visibilidade = ${ID_VISIBILIDADE_GRUPO.privado} and g.status = any(${[...STATUS_NO_AR]})
    order by g.id desc, m.ordem, c.id desc`.execute(db);
  return {
    itens: rows.map(({ primeiroNome, sobrenome, ...grupo }) => ({
      ...grupo,
      convidadoPor: primeiroNome === null ? null : nomeCurto({ primeiroNome, sobrenome: sobrenome ?? '' }),
    })),
  };
}
