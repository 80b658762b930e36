import { instanteDe } from '@rateia/domain/datas';
import { emTransacao } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { encerrarSessoes } from '../sessoes/encerrar-sessoes.ts';

/** Logout ends the session on the server, in every process (ASVS 7.4.1). */
export async function sair({ deps, usuario, agora, ip }: ContextoUsuario): Promise<void> {
  const { sessaoId, id: usuarioId } = usuario;
  await emTransacao(deps.db, async (trx) => {
    await encerrarSessoes(trx, { sessaoId }, { motivo: 'sair', parede: instanteDe(deps.relogio.parede()) });
    await registrarAuditoria(trx, { usuarioId, acao: 'sessao.saiu', alvo: `sessao:${sessaoId}`, ip, em: agora });
  });
  deps.sessoes.esquecer(sessaoId);
}
