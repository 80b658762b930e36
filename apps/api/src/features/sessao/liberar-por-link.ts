import type { Recebida } from '@rateia/contracts/chamada';
import type { sessao } from '@rateia/contracts/sessao';
import { formatarMomento } from '@rateia/domain/datas-formatadas';
import { mascararIp } from '@rateia/domain/sessao/lugar';
import { emTransacao } from '../../db/banco.ts';
import type { Contexto } from '../../http/contexto.ts';
import { recusar } from '../../http/erros.ts';
import { olharLink, usarLink } from './links.ts';
import { marcarLiberada } from './repository.ts';

/** What the page behind a link says before its button is pressed; looking changes nothing (ASVS 3.5.3). */
export const verLink = async ({ deps, agora }: Contexto, { body: { hash } }: Recebida<typeof sessao.verLink>) => {
  const link = (await olharLink(deps.db, { token: hash, agora })) ?? recusar('linkVencido');
  return {
    tipo: link.tipo as 'senha' | 'novaSenha' | 'liberacao' | 'bloqueio',
    aparelho: link.nome,
    lugar: mascararIp(link.ip),
    quando: formatarMomento(link.criado_em),
  };
};

/** "Sim, sou eu": the browser that asked may go on. Whoever presses opens no session here (spec A§2 /seguranca/liberacao/{hash}). */
export const liberarPorLink = async (
  { deps, agora }: Contexto,
  { body: { hash } }: Recebida<typeof sessao.liberarPorLink>,
): Promise<void> =>
  await emTransacao(deps.db, async (trx) => {
    const link = (await usarLink(trx, { token: hash, tipos: ['liberacao'], agora })) ?? recusar('linkVencido');
    if (link.liberacao === null || !(await marcarLiberada(trx, { hash: link.liberacao, agora })))
      recusar('linkVencido');
  });
