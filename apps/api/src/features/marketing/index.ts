/** What other features may use of marketing. */

export { apresentarPeca } from './campanhas/apresentar-peca.ts';
export { contagensPorDia } from './campanhas/contagens.ts';
export { arquivoDaCampanha } from './campanhas/endereco-da-imagem.ts';
export type { Campanha } from './campanhas/repository.ts';
export { selectCampanhas } from './campanhas/repository.ts';
export { enderecoDoLink } from './links/endereco-do-link.ts';
export { criarLink, hostsPermitidos } from './links/links-curtos-repository.ts';
