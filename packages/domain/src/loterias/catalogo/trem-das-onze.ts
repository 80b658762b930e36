import { centavos } from '../../dinheiro.ts';
import type { Faixa, Loteria } from '../loteria.ts';

function simetrica(numero: number, maior: number): Faixa {
  return {
    numero,
    nome: `${maior} ou ${11 - maior} acertos`,
    sorteio: 1,
    acertos: [maior, 11 - maior],
    pagamento: { tipo: 'anunciado' },
    semGanhador: 'proximoConcurso',
  };
}

/** The lottery of Minas Gerais: 11 of 22 numbers, no hit pays as eleven do, and the prizes are announced for each draw. */
export const TREM_DAS_ONZE: Loteria = {
  id: 14,
  slug: 'trem-das-onze',
  nome: 'Trem das Onze',
  volante: { tipo: 'dezenas', dezenas: { de: 1, ate: 22, sorteadas: 11, simples: 11, minimo: 11, maximo: 11 } },
  sorteios: 1,
  precoSimples: [{ desde: '2024-09-30', vale: centavos(500) }],
  premiacao: [
    {
      desde: '2024-09-30',
      vale: {
        parcelaBasisPoints: 0,
        divididoPorCento: 100,
        faixas: [simetrica(1, 11), simetrica(2, 10), simetrica(3, 9), simetrica(4, 8)],
        reservas: [],
      },
    },
  ],
  // Saturdays; no source tells the hour, so the operation gives it with each concurso.
  calendario: [{ desde: '2024-09-30', vale: [] }],
  bolao: [
    {
      desde: '2024-09-30',
      vale: {
        minimo: centavos(1_000),
        cotaMinima: centavos(500),
        cotasMinimas: 2,
        cotasMaximas: { outras: 25 },
        apostasMaximas: { outras: 10 },
        confirmado: false,
      },
    },
  ],
  estado: 13,
};
