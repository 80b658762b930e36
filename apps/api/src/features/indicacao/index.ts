/** The parts of the network of friends that other features may use. */
export { situacaoEntre } from './conexoes/conexoes-repository.ts';
