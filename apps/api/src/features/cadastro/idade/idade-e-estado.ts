import { diaDe } from '@rateia/domain/datas';
import { maiorDeIdade } from '@rateia/domain/usuario/nascimento';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { abrirOuNulo, CONTEXTO } from '../dados-fiscais/pessoais.ts';
import { getConta } from '../repository.ts';

/** Whether a person is 18 or older, null while his birth date is not known, and the state of his fiscal address. */
export async function idadeEEstado({
  deps,
  db,
  usuario,
  agora,
}: Pick<ContextoUsuario, 'deps' | 'db' | 'agora'> & { readonly usuario: { readonly id: number } }): Promise<{
  readonly maiorDeIdade: boolean | null;
  readonly uf: string | null;
}> {
  const { nascimentoCifrado, enderecoCifrado } = await getConta(db, usuario.id);
  const nascimento = abrirOuNulo(deps.cifra, nascimentoCifrado, CONTEXTO.nascimento);
  const endereco = abrirOuNulo(deps.cifra, enderecoCifrado, CONTEXTO.endereco);
  return {
    maiorDeIdade: nascimento === null ? null : maiorDeIdade(nascimento, diaDe(agora)),
    uf: endereco === null ? null : (JSON.parse(endereco) as { readonly uf: string }).uf,
  };
}
