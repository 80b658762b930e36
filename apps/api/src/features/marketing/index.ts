/** What other features may use of marketing. */
export { enderecoDoLink } from './endereco-do-link.ts';
export { criarLink, hostsPermitidos } from './links-curtos-repository.ts';
