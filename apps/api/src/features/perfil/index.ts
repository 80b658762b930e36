/** The parts of the profile that other features may use. */
export { chamadosDaPessoa } from './chamados/chamados-da-operacao.ts';
