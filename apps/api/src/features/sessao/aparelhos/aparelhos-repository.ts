import { sql } from 'kysely';
import type { Executor, Trx } from '../../../db/banco.ts';

export type Aparelho = {
  readonly id: number;
  readonly nome: string;
  readonly ip: string | null;
  readonly criadoEm: string;
  readonly vistoEm: string;
  readonly liberado: boolean;
  readonly sessoes: number;
};

/** Devices an account trusts, and those whose request is open; the others are history. */
export async function listarAparelhos(
  db: Executor,
  { usuarioId, agora, parede }: { readonly usuarioId: number; readonly agora: string; readonly parede: string },
): Promise<Aparelho[]> {
  const { rows } = await sql<{
    readonly id: number;
    readonly nome: string;
    readonly ip: string | null;
    readonly criado_em: string;
    readonly visto_em: string;
    readonly liberado: boolean;
    readonly sessoes: number;
  }>`
    select d.id, d.nome, host(d.ip) as ip, d.criado_em, d.visto_em, d.liberado_em is not null and d.revogado_em is null as liberado,
      (select count(*) from sessoes s where s.dispositivo_id = d.id and s.encerrada_em is null and s.expira_em > ${parede})::int as sessoes
    from dispositivos d
    where d.usuario_id = ${usuarioId} and ((d.liberado_em is not null and d.revogado_em is null)
      or exists (select 1 from liberacoes l where l.dispositivo_id = d.id and l.usada_em is null and l.liberada_em is null
        and l.recusada_em is null and l.expira_em > ${agora}))
    order by d.visto_em desc limit 50`.execute(db);
  return rows.map((l) => ({
    id: l.id,
    nome: l.nome,
    ip: l.ip,
    criadoEm: l.criado_em,
    vistoEm: l.visto_em,
    liberado: l.liberado,
    sessoes: l.sessoes,
  }));
}

/** A device of this account; somebody else's is as unknown as one that never was. */
export async function findAparelho(
  trx: Trx,
  { usuarioId, id }: { readonly usuarioId: number; readonly id: number },
): Promise<{ readonly id: number; readonly nome: string; readonly liberado: boolean } | undefined> {
  const l = await trx
    .selectFrom('dispositivos')
    .select(['id', 'nome', 'liberado_em', 'revogado_em'])
    .where('id', '=', id)
    .where('usuario_id', '=', usuarioId)
    .forUpdate()
    .executeTakeFirst();
  return l === undefined
    ? undefined
    : { id: l.id, nome: l.nome, liberado: l.liberado_em !== null && l.revogado_em === null };
}

/** Says yes to the requests of a device that are still open. */
export async function liberarPedidosDoAparelho(
  trx: Trx,
  { dispositivoId, agora }: { readonly dispositivoId: number; readonly agora: string },
): Promise<void> {
  await trx
    .updateTable('liberacoes')
    .set({ liberada_em: agora })
    .where('dispositivo_id', '=', dispositivoId)
    .where('usada_em', 'is', null)
    .where('recusada_em', 'is', null)
    .where('expira_em', '>', agora)
    .execute();
}

export type SessaoAbertaEm = {
  readonly id: string;
  readonly aparelho: string;
  readonly ip: string | null;
  readonly criadaEm: string;
  readonly vistaEm: string;
};

/** Sessions of an account that are open, newest use first. */
export async function listarSessoes(
  db: Executor,
  { usuarioId, parede }: { readonly usuarioId: number; readonly parede: string },
): Promise<SessaoAbertaEm[]> {
  const { rows } = await sql<{
    readonly id: string;
    readonly nome: string;
    readonly ip: string | null;
    readonly criada_em: string;
    readonly vista_em: string;
  }>`
    select s.id, d.nome, host(d.ip) as ip, s.criada_em,
      coalesce((select max(r.emitido_em) from refresh_tokens r where r.sessao_id = s.id), s.criada_em) as vista_em
    from sessoes s join dispositivos d on d.id = s.dispositivo_id
    where s.usuario_id = ${usuarioId} and s.encerrada_em is null and s.expira_em > ${parede}
    order by vista_em desc limit 50`.execute(db);
  return rows.map((l) => ({ id: l.id, aparelho: l.nome, ip: l.ip, criadaEm: l.criada_em, vistaEm: l.vista_em }));
}

export async function ehSessaoAbertaDe(
  trx: Trx,
  { usuarioId, id }: { readonly usuarioId: number; readonly id: string },
): Promise<boolean> {
  return (
    (await trx
      .selectFrom('sessoes')
      .select('id')
      .where('id', '=', id)
      .where('usuario_id', '=', usuarioId)
      .where('encerrada_em', 'is', null)
      .executeTakeFirst()) !== undefined
  );
}

export type Acesso = {
  readonly id: number;
  readonly acao: string;
  readonly como: string | null;
  readonly aparelho: string | null;
  readonly ip: string | null;
  readonly em: string;
};

/** The recent events of an account's sessions, from the audit trail. */
export async function listarAcessos(db: Executor, usuarioId: number): Promise<Acesso[]> {
  const { rows } = await sql<{
    readonly id: number;
    readonly acao: string;
    readonly como: string | null;
    readonly nome: string | null;
    readonly ip: string | null;
    readonly em: string;
  }>`
    select a.id, a.acao, a.dados->>'como' as como, coalesce(d.nome, ds.nome) as nome, host(a.ip) as ip, a.em
    from auditoria a
    left join dispositivos d on d.id = (a.dados->>'dispositivoId')::bigint and d.usuario_id = a.usuario_id
    left join sessoes s on a.alvo = 'sessao:' || s.id and s.usuario_id = a.usuario_id
    left join dispositivos ds on ds.id = s.dispositivo_id
    where a.usuario_id = ${usuarioId} and a.acao in ('sessao.entrou', 'sessao.saiu', 'sessao.revogada')
    order by a.em desc, a.id desc limit 20`.execute(db);
  return rows.map((l) => ({ id: l.id, acao: l.acao, como: l.como, aparelho: l.nome, ip: l.ip, em: l.em }));
}
