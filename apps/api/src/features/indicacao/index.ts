/** What other features may use of the network of friends. */
export { situacaoEntre } from './conexoes/conexoes-repository.ts';
