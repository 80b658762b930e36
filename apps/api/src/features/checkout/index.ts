/** The parts of the checkout that other features may use. */
export { cupomAnunciado } from './cupons/cupom-anunciado.ts';
export { acharCupom } from './cupons/repository.ts';
export { listarCupons } from './mesa/cupons-repository.ts';
