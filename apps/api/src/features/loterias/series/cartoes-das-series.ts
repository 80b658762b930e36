import type { Chamadas } from '@rateia/contracts/todas';
import type { Instante } from '@rateia/domain/datas';
import { ESTADO_ADESAO } from '@rateia/domain/loterias/adesao';
import { LOTERIAS } from '@rateia/domain/loterias/loterias';
import { rotuloDe } from '@rateia/domain/tabela';
import type { Executor } from '../../../db/banco.ts';
import type { Bolao } from '../boloes/bolao.ts';
import { boloes, lerBolao } from '../boloes/bolao.ts';
import { apresentarPreco } from '../boloes/presenter.ts';
import type { Adesao, OcupacaoDaSerie, Serie, SorteioGuardado } from './repository.ts';
import { adesoesDaPessoa, ocupacaoDasSeries, sorteiosQueVem } from './repository.ts';

type CartaoDaSerie = Chamadas['listSeries']['resposta']['itens'][number];

/** A draw of a series that comes, with its pool. */
type SorteioComBolao = { readonly sorteio: SorteioGuardado; readonly bolao: Bolao };

type FatosDaSerie = {
  readonly serie: Serie;
  readonly ocupacao: OcupacaoDaSerie;
  readonly sorteios: readonly SorteioComBolao[];
};

/** Series with the draws that come and the people in them. */
export async function fatosDasSeries(
  db: Executor,
  { lista, agora }: { readonly lista: readonly Serie[]; readonly agora: Instante },
): Promise<readonly FatosDaSerie[]> {
  const ids = lista.map(({ id }) => id);
  const [ocupacao, sorteios] = [await ocupacaoDasSeries(db, ids), await sorteiosQueVem(db, { series: ids, agora })];
  const dos = sorteios.map(({ bolaoId }) => bolaoId);
  const linhas = dos.length === 0 ? [] : await boloes(db).where('b.id', 'in', dos).execute();
  const porId = new Map(linhas.map((linha) => [linha.id, lerBolao(linha)]));
  return lista.map((serie) => ({
    serie,
    ocupacao: ocupacao(serie.id),
    sorteios: sorteios.flatMap((sorteio) => {
      const bolao = porId.get(sorteio.bolaoId);
      return bolao === undefined || sorteio.serieId !== serie.id ? [] : [{ sorteio, bolao }];
    }),
  }));
}

/** The part of a card that is the same for everybody. */
export function apresentarSerie({ serie, ocupacao, sorteios }: FatosDaSerie): Omit<CartaoDaSerie, 'adesao'> {
  const [primeiro] = sorteios;
  const { id, nome, loteria, modo, apostas, totalCotas, encerradaEm } = serie;
  return {
    id,
    nome,
    loteria,
    nomeDaLoteria: LOTERIAS[loteria].nome,
    modo,
    apostas: apostas.length,
    totalCotas,
    cotasLivres: totalCotas - ocupacao.cotas,
    encerrada: encerradaEm !== null,
    proximo: primeiro === undefined ? null : apresentarSorteio(primeiro),
  };
}

/** A draw of a series that comes: its clocks, and the price of a cota. */
export function apresentarSorteio({ sorteio, bolao }: SorteioComBolao): NonNullable<CartaoDaSerie['proximo']> {
  const { concurso, cobrarEm } = sorteio;
  return { idBolao: bolao.id, concurso, sorteioEm: bolao.sorteioEm, cobrarEm, preco: apresentarPreco(bolao) };
}

function apresentarAdesao(adesao: Adesao | undefined): CartaoDaSerie['adesao'] {
  if (adesao === undefined) return null;
  const { estado, cotas, valorCota, saldo, faltas } = adesao;
  return { estado, estadoRotulo: rotuloDe(ESTADO_ADESAO, estado), cotas, valorCota, saldo, faltas };
}

/** Series as cards for one person (spec B§2 /loteria-recorrente). */
export async function cartoesDasSeries(
  db: Executor,
  p: { readonly lista: readonly Serie[]; readonly usuarioId: number; readonly agora: Instante },
): Promise<CartaoDaSerie[]> {
  const minhas = new Map((await adesoesDaPessoa(db, p.usuarioId)).map((adesao) => [adesao.serieId, adesao]));
  return (await fatosDasSeries(db, p)).map((fatos) => ({
    ...apresentarSerie(fatos),
    adesao: apresentarAdesao(minhas.get(fatos.serie.id)),
  }));
}
