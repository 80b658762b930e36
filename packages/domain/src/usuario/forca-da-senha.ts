import type { Raizes } from '../senhas-comuns.ts';
import { ehSenhaComum } from '../senhas-comuns.ts';
import { MINIMO_DA_SENHA, SINAIS_DA_SENHA } from './senha.ts';

/** The requirements of a password, in the order in which they are shown (spec A§5). */
export const EXIGENCIAS_DA_SENHA = [
  { chave: 'tamanho', rotulo: `${MINIMO_DA_SENHA} caracteres ou mais` },
  { chave: 'numero', rotulo: 'Um número' },
  { chave: 'minuscula', rotulo: 'Uma letra minúscula' },
  { chave: 'maiuscula', rotulo: 'Uma letra maiúscula' },
  { chave: 'sinal', rotulo: `Um destes sinais: ${Array.from(SINAIS_DA_SENHA).join(' ')}` },
] as const;
export type ExigenciaDaSenha = (typeof EXIGENCIAS_DA_SENHA)[number]['chave'];

/** 0 nothing typed, 1 not yet accepted, 2 accepted, 3 good, 4 strong. */
export type NivelDaSenha = 0 | 1 | 2 | 3 | 4;
export const ROTULO_DO_NIVEL = ['', 'Ainda não serve', 'Aceitável', 'Boa', 'Forte'] as const;

export interface ForcaDaSenha {
  readonly nivel: NivelDaSenha;
  readonly rotulo: string;
  readonly cumpridas: Readonly<Record<ExigenciaDaSenha, boolean>>;
  /** True for a password that meets every requirement, and is one of those that everybody tries first. */
  readonly comum: boolean;
}

/** Different characters beyond which a longer password is a strong one. */
const BOA = 12;
const FORTE = 16;

/** The strength of a password while it is typed. Length with variety counts, not more kinds of signs (spec A§5). */
export function forcaDaSenha(senha: string, raizes: Raizes): ForcaDaSenha {
  const cumpridas = {
    tamanho: senha.length >= MINIMO_DA_SENHA,
    numero: /\d/.test(senha),
    minuscula: /[a-z]/.test(senha),
    maiuscula: /[A-Z]/.test(senha),
    sinal: Array.from(senha).some((letra) => SINAIS_DA_SENHA.includes(letra)),
  };
  const todas = Object.values(cumpridas).every(Boolean);
  const comum = todas && ehSenhaComum(senha, raizes);
  const nivel = nivelDe(senha, todas && !comum);
  return { nivel, rotulo: ROTULO_DO_NIVEL[nivel], cumpridas, comum };
}

function nivelDe(senha: string, aceita: boolean): NivelDaSenha {
  if (senha === '') return 0;
  if (!aceita) return 1;
  const variedade = new Set(senha).size;
  if (senha.length >= FORTE && variedade >= BOA - 2) return 4;
  return senha.length >= BOA && variedade >= MINIMO_DA_SENHA ? 3 : 2;
}
