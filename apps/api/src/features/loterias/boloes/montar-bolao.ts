import type { Dia, Instante } from '@rateia/domain/datas';
import { diaDe } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { ZERO } from '@rateia/domain/dinheiro';
import type { Aposta } from '@rateia/domain/loterias/aposta';
import { apostasSimples, precoDaAposta } from '@rateia/domain/loterias/aposta';
import type { ModoDoBolao } from '@rateia/domain/loterias/bolao';
import { MAQUINA_BOLAO, prazosDoBolao } from '@rateia/domain/loterias/bolao';
import { precoDoBolao, recusaDasCotas } from '@rateia/domain/loterias/cotas';
import type { SlugDaLoteria } from '@rateia/domain/loterias/loteria';
import { MODALIDADES } from '@rateia/domain/loterias/loterias';
import { recusaDaAposta } from '@rateia/domain/loterias/recusa-da-aposta';
import { sql } from 'kysely';
import type { Executor, Trx } from '../../../db/banco.ts';
import { exigir, nascer } from '../../../db/mover.ts';
import type { Deps } from '../../../http/deps.ts';
import { recusar } from '../../../http/erros.ts';
import type { ConcursoDoBolao } from './bolao.ts';

/** A pool to be made: bets of one lottery, or of several. */
export type BolaoAMontar = {
  readonly nome: string;
  readonly modo: ModoDoBolao;
  readonly cotas: number;
  readonly concursos: readonly ConcursoDoBolao[];
  /** In their order, each with the concurso of its lottery. */
  readonly apostas: readonly Aposta[];
  /** The published seed of bets by chance. */
  readonly semente?: string | undefined;
  /** The part of each cota that the product pays: then the pool is the promotional one. */
  readonly subsidio?: Centavos | undefined;
  readonly recorrente?: boolean | undefined;
};

type Feito = { readonly quem: 'operador' | 'sistema'; readonly usuarioId: number | null; readonly agora: Instante };

/** The price and the clocks that a pool has by the limits of its lotteries, or the refusal with the field (REGRAS 2.12). */
export async function calcularBolao(
  db: Executor,
  deps: Deps,
  { bolao, agora }: { readonly bolao: BolaoAMontar; readonly agora: Instante },
) {
  const { concursos, apostas, cotas, subsidio = ZERO } = bolao;
  const regras = await deps.regras();
  await conferir(db, bolao, agora);
  const [apostasAte] = limitesDos(concursos.map((c) => c.apostasAte));
  const [, sorteioEm] = limitesDos(concursos.map((c) => c.sorteioEm));
  const prazos = prazosDoBolao(apostasAte, regras);
  if (prazos.vendasAte <= agora)
    recusar('dadosInvalidos', campo('concursos', 'As vendas deste concurso já teriam terminado.'));
  const dia = diaDe(apostasAte);
  const preco = precoDoBolao(apostas, { cotas, taxa: { basisPoints: regras.loterias.taxaBasisPoints }, dia });
  if (subsidio >= preco.total)
    recusar('dadosInvalidos', campo('subsidio', 'A parte paga por nós é menor que o preço da cota.'));
  return { preco, prazos, apostasAte, sorteioEm, dia };
}

/**
 * Makes a draft of a pool. Bets, cotas and price are held to the limits of each lottery on the day of its draw; the price
 * is computed here and nowhere else (REGRAS 2.12).
 */
export async function montarBolao(
  trx: Trx,
  deps: Deps,
  { bolao, feito }: { readonly bolao: BolaoAMontar; readonly feito: Feito },
): Promise<number> {
  const { cotas, subsidio = ZERO } = bolao;
  const { agora, quem, usuarioId } = feito;
  const { preco, prazos, apostasAte, sorteioEm, dia } = await calcularBolao(trx, deps, { bolao, agora });
  const { id } = exigir(
    await nascer(trx, MAQUINA_BOLAO, {
      evento: 'criar',
      quem,
      usuarioId,
      agora,
      contexto: { agora, ...prazos, comprovantesCompletos: false },
      valores: {
        nome: bolao.nome,
        tipo: tipoDe(bolao),
        modo: bolao.modo,
        total_cotas: cotas,
        custo: preco.custo,
        valor_cota: preco.valorCota,
        valor_taxa: preco.taxa,
        valor_subsidio: subsidio,
        promocional: subsidio > ZERO,
        semente: bolao.semente ?? null,
        vendas_ate: prazos.vendasAte,
        comprovar_ate: prazos.comprovarAte,
        apostas_ate: apostasAte,
        sorteio_em: sorteioEm,
        criado_por: usuarioId,
        criado_em: agora,
        mudou_em: agora,
      },
    }),
  );
  await guardarApostas(trx, { id, bolao, dia });
  return id;
}

/** Refuses a pool that some lottery would not sell, with a sentence for each field. */
async function conferir(db: Executor, { concursos, apostas, cotas }: BolaoAMontar, agora: Instante): Promise<void> {
  if (concursos.some(({ apostasAte, sorteioEm }) => apostasAte > sorteioEm || apostasAte <= agora))
    recusar('dadosInvalidos', campo('concursos', 'As apostas terminam depois de agora e antes do sorteio.'));
  const dias = concursos.map(({ loteria, sorteioEm }) => ({ loteria, dia: diaDe(sorteioEm) }));
  await conferirFeitio(db, { dias, apostas, cotas });
}

type Feitio = Pick<BolaoAMontar, 'apostas' | 'cotas'> & {
  readonly dias: readonly { readonly loteria: SlugDaLoteria; readonly dia: Dia }[];
};

/** Refuses bets and cotas that the lotteries of a pool or of a template would not sell on their days (REGRAS 2.12). */
export async function conferirFeitio(db: Executor, { dias, apostas, cotas }: Feitio): Promise<void> {
  if (dias.length === 0) recusar('dadosInvalidos', campo('concursos', 'Escolha o concurso.'));
  if (new Set(dias.map(({ loteria }) => loteria)).size !== dias.length)
    recusar('dadosInvalidos', campo('concursos', 'Um bolão tem um concurso de cada loteria.'));
  const times = await timesConhecidos(db);
  for (const aposta of apostas) {
    const recusa = recusaDaAposta(aposta, times);
    if (recusa !== undefined) recusar('dadosInvalidos', { dados: { campos: { apostas: Object.values(recusa)[0] } } });
  }
  if (apostas.some(({ loteria }) => dias.every((d) => d.loteria !== loteria)))
    recusar('dadosInvalidos', campo('apostas', 'Uma aposta é de outra loteria.'));
  for (const { loteria, dia } of dias) {
    const dela = apostas.filter((aposta) => aposta.loteria === loteria);
    const recusa = recusaDasCotas(dela, { cotas, dia });
    if (recusa !== undefined) recusar('dadosInvalidos', { dados: { campos: recusa } });
  }
}

function campo(nome: string, texto: string) {
  return { dados: { campos: { [nome]: texto } } };
}

/** The first and the last of moments, of which there is at least one. */
function limitesDos(instantes: readonly Instante[]): readonly [primeiro: Instante, ultimo: Instante] {
  const emOrdem = [...instantes].sort();
  const [primeiro, ultimo] = [emOrdem[0], emOrdem.at(-1)];
  if (primeiro === undefined || ultimo === undefined) throw new RangeError('no moments');
  return [primeiro, ultimo];
}

function tipoDe({ concursos, recorrente = false }: BolaoAMontar): number {
  if (concursos.length > 1) return MODALIDADES.multiplas;
  return recorrente ? MODALIDADES.recorrente : MODALIDADES.unica;
}

async function guardarApostas(
  trx: Trx,
  { id, bolao, dia }: { readonly id: number; readonly bolao: BolaoAMontar; readonly dia: Dia },
): Promise<void> {
  const { concursos, apostas } = bolao;
  await trx
    .insertInto('bolao_concursos')
    .values(
      concursos.map(({ loteria, concurso, apostasAte, sorteioEm }) => ({
        bolao_id: id,
        loteria,
        concurso,
        apostas_ate: apostasAte,
        sorteio_em: sorteioEm,
      })),
    )
    .execute();
  const concursoDe = new Map(concursos.map(({ loteria, concurso }) => [loteria, concurso]));
  await trx
    .insertInto('bolao_apostas')
    .values(
      apostas.map((aposta, ordem) => ({
        bolao_id: id,
        ordem,
        loteria: aposta.loteria,
        concurso: concursoDe.get(aposta.loteria) ?? 0,
        aposta: JSON.stringify(aposta),
        simples: apostasSimples(aposta),
        preco: precoDaAposta(aposta, dia),
      })),
    )
    .execute();
}

/** The teams of Timemania, which change every season: those that the known results name. */
export async function timesConhecidos(db: Executor): Promise<readonly string[]> {
  const linhas = await db
    .selectFrom('resultados')
    .select(sql<string>`distinct resultado->>'time'`.as('time'))
    .where('loteria', '=', 'timemania')
    .execute();
  return linhas.flatMap(({ time }) => (time === null ? [] : [time])).toSorted((a, b) => a.localeCompare(b, 'pt-BR'));
}
