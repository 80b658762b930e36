import { REGRAS_PADRAO } from '@rateia/domain/regras';

const { diasUteisParaAprovar, horasParaEnviarDados, membrosParaIniciar, formacao } = REGRAS_PADRAO.grupos;

/** "até 2 dias úteis": how long an operator takes at most (REGRAS 2.1). */
export const PRAZO_DE_APROVACAO = `até ${diasUteisParaAprovar} dias úteis`;
/** "24 horas": by when each member gets the access (REGRAS part 1). */
export const PRAZO_DE_ENVIO = `${horasParaEnviarDados} horas`;
export const MEMBROS_PARA_INICIAR = membrosParaIniciar;
export const DIAS_PARA_FORMAR = formacao.dias;

/** Rules that most groups have: offered, never imposed. */
export const REGRAS_SUGERIDAS = [
  'Uma tela por pessoa',
  'Não mude a senha',
  'Não compartilhe o acesso com outras pessoas',
  'Use só o seu perfil',
  'Não altere os dados da conta',
  'Avise antes de sair',
] as const;
