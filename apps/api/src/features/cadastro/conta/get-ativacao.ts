import type { cadastro } from '@rateia/contracts/cadastro';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { mascararEmail } from '@rateia/domain/usuario/email';
import type { Contexto } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { olharLinkDoCadastro } from './links.ts';

/**
 * The owner of the registration that a link confirms, for the page that asks before it confirms: opening a link does
 * nothing by itself.
 */
export async function getAtivacao(
  { db, agora }: Contexto,
  { params: { hash } }: Recebida<typeof cadastro.getAtivacao>,
): Promise<Resposta<typeof cadastro.getAtivacao>> {
  const achado = (await olharLinkDoCadastro(db, { hash, agora })) ?? recusar('linkVencido');
  return { primeiroNome: achado.primeiro_nome, email: mascararEmail(achado.email) };
}
