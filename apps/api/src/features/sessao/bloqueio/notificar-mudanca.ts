import { formatarMomento } from '@rateia/domain/datas-formatadas';
import type { Trx } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { notificarComBloqueio } from './notificar-com-bloqueio.ts';

/** The change as the owner reads it: the words before "na sua conta". */
const MUDANCAS = {
  'seguranca.aplicativoAtivado': 'Um aplicativo autenticador foi ativado',
  'seguranca.aplicativoRemovido': 'O aplicativo autenticador foi removido',
  'seguranca.codigosRefeitos': 'Novos códigos de recuperação foram gerados',
  'seguranca.chaveCriada': 'Uma chave de acesso foi criada',
  'seguranca.chaveRemovida': 'Uma chave de acesso foi removida',
} as const;

/**
 * Writes a change to the protections of the account into the audit trail, and tells its owner by e-mail (ASVS 6.3.7,
 * 16.3.1).
 */
export async function notificarMudanca(
  trx: Trx,
  { deps, usuario, agora, ip, requestId }: ContextoUsuario,
  {
    acao,
    alvo,
    dados,
  }: { readonly acao: keyof typeof MUDANCAS; readonly alvo: string; readonly dados?: Record<string, unknown> },
): Promise<void> {
  const usuarioId = usuario.id;
  await registrarAuditoria(trx, { usuarioId, acao, alvo, ...(dados === undefined ? {} : { dados }), ip, em: agora });
  await notificarComBloqueio(trx, deps, {
    usuarioId,
    modelo: 'segurancaMudou',
    dados: { mudanca: MUDANCAS[acao], quando: formatarMomento(agora) },
    fato: `${acao}:${agora}`,
    agora,
    requestId,
  });
}
