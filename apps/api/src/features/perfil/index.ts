/** What other features may use of the profile. */
export { chamadosDaPessoa, contarChamados, filaDeChamados } from './chamados/chamados-da-operacao.ts';
export { gravarRespostaDaEquipe } from './chamados/gravar-resposta-da-equipe.ts';
