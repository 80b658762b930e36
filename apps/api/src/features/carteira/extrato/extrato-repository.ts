import type { Partida } from '@rateia/domain/carteira/contas';
import type { Instante } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import { sql } from 'kysely';
import type { Executor } from '../../../db/banco.ts';

export type ContaDoExtrato = 'tudo' | 'disponivel' | 'bloqueado' | 'caucao' | 'recebivel' | 'promocional';

/** One entry of a person's accounts; `saldo_apos` is the balance of the accounts asked for after it. */
export type LinhaDoExtrato = {
  readonly id: number;
  readonly transacao_id: number;
  readonly quando: Instante;
  readonly motivo: string;
  readonly conta: string;
  readonly valor: number;
  readonly saldo_apos: number;
  readonly origem: string;
  readonly origem_id: number;
  readonly grupo: string | null;
  readonly membro: string | null;
  readonly meio_pagamento: number | null;
  readonly descricao: string | null;
  /** State of the withdrawal that a line is of. */
  readonly retirada: string | null;
};

type Janela = {
  readonly usuarioId: number;
  readonly conta: ContaDoExtrato;
  /** First instant of the window, and the first after it; open where absent. */
  readonly de: Instante | undefined;
  readonly ate: Instante | undefined;
};

/** Every entry of the accounts asked for up to the window's end, with the balance after each, in the order of time. */
const partidasAte = ({ usuarioId, conta, ate }: Janela) => sql`
  select p.id, p.transacao_id, p.valor, c.tipo as conta, t.criada_em, t.motivo, t.origem, t.origem_id,
    (sum(p.valor) over (order by t.criada_em, p.id))::bigint as saldo_apos
  from contas c join partidas p on p.conta_id = c.id join transacoes t on t.id = p.transacao_id
  where c.usuario_id = ${usuarioId} and (${conta} = 'tudo' or c.tipo = ${conta})
    and (${ate ?? null}::timestamptz is null or t.criada_em < ${ate ?? null}::timestamptz)`;

/** Opening, entries and closing of a window: summed by the database, all three from one reading (CONFIABILIDADE 1.2). */
export const somasDoExtrato = async (
  db: Executor,
  janela: Janela,
): Promise<{ readonly abertura: number; readonly entradas: number }> => {
  const de = janela.de ?? null;
  const { rows } = await sql<{ abertura: number; entradas: number }>`
    with p as (${partidasAte(janela)})
    select (coalesce(sum(valor) filter (where criada_em < ${de}::timestamptz), 0))::bigint as abertura,
      (coalesce(sum(valor) filter (where ${de}::timestamptz is null or criada_em >= ${de}::timestamptz), 0))::bigint as entradas
    from p`.execute(db);
  return rows[0] ?? { abertura: 0, entradas: 0 };
};

/** The documents that a line can name; joined to the few lines of a page only. */
const COM_NOMES = sql`
  select x.id, x.transacao_id, x.criada_em as quando, x.motivo, x.conta, x.valor, x.saldo_apos, x.origem, x.origem_id,
    g.nome as grupo, u.primeiro_nome as membro, k.meio_pagamento, k.descricao,
    r.estado as retirada
  from pagina x
  left join creditos k on x.origem = 'creditos' and k.id = x.origem_id
  left join retiradas r on x.motivo = 'reservaDeRetirada' and x.origem = 'retiradas' and r.id = x.origem_id
  left join lateral (
    select v.grupo_id, v.usuario_id from faturas_de_vaga v
    where v.id = case x.origem when 'faturas' then x.origem_id when 'creditos' then k.fatura_id end order by v.item_id limit 1
  ) f on true
  left join assinaturas a on x.origem = 'assinaturas' and a.id = x.origem_id
  left join grupos g on g.id = coalesce(f.grupo_id, a.grupo_id)
  left join usuarios u on u.id = coalesce(f.usuario_id, a.usuario_id)
  order by x.criada_em desc, x.id desc`;

/** Lines of a window from the newest, after the entry `antesDe` when given. */
export const linhasDoExtrato = async (
  db: Executor,
  { antesDe, limite, ...janela }: Janela & { readonly antesDe: number | undefined; readonly limite: number },
): Promise<readonly LinhaDoExtrato[]> => {
  const de = janela.de ?? null;
  const { rows } = await sql<LinhaDoExtrato>`
    with p as (${partidasAte(janela)}),
    pagina as (
      select * from p
      where (${de}::timestamptz is null or p.criada_em >= ${de}::timestamptz)
        and (${antesDe ?? null}::bigint is null
          or (p.criada_em, p.id) < (select o.criada_em, o.id from p o where o.id = ${antesDe ?? null}::bigint))
      order by p.criada_em desc, p.id desc limit ${limite})
    ${COM_NOMES}`.execute(db);
  return rows;
};

/** One entry of this user, with the balance of its own account after it; nobody else's is found. */
export const linhaDoExtrato = async (
  db: Executor,
  { partidaId, usuarioId }: { readonly partidaId: number; readonly usuarioId: number },
): Promise<LinhaDoExtrato | undefined> => {
  const dona = await db
    .selectFrom('partidas as p')
    .innerJoin('contas as c', 'c.id', 'p.conta_id')
    .select('c.tipo')
    .where('p.id', '=', partidaId)
    .where('c.usuario_id', '=', usuarioId)
    .executeTakeFirst();
  if (dona === undefined) return undefined;
  const janela = { usuarioId, conta: dona.tipo as ContaDoExtrato, de: undefined, ate: undefined };
  const { rows } = await sql<LinhaDoExtrato>`
    with p as (${partidasAte(janela)}), pagina as (select * from p where id = ${partidaId}) ${COM_NOMES}`.execute(db);
  return rows[0];
};

/** All entries of a transaction, and its seal: the hash chain's when it is sealed, else of its content alone. */
export const transacaoDoExtrato = async (db: Executor, transacaoId: number) => {
  const partidas = await db
    .selectFrom('partidas as p')
    .innerJoin('contas as c', 'c.id', 'p.conta_id')
    .select(['p.id', 'c.tipo', 'c.usuario_id', 'c.provedor', 'p.valor'])
    .where('p.transacao_id', '=', transacaoId)
    .orderBy('p.id')
    .execute();
  const { rows } = await sql<{ autenticacao: string; lacrada: boolean }>`
    select encode(coalesce(l.hash, sha256(convert_to(conteudo_da_transacao(t.id), 'UTF8'))), 'hex') as autenticacao,
      l.hash is not null as lacrada
    from transacoes t left join lacres l on l.transacao_id = t.id where t.id = ${transacaoId}`.execute(db);
  return {
    partidas: partidas.map((p) => ({ id: p.id, partida: paraPartida(p) })),
    autenticacao: rows[0]?.autenticacao ?? '',
    lacrada: rows[0]?.lacrada ?? false,
  };
};

const paraPartida = (p: {
  readonly tipo: string;
  readonly usuario_id: number | null;
  readonly provedor: string;
  readonly valor: number;
}): Partida => {
  const valor = centavos(p.valor);
  const conta = p.usuario_id === null ? { provedor: p.provedor } : { usuario: p.usuario_id };
  return { conta: p.tipo, ...conta, valor } as Partida;
};
