/** What other features may use of the profile. */
export { chamadosDaPessoa } from './chamados/chamados-da-operacao.ts';
