import { RAIZES_COMUNS } from '../palavras-comuns.ts';
import type { Regra } from '../validacao.ts';
import { senhaCom } from './senha.ts';

/** The rule of a new password, with every root of the common ones (spec A§5; REGRAS 2.18). */
export const senha: Regra = senhaCom(RAIZES_COMUNS);
