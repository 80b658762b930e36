import { provedorSocial } from '@rateia/domain/cadastro/social';
import type { PedidoDe } from '../../../lib/api-client.ts';
import type { LoginSocial } from '../../../lib/login-social.ts';

type Corpo = PedidoDe<'infoAutenticacaoExterna'>['body'];

/** The outcome of a login at a provider, read from the address. */
export type Volta =
  | { readonly situacao: 'voltou'; readonly entrada: LoginSocial; readonly corpo: Corpo }
  | { readonly situacao: 'desistiu'; readonly entrada: LoginSocial }
  | { readonly situacao: 'estranha' };

interface Chegada {
  readonly busca: Readonly<Record<string, string | undefined>>;
  readonly provedor: string;
  /** The login that this tab began. */
  readonly entrada: LoginSocial | undefined;
}

/**
 * An answer counts only in the tab that asked, and only from the provider that was asked: an address that an attacker
 * made with a code of his own logs nobody in (RFC 9700, login CSRF and mix-up).
 */
export function lerVolta({ busca, provedor, entrada }: Chegada): Volta {
  if (entrada === undefined || provedorSocial(entrada.socialAuth) !== provedor) return { situacao: 'estranha' };
  const { code, state, iss, error } = busca;
  if (error !== undefined) return { situacao: 'desistiu', entrada };
  const { socialAuth, socialToken } = entrada;
  // Loaded again after the code left the address: the server still knows the person.
  if (code === undefined || state === undefined)
    return { situacao: 'voltou', entrada, corpo: { socialAuth, socialToken } };
  return {
    situacao: 'voltou',
    entrada,
    corpo: { socialAuth, socialToken, codigo: code, estado: state, ...(iss === undefined ? {} : { emissor: iss }) },
  };
}
