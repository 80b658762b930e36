import { centavos } from '../../dinheiro.ts';
import {
  AS_21_DESDE,
  as20,
  as21,
  DOMINGO,
  DOMINGO_DESDE,
  PARCELA,
  PARCELA_ATE_2024,
  PARCELA_NOVA_DESDE,
  parte,
  semAcumular,
} from '../faixas.ts';
import type { Loteria, Premiacao } from '../loteria.ts';

function faixas(quina: number): Premiacao['faixas'] {
  return [
    parte(1, [5], { porCento: quina, nome: 'Quina' }),
    parte(2, [4], { porCento: 15, nome: 'Quadra' }),
    parte(3, [3], { porCento: 10, nome: 'Terno' }),
    parte(4, [2], { porCento: 10, nome: 'Duque' }),
  ];
}
function regular(parcelaBasisPoints: number): Premiacao {
  return {
    parcelaBasisPoints,
    divididoPorCento: 100,
    faixas: faixas(35),
    reservas: [
      { porCento: 15, para: { finais: [5] } },
      { porCento: 15, para: 'especial' },
    ],
  };
}
function deSaoJoao(parcelaBasisPoints: number): Premiacao {
  return semAcumular({ parcelaBasisPoints, divididoPorCento: 100, faixas: faixas(65), reservas: [] });
}

export const QUINA: Loteria = {
  id: 5,
  slug: 'quina',
  nome: 'Quina',
  volante: { tipo: 'dezenas', dezenas: { de: 1, ate: 80, sorteadas: 5, simples: 5, minimo: 5, maximo: 15 } },
  sorteios: 1,
  precoSimples: [
    { desde: '2023-05-03', vale: centavos(250) },
    { desde: '2025-07-09', vale: centavos(300) },
  ],
  premiacao: [
    { desde: '2023-05-03', vale: regular(PARCELA_ATE_2024) },
    { desde: PARCELA_NOVA_DESDE, vale: regular(PARCELA) },
  ],
  calendario: [
    { desde: '2023-05-03', vale: as20([1, 2, 3, 4, 5, 6]) },
    { desde: AS_21_DESDE, vale: as21([1, 2, 3, 4, 5, 6]) },
    { desde: DOMINGO_DESDE, vale: [...as21([1, 2, 3, 4, 5]), DOMINGO] },
  ],
  bolao: [
    {
      desde: '2025-07-09',
      vale: {
        minimo: centavos(1_500),
        cotaMinima: centavos(400),
        cotasMinimas: 2,
        cotasMaximas: { outras: 50 },
        apostasMaximas: { outras: 10 },
        confirmado: false,
      },
    },
  ],
};

export const QUINA_DE_SAO_JOAO: Loteria = {
  ...QUINA,
  id: 6,
  slug: 'quina-de-sao-joao',
  nome: 'Quina de São João',
  premiacao: [
    { desde: '2023-05-03', vale: deSaoJoao(PARCELA_ATE_2024) },
    { desde: PARCELA_NOVA_DESDE, vale: deSaoJoao(PARCELA) },
  ],
  edicao: { pai: 'quina', dataPadrao: (ano) => `${ano}-06-24` },
};
