import type { Recusa } from './erros-api.ts';

/**
 * The words about a refused code: the server's, and in a line of their own the tries that are left and the next step.
 */
export function palavrasDoPin({ chave, message, dados }: Pick<Recusa, 'chave' | 'message' | 'dados'>): string {
  if (chave !== 'pinInvalido') return message;
  const restam = dados?.['restam'];
  if (typeof restam !== 'number') return `${message}\nUse o código da mensagem mais recente ou peça outro.`;
  const tentativas = restam === 1 ? 'Resta 1 tentativa' : `Restam ${restam} tentativas`;
  return `${message}\n${tentativas} com este código. Se preferir, peça outro.`;
}
