import type { Resposta } from '@rateia/contracts/chamada';
import type { marketing } from '@rateia/contracts/marketing';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { vantagensNoAr } from './vantagens-repository.ts';

/** The club of a person: what is offered now, with code and link of what he opened (REGRAS 2.31). */
export async function getClube({ db, usuario, agora }: ContextoUsuario): Promise<Resposta<typeof marketing.getClube>> {
  const vantagens = await vantagensNoAr(db, { usuarioId: usuario.id, agora });
  return {
    itens: vantagens.map(({ codigo, link, abertaEm, ...v }) => ({
      ...v,
      aberta: abertaEm === null ? null : { codigo, link },
    })),
  };
}
