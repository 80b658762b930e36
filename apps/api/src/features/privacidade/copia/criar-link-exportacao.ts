import type { Recebida } from '@rateia/contracts/chamada';
import type { privacidade } from '@rateia/contracts/privacidade';
import { milissegundosDe, somarMinutos } from '@rateia/domain/datas';
import { emTransacao } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { exigirConfirmacaoForte } from '../../sessao/index.ts';
import { findExportacaoDoUsuario } from './exportacao-repository.ts';
import { CONTEXTO_DO_LINK, exportacaoDisponivel } from './link-da-exportacao.ts';

/**
 * Makes a link to one file that works for a few minutes, after a new confirmation of the person. A browser can then
 * save the file, and nobody can guess or keep the link (REGRAS 2.17 Export; ASVS 7.5.1).
 */
export async function criarLinkExportacao(
  ctx: ContextoUsuario,
  { params, body: { formato } }: Recebida<typeof privacidade.criarLinkExportacao>,
): Promise<{ readonly url: string; readonly expiraEm: string }> {
  const { deps, usuario, agora, ip } = ctx;
  const achada = await findExportacaoDoUsuario(deps.db, { id: params.id, usuarioId: usuario.id });
  if (achada === undefined || !exportacaoDisponivel(achada, agora)) return recusar('naoEncontrado');
  const expiraEm = somarMinutos(agora, MINUTOS_DO_LINK);
  await emTransacao(deps.db, async (trx) => {
    await exigirConfirmacaoForte(trx, ctx, 'baixarDados');
    await registrarAuditoria(trx, {
      usuarioId: usuario.id,
      acao: 'privacidade.exportacaoBaixada',
      alvo: `exportacao:${achada.id}`,
      dados: { formato },
      ip,
      em: agora,
    });
  });
  const dados = `${achada.id}:${formato}:${milissegundosDe(expiraEm)}`;
  const token = deps.cifra.cifrar(dados, CONTEXTO_DO_LINK).toString('base64url');
  return { url: `/api/v1/privacidade/arquivo/${token}`, expiraEm };
}

const MINUTOS_DO_LINK = 5;
