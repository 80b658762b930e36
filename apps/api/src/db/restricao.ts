/** True for the database's refusal by the constraint of that name. */
export function temRestricao(erro: unknown, nome: string): boolean {
  return typeof erro === 'object' && erro !== null && 'constraint' in erro && erro.constraint === nome;
}

/** The detail of the database's refusal by the constraint of that name, undefined for any other error. */
export function detalheDa(erro: unknown, nome: string): string | undefined {
  return temRestricao(erro, nome) && erro instanceof Error && 'detail' in erro ? String(erro.detail) : undefined;
}
