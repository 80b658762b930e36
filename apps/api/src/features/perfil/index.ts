/** What other features may use of the profile. */
export { chamadosDaPessoa, contarChamados, filaDeChamados } from './chamados-da-operacao.ts';
export { gravarRespostaDaEquipe } from './gravar-resposta-da-equipe.ts';
