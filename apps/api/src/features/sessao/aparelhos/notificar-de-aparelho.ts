import { formatarMomento } from '@rateia/domain/datas-formatadas';
import { mascararIp } from '@rateia/domain/sessao/lugar';
import type { Trx } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { Contexto } from '../../../http/contexto.ts';
import { criarLink, enviarLink } from '../links/links.ts';

/** A device was trusted: it is in the audit trail, and the account is told with a link that blocks it (spec A§4; ASVS 6.3.7). */
export async function notificarDeAparelho(
  trx: Trx,
  { deps, agora, ip, requestId }: Contexto,
  {
    usuarioId,
    dispositivoId,
    aparelho,
  }: { readonly usuarioId: number; readonly dispositivoId: number; readonly aparelho: string },
): Promise<void> {
  const { sessao } = await deps.regras();
  const { caminho } = await criarLink(trx, {
    tipo: 'bloqueio',
    usuarioId,
    dispositivoId,
    agora,
    minutos: sessao.minutosDoBloqueio,
  });
  await enviarLink(trx, deps, {
    usuarioId,
    modelo: 'novoAparelho',
    dados: { aparelho, quando: formatarMomento(agora), lugar: mascararIp(ip) ?? '' },
    caminho,
    requestId,
  });
}

export async function anotarLiberacao(
  trx: Trx,
  { agora, ip }: Contexto,
  {
    usuarioId,
    dispositivoId,
    como,
  }: { readonly usuarioId: number; readonly dispositivoId: number; readonly como: string },
): Promise<void> {
  return await registrarAuditoria(trx, {
    usuarioId,
    acao: 'dispositivo.liberado',
    alvo: `dispositivo:${dispositivoId}`,
    dados: { como },
    ip,
    em: agora,
  });
}
