/** What other features may use of the profile. */
export { chamadosDaPessoa, contarChamados, filaDeChamados, responderChamado } from './chamados-da-operacao.ts';
