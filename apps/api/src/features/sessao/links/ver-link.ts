import type { Recebida } from '@rateia/contracts/chamada';
import type { sessao } from '@rateia/contracts/sessao';
import { formatarMomento } from '@rateia/domain/datas-formatadas';
import { mascararIp } from '@rateia/domain/sessao/lugar';
import type { Contexto } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { olharLink } from './links.ts';

/** The content of the page behind a link before its button is pressed; opening it changes nothing (ASVS 3.5.3). */
export async function verLink({ deps, agora }: Contexto, { body: { hash } }: Recebida<typeof sessao.verLink>) {
  const link = (await olharLink(deps.db, { token: hash, agora })) ?? recusar('linkVencido');
  return {
    tipo: link.tipo as 'senha' | 'novaSenha' | 'liberacao' | 'bloqueio',
    aparelho: link.nome,
    lugar: mascararIp(link.ip),
    quando: formatarMomento(link.criado_em),
  };
}
