import type { Instante } from '@rateia/domain/datas';
import { instanteDe, milissegundosDe, somarMinutos } from '@rateia/domain/datas';
import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Executor } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import type { CobraPorProvedor, Noticia } from '../meios/meio.ts';
import { cobradoresComProvedor, umPorProvedor } from '../meios/meios.ts';
import type { Recebido } from '../recebimentos/recebido.ts';

/** The books when the provider's list was compared first; older money is in no list. */
const base = z.object({
  /** The money that the provider held for us. */
  saldo: z.int(),
  /** The last received money of the books. */
  recebimento: z.int(),
  /** The beginning of the list. */
  desde: z.string(),
  /** The part of the earlier money that had gone back. */
  devolvido: z.int(),
});
type Base = z.infer<typeof base>;

/** Money this young may be in one of the two and not yet in the other. */
const MINUTOS_EM_VIAGEM = 10;
const MINUTOS_ENTRE = 60;
/** A list of so many days at most is asked for at once. */
const DIAS_POR_PERGUNTA = 7;

/**
 * Keeps the state of the books; called with the first comparison of a list, so that both begin from the same moment.
 */
export async function guardarBase(
  db: Executor,
  { provedor, desde }: { readonly provedor: string; readonly desde: Instante },
): Promise<void> {
  const agora = await emNossosLivros(db, provedor, null);
  const inicial: Base = { saldo: agora.saldo, recebimento: agora.ultimo, devolvido: agora.devolvidoAte, desde };
  await db
    .updateTable('conciliacoes')
    .set({ base: JSON.stringify(inicial) })
    .where('provedor', '=', provedor)
    .where('base', 'is', null)
    .execute();
}

/**
 * Job `conferirLiquidacao`: the money that a provider holds by our books, against everything that its own list tells since the
 * first comparison. The figures are kept, for `ledger:verify` and the desk of the ledger (CONFIABILIDADE 1.2). A provider that
 * does not answer is not compared, which is said.
 */
export async function conferirLiquidacao(deps: Deps): Promise<void> {
  for (const meio of umPorProvedor(cobradoresComProvedor(deps))) await conferirUma(deps, meio);
}

async function conferirUma(deps: Deps, meio: CobraPorProvedor): Promise<void> {
  const { provedor } = meio;
  const linha = await deps.db
    .selectFrom('conciliacoes')
    .select(['base', 'nosso', 'deles', 'liquidacao_em as em'])
    .where('provedor', '=', provedor)
    .executeTakeFirst();
  if (linha === undefined || linha.base === null) return;
  const { nosso: antes, deles: la, em } = linha;
  // The whole list is read: once an hour while the two agree.
  if (em !== null && antes !== null && antes === la && somarMinutos(em, MINUTOS_ENTRE) > deps.relogio.agora()) return;
  const partida = base.parse(linha.base);
  const [parede, produto] = [instanteDe(deps.relogio.parede()), deps.relogio.agora()];
  // Outside production the product's clock may be ahead, and the provider may follow either one.
  const [ultimo = parede] = [parede, produto].sort().reverse();
  const lista = await listarTudo(deps, meio, { inicio: partida.desde, fim: somarMinutos(ultimo, 1) });
  if (lista === undefined) {
    await guardar(deps, provedor, { nosso: null, deles: null });
    return deps.log.warn({ provedor }, 'settlement account not compared: the provider does not answer');
  }
  const recente = somarMinutos(ultimo, -MINUTOS_EM_VIAGEM);
  const { nosso, deles } = await comparar(deps, { provedor, partida, lista, recente });
  await guardar(deps, provedor, { nosso, deles });
  if (nosso === deles) return;
  const valores = { aqui: formatarReais(centavos(nosso)), la: formatarReais(centavos(deles)) };
  deps.log.error({ provedor, ...valores }, 'settlement account is not what the provider lists');
}

async function listarTudo(
  deps: Deps,
  meio: CobraPorProvedor,
  { inicio, fim }: { readonly inicio: Instante; readonly fim: Instante },
): Promise<readonly Recebido[] | undefined> {
  const achados = new Map<string, Noticia>();
  for (let de = inicio; de < fim; ) {
    const ate = instanteDe(Math.min(milissegundosDe(de) + DIAS_POR_PERGUNTA * 86_400_000, milissegundosDe(fim)));
    const r = await meio.listar(deps, { inicio: de, fim: ate });
    if (r.situacao !== 'ok') return undefined;
    for (const noticia of r.valor) achados.set(noticia.recebido.referencia, noticia);
    de = ate;
  }
  return [...achados.values()].map(({ recebido }) => recebido);
}

type Comparacao = {
  readonly provedor: string;
  readonly partida: Base;
  readonly lista: readonly Recebido[];
  readonly recente: Instante;
};

async function comparar(
  { db }: Pick<Deps, 'db'>,
  { provedor, partida, lista, recente }: Comparacao,
): Promise<{ readonly nosso: number; readonly deles: number }> {
  const livros = await emNossosLivros(db, provedor, partida.recebimento);
  const nossos = await recebidosDepois(db, provedor, partida.recebimento);
  const listados = new Set(lista.map(({ referencia }) => referencia));
  // The money is in our books and not listed yet.
  const aCaminhoLa = nossos
    .filter(({ referencia, horario }) => !listados.has(referencia) && horario > recente)
    .reduce((soma, { valor, devolvido }) => soma + valor - devolvido, 0);
  const nosso = livros.saldo - partida.saldo + (livros.devolvidoAte - partida.devolvido) - aCaminhoLa;
  const porReferencia = new Map(nossos.map((n) => [n.referencia, n]));
  const antigos = await anteriores(db, provedor, { ate: partida.recebimento, lista });
  const deles = lista
    .filter(({ referencia }) => !antigos.has(referencia))
    // Listed and not in our books yet.
    .filter(({ referencia, horario }) => porReferencia.has(referencia) || horario <= recente)
    .reduce((soma, r) => soma + r.valor - devolvidoLa(r, porReferencia.get(r.referencia)), 0);
  return { nosso, deles };
}

type Nosso = {
  readonly referencia: string;
  readonly valor: number;
  readonly horario: Instante;
  readonly devolvido: number;
  /** Returns that are done in the books, and that are still asked about. */
  readonly devolvidas: readonly string[];
  readonly abertas: readonly string[];
};

/** The amount that went back by the provider's word; a return of ours of which the two have not both heard counts as in our books. */
function devolvidoLa({ devolucoes }: Recebido, nosso: Nosso | undefined): number {
  return devolucoes
    .filter(({ id, passo }) =>
      nosso?.abertas.includes(id) === true ? false : passo === 'devolver' || nosso?.devolvidas.includes(id) === true,
    )
    .reduce((soma, { valor }) => soma + valor, 0);
}

/**
 * The settlement account with its sign turned, the last received money, and the part of the older ones that went back by a
 * return of ours or by a lost dispute. Without `ate`, every receipt is an older one.
 */
async function emNossosLivros(db: Executor, provedor: string, ate: number | null) {
  const { rows } = await sql<{ readonly saldo: number; readonly ultimo: number; readonly devolvidoAte: number }>`
    select (select -coalesce(sum(p.valor), 0) from partidas p join contas c on c.id = p.conta_id
        where c.tipo = 'liquidacao' and c.provedor = ${provedor})::bigint as saldo,
      u.ultimo, ((select coalesce(sum(d.valor), 0) from devolucoes d join recebimentos x on x.id = d.recebimento_id
          where x.provedor = ${provedor} and d.estado = 'devolvida' and x.id <= u.ate)
        + (select coalesce(sum(p.valor), 0) from disputas d join recebimentos x on x.id = d.recebimento_id
          join transacoes t on t.origem = 'revisoes' and t.origem_id = d.revisao_id
          join partidas p on p.transacao_id = t.id join contas c on c.id = p.conta_id
          where x.provedor = ${provedor} and x.id <= u.ate and c.tipo = 'liquidacao'
            and c.provedor = ${provedor}))::bigint as "devolvidoAte"
    from (select n as ultimo, coalesce(${ate}::bigint, n) as ate
      from (select coalesce(max(id), 0)::bigint as n from recebimentos where provedor = ${provedor}) m) u`.execute(db);
  return rows[0] ?? { saldo: 0, ultimo: 0, devolvidoAte: 0 };
}

async function recebidosDepois(db: Executor, provedor: string, depoisDe: number): Promise<readonly Nosso[]> {
  const { rows } = await sql<Nosso>`
    select x.referencia, x.valor, x.horario, coalesce(d.devolvido, 0)::bigint as devolvido,
      coalesce(d.devolvidas, '{}') as devolvidas, coalesce(d.abertas, '{}') as abertas
    from recebimentos x left join lateral (
      select sum(valor) filter (where estado = 'devolvida') as devolvido,
        array_agg(id_devolucao) filter (where estado = 'devolvida') as devolvidas,
        array_agg(id_devolucao) filter (where estado in ('criada', 'emProcessamento')) as abertas
      from devolucoes where recebimento_id = x.id) d on true
    where x.provedor = ${provedor} and x.id > ${depoisDe}`.execute(db);
  return rows;
}

/** Listed money that was in the books before the base. */
async function anteriores(
  db: Executor,
  provedor: string,
  { ate, lista }: { readonly ate: number; readonly lista: readonly Recebido[] },
): Promise<ReadonlySet<string>> {
  const linhas = await db
    .selectFrom('recebimentos')
    .select('referencia')
    .where('provedor', '=', provedor)
    .where('id', '<=', ate)
    .where('referencia', 'in', ['', ...lista.map(({ referencia }) => referencia)])
    .execute();
  return new Set(linhas.map(({ referencia }) => referencia));
}

async function guardar(
  { db, relogio }: Deps,
  provedor: string,
  figuras: { readonly nosso: number | null; readonly deles: number | null },
): Promise<void> {
  await db
    .updateTable('conciliacoes')
    .set({ ...figuras, ...(figuras.nosso === null ? {} : { liquidacao_em: relogio.agora() }) })
    .where('provedor', '=', provedor)
    .execute();
}
