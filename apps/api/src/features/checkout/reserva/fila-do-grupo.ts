/**
 * Who asks for seats of a group stands in its queue, whichever call he comes by (CONFIABILIDADE 3, C1). The body is not
 * validated yet: what names no group is refused later, and has a queue of its own until then.
 */
export const filaDoGrupo = (corpo: unknown): string => {
  const idGrupo = typeof corpo === 'object' && corpo !== null && 'idGrupo' in corpo ? corpo.idGrupo : undefined;
  return typeof idGrupo === 'number' ? `grupo ${idGrupo}` : 'grupo nenhum';
};
