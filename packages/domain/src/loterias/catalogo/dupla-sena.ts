import { pascoa, somarDias } from '../../datas.ts';
import { centavos } from '../../dinheiro.ts';
import {
  AS_21_DESDE,
  as20,
  as21,
  PARCELA,
  PARCELA_ATE_2024,
  PARCELA_NOVA_DESDE,
  parte,
  semAcumular,
} from '../faixas.ts';
import type { Loteria, Premiacao } from '../loteria.ts';

function faixas(sena: number): Premiacao['faixas'] {
  return [
    parte(1, [6], { porCento: sena, nome: 'Sena do 1º sorteio' }),
    parte(2, [5], { porCento: 10, nome: 'Quina do 1º sorteio' }),
    parte(3, [4], { porCento: 8, nome: 'Quadra do 1º sorteio' }),
    parte(4, [3], { porCento: 4, nome: 'Terno do 1º sorteio' }),
    parte(5, [6], { porCento: 11, nome: 'Sena do 2º sorteio', sorteio: 2 }),
    parte(6, [5], { porCento: 9, nome: 'Quina do 2º sorteio', sorteio: 2 }),
    parte(7, [4], { porCento: 8, nome: 'Quadra do 2º sorteio', sorteio: 2 }),
    parte(8, [3], { porCento: 4, nome: 'Terno do 2º sorteio', sorteio: 2 }),
  ];
}
function regular(parcelaBasisPoints: number): Premiacao {
  return {
    parcelaBasisPoints,
    divididoPorCento: 100,
    faixas: faixas(30),
    reservas: [{ porCento: 16, para: 'especial' }],
  };
}
function dePascoa(parcelaBasisPoints: number): Premiacao {
  return semAcumular({ parcelaBasisPoints, divididoPorCento: 100, faixas: faixas(46), reservas: [] });
}

/** One price, two draws: the same bet is checked against both, and an unwon first draw does not pass to the second. */
export const DUPLA_SENA: Loteria = {
  id: 7,
  slug: 'dupla-sena',
  nome: 'Dupla Sena',
  volante: { tipo: 'dezenas', dezenas: { de: 1, ate: 50, sorteadas: 6, simples: 6, minimo: 6, maximo: 15 } },
  sorteios: 2,
  precoSimples: [
    { desde: '2023-05-03', vale: centavos(250) },
    { desde: '2025-07-09', vale: centavos(300) },
  ],
  premiacao: [
    { desde: '2023-05-03', vale: regular(PARCELA_ATE_2024) },
    { desde: PARCELA_NOVA_DESDE, vale: regular(PARCELA) },
  ],
  calendario: [
    { desde: '2023-08-21', vale: as20([1, 3, 5]) },
    { desde: AS_21_DESDE, vale: as21([1, 3, 5]) },
  ],
  bolao: [
    {
      desde: '2025-07-09',
      vale: {
        minimo: centavos(1_000),
        cotaMinima: centavos(300),
        cotasMinimas: 2,
        cotasMaximas: { outras: 50 },
        apostasMaximas: { outras: 10 },
        confirmado: false,
      },
    },
  ],
};

export const DUPLA_SENA_DE_PASCOA: Loteria = {
  ...DUPLA_SENA,
  id: 8,
  slug: 'dupla-sena-de-pascoa',
  nome: 'Dupla Sena de Páscoa',
  premiacao: [
    { desde: '2023-05-03', vale: dePascoa(PARCELA_ATE_2024) },
    { desde: PARCELA_NOVA_DESDE, vale: dePascoa(PARCELA) },
  ],
  // Holy Saturday.
  edicao: { pai: 'dupla-sena', dataPadrao: (ano) => somarDias(pascoa(ano), -1) },
};
