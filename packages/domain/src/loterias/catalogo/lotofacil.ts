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
  semAcumular,
} from '../faixas.ts';
import type { Loteria, Premiacao } from '../loteria.ts';

/** The fixed prizes are 10, 4 and 2 times the price of a simple bet. */
function faixas(quinze: number, preco: number): Premiacao['faixas'] {
  return [
    parte(1, [15], { porCento: quinze, nome: '15 acertos' }),
    parte(2, [14], { porCento: 13, nome: '14 acertos' }),
    fixa(3, [13], { valor: preco * 10, nome: '13 acertos' }),
    fixa(4, [12], { valor: preco * 4, nome: '12 acertos' }),
    fixa(5, [11], { valor: preco * 2, nome: '11 acertos' }),
  ];
}
const reservas: Premiacao['reservas'] = [
  { porCento: 10, para: { finais: [0] } },
  { porCento: 15, para: 'especial' },
];
function regular(parcelaBasisPoints: number, preco: number): Premiacao {
  return {
    parcelaBasisPoints,
    divididoPorCento: 100,
    faixas: faixas(62, preco),
    reservas,
  };
}
function daIndependencia(parcelaBasisPoints: number, preco: number): Premiacao {
  return semAcumular({ parcelaBasisPoints, divididoPorCento: 100, faixas: faixas(87, preco), reservas: [] });
}

export const LOTOFACIL: Loteria = {
  id: 3,
  slug: 'lotofacil',
  nome: 'Lotofácil',
  volante: { tipo: 'dezenas', dezenas: { de: 1, ate: 25, sorteadas: 15, simples: 15, minimo: 15, maximo: 20 } },
  sorteios: 1,
  precoSimples: [
    { desde: '2023-05-02', vale: centavos(300) },
    { desde: '2025-07-09', vale: centavos(350) },
  ],
  // The concurso that first paid the new fixed prizes was drawn a day after the sales of its price began.
  premiacao: [
    { desde: '2023-05-02', vale: regular(PARCELA_ATE_2024, 300) },
    { desde: PARCELA_NOVA_DESDE, vale: regular(PARCELA, 300) },
    { desde: '2025-07-10', vale: regular(PARCELA, 350) },
  ],
  calendario: [
    { desde: '2023-05-02', vale: as20([1, 2, 3, 4, 5, 6]) },
    { desde: AS_21_DESDE, vale: as21([1, 2, 3, 4, 5, 6]) },
    { desde: DOMINGO_DESDE, vale: [...as21([1, 2, 3, 4, 5]), DOMINGO] },
  ],
  bolao: [
    {
      desde: '2025-07-09',
      vale: {
        minimo: centavos(1_400),
        cotaMinima: centavos(450),
        cotasMinimas: 2,
        cotasMaximas: { outras: 7, porMarcas: { 15: 7, 16: 25, 17: 30, 18: 35, 19: 70, 20: 100 } },
        apostasMaximas: { outras: 10, porMarcas: { 20: 4 } },
        confirmado: true,
      },
    },
  ],
};

export const LOTOFACIL_DA_INDEPENDENCIA: Loteria = {
  ...LOTOFACIL,
  id: 4,
  slug: 'lotofacil-da-independencia',
  nome: 'Lotofácil da Independência',
  premiacao: [
    { desde: '2023-05-02', vale: daIndependencia(PARCELA_ATE_2024, 300) },
    { desde: PARCELA_NOVA_DESDE, vale: daIndependencia(PARCELA, 300) },
    { desde: '2025-07-10', vale: daIndependencia(PARCELA, 350) },
  ],
  edicao: { pai: 'lotofacil', dataPadrao: (ano) => `${ano}-09-07` },
};
