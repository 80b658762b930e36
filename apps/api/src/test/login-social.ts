import { ID_SOCIAL_AUTH } from '@rateia/domain/cadastro/social';
import type { Mundo } from './app.ts';
import type { PessoaSocial, Provedor } from './conta-social.ts';
import { criarPessoaSocial, passarPeloProvedor } from './conta-social.ts';
import { PRIMEIROS_TERMOS } from './termos.ts';

/** The tokens in a browser that is back from the provider. */
export type VoltaSocial = {
  readonly socialAuth: number;
  readonly socialToken: string;
  readonly codigo: string;
  readonly estado: string;
  readonly emissor?: string;
};

/** Goes to the provider as this person and comes back. */
export async function irAoProvedor(mundo: Mundo, provedor: Provedor, pessoa: PessoaSocial): Promise<VoltaSocial> {
  const socialAuth = ID_SOCIAL_AUTH[provedor];
  const { corpo } = await mundo.chamar('createAutenticacaoExterna', { socialAuth });
  const volta = (await passarPeloProvedor(corpo.url, { pessoa: pessoa.id })).searchParams;
  const emissor = volta.get('iss');
  return {
    socialAuth,
    socialToken: corpo.socialToken,
    codigo: volta.get('code') ?? '',
    estado: volta.get('state') ?? '',
    ...(emissor === null ? {} : { emissor }),
  };
}

/** The body that finishes the registration of a new social account. */
export function dadosPara({ socialAuth, socialToken }: VoltaSocial): Record<string, unknown> {
  return {
    socialAuth,
    socialToken,
    firstName: 'Helena',
    lastName: 'Prado',
    aceitaTermos: true,
    versaoTermos: PRIMEIROS_TERMOS,
  };
}

/** A new account made through a provider, with the person who has it there. */
export async function cadastrarPeloProvedor(
  mundo: Mundo,
  provedor: Provedor,
  campos: { readonly email?: string } = {},
) {
  const pessoa = await criarPessoaSocial(mundo.sandbox, provedor, campos);
  const volta = await irAoProvedor(mundo, provedor, pessoa);
  await mundo.chamar('infoAutenticacaoExterna', volta);
  const { status, corpo, bruto } = await mundo.chamar('updateAutenticacaoExternaDados', dadosPara(volta));
  if (status !== 200) throw new Error(`social registration failed: ${bruto}`);
  const { token, refreshToken, hashDispositivo } = corpo;
  return { pessoa, volta, token, refreshToken, hashDispositivo, email: pessoa.email };
}
