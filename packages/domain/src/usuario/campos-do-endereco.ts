import type { Campo } from '../validacao.ts';
import { obrigatorio } from '../validacao.ts';
import { ehUf } from './endereco.ts';

/** An address as it is typed. */
export interface Endereco {
  readonly cep: string;
  readonly rua: string;
  readonly numero: string;
  readonly complemento: string;
  readonly bairro: string;
  readonly cidade: string;
  readonly uf: string;
}

export const enderecoVazio: Endereco = {
  cep: '',
  rua: '',
  numero: '',
  complemento: '',
  bairro: '',
  cidade: '',
  uf: '',
};

export const DIGITOS_DO_CEP = 8;

/** Rules of an address that was begun; without one nothing is asked (REGRAS 3: an address never blocks). */
export const camposDoEndereco: { readonly [N in keyof Endereco]: Campo } = {
  complemento: { nome: 'Complemento', regras: [] },
  cep: { nome: 'CEP', regras: [obrigatorio, cepInteiro] },
  rua: { nome: 'Rua', regras: [obrigatorio] },
  numero: { nome: 'Número', regras: [obrigatorio] },
  bairro: { nome: 'Bairro', regras: [obrigatorio] },
  cidade: { nome: 'Cidade', regras: [obrigatorio] },
  uf: {
    nome: 'Estado',
    regras: [
      obrigatorio,
      (valor) => (typeof valor === 'string' && ehUf(valor) ? undefined : 'Escolha um estado da lista.'),
    ],
  },
};

/** True if any part of an address was given. */
export function enderecoComecado(endereco: Endereco): boolean {
  return Object.values(endereco).some((valor) => valor.trim() !== '');
}

function cepInteiro(valor: unknown): string | undefined {
  return typeof valor === 'string' && valor.length === DIGITOS_DO_CEP
    ? undefined
    : `O CEP tem ${DIGITOS_DO_CEP} números.`;
}
