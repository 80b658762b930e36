import type { SituacaoSocial } from '@rateia/domain/cadastro/social';
import { situacaoSocial } from '@rateia/domain/cadastro/social';
import type { Executor } from '../../../db/banco.ts';
import { recusar } from '../../../http/erros.ts';
import { findContaDoEmail } from '../repository.ts';
import type { Identificada } from './identificar.ts';
import { findContaSocial } from './repository.ts';

export type Situada =
  | { readonly situacao: 'vinculada'; readonly usuarioId: number }
  | { readonly situacao: 'naoEhNova'; readonly usuarioId: number; readonly email: string }
  | { readonly situacao: 'nova'; readonly email: string };

/**
 * The state of the person's login; an e-mail that the provider has not verified ends it here (spec A§4 Registration).
 */
export async function situar(db: Executor, { socialAuth, subIndice, identidade }: Identificada): Promise<Situada> {
  const vinculada = await findContaSocial(db, { socialAuth, subIndice });
  const email = identidade.emailVerificado ? identidade.email : null;
  const conhecida = email === null ? undefined : await findContaDoEmail(db, email);
  const situacao: SituacaoSocial = situacaoSocial({
    vinculada: vinculada !== undefined,
    emailVerificado: email !== null,
    emailConhecido: conhecida?.verificada === true,
  });
  if (situacao === 'vinculada' && vinculada !== undefined) return { situacao, usuarioId: vinculada.usuarioId };
  if (email === null) return recusar('socialEmailNaoVerificado');
  return situacao === 'naoEhNova' && conhecida !== undefined
    ? { situacao, usuarioId: conhecida.id, email }
    : { situacao: 'nova', email };
}
