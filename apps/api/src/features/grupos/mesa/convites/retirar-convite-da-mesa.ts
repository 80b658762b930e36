import type { backofficeConvites } from '@rateia/contracts/backoffice-convites';
import type { Recebida } from '@rateia/contracts/chamada';
import { MAQUINA_CONVITE } from '@rateia/domain/grupos/convite';
import { emTransacao } from '../../../../db/banco.ts';
import { mover } from '../../../../db/mover.ts';
import { cancelarPrazos } from '../../../../db/prazos.ts';
import { registrarAuditoria } from '../../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../../http/contexto.ts';
import { recusar } from '../../../../http/erros.ts';
import { CONVITE_EXPIRA } from '../../agenda.ts';
import { travarConvite } from '../../convites/convites-repository.ts';
import { soltarVagaGuardada } from '../../convites/vaga-guardada.ts';

type Contrato = typeof backofficeConvites.retirarConviteDaMesa;

/** Takes an invitation back for its inviter; the seat that it kept is free again (REGRAS 2.26). */
export async function retirarConviteDaMesa(
  ctx: ContextoUsuario,
  { params: { id }, body: { mensagem } }: Recebida<Contrato>,
): Promise<void> {
  const { agora, deps, usuario, ip } = ctx;
  await emTransacao(ctx.db, async (trx) => {
    const convite = await travarConvite(trx, id);
    if (convite === undefined) return recusar('naoEncontrado');
    const { estado: de, forma, usos, usosMaximos, grupoId } = convite;
    const contexto = { forma, restam: usosMaximos - usos };
    const passo = { id, de, evento: 'retirar', quem: 'operador', usuarioId: usuario.id, agora, contexto } as const;
    if (!(await mover(trx, MAQUINA_CONVITE, passo)).ok) recusar('transicaoRecusada');
    await cancelarPrazos(trx, { tipos: [CONVITE_EXPIRA], alvoId: id });
    await soltarVagaGuardada(trx, deps, { grupoId, conviteId: id, agora });
    const alvo = `convite:${id}`;
    const dados = { mensagem };
    await registrarAuditoria(trx, { usuarioId: usuario.id, acao: 'convite.retirar', alvo, dados, ip, em: agora });
  });
}
