import { centavos } from '../../dinheiro.ts';
import { AS_21_DESDE, as20, as21, PARCELA, PARCELA_ATE_2024, PARCELA_NOVA_DESDE, parte } from '../faixas.ts';
import type { Loteria, Premiacao } from '../loteria.ts';

function premiacao(parcelaBasisPoints: number): Premiacao {
  return {
    parcelaBasisPoints,
    divididoPorCento: 100,
    faixas: [
      parte(1, [20], { porCento: 45, nome: '20 acertos' }),
      parte(2, [19], { porCento: 16, nome: '19 acertos', semGanhador: 'mesmaFaixa' }),
      parte(3, [18], { porCento: 10, nome: '18 acertos', semGanhador: 'mesmaFaixa' }),
      parte(4, [17], { porCento: 7, nome: '17 acertos', semGanhador: 'mesmaFaixa' }),
      parte(5, [16], { porCento: 7, nome: '16 acertos', semGanhador: 'mesmaFaixa' }),
      parte(6, [15], { porCento: 7, nome: '15 acertos', semGanhador: 'mesmaFaixa' }),
      parte(7, [0], { porCento: 8, nome: '0 acertos' }),
    ],
    reservas: [],
  };
}

/** The numbers are 00 to 99, and no hit at all wins too. */
export const LOTOMANIA: Loteria = {
  id: 10,
  slug: 'lotomania',
  nome: 'Lotomania',
  volante: { tipo: 'dezenas', dezenas: { de: 0, ate: 99, sorteadas: 20, simples: 50, minimo: 50, maximo: 50 } },
  sorteios: 1,
  precoSimples: [{ desde: '2023-04-30', vale: centavos(300) }],
  premiacao: [
    { desde: '2023-04-30', vale: premiacao(PARCELA_ATE_2024) },
    { desde: PARCELA_NOVA_DESDE, vale: premiacao(PARCELA) },
  ],
  calendario: [
    { desde: '2023-04-30', vale: as20([1, 3, 5]) },
    { desde: AS_21_DESDE, vale: as21([1, 3, 5]) },
  ],
  bolao: [
    {
      desde: '2023-04-30',
      vale: {
        minimo: centavos(1_500),
        cotaMinima: centavos(300),
        cotasMinimas: 2,
        cotasMaximas: { outras: 25 },
        apostasMaximas: { outras: 10 },
        confirmado: false,
      },
    },
  ],
};
