import * as chamadas from '@rateia/contracts/chamadas';
import { ID_SOCIAL_AUTH, provedorSocial } from '@rateia/domain/cadastro/social';
import { useQuery } from '@tanstack/react-query';
import { nomeDoAparelho } from './aparelho.ts';
import { campanha } from './campanha.ts';
import { consulta, useChamada } from './consultas.ts';
import { sessaoAtual } from './sessao.ts';

const CHAVE = 'rateia.login-social';

/** A login by Google or Facebook that this tab began. Its token works only in this browser, and once. */
export interface LoginSocial {
  readonly socialAuth: 2 | 3;
  readonly socialToken: string;
  /** `vincular`: somebody who is logged in adds a way of entering. */
  readonly finalidade: 'entrar' | 'vincular';
  readonly redirect?: string | undefined;
}

/** The login at a provider that is under way in this tab, if any (spec 1, §4 Registration). */
export const loginSocial = {
  ler(): LoginSocial | undefined {
    try {
      const lido: unknown = JSON.parse(sessionStorage.getItem(CHAVE) ?? 'null');
      return ehEntrada(lido) ? lido : undefined;
    } catch {
      // A browser that does not store, or something else under our key: nothing is under way.
      return undefined;
    }
  },
  guardar(entrada: LoginSocial): void {
    sessionStorage.setItem(CHAVE, JSON.stringify(entrada));
  },
  esquecer(): void {
    try {
      sessionStorage.removeItem(CHAVE);
    } catch {
      return;
    }
  },
};

/** The buttons: the providers, and the link to each of them. The page is left. */
export function useLoginSocial({ redirect, finalidade = 'entrar' }: Partial<Omit<LoginSocial, 'socialToken'>> = {}) {
  const { data, isPending } = useQuery({ ...consulta(chamadas.getProvedores), staleTime: Number.POSITIVE_INFINITY });
  const comecar = useChamada(chamadas.createAutenticacaoExterna, {
    aoConcluir: ({ url, socialToken }, { body: { socialAuth } }) => {
      loginSocial.guardar({ socialAuth, socialToken, finalidade, redirect });
      window.location.assign(url);
    },
  });
  const escolhido = comecar.isPending || comecar.isSuccess ? comecar.variables?.body.socialAuth : undefined;
  return {
    provedores: data?.provedores ?? [],
    carregando: isPending,
    escolhido,
    aoEscolher: (id: number): void => {
      if (ehSocialAuth(id)) comecar.mutate({ body: { socialAuth: id } });
    },
  };
}

/** The description of this browser that each login sends. */
export function aparelho() {
  const hashDispositivo = sessaoAtual.hashDispositivo();
  return { nomeDispositivo: nomeDoAparelho(), ...(hashDispositivo === undefined ? {} : { hashDispositivo }) };
}

/** The same, with the campaign that brought the person here. */
export function aparelhoECampanha() {
  return { ...aparelho(), ...campanha() };
}

function ehSocialAuth(id: unknown): id is 2 | 3 {
  return typeof id === 'number' && provedorSocial(id) !== undefined && id !== ID_SOCIAL_AUTH.propria;
}

function ehEntrada(lido: unknown): lido is LoginSocial {
  if (typeof lido !== 'object' || lido === null) return false;
  const { socialAuth, socialToken, finalidade } = lido as Partial<Record<keyof LoginSocial, unknown>>;
  return (
    ehSocialAuth(socialAuth) &&
    typeof socialToken === 'string' &&
    (finalidade === 'entrar' || finalidade === 'vincular')
  );
}
