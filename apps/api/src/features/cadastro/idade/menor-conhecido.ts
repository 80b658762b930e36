import { diaDe } from '@rateia/domain/datas';
import { maiorDeIdade } from '@rateia/domain/usuario/nascimento';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { abrirOuNulo, CONTEXTO } from '../dados-fiscais/pessoais.ts';
import { getConta } from '../repository.ts';

/** True for who gave a birth date that is of less than 18 years ago; who gave none is not known to be (REGRAS 2.12 Who). */
export const ehMenorConhecido = async ({ deps, db, usuario, agora }: ContextoUsuario): Promise<boolean> => {
  const { nascimentoCifrado } = await getConta(db, usuario.id);
  const nascimento = abrirOuNulo(deps.cifra, nascimentoCifrado, CONTEXTO.nascimento);
  return nascimento !== null && !maiorDeIdade(nascimento, diaDe(agora));
};
