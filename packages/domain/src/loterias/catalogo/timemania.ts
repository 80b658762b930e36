import { centavos } from '../../dinheiro.ts';
import { AS_21_DESDE, as20, as21, DOMINGO, DOMINGO_DESDE, fixa, parte } from '../faixas.ts';
import type { Loteria, Premiacao } from '../loteria.ts';

function premiacao(parcelaBasisPoints: number): Premiacao {
  return {
    parcelaBasisPoints,
    divididoPorCento: 100,
    faixas: [
      parte(1, [7], { porCento: 50, nome: '7 acertos' }),
      parte(2, [6], { porCento: 20, nome: '6 acertos' }),
      parte(3, [5], { porCento: 20, nome: '5 acertos' }),
      fixa(4, [4], { valor: 1_050, nome: '4 acertos' }),
      fixa(5, [3], { valor: 350, nome: '3 acertos' }),
      fixa(6, null, { valor: 850, nome: 'Time do coração' }),
    ],
    reservas: [{ porCento: 10, para: { finais: [0, 5] } }],
  };
}

/** Ten numbers are marked and seven drawn; the prize of the team is added to that of the hits. */
export const TIMEMANIA: Loteria = {
  id: 9,
  slug: 'timemania',
  nome: 'Timemania',
  volante: {
    tipo: 'dezenas',
    dezenas: { de: 1, ate: 80, sorteadas: 7, simples: 10, minimo: 10, maximo: 10 },
    extra: { tipo: 'time' },
  },
  sorteios: 1,
  precoSimples: [{ desde: '2023-05-03', vale: centavos(350) }],
  premiacao: [
    { desde: '2023-05-04', vale: premiacao(4_600) },
    { desde: '2024-12-03', vale: premiacao(5_000) },
  ],
  calendario: [
    { desde: '2023-05-04', vale: as20([2, 4, 6]) },
    { desde: AS_21_DESDE, vale: as21([2, 4, 6]) },
    { desde: DOMINGO_DESDE, vale: [...as21([2, 4]), DOMINGO] },
  ],
  bolao: [
    {
      desde: '2023-05-03',
      vale: {
        minimo: centavos(700),
        cotaMinima: centavos(350),
        cotasMinimas: 2,
        cotasMaximas: { outras: 15 },
        apostasMaximas: { outras: 10 },
        confirmado: false,
      },
    },
  ],
};
