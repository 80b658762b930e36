import { instanteDe } from '@rateia/domain/datas';
import { mascararIp } from '@rateia/domain/sessao/lugar';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { listarAparelhos } from './aparelhos-repository.ts';

/** Devices that may enter, and those that ask to (spec A§2 /perfil/seguranca; ASVS 7.5.2). */
export async function getDispositivos({ deps, usuario, agora }: ContextoUsuario) {
  const parede = instanteDe(deps.relogio.parede());
  const itens = await listarAparelhos(deps.db, { usuarioId: usuario.id, agora, parede });
  return {
    itens: itens.map((d) => ({
      id: d.id,
      nome: d.nome,
      lugar: mascararIp(d.ip),
      desde: d.criadoEm,
      vistoEm: d.vistoEm,
      situacao: d.liberado ? ('liberado' as const) : ('pendente' as const),
      atual: d.id === usuario.dispositivoId,
      sessoes: d.sessoes,
    })),
  };
}
