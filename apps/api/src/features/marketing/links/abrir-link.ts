import type { Recebida } from '@rateia/contracts/chamada';
import type { marketing } from '@rateia/contracts/marketing';
import { lerCodigoCurto } from '@rateia/domain/compartilhar/codigo-curto';
import { lerDestino } from '@rateia/domain/compartilhar/destino';
import { diaDe } from '@rateia/domain/datas';
import type { Contexto } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { acharLinkAtivo, contarVisita, hostsPermitidos } from './links-curtos-repository.ts';

/**
 * The destination of a short link; counts one visit more (spec A§2 /r/{link}). The destination is checked again with
 * today's list: no link leads to a site that has left it (ASVS 3.7.2).
 */
export async function abrirLink(ctx: Contexto, { params }: Recebida<typeof marketing.abrirLink>) {
  const { db, deps, agora, ip, agente } = ctx;
  const codigo = lerCodigoCurto(params.codigo);
  const link = codigo === undefined ? undefined : await acharLinkAtivo(db, { codigo, agora });
  if (link === undefined) return recusar('naoEncontrado');
  const destino = lerDestino(link.destino, await hostsPermitidos(db));
  if (destino === undefined) return recusar('naoEncontrado');
  const dia = diaDe(agora);
  const visitante = deps.cifra.indice(`${dia}\0${ip}\0${agente}`, 'link:visitante');
  await contarVisita(db, { linkId: link.id, dia, visitante });
  return destino.tipo === 'proprio'
    ? { destino: destino.caminho, host: null }
    : { destino: destino.endereco, host: destino.host };
}
