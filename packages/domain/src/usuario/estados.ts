import type { UFS } from './endereco.ts';

export interface Estado {
  readonly id: number;
  readonly uf: (typeof UFS)[number];
  readonly nome: string;
}

/** States by name, in their order: so Minas Gerais is 13, as the spec has it (spec A§3 "state id 13"). */
export const ESTADOS: readonly Estado[] = [
  { id: 1, uf: 'AC', nome: 'Acre' },
  { id: 2, uf: 'AL', nome: 'Alagoas' },
  { id: 3, uf: 'AP', nome: 'Amapá' },
  { id: 4, uf: 'AM', nome: 'Amazonas' },
  { id: 5, uf: 'BA', nome: 'Bahia' },
  { id: 6, uf: 'CE', nome: 'Ceará' },
  { id: 7, uf: 'DF', nome: 'Distrito Federal' },
  { id: 8, uf: 'ES', nome: 'Espírito Santo' },
  { id: 9, uf: 'GO', nome: 'Goiás' },
  { id: 10, uf: 'MA', nome: 'Maranhão' },
  { id: 11, uf: 'MT', nome: 'Mato Grosso' },
  { id: 12, uf: 'MS', nome: 'Mato Grosso do Sul' },
  { id: 13, uf: 'MG', nome: 'Minas Gerais' },
  { id: 14, uf: 'PA', nome: 'Pará' },
  { id: 15, uf: 'PB', nome: 'Paraíba' },
  { id: 16, uf: 'PR', nome: 'Paraná' },
  { id: 17, uf: 'PE', nome: 'Pernambuco' },
  { id: 18, uf: 'PI', nome: 'Piauí' },
  { id: 19, uf: 'RJ', nome: 'Rio de Janeiro' },
  { id: 20, uf: 'RN', nome: 'Rio Grande do Norte' },
  { id: 21, uf: 'RS', nome: 'Rio Grande do Sul' },
  { id: 22, uf: 'RO', nome: 'Rondônia' },
  { id: 23, uf: 'RR', nome: 'Roraima' },
  { id: 24, uf: 'SC', nome: 'Santa Catarina' },
  { id: 25, uf: 'SP', nome: 'São Paulo' },
  { id: 26, uf: 'SE', nome: 'Sergipe' },
  { id: 27, uf: 'TO', nome: 'Tocantins' },
];

/** Trem das Onze is only for fiscal addresses of this one (REGRAS 2.12). */
export const ID_MINAS_GERAIS = 13;
