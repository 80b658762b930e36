import { TelaPessoa } from '../../features/backoffice/pessoas/tela-da-pessoa.tsx';
import { FimDoGrupo } from '../../features/grupos/mesa/fim-do-grupo/fim-do-grupo.tsx';

/** /backoffice/pessoas/{id}, with the acts of the desk of groups on a group of the person. */
export function TelaPessoaComGrupos() {
  return <TelaPessoa FimDoGrupo={FimDoGrupo} />;
}
