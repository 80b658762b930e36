import type { Instante } from '@rateia/domain/datas';
import { instanteDe, milissegundosDe, somarMinutos } from '@rateia/domain/datas';
import type { Trx } from '../../db/banco.ts';
import { emTransacao } from '../../db/banco.ts';
import { cadaUm } from '../../db/cada-um.ts';
import { abrirRevisao } from '../../db/revisoes.ts';
import type { PixRecebido } from '../../gateways/pix/port.ts';
import type { Deps } from '../../http/deps.ts';
import { anotarFalhaDaLista, anotarListaComparada, ultimaComparacao } from './situacao-da-conciliacao.ts';

/** The first comparison, and the overlap of each later one: a Pix may be listed some time after it was made. */
const HORAS_INICIAIS = 24;
const MINUTOS_DE_SOBREPOSICAO = 15;
/** How long after it was made a Pix of ours may be missing from the list: less than the overlap, so that each is looked for. */
const MINUTOS_ATE_LISTAR = 10;
/** The bank may cut its instants to the second: at the edge of the period it may hold one outside that we hold inside. */
const MINUTOS_DA_BORDA = 1;

/** Keeps a Pix of the provider's list to be processed like a notice; false when its notice is there already. */
export type GuardarPix = (trx: Trx, deps: Deps, pix: PixRecebido) => Promise<boolean>;

type Nosso = { readonly e2eid: string; readonly valor: number; readonly usuarioId: number | null };

/**
 * Compares the provider's list of received Pix with ours, both ways and with the amounts (CONFIABILIDADE 1.5).
 * One that only the list has is processed like a notice; what the two tell differently waits for a person.
 */
export const compararLista = async (deps: Deps, guardar: GuardarPix): Promise<void> => {
  const parede = instanteDe(deps.relogio.parede());
  const { ate, desde } = await ultimaComparacao(deps.db);
  const inicio =
    ate === null
      ? instanteDe(milissegundosDe(parede) - HORAS_INICIAIS * 3_600_000)
      : somarMinutos(ate, -MINUTOS_DE_SOBREPOSICAO);
  // Outside production the product's clock may be ahead, and the bank may follow either one.
  const [, ultimo = parede] = [parede, deps.relogio.agora()].sort();
  // Read first: a Pix that comes while the bank answers is in neither.
  const nossos =
    desde === null
      ? []
      : await nossosEntre(deps, { de: aposABorda(inicio, desde), ate: somarMinutos(ultimo, -MINUTOS_ATE_LISTAR) });
  const r = await deps.gateways.pix.listarPix({ inicio, fim: somarMinutos(ultimo, 1) });
  if (r.situacao !== 'ok') return await anotarFalhaDaLista(deps, r.situacao);
  const conhecidos = await conhecidosDe(deps, r.valor);
  await guardarNovos(
    deps,
    guardar,
    r.valor.filter(({ e2eid }) => !conhecidos.has(e2eid)),
  );
  for (const { e2eid, valor } of r.valor) {
    const nosso = conhecidos.get(e2eid);
    if (nosso !== undefined && nosso.valor !== valor) await estranhar(deps, { ...nosso, disse: 'OUTRO_VALOR', valor });
  }
  const listados = new Set(r.valor.map(({ e2eid }) => e2eid));
  for (const nosso of nossos) if (!listados.has(nosso.e2eid)) await estranhar(deps, { ...nosso, disse: 'NAO_LISTADO' });
  await anotarListaComparada(deps, parede);
};

const guardarNovos = async (deps: Deps, guardar: GuardarPix, novos: readonly PixRecebido[]): Promise<void> =>
  await cadaUm(novos, async (pix) => {
    if (await emTransacao(deps.db, (trx) => guardar(trx, deps, pix)))
      deps.log.warn({ e2eid: pix.e2eid, txid: pix.txid }, 'pix found by reconciliation');
    return 'segue';
  });

/** Nothing older than the first comparison is looked for: nobody said that this provider received it. */
const aposABorda = (inicio: Instante, desde: Instante): Instante => {
  const dentro = somarMinutos(inicio, MINUTOS_DA_BORDA);
  return dentro < desde ? desde : dentro;
};

const consulta = ({ db }: Pick<Deps, 'db'>) =>
  db
    .selectFrom('pix_recebidos as x')
    .leftJoin('pagamentos as p', 'p.id', 'x.pagamento_id')
    .select(['x.e2eid', 'x.valor', 'p.usuario_id as usuarioId']);

const nossosEntre = async (
  deps: Pick<Deps, 'db'>,
  { de, ate }: { readonly de: Instante; readonly ate: Instante },
): Promise<readonly Nosso[]> =>
  await consulta(deps).where('x.horario', '>=', de).where('x.horario', '<=', ate).orderBy('x.horario').execute();

const conhecidosDe = async (
  deps: Pick<Deps, 'db'>,
  lista: readonly PixRecebido[],
): Promise<ReadonlyMap<string, Nosso>> => {
  const ids = lista.map(({ e2eid }) => e2eid);
  const linhas = ids.length === 0 ? [] : await consulta(deps).where('x.e2eid', 'in', ids).execute();
  return new Map(linhas.map((nosso) => [nosso.e2eid, nosso]));
};

/** `valor` is what the bank says, or ours where it says nothing. Of money that is nobody's the log alone tells. */
const estranhar = async (
  { db, log, relogio }: Deps,
  { e2eid, valor, usuarioId, disse }: Nosso & { readonly disse: 'OUTRO_VALOR' | 'NAO_LISTADO' },
): Promise<void> => {
  const dizer = () => log.error({ e2eid, disse }, 'list of received pix contradicts ours');
  if (usuarioId === null) {
    if (!DITAS.has(`${e2eid}:${disse}`)) dizer();
    DITAS.add(`${e2eid}:${disse}`);
    return;
  }
  const dados = { alvo: `pix:${e2eid}:${disse}`, disse, valor, e2eid };
  const nova = await emTransacao(db, (trx) =>
    abrirRevisao(trx, { tipo: 'recebimentoContradito', usuarioId, dados, em: relogio.agora() }),
  );
  // The list says the same every minute; whoever reads the log is told when it begins.
  if (nova) dizer();
};

/** What the log has told of money that is nobody's, since this process began. */
const DITAS = new Set<string>();
