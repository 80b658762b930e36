import type { Dia, Instante } from '@rateia/domain/datas';
import { diaDe, somarHoras } from '@rateia/domain/datas';
import { feriadosAFrente } from '@rateia/domain/loterias/calendario-de-sorteios';
import { LOTERIAS } from '@rateia/domain/loterias/loterias';
import type { ConcursoConhecido, SorteioDaSerie } from '@rateia/domain/loterias/serie';
import { antesDoProximo, sorteiosDaSerie } from '@rateia/domain/loterias/serie';
import type { Trx } from '../../../db/banco.ts';
import { agendarPrazo } from '../../../db/prazos.ts';
import type { Deps } from '../../../http/deps.ts';
import { SERIE_ABRIR, SERIE_AVISAR } from '../agenda.ts';
import { montarBolao } from '../boloes/montar-bolao.ts';
import { itensDaAgenda } from '../get-agenda-de-loterias.ts';
import { especiaisDe } from '../repository.ts';
import type { Serie } from './repository.ts';
import { sorteiosQueVem, travarSerie } from './repository.ts';

/**
 * Job `prepararSerie`: makes the pools of the next draws of a series, as drafts with the clock of their charge. Nothing is
 * made while nobody knows the next concurso. Answers how many draws are ahead: before a special draw maybe none; undefined
 * while no concurso is known (REGRAS 2.12 Recurring).
 */
export async function prepararSerie(
  trx: Trx,
  deps: Deps,
  { serieId, agora }: { readonly serieId: number; readonly agora: Instante },
): Promise<number | undefined> {
  const serie = await travarSerie(trx, serieId);
  if (serie === undefined || serie.encerradaEm !== null) return 0;
  const regras = await deps.regras();
  const prontos = await sorteiosQueVem(trx, { series: [serieId], agora });
  const { proximo, anunciado } = await naAgenda(trx, deps, { serie, agora });
  const depoisDe = depoisDoUltimo(await ultimoPreparado(trx, serieId), proximo);
  if (depoisDe === undefined) return undefined;
  const novos = sorteiosDaSerie(LOTERIAS[serie.loteria], {
    depoisDe,
    especiais: await especiaisDe(trx, { loteria: serie.loteria, agora }),
    anunciado,
    agora,
    feriados: feriadosAFrente(agora),
    quantos: Math.max(0, regras.loterias.sorteiosAFrente - prontos.length),
    regras,
  });
  for (const sorteio of novos) await prepararSorteio(trx, deps, { serie, sorteio, agora });
  return prontos.length + novos.length;
}

async function prepararSorteio(
  trx: Trx,
  deps: Deps,
  p: { readonly serie: Serie; readonly sorteio: SorteioDaSerie; readonly agora: Instante },
): Promise<void> {
  const { serie, sorteio, agora } = p;
  const { concurso, apostasAte, sorteioEm, cobrarEm } = sorteio;
  const bolaoId = await montarBolao(trx, deps, {
    bolao: {
      nome: `${serie.nome} · ${concurso.toLocaleString('pt-BR')}`,
      modo: serie.modo,
      cotas: serie.totalCotas,
      concursos: [{ loteria: serie.loteria, concurso, apostasAte, sorteioEm }],
      apostas: serie.apostas,
      semente: serie.semente ?? undefined,
      recorrente: true,
    },
    feito: { quem: 'sistema', usuarioId: null, agora },
  });
  await trx
    .insertInto('boloes_da_serie')
    .values({ bolao_id: bolaoId, serie_id: serie.id, concurso, cobrar_em: cobrarEm })
    .execute();
  await agendarPrazo(trx, { tipo: SERIE_ABRIR, alvoId: bolaoId, venceEm: cobrarEm, agora });
  const avisarEm = somarHoras(cobrarEm, -(await deps.regras()).loterias.horasDoAvisoDeSaldo);
  if (avisarEm > agora) await agendarPrazo(trx, { tipo: SERIE_AVISAR, alvoId: bolaoId, venceEm: avisarEm, agora });
}

/** The last concurso that the series has a pool of. */
async function ultimoPreparado(trx: Trx, serieId: number): Promise<ConcursoConhecido | undefined> {
  const linha = await trx
    .selectFrom('boloes_da_serie as d')
    .innerJoin('boloes as b', 'b.id', 'd.bolao_id')
    .select(['d.concurso', 'b.sorteio_em as sorteioEm'])
    .where('d.serie_id', '=', serieId)
    .orderBy('d.concurso', 'desc')
    .limit(1)
    .executeTakeFirst();
  return linha === undefined ? undefined : { concurso: linha.concurso, dia: diaDe(linha.sorteioEm) };
}

type NaAgenda = {
  /** The concurso before the next one. */
  readonly proximo?: ConcursoConhecido;
  /** The day of the next one, where a source told it. */
  readonly anunciado?: Dia | undefined;
};

async function naAgenda(
  trx: Trx,
  deps: Deps,
  { serie, agora }: { readonly serie: Serie; readonly agora: Instante },
): Promise<NaAgenda> {
  const itens = await itensDaAgenda({ db: trx, deps, agora });
  const achado = itens.find(({ item: { slug } }) => slug === serie.loteria);
  if (achado === undefined || achado.item.concurso === null) return {};
  const { concurso, sorteioEm } = achado.item;
  return { proximo: antesDoProximo({ concurso, sorteioEm }), anunciado: achado.ultimo?.proximoEm ?? undefined };
}

/** The concurso from which a series goes on: its own last one, or that of the agenda where a special draw lay between. */
function depoisDoUltimo(
  ultimo: ConcursoConhecido | undefined,
  daAgenda: ConcursoConhecido | undefined,
): ConcursoConhecido | undefined {
  if (ultimo === undefined || daAgenda === undefined) return ultimo ?? daAgenda;
  return ultimo.concurso < daAgenda.concurso ? daAgenda : ultimo;
}
