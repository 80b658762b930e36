import { paths } from '../../../lib/paths.ts';
import { Ligacao } from '../../../ui/base/ligacao.tsx';

/** Somebody's name, which leads to his page in the operation. */
export function PessoaLigada({ id, nome }: { id: number; nome: string }) {
  return <Ligacao href={paths.backofficePessoa(id)}>{nome}</Ligacao>;
}
