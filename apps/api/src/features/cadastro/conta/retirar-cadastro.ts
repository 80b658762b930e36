import type { Trx } from '../../../db/banco.ts';
import { apagarAceitesSemDono } from '../../../db/consentimentos.ts';
import { fecharLoginsEmCurso } from '../../sessao/index.ts';
import { travarContaDoEmail } from '../repository.ts';
import { apagarLinksDoCadastro, linksDoCadastro } from './links.ts';

/**
 * Forgets the acceptances of the person who typed an e-mail that nobody confirmed, and ends every login of that person
 * that waits for a confirmation.
 */
export async function esquecerQuemCadastrou(
  trx: Trx,
  { usuarioId, agora }: { readonly usuarioId: number; readonly agora: string },
): Promise<void> {
  await fecharLoginsEmCurso(trx, { usuarioId, agora });
  await apagarAceitesSemDono(trx, usuarioId);
}

/**
 * Takes an address away from a registration that nobody confirmed, because another person has now proved that the
 * address is his. The old registration opens nothing any more. A confirmed account keeps its address (REGRAS 2.21).
 */
export async function retirarCadastroNaoConfirmado(
  trx: Trx,
  { email, agora }: { readonly email: string; readonly agora: string },
): Promise<void> {
  const conta = await travarContaDoEmail(trx, email);
  if (conta === undefined || conta.verificada) return;
  const { id: usuarioId } = conta;
  await esquecerQuemCadastrou(trx, { usuarioId, agora });
  await apagarLinksDoCadastro(trx, await linksDoCadastro(trx, usuarioId));
  await trx
    .updateTable('usuarios')
    .set({
      email: `retirada-${usuarioId}@retirada.invalid`,
      primeiro_nome: 'Conta',
      sobrenome: 'retirada',
      senha_hash: null,
      termos_versao: null,
      termos_aceitos_em: null,
      campanha: JSON.stringify({}),
      indicado_por: null,
      excluido_em: agora,
    })
    .where('id', '=', usuarioId)
    .execute();
}
