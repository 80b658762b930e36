import type { IdDe } from '../tabela.ts';
import { idsDe } from '../tabela.ts';

/** Social provider ids (spec A§3). */
export const SOCIAL_AUTH = {
  propria: { id: 1, rotulo: 'E-mail e senha' },
  facebook: { id: 2, rotulo: 'Facebook' },
  google: { id: 3, rotulo: 'Google' },
} as const;
export type SocialAuth = IdDe<typeof SOCIAL_AUTH>;
export const ID_SOCIAL_AUTH = idsDe(SOCIAL_AUTH);

/** The providers that somebody else runs, in the order in which they are offered. */
export const PROVEDORES_SOCIAIS = ['google', 'facebook'] as const;
export type ProvedorSocial = (typeof PROVEDORES_SOCIAIS)[number];

/** The time that a person has at the provider, and then for the remaining steps. */
export const MINUTOS_NO_PROVEDOR = 10;
export const MINUTOS_PARA_CONCLUIR = 30;

export function provedorSocial(id: number): ProvedorSocial | undefined {
  return PROVEDORES_SOCIAIS.find((nome) => ID_SOCIAL_AUTH[nome] === id);
}

/** The state of a person who came back from a provider. */
export type SituacaoSocial = 'vinculada' | 'emailNaoVerificado' | 'naoEhNova' | 'nova';

interface Retorno {
  /** The provider's id of the account already opens one of ours. */
  readonly vinculada: boolean;
  /** The provider gives an e-mail, and says that it has seen that it is theirs. */
  readonly emailVerificado: boolean;
  /** An account of ours has that e-mail, confirmed. */
  readonly emailConhecido: boolean;
}

/**
 * The next step after a provider. A linked account is logged in, whatever its e-mail. Otherwise an e-mail that the
 * provider has not verified is worth nothing, a known e-mail is proven with a code before it is linked, and a new
 * e-mail makes an account (spec A§4 Registration).
 */
export function situacaoSocial({ vinculada, emailVerificado, emailConhecido }: Retorno): SituacaoSocial {
  if (vinculada) return 'vinculada';
  if (!emailVerificado) return 'emailNaoVerificado';
  return emailConhecido ? 'naoEhNova' : 'nova';
}

/**
 * True if a provider may be unlinked: one way of logging in must stay. With a password all providers may go; without it
 * the last one stays.
 */
export function podeDesvincular({
  temSenha,
  vinculadas,
}: {
  readonly temSenha: boolean;
  readonly vinculadas: number;
}): boolean {
  return temSenha || vinculadas > 1;
}
