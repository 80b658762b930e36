import type { Chamadas } from '@rateia/contracts/todas';
import type { Aposta } from '@rateia/domain/loterias/aposta';
import { ehDaLoteca } from '@rateia/domain/loterias/aposta';
import { loteriaDoResultado } from '@rateia/domain/loterias/apuracao';
import type { FaixaGanha } from '@rateia/domain/loterias/conferencia';
import type { SlugDaLoteria } from '@rateia/domain/loterias/loteria';
import { LOTERIAS } from '@rateia/domain/loterias/loterias';
import type { Resultado } from '@rateia/domain/loterias/resultado';
import type { ApostaDoBolao, ConcursoDoBolao } from '../boloes/bolao.ts';
import type { ConferenciaGuardada } from './premios-repository.ts';

type Concurso = Chamadas['getConcursosDoBolao']['resposta']['itens'][number];
type Conferida = Chamadas['getResultadoDoConcurso']['resposta']['apostas'][number];

function emOrdem(numeros: readonly number[] = []): number[] {
  return [...numeros].sort((a, b) => a - b);
}

export function apresentarSorteado(resultado: Resultado): NonNullable<Concurso['resultado']> {
  const { data, sorteios, trevos, time, mes, colunas = [] } = resultado;
  return {
    data,
    sorteios: sorteios.map(emOrdem),
    trevos: emOrdem(trevos),
    time: time ?? null,
    mes: mes ?? null,
    colunas: [...colunas],
  };
}

/** A concurso of a pool with its result, where one of the given ones is its. */
export function apresentarConcurso(c: ConcursoDoBolao, resultados: readonly Resultado[]): Concurso {
  const loteria = loteriaDoResultado(c.loteria);
  const resultado = resultados.find((um) => um.loteria === loteria && um.concurso === c.concurso);
  return {
    loteria: c.loteria,
    nome: LOTERIAS[c.loteria].nome,
    concurso: c.concurso,
    sorteioEm: c.sorteioEm,
    resultado: resultado === undefined ? null : apresentarSorteado(resultado),
  };
}

/** A bet of a pool, with its check once there is one. */
export function apresentarAposta(
  { ordem, concurso, aposta, simples }: ApostaDoBolao,
  conferencia: ConferenciaGuardada | undefined,
): Conferida {
  return {
    ordem,
    loteria: aposta.loteria,
    concurso,
    ...marcasDe(aposta),
    simples,
    acertos: conferencia === undefined ? null : [...conferencia.acertos],
    faixas: (conferencia?.faixas ?? []).map((faixa) => apresentarFaixa(aposta.loteria, faixa)),
    premio: conferencia?.premio ?? 0,
  };
}

function marcasDe(aposta: Aposta): Pick<Conferida, 'dezenas' | 'trevos' | 'time' | 'mes' | 'palpites'> {
  if (ehDaLoteca(aposta)) {
    return { dezenas: [], trevos: [], time: null, mes: null, palpites: aposta.palpites.map((um) => [...um]) };
  }
  const { dezenas, trevos, time, mes } = aposta;
  return { dezenas: emOrdem(dezenas), trevos: emOrdem(trevos), time: time ?? null, mes: mes ?? null, palpites: [] };
}

function apresentarFaixa(
  loteria: SlugDaLoteria,
  { faixa, quantidade, premio }: FaixaGanha,
): Conferida['faixas'][number] {
  const faixas = LOTERIAS[loteria].premiacao.at(-1)?.vale.faixas;
  return { faixa, nome: faixas?.find(({ numero }) => numero === faixa)?.nome ?? `Faixa ${faixa}`, quantidade, premio };
}
