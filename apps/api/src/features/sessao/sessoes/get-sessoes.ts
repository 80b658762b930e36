import { instanteDe } from '@rateia/domain/datas';
import { mascararIp } from '@rateia/domain/sessao/lugar';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { listarSessoes } from '../aparelhos/aparelhos-repository.ts';

/** Sessions that are open, this one first to be known (ASVS 7.5.2). */
export async function getSessoes({ deps, usuario }: ContextoUsuario) {
  const parede = instanteDe(deps.relogio.parede());
  const abertas = await listarSessoes(deps.db, { usuarioId: usuario.id, parede });
  return {
    itens: abertas.map((s) => ({
      id: s.id,
      aparelho: s.aparelho,
      lugar: mascararIp(s.ip),
      criadaEm: s.criadaEm,
      vistaEm: s.vistaEm,
      atual: s.id === usuario.sessaoId,
    })),
  };
}
