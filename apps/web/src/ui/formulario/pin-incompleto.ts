import { TAMANHO_PIN } from '@rateia/domain/cadastro/pin';
import { PIN_INVALIDO } from '@rateia/domain/validacao';

/** A code that is not whole yet: the words of the specification, and in a line of their own what is missing. */
export const PIN_INCOMPLETO = `${PIN_INVALIDO}\nO código tem ${TAMANHO_PIN} caracteres.`;
