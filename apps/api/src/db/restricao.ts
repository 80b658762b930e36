/** True for the database's refusal by the constraint of that name. */
export const temRestricao = (erro: unknown, nome: string): boolean =>
  typeof erro === 'object' && erro !== null && 'constraint' in erro && erro.constraint === nome;
