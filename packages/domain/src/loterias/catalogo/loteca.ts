import { centavos } from '../../dinheiro.ts';
import { parte } from '../faixas.ts';
import type { Loteria } from '../loteria.ts';

/** Fourteen matches. Its day and its hour are given for each concurso: no week repeats them. */
export const LOTECA: Loteria = {
  id: 13,
  slug: 'loteca',
  nome: 'Loteca',
  volante: { tipo: 'partidas', partidas: 14 },
  sorteios: 1,
  precoSimples: [{ desde: '2025-07-09', vale: centavos(200) }],
  premiacao: [
    {
      desde: '2025-07-09',
      vale: {
        parcelaBasisPoints: 5_500,
        divididoPorCento: 100,
        faixas: [
          parte(1, [14], { porCento: 70, nome: '14 acertos' }),
          parte(2, [13], { porCento: 10, nome: '13 acertos' }),
        ],
        reservas: [
          { porCento: 10, para: { finais: [0, 5] } },
          { porCento: 10, para: 'especial' },
        ],
      },
    },
  ],
  calendario: [{ desde: '2025-07-09', vale: [] }],
  bolao: [
    {
      desde: '2025-07-09',
      vale: {
        minimo: centavos(1_600),
        cotaMinima: centavos(400),
        cotasMinimas: 2,
        // The number of cotas goes by the doubles and triples of the bet: `combinacoes-da-loteca.ts`.
        cotasMaximas: { outras: 50 },
        apostasMaximas: { outras: 10 },
        confirmado: true,
      },
    },
  ],
};
