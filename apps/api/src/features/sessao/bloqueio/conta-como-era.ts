import type { Trx } from '../../../db/banco.ts';
import { recusar } from '../../../http/erros.ts';
import { resumoDoDispositivo } from '../aparelhos/dispositivos.ts';
import type { ContaParaEntrar } from '../repository.ts';
import { segurarConta } from '../repository.ts';

const RECUSA = { senha: 'credenciaisInvalidas', social: 'socialInvalido', chave: 'chaveNaoConfere' } as const;

type Julgada = {
  readonly conta: ContaParaEntrar;
  /** The device's id as the client has it. */
  readonly dispositivo: string;
  readonly como: keyof typeof RECUSA;
};

/**
 * Holds the account until the transaction ends, and checks that it is as it was when the login was judged. A new
 * password, a block, another address or the lost trust of a device has ended all sessions meanwhile: the earlier proof
 * must not open a session after that (ASVS 7.4.2, 7.4.3, 15.4.2).
 */
export async function exigirContaComoEra(trx: Trx, { conta, dispositivo, como }: Julgada): Promise<void> {
  const eh = await segurarConta(trx, { id: conta.id, dispositivo: resumoDoDispositivo(dispositivo) });
  if (eh?.bloqueada === true) return recusar('contaBloqueada');
  const aSenha = como !== 'senha' || (eh?.senhaHash === conta.senhaHash && eh.senhaExpirada === conta.senhaExpirada);
  const oAparelho = conta.dispositivoId === null || eh?.dispositivoId === conta.dispositivoId;
  if (eh?.email !== conta.email || !aSenha || !oAparelho) return recusar(RECUSA[como]);
}
