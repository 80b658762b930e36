import type { Chamada } from '@rateia/contracts/chamada';
import { comporTexto, ehTextoQuebrado } from '@rateia/domain/texto';
import { CAMPO_OBRIGATORIO } from '@rateia/domain/validacao';
import type { z } from 'zod';
import { recusar } from './erros.ts';

type Partes = { readonly params: unknown; readonly query: unknown; readonly body: unknown };

/**
 * Parses what arrived by the contract row, as `{ params, query, body }`: a body never overrides the id of the path.
 * Unknown fields are dropped, wrong ones answer 422 with a text per field.
 */
export function lerPedidoDaChamada(chamada: Chamada, partes: Partes): Record<string, unknown> {
  const campos: Record<string, string> = {};
  const entrada: Record<string, unknown> = {};
  for (const parte of ['params', 'query', 'body'] as const) {
    const esquema = chamada[parte];
    if (esquema === undefined) continue;
    const valor =
      parte === 'body' && (partes.body === null || partes.body === undefined) ? undefined : compor(partes[parte]);
    const lido = esquema.safeParse(valor, { error: textoDoProblema });
    if (lido.success) entrada[parte] = lido.data;
    else for (const problema of lido.error.issues) campos[problema.path.join('.') || parte] ??= problema.message;
  }
  if (Object.keys(campos).length > 0) recusar('dadosInvalidos', { dados: { campos } });
  return entrada;
}

/**
 * Every text that enters, wherever it stands, in its composed form: a password too is the same on every keyboard. One with
 * half a character, or with the one that the database has not, is no text of anybody's.
 */
function compor(valor: unknown, fundo = 0): unknown {
  if (typeof valor === 'string') return ehTextoQuebrado(valor) ? recusarTexto() : comporTexto(valor);
  if (typeof valor !== 'object' || valor === null) return valor;
  if (fundo > MAIS_FUNDO) return recusarTexto();
  if (Array.isArray(valor)) return valor.map((item) => compor(item, fundo + 1));
  return Object.fromEntries(Object.entries(valor).map(([campo, item]) => [compor(campo), compor(item, fundo + 1)]));
}
/** Deeper than any row of the contract; without an end the stack would be. */
const MAIS_FUNDO = 20;
function recusarTexto() {
  return recusar('dadosInvalidos', { dados: { campos: {} } });
}

/** Portuguese for a field whose contract has no sentence of its own, without repeating the sent value (spec A§5). */
function textoDoProblema(p: z.core.$ZodRawIssue): string {
  if (p.code === 'invalid_type' && p.input === undefined) return CAMPO_OBRIGATORIO;
  if (p.code === 'too_small' && p.input === '') return CAMPO_OBRIGATORIO;
  if (p.code === 'too_small')
    return p.origin === 'string'
      ? `Este campo precisa ter no mínimo ${String(p.minimum)} caracteres.`
      : 'Este valor é menor do que o permitido.';
  if (p.code === 'too_big')
    return p.origin === 'string'
      ? `Este campo pode ter no máximo ${String(p.maximum)} caracteres.`
      : 'Este valor é maior do que o permitido.';
  return 'Confira este campo.';
}
