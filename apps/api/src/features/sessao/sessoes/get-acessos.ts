import { modoDeLogin } from '@rateia/domain/sessao/login';
import { mascararIp } from '@rateia/domain/sessao/lugar';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { listarAcessos } from '../aparelhos/aparelhos-repository.ts';

/** The last twenty logins and ends, with device and a masked address (spec A§2 /perfil/seguranca). */
export async function getAcessos({ deps, usuario }: ContextoUsuario) {
  return {
    itens: (await listarAcessos(deps.db, usuario.id)).map((a) => ({
      id: a.id,
      oQue: ACESSO[a.acao as keyof typeof ACESSO],
      como: modoDeLogin(a.como),
      aparelho: a.aparelho,
      lugar: mascararIp(a.ip),
      em: a.em,
    })),
  };
}

const ACESSO = { 'sessao.entrou': 'entrou', 'sessao.saiu': 'saiu', 'sessao.revogada': 'revogada' } as const;
