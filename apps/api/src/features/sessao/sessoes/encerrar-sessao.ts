import type { Recebida } from '@rateia/contracts/chamada';
import type { seguranca } from '@rateia/contracts/seguranca';
import { instanteDe } from '@rateia/domain/datas';
import { emTransacao } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { ehSessaoAbertaDe } from '../aparelhos/aparelhos-repository.ts';
import { encerrarSessoes, esquecerSessoes } from './encerrar-sessoes.ts';

/** Ends one session of one's own, in every process at once (ASVS 7.4.1). */
export async function encerrarSessao(
  { deps, usuario, agora, ip }: ContextoUsuario,
  { params: { id } }: Recebida<typeof seguranca.encerrarSessao>,
): Promise<void> {
  await emTransacao(deps.db, async (trx) => {
    if (!(await ehSessaoAbertaDe(trx, { usuarioId: usuario.id, id }))) recusar('naoEncontrado');
    await encerrarSessoes(trx, { sessaoId: id }, { motivo: 'dono', parede: instanteDe(deps.relogio.parede()) });
    await registrarAuditoria(trx, {
      usuarioId: usuario.id,
      acao: 'sessao.encerrada',
      alvo: `sessao:${id}`,
      dados: { de: usuario.sessaoId },
      ip,
      em: agora,
    });
  });
  esquecerSessoes(deps, [id]);
}
