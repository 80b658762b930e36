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

function faixas(sena: number, quina: number, quadra: number): Premiacao['faixas'] {
  return [
    parte(1, [6], { porCento: sena, nome: 'Sena' }),
    parte(2, [5], { porCento: quina, nome: 'Quina' }),
    parte(3, [4], { porCento: quadra, nome: 'Quadra' }),
  ];
}
function reservas(final: number, virada: number): Premiacao['reservas'] {
  return [
    { porCento: final, para: { finais: [0, 5] } },
    { porCento: virada, para: 'especial' },
  ];
}
const dividido = { divididoPorCento: 100 };

export const MEGA_SENA: Loteria = {
  id: 1,
  slug: 'mega-sena',
  nome: 'Mega-Sena',
  volante: { tipo: 'dezenas', dezenas: { de: 1, ate: 60, sorteadas: 6, simples: 6, minimo: 6, maximo: 20 } },
  sorteios: 1,
  precoSimples: [
    { desde: '2023-05-03', vale: centavos(500) },
    { desde: '2025-07-10', vale: centavos(600) },
  ],
  premiacao: [
    {
      desde: '2023-05-03',
      vale: {
        ...dividido,
        parcelaBasisPoints: PARCELA_ATE_2024,
        faixas: faixas(35, 19, 19),
        reservas: reservas(22, 5),
      },
    },
    {
      desde: PARCELA_NOVA_DESDE,
      vale: { ...dividido, parcelaBasisPoints: PARCELA, faixas: faixas(35, 19, 19), reservas: reservas(22, 5) },
    },
    {
      desde: '2025-08-02',
      vale: { ...dividido, parcelaBasisPoints: PARCELA, faixas: faixas(40, 13, 15), reservas: reservas(22, 10) },
    },
  ],
  calendario: [
    { desde: '2023-08-22', vale: as20([2, 4, 6]) },
    { desde: AS_21_DESDE, vale: as21([2, 4, 6]) },
    { desde: DOMINGO_DESDE, vale: [...as21([2, 4]), DOMINGO] },
  ],
  bolao: [
    {
      desde: '2025-07-10',
      vale: {
        minimo: centavos(1_800),
        cotaMinima: centavos(700),
        cotasMinimas: 2,
        cotasMaximas: { outras: 100 },
        apostasMaximas: { outras: 10 },
        confirmado: true,
      },
    },
  ],
};

export const MEGA_DA_VIRADA: Loteria = {
  ...MEGA_SENA,
  id: 2,
  slug: 'mega-da-virada',
  nome: 'Mega da Virada',
  premiacao: [
    {
      desde: '2023-05-03',
      vale: semAcumular({
        ...dividido,
        parcelaBasisPoints: PARCELA_ATE_2024,
        faixas: faixas(62, 19, 19),
        reservas: [],
      }),
    },
    {
      desde: PARCELA_NOVA_DESDE,
      vale: semAcumular({ ...dividido, parcelaBasisPoints: PARCELA, faixas: faixas(62, 19, 19), reservas: [] }),
    },
    {
      desde: '2025-08-02',
      vale: semAcumular({ ...dividido, parcelaBasisPoints: PARCELA, faixas: faixas(90, 5, 5), reservas: [] }),
    },
  ],
  edicao: { pai: 'mega-sena', dataPadrao: (ano) => `${ano}-12-31` },
};
