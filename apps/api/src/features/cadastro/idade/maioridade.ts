import { diaDe } from '@rateia/domain/datas';
import { maiorDeIdade } from '@rateia/domain/usuario/nascimento';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { abrirOuNulo, CONTEXTO } from '../dados-fiscais/pessoais.ts';
import { exigirValidacoes } from '../pendencias.ts';
import { getConta } from '../repository.ts';

/**
 * Demands that a person who uses lotteries is known to be an adult: the birth date was given with the CPF, and says 18
 * or more today. Without it the person is led to give it (REGRAS 2.12 Participants).
 */
export async function exigirMaioridade({ deps, db, usuario, agora }: ContextoUsuario): Promise<void> {
  await exigirValidacoes(db, usuario.id, ['dadosFiscais']);
  const { nascimentoCifrado } = await getConta(db, usuario.id);
  const nascimento = abrirOuNulo(deps.cifra, nascimentoCifrado, CONTEXTO.nascimento);
  if (nascimento === null || !maiorDeIdade(nascimento, diaDe(agora))) recusar('menorDeIdade');
}
