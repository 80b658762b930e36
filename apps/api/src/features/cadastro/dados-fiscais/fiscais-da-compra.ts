import { mascararCpf } from '@rateia/domain/usuario/cpf';
import type { Executor } from '../../../db/banco.ts';
import type { Cifra } from '../../../gateways/chaves/port.ts';
import { getConta } from '../repository.ts';
import { abrirOuNulo, CONTEXTO } from './pessoais.ts';

/** The fiscal data of an account, as far as a purchase asks for them: the CPF masked, and what of them there is. */
export async function fiscaisDaCompra(
  db: Executor,
  cifra: Cifra,
  usuarioId: number,
): Promise<{ readonly cpf: string | null; readonly dadosFiscais: boolean; readonly endereco: boolean }> {
  const { cpfCifrado, dadosFiscais, enderecoCifrado } = await getConta(db, usuarioId);
  const cpf = abrirOuNulo(cifra, cpfCifrado, CONTEXTO.cpf);
  return { cpf: cpf === null ? null : mascararCpf(cpf), dadosFiscais, endereco: enderecoCifrado !== null };
}
