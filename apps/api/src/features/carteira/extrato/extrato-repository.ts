import type { Partida } from '@rateia/domain/carteira/contas';
import type { ContaDoExtrato } from '@rateia/domain/carteira/extrato';
import type { Instante } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import { sql } from 'kysely';
import type { Executor } from '../../../db/banco.ts';

/**
 * One entry of a person's accounts; `saldo_apos` is the balance of the chosen accounts after it. Money that came from
 * outside and went on, or went back, is a line of the account `fora`: it moves no balance, and `passou` is its amount.
 */
export type LinhaDoExtrato = {
  readonly id: number;
  readonly transacao_id: number;
  readonly quando: Instante;
  readonly motivo: string;
  readonly conta: string;
  readonly valor: number;
  readonly passou: number | null;
  readonly saldo_apos: number;
  readonly origem: string;
  readonly origem_id: number;
  readonly grupo_id: number | null;
  readonly grupo: string | null;
  /** The other person, when it was his payment. */
  readonly membro: string | null;
  readonly meio_pagamento: number | null;
  readonly descricao: string | null;
  /** State of the withdrawal that a line is of. */
  readonly retirada: string | null;
};

export type Janela = {
  readonly usuarioId: number;
  readonly conta: ContaDoExtrato;
  /** First instant of the window, and the first after it; open where absent. */
  readonly de: Instante | undefined;
  readonly ate: Instante | undefined;
};

/**
 * This person's payments from outside, and the part of a refund that went back outside: entries of the platform's
 * accounts.
 */
function passagens(usuarioId: number) {
  return sql`
  select p.id, p.transacao_id, 0::bigint as valor, abs(p.valor) as passou, 'fora' as conta,
    t.criada_em, t.motivo, t.origem, t.origem_id
  from (
    select 'faturas' as origem, f.id from faturas f where f.usuario_id = ${usuarioId}
    union all select 'creditos', k.id from creditos k where k.usuario_id = ${usuarioId} and k.origem = 'reembolso'
    union all select 'assinaturas', a.id from assinaturas a where a.usuario_id = ${usuarioId}
  ) d
  join transacoes t on t.origem = d.origem and t.origem_id = d.id
  join partidas p on p.transacao_id = t.id
  join contas c on c.id = p.conta_id and c.usuario_id is null
  where (c.tipo = 'liquidacao' and p.valor < 0) or (c.tipo = 'estornos_a_pagar' and p.valor > 0 and t.motivo = 'reembolso')`;
}

/**
 * Every entry of the accounts asked for up to the window's end, with the balance after each, in the order of time. `tudo`
 * is all that is the person's: an administrator's receivable is not yet.
 */
function partidasAte({ usuarioId, conta, ate }: Janela) {
  return sql`
  select x.*, (sum(x.valor) over (order by x.criada_em, x.id))::bigint as saldo_apos
  from (
    select p.id, p.transacao_id, p.valor, null::bigint as passou, c.tipo as conta,
      t.criada_em, t.motivo, t.origem, t.origem_id
    from contas c join partidas p on p.conta_id = c.id join transacoes t on t.id = p.transacao_id
    where c.usuario_id = ${usuarioId} and (c.tipo = ${conta} or (${conta} = 'tudo' and c.tipo <> 'recebivel'))
    union all select * from (${passagens(usuarioId)}) de_fora where ${conta} in ('tudo', 'fora')
  ) x
  where ${ate ?? null}::timestamptz is null or x.criada_em < ${ate ?? null}::timestamptz`;
}

/** Opening, entries and closing of a window: summed by the database, all three from one reading (CONFIABILIDADE 1.2). */
export async function somasDoExtrato(
  db: Executor,
  janela: Janela,
): Promise<{ readonly abertura: number; readonly entradas: number }> {
  const de = janela.de ?? null;
  const { rows } = await sql<{ readonly abertura: number; readonly entradas: number }>`
    with p as (${partidasAte(janela)})
    select (coalesce(sum(valor) filter (where criada_em < ${de}::timestamptz), 0))::bigint as abertura,
      (coalesce(sum(valor) filter (where ${de}::timestamptz is null or criada_em >= ${de}::timestamptz), 0))::bigint as entradas
    from p`.execute(db);
  return rows[0] ?? { abertura: 0, entradas: 0 };
}

/** The documents that a line can name; joined to the few lines of a page only. */
function comNomes(usuarioId: number) {
  return sql`
  select x.id, x.transacao_id, x.criada_em as quando, x.motivo, x.conta, x.valor, x.passou, x.saldo_apos, x.origem, x.origem_id,
    g.id as grupo_id, g.nome as grupo, case when u.id <> ${usuarioId} then u.primeiro_nome end as membro,
    coalesce(k.meio_pagamento, q.meio_pagamento) as meio_pagamento, k.descricao,
    r.estado as retirada
  from pagina x
  left join creditos k on x.origem = 'creditos' and k.id = x.origem_id
  left join faturas q on x.conta = 'fora' and x.origem = 'faturas' and q.id = x.origem_id
  left join retiradas r on x.motivo = 'reservaDeRetirada' and x.origem = 'retiradas' and r.id = x.origem_id
  left join lateral (
    select v.grupo_id, v.usuario_id from faturas_de_vaga v join grupos dela on dela.id = v.grupo_id
    where v.id = case x.origem when 'faturas' then x.origem_id when 'creditos' then k.fatura_id end
    order by x.conta = 'recebivel' and dela.administrador_id <> ${usuarioId}, v.item_id limit 1
  ) f on true
  left join assinaturas a on x.origem = 'assinaturas' and a.id = x.origem_id
  left join grupos g on g.id = coalesce(f.grupo_id, a.grupo_id)
  left join usuarios u on u.id = coalesce(f.usuario_id, a.usuario_id)
  order by x.criada_em desc, x.id desc`;
}

/** How many lines a window has, counted no further than `teto`. */
export async function quantasLinhas(
  db: Executor,
  { teto, ...janela }: Janela & { readonly teto: number },
): Promise<number> {
  const de = janela.de ?? null;
  const { rows } = await sql<{ readonly quantas: number }>`
    with p as (${partidasAte(janela)})
    select count(*)::int as quantas from (
      select 1 from p where ${de}::timestamptz is null or criada_em >= ${de}::timestamptz limit ${teto}) uma`.execute(
    db,
  );
  return rows[0]?.quantas ?? 0;
}

/** Lines of a window from the newest, after the entry `antesDe` when given. */
export async function linhasDoExtrato(
  db: Executor,
  { antesDe, limite, ...janela }: Janela & { readonly antesDe: number | undefined; readonly limite: number },
): Promise<readonly LinhaDoExtrato[]> {
  const de = janela.de ?? null;
  const { rows } = await sql<LinhaDoExtrato>`
    with p as (${partidasAte(janela)}),
    pagina as (
      select * from p
      where (${de}::timestamptz is null or p.criada_em >= ${de}::timestamptz)
        and (${antesDe ?? null}::bigint is null
          or (p.criada_em, p.id) < (select o.criada_em, o.id from p o where o.id = ${antesDe ?? null}::bigint))
      order by p.criada_em desc, p.id desc limit ${limite})
    ${comNomes(janela.usuarioId)}`.execute(db);
  return rows;
}

/** One entry of this user, with the balance of its own account after it; another person's entry is not found. */
export async function linhaDoExtrato(
  db: Executor,
  { partidaId, usuarioId }: { readonly partidaId: number; readonly usuarioId: number },
): Promise<LinhaDoExtrato | undefined> {
  const propria = await db
    .selectFrom('partidas as p')
    .innerJoin('contas as c', 'c.id', 'p.conta_id')
    .select('c.tipo')
    .where('p.id', '=', partidaId)
    .where('c.usuario_id', '=', usuarioId)
    .executeTakeFirst();
  const conta = (propria?.tipo ?? 'fora') as ContaDoExtrato;
  const janela = { usuarioId, conta, de: undefined, ate: undefined };
  const { rows } = await sql<LinhaDoExtrato>`
    with p as (${partidasAte(janela)}), pagina as (select * from p where id = ${partidaId}) ${comNomes(usuarioId)}`.execute(
    db,
  );
  return rows[0];
}

/** All entries of a transaction, and its seal: the hash chain's when it is sealed, else of its content alone. */
export async function transacaoDoExtrato(db: Executor, transacaoId: number) {
  const partidas = await db
    .selectFrom('partidas as p')
    .innerJoin('contas as c', 'c.id', 'p.conta_id')
    .select(['p.id', 'c.tipo', 'c.usuario_id', 'c.provedor', 'p.valor'])
    .where('p.transacao_id', '=', transacaoId)
    .orderBy('p.id')
    .execute();
  const { rows } = await sql<{ readonly autenticacao: string; readonly lacrada: boolean }>`
    select encode(coalesce(l.hash, sha256(convert_to(conteudo_da_transacao(t.id), 'UTF8'))), 'hex') as autenticacao,
      l.hash is not null as lacrada
    from transacoes t left join lacres l on l.transacao_id = t.id where t.id = ${transacaoId}`.execute(db);
  return {
    partidas: partidas.map((p) => ({ id: p.id, partida: paraPartida(p) })),
    autenticacao: rows[0]?.autenticacao ?? '',
    lacrada: rows[0]?.lacrada ?? false,
  };
}

function paraPartida(p: {
  readonly tipo: string;
  readonly usuario_id: number | null;
  readonly provedor: string;
  readonly valor: number;
}): Partida {
  const valor = centavos(p.valor);
  const conta = p.usuario_id === null ? { provedor: p.provedor } : { usuario: p.usuario_id };
  return { conta: p.tipo, ...conta, valor } as Partida;
}
