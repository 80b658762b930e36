import type { Chamada } from '@rateia/contracts/chamada';
import { CAMPO_OBRIGATORIO } from '@rateia/domain/validacao';
import type { z } from 'zod';
import { recusar } from './erros.ts';

type Partes = { readonly params: unknown; readonly query: unknown; readonly body: unknown };

/**
 * Parses what arrived by the contract row, as `{ params, query, body }`: a body never overrides the id of the path.
 * Unknown fields are dropped, wrong ones answer 422 with a text per field.
 */
export const lerEntrada = (chamada: Chamada, partes: Partes): Record<string, unknown> => {
  const campos: Record<string, string> = {};
  const entrada: Record<string, unknown> = {};
  for (const parte of ['params', 'query', 'body'] as const) {
    const esquema = chamada[parte];
    if (esquema === undefined) continue;
    const valor = parte === 'body' && (partes.body === null || partes.body === undefined) ? undefined : partes[parte];
    const lido = esquema.safeParse(valor, { error: textoDoProblema });
    if (lido.success) entrada[parte] = lido.data;
    else for (const problema of lido.error.issues) campos[problema.path.join('.') || parte] ??= problema.message;
  }
  if (Object.keys(campos).length > 0) recusar('dadosInvalidos', { dados: { campos } });
  return entrada;
};

/** Portuguese for a field whose contract has no sentence of its own, without echoing what was sent (spec A§5). */
const textoDoProblema = (p: z.core.$ZodRawIssue): string => {
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
};
