import { quantos } from '../../lib/em-palavras.ts';
import { useRegras } from '../../lib/regras.ts';

/** Deadlines and numbers of a new group, in words (REGRAS part 1, 2.1). */
export function usePrazos() {
  const regras = useRegras()?.grupos;
  return {
    /** "até 2 dias úteis": how long an operator takes at most. */
    aprovacao: `até ${quantos(regras?.diasUteisParaAprovar, 'dias úteis')}`,
    /** "24 horas": by when each member gets the access. */
    envio: quantos(regras?.horasParaEnviarDados, 'horas'),
    /** "2 membros": with so many the group may begin. */
    inicio: quantos(regras?.membrosParaIniciar, 'membros'),
    /** "30 dias": a group that has not formed by then expires. */
    formacao: quantos(regras?.diasParaFormar, 'dias'),
  };
}

/** Rules that most groups have: offered, never imposed. */
export const REGRAS_SUGERIDAS = [
  'Uma tela por pessoa',
  'Não mude a senha',
  'Não compartilhe o acesso com outras pessoas',
  'Use só o seu perfil',
  'Não altere os dados da conta',
  'Avise antes de sair',
] as const;
