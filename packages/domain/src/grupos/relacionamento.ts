/** The relations to the administrator that let a person enter; none means that nobody is asked (REGRAS 2.27). */
export function relacionamentosQueServem({
  doServico,
  doGrupo,
}: {
  readonly doServico: readonly number[];
  readonly doGrupo: readonly number[];
}): readonly number[] {
  if (doServico.length === 0) return doGrupo;
  const deAmbos = doServico.filter((id) => doGrupo.includes(id));
  // A group cannot allow what its service does not.
  return deAmbos.length === 0 ? doServico : deAmbos;
}

export type RecusaDeRelacionamento = 'relacionamentoObrigatorio' | 'relacionamentoNaoServe';

/** The reason why the relation that a person says does not let him enter, or undefined (REGRAS 2.27). */
export function recusaDeRelacionamento(
  dito: number | null,
  servem: readonly number[],
): RecusaDeRelacionamento | undefined {
  if (servem.length === 0) return undefined;
  if (dito === null) return 'relacionamentoObrigatorio';
  return servem.includes(dito) ? undefined : 'relacionamentoNaoServe';
}
