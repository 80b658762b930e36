import { TelaPessoa } from '../../features/backoffice/pessoas/tela-da-pessoa.tsx';
import { FimDoGrupo } from '../../features/grupos/mesa/fim-do-grupo/fim-do-grupo.tsx';

/** /backoffice/pessoas/{id}, with what the desk of groups does about a group of the person. */
export function TelaPessoaComGrupos() {
  return <TelaPessoa FimDoGrupo={FimDoGrupo} />;
}
