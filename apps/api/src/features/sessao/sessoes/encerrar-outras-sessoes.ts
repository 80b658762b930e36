import { instanteDe } from '@rateia/domain/datas';
import { emTransacao } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { encerrarSessoes, esquecerSessoes } from './encerrar-sessoes.ts';

/** Ends every session but this one, and says how many there were. */
export async function encerrarOutrasSessoes({ deps, usuario, agora, ip }: ContextoUsuario) {
  const encerradas = await emTransacao(deps.db, async (trx) => {
    const { id: usuarioId, sessaoId } = usuario;
    const parede = instanteDe(deps.relogio.parede());
    const outras = await encerrarSessoes(trx, { usuarioId, exceto: sessaoId }, { motivo: 'dono', parede });
    await registrarAuditoria(trx, {
      usuarioId,
      acao: 'sessao.outrasEncerradas',
      alvo: `usuario:${usuarioId}`,
      dados: { quantas: outras.length },
      ip,
      em: agora,
    });
    return outras;
  });
  esquecerSessoes(deps, encerradas);
  return { encerradas: encerradas.length };
}
