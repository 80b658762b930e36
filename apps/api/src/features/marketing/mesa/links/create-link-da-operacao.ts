import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import { comCampanha, lerDestino } from '@rateia/domain/compartilhar/destino';
import { diaDe, fimDoDia } from '@rateia/domain/datas';
import { emTransacao } from '../../../../db/banco.ts';
import { registrarAuditoria } from '../../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../../http/contexto.ts';
import { recusar } from '../../../../http/erros.ts';
import { criarLink, hostsPermitidos } from '../../links/links-curtos-repository.ts';
import { apresentarLink } from './presenter.ts';
import { acharLink } from './repository.ts';

/** A short link of the operation, to a page of ours or to an allowed site (REGRAS 2.23; ASVS 3.7.2). */
export async function createLinkDaOperacao(
  ctx: ContextoUsuario,
  { body }: Recebida<typeof backoffice.createLinkDaOperacao>,
) {
  const { agora, usuario, deps } = ctx;
  const { nome, ultimoDia } = body;
  if (ultimoDia !== null && ultimoDia < diaDe(agora)) {
    return recusar('dadosInvalidos', { dados: { campos: { ultimoDia: 'Escolha hoje ou um dia depois.' } } });
  }
  const hosts = await hostsPermitidos(ctx.db);
  if (lerDestino(body.destino, hosts) === undefined) return recusar('destinoNaoPermitido');
  const destino = comCampanha(body.destino, body.utm);
  const venceEm = ultimoDia === null ? null : fimDoDia(ultimoDia);
  return await emTransacao(ctx.db, async (trx) => {
    const id = await criarLink(trx, { criadoPor: usuario.id, nome, destino, criadoEm: agora, venceEm });
    const linha = id === undefined ? undefined : await acharLink(trx, id);
    if (linha === undefined) return recusar('erroInterno');
    await registrarAuditoria(trx, {
      usuarioId: usuario.id,
      acao: 'link.criar',
      alvo: `link:${linha.codigo}`,
      dados: { nome, destino, venceEm },
      ip: ctx.ip,
      em: agora,
    });
    return apresentarLink(linha, { appUrl: deps.config.appUrl, agora, hosts });
  });
}
