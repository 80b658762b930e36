import { diaDe } from '@rateia/domain/datas';
import { maiorDeIdade } from '@rateia/domain/usuario/nascimento';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { abrirOuNulo, CONTEXTO } from '../dados-fiscais/pessoais.ts';
import { getConta } from '../repository.ts';

/**
 * True for a person whose known birth date is less than 18 years ago; a person without a known birth date does not
 * count as one (REGRAS 2.12 Participants).
 */
export async function ehMenorConhecido({ deps, db, usuario, agora }: ContextoUsuario): Promise<boolean> {
  const { nascimentoCifrado } = await getConta(db, usuario.id);
  const nascimento = abrirOuNulo(deps.cifra, nascimentoCifrado, CONTEXTO.nascimento);
  return nascimento !== null && !maiorDeIdade(nascimento, diaDe(agora));
}
