import type { Campo, Regra } from '../validacao.ts';
import { apenasLetras, estaVazio, maximoDeCaracteres, minimoDeCaracteres, obrigatorio } from '../validacao.ts';
import { foraDaEquipe } from './nome.ts';

const LIMITE_DO_NOME = 81;
const LIMITE_DO_SOBRENOME = 121;
const LIMITE_DO_APELIDO = 31;
const MINIMO_DO_APELIDO = 2;

const sinaisDoApelido: Regra = (valor) =>
  estaVazio(valor) || /^[\p{L}\p{N} ._-]+$/u.test(String(valor))
    ? undefined
    : 'Use letras, números, espaço, ponto, traço ou sublinhado.';

/** Rules for a person's change of his own name (spec A§2 /perfil/edicao, A§5). */
export const CAMPOS_DO_NOME = {
  primeiroNome: { nome: 'Nome', regras: [obrigatorio, apenasLetras, foraDaEquipe, maximoDeCaracteres(LIMITE_DO_NOME)] },
  sobreNome: {
    nome: 'Sobrenome',
    regras: [obrigatorio, apenasLetras, foraDaEquipe, maximoDeCaracteres(LIMITE_DO_SOBRENOME)],
  },
  nickName: {
    nome: 'Apelido',
    regras: [
      sinaisDoApelido,
      foraDaEquipe,
      minimoDeCaracteres(MINIMO_DO_APELIDO),
      maximoDeCaracteres(LIMITE_DO_APELIDO),
    ],
  },
} as const satisfies Readonly<Record<string, Campo>>;

/** A path of ours, with its query: never an address elsewhere (ASVS 3.7.2). */
export function ehCaminhoProprio(caminho: string): boolean {
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(caminho) && !/^\/login(\/|\?|$)/.test(caminho);
}
