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

const UM_OU_NENHUM = [0, 1];

/** 95 % of the prize money is divided; 5 % guarantees the first tier. An unwon tier from the second on goes down. */
function premiacao(parcelaBasisPoints: number): Premiacao {
  return {
    parcelaBasisPoints,
    divididoPorCento: 95,
    faixas: [
      parte(1, [6], { porCento: 62, nome: '6 acertos e 2 trevos', trevos: [2] }),
      parte(2, [6], {
        porCento: 10,
        nome: '6 acertos e 1 ou nenhum trevo',
        trevos: UM_OU_NENHUM,
        semGanhador: 'desce',
      }),
      parte(3, [5], { porCento: 8, nome: '5 acertos e 2 trevos', trevos: [2], semGanhador: 'desce' }),
      parte(4, [5], { porCento: 8, nome: '5 acertos e 1 ou nenhum trevo', trevos: UM_OU_NENHUM, semGanhador: 'desce' }),
      parte(5, [4], { porCento: 6, nome: '4 acertos e 2 trevos', trevos: [2], semGanhador: 'desce' }),
      parte(6, [4], { porCento: 6, nome: '4 acertos e 1 ou nenhum trevo', trevos: UM_OU_NENHUM }),
      fixa(7, [3], { valor: 5_000, nome: '3 acertos e 2 trevos', trevos: [2] }),
      fixa(8, [3], { valor: 2_400, nome: '3 acertos e 1 trevo', trevos: [1] }),
      fixa(9, [2], { valor: 1_200, nome: '2 acertos e 2 trevos', trevos: [2] }),
      fixa(10, [2], { valor: 600, nome: '2 acertos e 1 trevo', trevos: [1] }),
    ],
    reservas: [],
  };
}

export const MAIS_MILIONARIA: Loteria = {
  id: 12,
  slug: 'mais-milionaria',
  nome: '+Milionária',
  volante: {
    tipo: 'dezenas',
    dezenas: { de: 1, ate: 50, sorteadas: 6, simples: 6, minimo: 6, maximo: 12 },
    extra: { tipo: 'trevos', de: 1, ate: 6, simples: 2, minimo: 2, maximo: 6 },
  },
  sorteios: 1,
  precoSimples: [{ desde: '2022-05-02', vale: centavos(600) }],
  premiacao: [
    { desde: '2022-05-28', vale: premiacao(PARCELA_ATE_2024) },
    { desde: PARCELA_NOVA_DESDE, vale: premiacao(PARCELA) },
  ],
  calendario: [
    { desde: '2022-05-28', vale: as20([6]) },
    { desde: '2023-07-19', vale: as20([3, 6]) },
    { desde: AS_21_DESDE, vale: as21([3, 6]) },
    { desde: DOMINGO_DESDE, vale: [...as21([3]), DOMINGO] },
  ],
  bolao: [
    {
      desde: '2022-05-02',
      vale: {
        minimo: centavos(1_200),
        cotaMinima: centavos(600),
        cotasMinimas: 2,
        cotasMaximas: { outras: 50 },
        apostasMaximas: { outras: 10 },
        confirmado: false,
      },
    },
  ],
};
