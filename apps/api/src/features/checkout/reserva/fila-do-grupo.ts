/**
 * Every call that asks for seats of a group waits in the queue of that group (CONFIABILIDADE 3, C1). The body is not
 * validated yet: a body that names no group is refused later, and waits in a queue of its own until then.
 */
export function filaDoGrupo(corpo: unknown): string {
  const idGrupo = typeof corpo === 'object' && corpo !== null && 'idGrupo' in corpo ? corpo.idGrupo : undefined;
  return typeof idGrupo === 'number' ? `grupo ${idGrupo}` : 'grupo nenhum';
}
