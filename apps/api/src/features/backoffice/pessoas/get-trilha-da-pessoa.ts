import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import type { Instante } from '@rateia/domain/datas';
import { sql } from 'kysely';
import { anotarVisita } from '../../../http/anotar-visita.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { redeMascarada } from './rede-mascarada.ts';
import { acharConta } from './repository.ts';

type Linha = {
  readonly id: number;
  readonly em: Instante;
  readonly acao: string;
  readonly autor: number | null;
  readonly nome: string | null;
  readonly alvo: string;
  readonly mensagem: string | null;
  readonly ip: string | null;
};

/**
 * The acts of a person, and the acts of others on him, his groups, withdrawals and reports, newest first (ASVS 16.2.1).
 */
export async function getTrilhaDaPessoa(
  ctx: ContextoUsuario,
  { params: { id }, query: { pagina, porPagina } }: Recebida<typeof backoffice.getTrilhaDaPessoa>,
) {
  const { db } = ctx;
  if ((await acharConta(db, id)) === undefined) return recusar('naoEncontrado');
  await anotarVisita(ctx, { acao: 'pessoas.verTrilha', idUsuario: id });
  // The reader's own reading would move the pages under his eyes; every other reader's stands in them.
  const minhaLeitura = sql`a.acao = 'pessoas.verTrilha' and a.usuario_id = ${ctx.usuario.id}`;
  const doUsuario = sql`
    select a.id from auditoria a where a.usuario_id = ${id}
    union
    select a.id from auditoria a where not (${minhaLeitura}) and a.alvo in (
      select 'usuario:' || ${id}::text
      union all select 'retirada:' || r.id from retiradas r where r.usuario_id = ${id}
      union all select 'chamado:' || c.id from chamados c where c.usuario_id = ${id}
      union all select 'grupo:' || g.id from grupos g where g.administrador_id = ${id})`;
  const { rows } = await sql<Linha>`
    select a.id, a.em, a.acao, a.usuario_id as autor, u.primeiro_nome || ' ' || u.sobrenome as nome, a.alvo, a.dados ->> 'mensagem' as mensagem, host(a.ip) as ip
    from auditoria a left join usuarios u on u.id = a.usuario_id where a.id in (${doUsuario})
    order by a.em desc, a.id desc limit ${porPagina} offset ${(pagina - 1) * porPagina}`.execute(db);
  const total = await sql<{ readonly n: number }>`select count(*)::int as n from (${doUsuario}) t`.execute(db);
  return {
    itens: rows.map(({ autor, ip, mensagem, ...l }) => ({
      ...l,
      quem: quemFez(autor, id),
      mensagem: mensagem ?? '',
      // The page does not tell the network of a person of the staff.
      rede: autor === id ? redeMascarada(ip) : '',
    })),
    total: total.rows[0]?.n ?? 0,
    pagina,
    porPagina,
  };
}

function quemFez(autor: number | null, id: number): 'propria' | 'equipe' | 'sistema' {
  if (autor === null) return 'sistema';
  return autor === id ? 'propria' : 'equipe';
}
