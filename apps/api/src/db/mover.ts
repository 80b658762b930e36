import type { Maquina, RegrasDaMaquina, ResultadoDaTransicao } from '@rateia/domain/maquina';
import { INICIO, transicionar } from '@rateia/domain/maquina';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Trx } from './banco.ts';
import type { Parte } from './de-uma-vez.ts';
import { escreverDeUmaVez, idDa } from './de-uma-vez.ts';
import type {
  Causa,
  ComContexto,
  Movida,
  Movimento,
  MudarPor,
  Nascida,
  Nascimento,
  Recusado,
  TabelaComId,
} from './movimento.ts';

/**
 * Moves a thing that has states. In one round trip it locks the row, asks the table of its machine, and writes the new
 * state, the other changed columns and the row of the trail. A refusal is a value. With `de` the caller says that it
 * holds the lock and read that state under it; a row in another state is then a fault of ours.
 */
export async function mover<
  Estado extends string | number,
  Evento extends string,
  Quem extends string,
  Contexto,
  Efeito extends string,
  Nome extends string,
  Tabela extends TabelaComId,
  Coluna extends string,
>(
  trx: Trx,
  maquina: Maquina<Estado, Evento, Quem, Contexto, Efeito, Nome, Tabela, Coluna>,
  m: NoInfer<
    Movimento<Estado, Evento, Quem, Contexto, Tabela, Coluna> &
      ComContexto<Contexto> &
      Partial<MudarPor<Estado, Tabela, Coluna>>
  > & { readonly id: number },
): Promise<Movida<Estado, Efeito>> {
  const { id, mudarPor } = m;
  const passo = m.de === undefined ? undefined : perguntar(maquina, m.de, m);
  if (passo?.ok === false) return { ...passo, de: m.de };
  if (passo === undefined && mudarPor !== undefined) throw new Error(`${maquina.nome}: mudarPor without de`);
  const mudar = passo === undefined ? m.mudar : { ...m.mudar, ...mudarPor?.(passo.para) };
  const movida = (await moverVarias(trx, maquina, { ...m, mudar, ids: [id] })).get(id);
  if (movida === undefined) return recusado(maquina, 'inexistente');
  if (m.de !== undefined && movida.de !== m.de)
    throw new Error(`${maquina.nome} ${id} is ${movida.de}, not ${m.de} as was said`);
  return movida;
}

/** The same event for many things at once, in one statement; a thing that does not exist is not in the answer. */
export async function moverVarias<
  Estado extends string | number,
  Evento extends string,
  Quem extends string,
  Contexto,
  Efeito extends string,
  Nome extends string,
  Tabela extends TabelaComId,
  Coluna extends string,
>(
  trx: Trx,
  maquina: Maquina<Estado, Evento, Quem, Contexto, Efeito, Nome, Tabela, Coluna>,
  m: NoInfer<Movimento<Estado, Evento, Quem, Contexto, Tabela, Coluna> & ComContexto<Contexto>> & {
    readonly ids: readonly number[];
  },
): Promise<ReadonlyMap<number, Movida<Estado, Efeito>>> {
  const passos = new Map(
    (m.de === undefined ? maquina.estados : [m.de]).map((estado) => [estado, perguntar(maquina, estado, m)]),
  );
  const possiveis = [...passos].flatMap(([de, r]) => (r.ok ? [{ de, para: r.para }] : []));
  const tipo = tipoDoEstado(maquina);
  const tabela = sql.table(maquina.tabela);
  const coluna = sql.ref(maquina.coluna);
  const { rows } = await sql<{ readonly id: number; readonly de: Estado }>`
    with atual as (select id, ${coluna} as de from ${tabela} where id = any(${[...m.ids]}::bigint[]) order by id for no key update),
    passo as (select * from unnest(${possiveis.map(({ de }) => de)}::${tipo}[], ${possiveis.map(({ para }) => para)}::${tipo}[]) as p (de, para)),
    movida as (
      update ${tabela} set ${sql.join([sql`${coluna} = passo.para`, ...atribuicoes(m.mudar)])}
      from atual join passo using (de) where ${sql.table(maquina.tabela)}.id = atual.id
      returning ${tabela}.id, atual.de, passo.para
    ),
    trilha as (${anotar(maquina, m, sql`movida`)})
    select id, de from atual order by id`.execute(trx);
  return new Map(rows.map(({ id, de }) => [id, { ...(passos.get(de) ?? perguntar(maquina, de, m)), de } as const]));
}

/** Writes a new thing in the first state that its machine gives it, and the row of the trail, in one round trip. */
export async function nascer<
  Estado extends string | number,
  Evento extends string,
  Quem extends string,
  Contexto,
  Efeito extends string,
  Nome extends string,
  Tabela extends TabelaComId,
  Coluna extends string,
>(
  trx: Trx,
  maquina: Maquina<Estado, Evento, Quem, Contexto, Efeito, Nome, Tabela, Coluna>,
  n: NoInfer<Nascimento<Evento, Quem, Contexto, Tabela, Coluna> & ComContexto<Contexto>>,
): Promise<Nascida<Estado, Efeito>> {
  const nova = aNascer(maquina, n, 'nova');
  if (!nova.ok) return nova;
  const { id } = await escreverDeUmaVez<{ readonly id: number | null }>(trx, {
    partes: nova.partes,
    valores: { id: idDa('nova') },
  });
  if (id === null) return recusado(maquina, 'jaExiste');
  return { ok: true, id, para: nova.para, efeitos: nova.efeitos };
}

/**
 * The same as parts of a larger statement, under the name `nome`, where the new row's id is found (`idDa`). A row that
 * may be there already is then simply not written.
 */
export function aNascer<
  Estado extends string | number,
  Evento extends string,
  Quem extends string,
  Contexto,
  Efeito extends string,
  Nome extends string,
  Tabela extends TabelaComId,
  Coluna extends string,
>(
  maquina: Maquina<Estado, Evento, Quem, Contexto, Efeito, Nome, Tabela, Coluna>,
  n: NoInfer<Nascimento<Evento, Quem, Contexto, Tabela, Coluna> & ComContexto<Contexto>>,
  nome: string,
): EmPartes<Estado, Efeito> {
  const resultado = perguntar(maquina, INICIO, n);
  if (!resultado.ok) return { ...resultado, de: undefined };
  const { para } = resultado;
  const colunas = Object.entries({ ...n.valores, [maquina.coluna]: para }).filter(([, valor]) => valor !== undefined);
  const nova = sql`
    insert into ${sql.table(maquina.tabela)} (${sql.join(colunas.map(([coluna]) => sql.ref(coluna)))})
    values (${sql.join(colunas.map(([, valor]) => valor))}) ${n.seNova === true ? sql`on conflict do nothing` : sql``} returning id`;
  return { ...resultado, partes: comTrilha(maquina, n, { nome, comando: nova, de: null, para }) };
}

/**
 * A step of one thing as parts of a larger statement. The caller knows the state that the thing has under the locks of
 * that statement.
 */
export function aMover<
  Estado extends string | number,
  Evento extends string,
  Quem extends string,
  Contexto,
  Efeito extends string,
  Nome extends string,
  Tabela extends TabelaComId,
  Coluna extends string,
>(
  maquina: Maquina<Estado, Evento, Quem, Contexto, Efeito, Nome, Tabela, Coluna>,
  m: NoInfer<Movimento<Estado, Evento, Quem, Contexto, Tabela, Coluna> & ComContexto<Contexto>> & {
    readonly id: number;
    readonly de: NoInfer<Estado>;
  },
  nome: string,
): EmPartes<Estado, Efeito> {
  const resultado = perguntar(maquina, m.de, m);
  if (!resultado.ok) return { ...resultado, de: m.de };
  const { para } = resultado;
  const movida = sql`
    update ${sql.table(maquina.tabela)} set ${sql.join([sql`${sql.ref(maquina.coluna)} = ${para}`, ...atribuicoes(m.mudar)])}
    where id = ${m.id} and ${sql.ref(maquina.coluna)} = ${m.de} returning id`;
  return { ...resultado, partes: comTrilha(maquina, m, { nome, comando: movida, de: m.de, para }) };
}

type EmPartes<Estado, Efeito> =
  | { readonly ok: true; readonly para: Estado; readonly efeitos: readonly Efeito[]; readonly partes: readonly Parte[] }
  | Recusado<Estado>;

function comTrilha(
  maquina: { readonly nome: string; readonly quemNaTrilha: string | null },
  causa: Causa<string, string>,
  p: Parte & { readonly de: string | number | null; readonly para: string | number },
): readonly Parte[] {
  const { nome, comando, de, para } = p;
  const feitas = sql`(select id, ${de === null ? null : String(de)}::text as de, ${String(para)}::text as para from ${sql.table(nome)}) feita`;
  return [
    { nome, comando },
    { nome: `${nome}_trilha`, comando: anotar(maquina, causa, feitas) },
  ];
}

/**
 * Unwraps the answer for a caller that knows that the step is allowed: a refusal is then a fault of ours, not a
 * person's.
 */
export function exigir<Feito extends { readonly ok: true }, Estado>(feito: Feito | Recusado<Estado>): Feito {
  if (feito.ok) return feito;
  throw new Error(`${feito.recusa.codigo} (in ${feito.de ?? INICIO})`);
}

type Pergunta<Evento, Quem, Contexto> = { readonly evento: Evento; readonly quem: Quem; readonly contexto?: Contexto };

function perguntar<
  Estado extends string | number,
  Evento extends string,
  Quem extends string,
  Contexto,
  Efeito extends string,
>(
  maquina: RegrasDaMaquina<Estado, Evento, Quem, Contexto, Efeito>,
  estado: Estado | typeof INICIO,
  { evento, quem, contexto = {} as Contexto }: Pergunta<Evento, Quem, Contexto>,
): ResultadoDaTransicao<Estado, Efeito> {
  // `ComContexto` lets the facts be left out only where an empty object is one of their type.
  return transicionar(maquina, { estado, evento, quem, contexto });
}

function recusado(maquina: { readonly nome: string }, porque: 'inexistente' | 'jaExiste'): Recusado<never> {
  const codigo = `${maquina.nome}.${porque}`;
  return { ok: false, de: undefined, recusa: { tipo: 'transicaoInexistente', codigo } };
}

function tipoDoEstado({ estados }: { readonly estados: readonly (string | number)[] }): RawBuilder<unknown> {
  return typeof estados[0] === 'number' ? sql`smallint` : sql`text`;
}

function atribuicoes(mudar: Readonly<Record<string, unknown>> = {}): readonly RawBuilder<unknown>[] {
  return Object.entries(mudar)
    .filter(([, valor]) => valor !== undefined)
    .map(([nome, valor]) => sql`${sql.ref(nome)} = ${valor}`);
}

/** The statement that writes the rows of the trail for `feitas`, which has `id`, `de` and `para`. */
function anotar(
  maquina: { readonly nome: string; readonly quemNaTrilha: string | null },
  { evento, quem, usuarioId, agora, dados }: Causa<string, string>,
  feitas: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`
    insert into transicoes (entidade, entidade_id, de, evento, para, quem, usuario_id, em, dados)
    select ${maquina.nome}, id, de::text, ${evento}, para::text, ${maquina.quemNaTrilha ?? quem}, ${usuarioId ?? null}::bigint, ${agora}::timestamptz, ${JSON.stringify(dados ?? {})}::jsonb
    from ${feitas} order by id returning id`;
}
