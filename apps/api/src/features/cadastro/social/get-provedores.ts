import { ID_SOCIAL_AUTH, PROVEDORES_SOCIAIS } from '@rateia/domain/cadastro/social';
import type { Contexto } from '../../../http/contexto.ts';
import { nomeDoProvedor } from './vincular.ts';

/** Providers that a person can log in with here: those that are configured (spec A§7). */
export async function getProvedores({ deps }: Contexto) {
  return {
    provedores: PROVEDORES_SOCIAIS.filter((nome) => deps.gateways.social[nome] !== undefined).map((nome) => ({
      socialAuth: ID_SOCIAL_AUTH[nome],
      nome: nomeDoProvedor(ID_SOCIAL_AUTH[nome]),
    })),
  };
}
