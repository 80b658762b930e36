import type { Chamadas } from '@rateia/contracts/todas';
import type { Instante } from '@rateia/domain/datas';
import { diaDe } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { somar, subtrair } from '@rateia/domain/dinheiro';
import type { Aposta } from '@rateia/domain/loterias/aposta';
import { ehDaLoteca } from '@rateia/domain/loterias/aposta';
import { chancesDaAposta, umEm } from '@rateia/domain/loterias/chances';
import { LOTERIAS } from '@rateia/domain/loterias/loterias';
import type { ApostaDoBolao, Bolao, ConcursoDoBolao, SituacaoDasCotas } from './bolao.ts';

export type Cartao = Chamadas['listBoloes']['resposta']['itens'][number];

type Fatos = {
  readonly concursos: readonly ConcursoDoBolao[];
  readonly cotas: SituacaoDasCotas;
  readonly apostas: number;
};

/** A pool as a card (spec B§2 /loteria). */
export function apresentarCartao(bolao: Bolao, { concursos, cotas, apostas }: Fatos): Cartao {
  return {
    id: bolao.id,
    nome: bolao.nome,
    tipo: bolao.tipo,
    estado: bolao.estado,
    modo: bolao.modo,
    promocional: bolao.promocional,
    concursos: concursos.map(({ loteria, concurso, sorteioEm }) => ({
      loteria,
      nome: LOTERIAS[loteria].nome,
      concurso,
      sorteioEm,
    })),
    apostas,
    totalCotas: bolao.totalCotas,
    cotasLivres: cotas.livres,
    preco: apresentarPreco(bolao),
    vendasAte: bolao.vendasAte,
    sorteioEm: bolao.sorteioEm,
  };
}

type Precificado = Pick<Bolao, 'custo' | 'valorCota' | 'valorTaxa' | 'valorSubsidio'>;

/** The price of one cota, line by line (REGRAS 2.12 Price). */
export function apresentarPreco({ custo, valorCota, valorTaxa, valorSubsidio }: Precificado): Cartao['preco'] {
  return { custo, valorCota, valorTaxa, valorSubsidio, total: precoDaCota({ valorCota, valorTaxa, valorSubsidio }) };
}

/** The price of one cota for its buyer, without the cost of the means. */
export function precoDaCota({ valorCota, valorTaxa, valorSubsidio }: Omit<Precificado, 'custo'>): Centavos {
  return subtrair(somar(valorCota, valorTaxa), valorSubsidio);
}

/** A bet on the wire: lists of its own, because an answer is no part of what is stored. */
function apresentarAposta(aposta: Aposta): Jogo['aposta'] {
  if (ehDaLoteca(aposta)) return { loteria: aposta.loteria, palpites: aposta.palpites.map((p) => [...p]) };
  const { loteria, dezenas, trevos, time, mes } = aposta;
  return {
    loteria,
    dezenas: [...dezenas].sort((a, b) => a - b),
    ...(trevos === undefined ? {} : { trevos: [...trevos].sort((a, b) => a - b) }),
    ...(time === undefined ? {} : { time }),
    ...(mes === undefined ? {} : { mes }),
  };
}

type Jogo = Chamadas['listJogosDoBolao']['resposta']['jogos'][number];

/** A bet of a pool with its exact odds on the day of its draw. */
export function apresentarJogo({ ordem, concurso, aposta, simples, preco }: ApostaDoBolao, sorteioEm: Instante): Jogo {
  return {
    ordem,
    concurso,
    aposta: apresentarAposta(aposta),
    simples,
    preco,
    chances: chancesDaAposta(aposta, diaDe(sorteioEm)).flatMap(({ faixa, chance }) => {
      const um = umEm(chance);
      return um === undefined ? [] : [{ faixa: faixa.nome, umEm: um }];
    }),
  };
}
