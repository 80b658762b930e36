import { TAMANHO_PIN } from '@rateia/domain/cadastro/pin';
import { PIN_INVALIDO } from '@rateia/domain/validacao';

/** An incomplete code: the words of the specification, and in a line of its own the length of a code. */
export const PIN_INCOMPLETO = `${PIN_INVALIDO}\nO código tem ${TAMANHO_PIN} caracteres.`;
