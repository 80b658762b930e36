import type { Instante } from '@rateia/domain/datas';
import { instanteDe, milissegundosDe, somarMinutos } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos, maior, subtrair, ZERO } from '@rateia/domain/dinheiro';
import { emTransacao } from '../../../db/banco.ts';
import { cadaUm } from '../../../db/cada-um.ts';
import type { Deps } from '../../../http/deps.ts';
import { abrirContradicao } from '../../livro/index.ts';
import type { CobraPorProvedor, Noticia } from '../meios/meio.ts';
import { guardarNoticia } from '../noticias/guardar-noticia.ts';
import { escreverRecebido } from '../noticias/noticia.ts';
import { guardarBase } from './conferir-liquidacao.ts';
import { anotarFalhaDaLista, anotarListaComparada, ultimaComparacao } from './situacao-da-conciliacao.ts';

/** The first comparison, and the overlap of each later one: money may be listed some time after it was made. */
const HORAS_INICIAIS = 24;
const MINUTOS_DE_SOBREPOSICAO = 15;
/**
 * The age up to which our own money may be missing from the list: less than the overlap, so that each payment is looked
 * for.
 */
const MINUTOS_ATE_LISTAR = 10;
/** The bank may cut its instants to the second: at the edge of the period it may hold one outside that we hold inside. */
const MINUTOS_DA_BORDA = 1;

type Nosso = {
  readonly id: number;
  readonly provedor: string;
  readonly referencia: string;
  readonly valor: number;
  readonly usuarioId: number | null;
};

/**
 * Compares a provider's list of received money with ours, both ways and with the amounts (CONFIABILIDADE 1.5). A
 * receipt that only the list has is processed like a notice; a receipt that the two lists tell differently waits for a
 * person.
 */
export async function compararLista(deps: Deps, meio: CobraPorProvedor): Promise<void> {
  const { provedor } = meio;
  const parede = instanteDe(deps.relogio.parede());
  const { ate, desde } = await ultimaComparacao(deps.db, provedor);
  const inicio =
    ate === null
      ? instanteDe(milissegundosDe(parede) - HORAS_INICIAIS * 3_600_000)
      : somarMinutos(ate, -MINUTOS_DE_SOBREPOSICAO);
  // Outside production the product's clock may be ahead, and the provider may follow either one.
  const [, ultimo = parede] = [parede, deps.relogio.agora()].sort();
  // Read first: money that comes while the provider answers is in neither.
  const nossos =
    desde === null
      ? []
      : await nossosEntre(deps, {
          provedor,
          de: aposABorda(inicio, desde),
          ate: somarMinutos(ultimo, -MINUTOS_ATE_LISTAR),
        });
  const r = await meio.listar(deps, { inicio, fim: somarMinutos(ultimo, 1) });
  if (r.situacao !== 'ok') return await anotarFalhaDaLista(deps, { provedor, motivo: r.situacao });
  const conhecidos = await conhecidosDe(deps, provedor, r.valor);
  await guardarNovos(
    deps,
    provedor,
    r.valor.filter(({ recebido }) => !conhecidos.has(recebido.referencia)),
  );
  for (const { recebido } of r.valor) {
    const { referencia, valor } = recebido;
    const nosso = conhecidos.get(referencia);
    if (nosso !== undefined && nosso.valor !== valor) await estranhar(deps, { nosso, disse: 'OUTRO_VALOR', valor });
  }
  const listados = new Set(r.valor.map(({ recebido }) => recebido.referencia));
  for (const nosso of nossos)
    if (!listados.has(nosso.referencia)) await estranhar(deps, { nosso, disse: 'NAO_LISTADO' });
  await anotarListaComparada(deps, { provedor, ate: parede });
  if (desde === null) await guardarBase(deps.db, { provedor, desde: inicio });
}

/**
 * Stores new receipts as if their notices had come now: one that cannot be used waits in the back office with its
 * failure and keeps no other waiting.
 */
async function guardarNovos(deps: Deps, provedor: string, novos: readonly Noticia[]): Promise<void> {
  return await cadaUm(novos, async ({ id, recebido }) => {
    const noticia = {
      provedor,
      id,
      corpo: escreverRecebido(recebido),
      agora: deps.relogio.agora(),
      daLista: true,
    } as const;
    if (await emTransacao(deps.db, (trx) => guardarNoticia(trx, noticia)))
      deps.log.warn({ e2eid: recebido.referencia, txid: recebido.cobranca }, 'received money found by reconciliation');
    return 'segue';
  });
}

/**
 * The border of the comparison. A receipt from before the first comparison is not looked for: nobody said that this
 * provider received it.
 */
function aposABorda(inicio: Instante, desde: Instante): Instante {
  const dentro = somarMinutos(inicio, MINUTOS_DA_BORDA);
  return dentro < desde ? desde : dentro;
}

function consulta({ db }: Pick<Deps, 'db'>, provedor: string) {
  return db
    .selectFrom('recebimentos as x')
    .leftJoin('pagamentos as p', 'p.id', 'x.pagamento_id')
    .leftJoin('creditos as c', 'c.id', 'x.credito_id')
    .select(['x.id', 'x.provedor', 'x.referencia', 'x.valor'])
    .select((e) => e.fn.coalesce('c.usuario_id', 'p.usuario_id').as('usuarioId'))
    .where('x.provedor', '=', provedor);
}

async function nossosEntre(
  deps: Pick<Deps, 'db'>,
  { provedor, de, ate }: { readonly provedor: string; readonly de: Instante; readonly ate: Instante },
): Promise<readonly Nosso[]> {
  return await consulta(deps, provedor)
    .where('x.horario', '>=', de)
    .where('x.horario', '<=', ate)
    .orderBy('x.horario')
    .execute();
}

async function conhecidosDe(
  deps: Pick<Deps, 'db'>,
  provedor: string,
  lista: readonly Noticia[],
): Promise<ReadonlyMap<string, Nosso>> {
  const ids = lista.map(({ recebido }) => recebido.referencia);
  const linhas = ids.length === 0 ? [] : await consulta(deps, provedor).where('x.referencia', 'in', ids).execute();
  return new Map(linhas.map((nosso) => [nosso.referencia, nosso]));
}

type Estranheza = { readonly nosso: Nosso } & (
  | { readonly disse: 'NAO_LISTADO'; readonly valor?: never }
  | { readonly disse: 'OUTRO_VALOR'; readonly valor: Centavos }
);

/** `valor` is the bank's amount. A receipt without an owner appears in the log alone. */
async function estranhar({ db, log, relogio }: Deps, e: Estranheza): Promise<void> {
  const { nosso, disse } = e;
  const { id: recebimentoId, referencia: e2eid, usuarioId, provedor } = nosso;
  function dizer() {
    return log.error({ e2eid, disse }, 'list of received money contradicts ours');
  }
  if (usuarioId === null) {
    if (!DITAS.has(`${e2eid}:${disse}`)) dizer();
    DITAS.add(`${e2eid}:${disse}`);
    return;
  }
  const valor = maior(subtrair(centavos(nosso.valor), e.valor ?? ZERO), ZERO);
  const nova = await emTransacao(db, (trx) =>
    abrirContradicao(trx, {
      tipo: 'recebimentoContradito',
      usuarioId,
      dados: { alvo: `pix:${e2eid}:${disse}`, disse, valor: e.valor ?? nosso.valor, e2eid },
      duvida: { provedor, valor, recebimentoId },
      em: relogio.agora(),
    }),
  );
  // The list says the same every minute; the log says it once, at the beginning.
  if (nova !== undefined) dizer();
}

/** Our money that the provider says it does not know, when it was asked about it by name. */
export async function estranharDesconhecido(deps: Deps, provedor: string, referencia: string): Promise<void> {
  const nosso = await consulta(deps, provedor).where('x.referencia', '=', referencia).executeTakeFirst();
  if (nosso !== undefined) await estranhar(deps, { nosso, disse: 'NAO_LISTADO' });
}

/** Receipts without an owner that this process has already written to the log. */
const DITAS = new Set<string>();
