import type { Recebida } from '@rateia/contracts/chamada';
import type { notificacoes } from '@rateia/contracts/notificacoes';
import { emTransacao } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { InscricaoPush } from '../../../gateways/push/port.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { CONTEXTO_DA_INSCRICAO, guardarInscricao } from './push-repository.ts';

/** Keeps where to write to this browser: one address for each session, and each address in one account. */
export async function createInscricaoPush(
  { deps, usuario, agora, ip }: ContextoUsuario,
  { body }: Recebida<typeof notificacoes.createInscricaoPush>,
): Promise<void> {
  const inscricao: InscricaoPush = body;
  if (deps.gateways.push?.aceita(inscricao) !== true)
    return recusar('conflito', { message: 'Não conseguimos enviar notificações a este navegador.' });
  const { id: usuarioId, sessaoId } = usuario;
  const { cifra } = deps;
  await emTransacao(deps.db, async (trx) => {
    const nova = await guardarInscricao(trx, {
      usuario_id: usuarioId,
      sessao_id: sessaoId,
      endereco_indice: cifra.indice(inscricao.endereco, CONTEXTO_DA_INSCRICAO),
      inscricao_cifrada: cifra.cifrar(JSON.stringify(inscricao), CONTEXTO_DA_INSCRICAO),
      criada_em: agora,
    });
    if (nova)
      await registrarAuditoria(trx, {
        usuarioId,
        acao: 'notificacoes.aparelhoInscrito',
        alvo: `sessao:${sessaoId}`,
        ip,
        em: agora,
      });
  });
}
