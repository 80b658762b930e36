import { ListaDeReclamacoes } from '../components/lista.tsx';

/** /reclamacoes/historico: the list, which the address of one complaint shows too when it names none. */
export function TelaReclamacoes() {
  return <ListaDeReclamacoes />;
}
