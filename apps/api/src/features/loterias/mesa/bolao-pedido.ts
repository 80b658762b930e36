import { randomBytes } from 'node:crypto';
import type { backofficeBoloes as contrato } from '@rateia/contracts/backoffice-boloes';
import type { Recebida } from '@rateia/contracts/chamada';
import { centavos } from '@rateia/domain/dinheiro';
import type { Aposta, ApostaDeDezenas } from '@rateia/domain/loterias/aposta';
import { dezenasDe } from '@rateia/domain/loterias/aposta';
import { previsto, sorteioDoDia } from '@rateia/domain/loterias/calendario-de-sorteios';
import { fechar, recusaDoFechamento } from '@rateia/domain/loterias/fechamento';
import type { SlugDaLoteria } from '@rateia/domain/loterias/loteria';
import { LOTERIAS } from '@rateia/domain/loterias/loterias';
import { apostasPorSorte } from '@rateia/domain/loterias/sorte';
import type { Executor } from '../../../db/banco.ts';
import { recusar } from '../../../http/erros.ts';
import type { ConcursoDoBolao } from '../boloes/bolao.ts';
import type { BolaoAMontar } from '../boloes/montar-bolao.ts';
import { timesConhecidos } from '../boloes/montar-bolao.ts';
import { resumo } from '../prova/lacrar.ts';

type Pedido = Recebida<typeof contrato.createBolao>['body'];
type ApostaPedida = NonNullable<Pedido['apostas']>[number];

const BYTES_DA_SEMENTE = 16;

/**
 * The pool that an operator asks for, with its bets: by hand, by chance from a seed that is published with them, or by a
 * covering scheme. The same seed gives the same bets (REGRAS 2.12).
 */
export async function bolaoPedido(db: Executor, pedido: Pedido): Promise<BolaoAMontar> {
  const { nome, modo, cotas, concursos, subsidio } = pedido;
  return {
    nome,
    modo,
    cotas,
    concursos: concursos.map(lerConcurso),
    ...(await apostasPedidas(db, pedido)),
    subsidio: subsidio === undefined ? undefined : centavos(subsidio),
  };
}

type JogosPedidos = Pick<Pedido, 'apostas' | 'sorte' | 'fechamento'>;

/** The bets that an operator asks for, in their order, with the seed of those by chance. */
export async function apostasPedidas(
  db: Executor,
  pedido: JogosPedidos,
): Promise<Pick<BolaoAMontar, 'apostas' | 'semente'>> {
  const { sorte } = pedido;
  const semente = sorte === undefined ? undefined : (sorte.semente ?? randomBytes(BYTES_DA_SEMENTE).toString('hex'));
  const aMao = (pedido.apostas ?? []).map(lerAposta);
  return { apostas: [...aMao, ...(await porSorte(db, { pedido, semente })), ...porFechamento(pedido)], semente };
}

async function porSorte(
  db: Executor,
  { pedido: { sorte }, semente }: { readonly pedido: JogosPedidos; readonly semente: string | undefined },
): Promise<readonly Aposta[]> {
  if (sorte === undefined || semente === undefined) return [];
  const loteria = deDezenas(sorte.loteria, 'sorte');
  const { minimo, maximo } = dezenasDe(loteria);
  if (sorte.marcas < minimo || sorte.marcas > maximo)
    return recusar('dadosInvalidos', campo('sorte', `Marque de ${minimo} a ${maximo} dezenas em cada aposta.`));
  const times = await timesConhecidos(db);
  return apostasPorSorte({ loteria, apostas: sorte.quantas, marcas: sorte.marcas, semente, times }, resumo);
}

function porFechamento({ fechamento }: JogosPedidos): readonly Aposta[] {
  if (fechamento === undefined) return [];
  const { loteria: slug, ...esquema } = fechamento;
  const loteria = deDezenas(slug, 'fechamento');
  const recusa = recusaDoFechamento(esquema);
  if (recusa !== undefined) return recusar('dadosInvalidos', campo('fechamento', recusa));
  return fechar(esquema).map((dezenas) => ({ loteria, dezenas }));
}

function deDezenas(slug: SlugDaLoteria, onde: string): ApostaDeDezenas['loteria'] {
  return slug === 'loteca' ? recusar('dadosInvalidos', campo(onde, 'A Loteca é marcada jogo a jogo.')) : slug;
}

/** A bet as it is typed; what is wrong in it is said when the pool is made. */
function lerAposta({ loteria, dezenas = [], trevos, time, mes, palpites = [] }: ApostaPedida): Aposta {
  if (loteria === 'loteca') return { loteria, palpites };
  return {
    loteria,
    dezenas,
    ...(trevos === undefined ? {} : { trevos }),
    ...(time === undefined ? {} : { time }),
    ...(mes === undefined ? {} : { mes }),
  };
}

/** The moments of a draw: those that were given, else those of the lottery's calendar on that day. */
function lerConcurso({ loteria, concurso, dia, sorteioEm, apostasAte }: Pedido['concursos'][number]): ConcursoDoBolao {
  if (sorteioEm !== undefined && apostasAte !== undefined) return { loteria, concurso, sorteioEm, apostasAte };
  const { nome } = LOTERIAS[loteria];
  const doDia = sorteioDoDia(LOTERIAS[loteria], dia);
  if (doDia === undefined)
    return recusar('dadosInvalidos', campo('concursos', `${nome} não tem sorteio neste dia: informe os horários.`));
  const { bolaoAte, sorteioEm: hora } = previsto(dia, doDia);
  return { loteria, concurso, apostasAte: apostasAte ?? bolaoAte, sorteioEm: sorteioEm ?? hora };
}

function campo(nome: string, texto: string) {
  return { dados: { campos: { [nome]: texto } } };
}
