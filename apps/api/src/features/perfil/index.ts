/** What other features may use of the profile. */
export { contarChamados, filaDeChamados, responderChamado } from './chamados-da-operacao.ts';
