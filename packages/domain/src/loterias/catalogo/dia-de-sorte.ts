import { centavos } from '../../dinheiro.ts';
import {
  AS_21_DESDE,
  as20,
  as21,
  DOMINGO,
  DOMINGO_DESDE,
  fixa,
  PARCELA,
  PARCELA_ATE_2024,
  PARCELA_NOVA_DESDE,
  parte,
} from '../faixas.ts';
import type { Loteria, Premiacao } from '../loteria.ts';

function premiacao(parcelaBasisPoints: number): Premiacao {
  return {
    parcelaBasisPoints,
    divididoPorCento: 100,
    faixas: [
      parte(1, [7], { porCento: 70, nome: '7 acertos' }),
      parte(2, [6], { porCento: 30, nome: '6 acertos' }),
      fixa(3, [5], { valor: 2_500, nome: '5 acertos' }),
      fixa(4, [4], { valor: 500, nome: '4 acertos' }),
      fixa(5, null, { valor: 250, nome: 'Mês da sorte' }),
    ],
    reservas: [],
  };
}

/** The month is the same for every simple bet of a ticket, and its prize is added to that of the hits. */
export const DIA_DE_SORTE: Loteria = {
  id: 11,
  slug: 'dia-de-sorte',
  nome: 'Dia de Sorte',
  volante: {
    tipo: 'dezenas',
    dezenas: { de: 1, ate: 31, sorteadas: 7, simples: 7, minimo: 7, maximo: 15 },
    extra: { tipo: 'mes' },
  },
  sorteios: 1,
  precoSimples: [{ desde: '2023-05-03', vale: centavos(250) }],
  premiacao: [
    { desde: '2023-05-04', vale: premiacao(PARCELA_ATE_2024) },
    { desde: PARCELA_NOVA_DESDE, vale: premiacao(PARCELA) },
  ],
  calendario: [
    { desde: '2023-05-04', vale: as20([2, 4, 6]) },
    { desde: AS_21_DESDE, vale: as21([2, 4, 6]) },
    { desde: '2026-06-29', vale: as21([1, 2, 3, 4, 5, 6]) },
    { desde: DOMINGO_DESDE, vale: [...as21([1, 2, 3, 4, 5]), DOMINGO] },
  ],
  bolao: [
    {
      desde: '2023-05-03',
      vale: {
        minimo: centavos(1_000),
        cotaMinima: centavos(250),
        cotasMinimas: 2,
        cotasMaximas: { outras: 60, porMarcas: { 7: 4 } },
        apostasMaximas: { outras: 10 },
        confirmado: false,
      },
    },
  ],
};
