import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import type { EventoDaCampanha } from '@rateia/domain/marketing/campanha';
import { faltasDaCampanha, MAQUINA_CAMPANHA } from '@rateia/domain/marketing/campanha';
import { emTransacao } from '../../../../db/banco.ts';
import { mover } from '../../../../db/mover.ts';
import { registrarAuditoria } from '../../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../../http/contexto.ts';
import { recusar } from '../../../../http/erros.ts';
import { apresentarCampanha } from './apresentar-campanha.ts';
import { emPalavras } from './faltas-em-palavras.ts';
import { outraVersao, travarCampanha } from './repository.ts';

export type Entrada = Recebida<typeof backoffice.ligarCampanha>;

/**
 * Puts a campaign on or off the air: the machine decides if the step is allowed, and trail and audit note the author.
 * Refuses with the missing parts.
 */
export async function moverCampanha(ctx: ContextoUsuario, id: number, evento: EventoDaCampanha) {
  return await emTransacao(ctx.db, async (trx) => {
    const { agora, ip, usuario } = ctx;
    const campanha = await travarCampanha(trx, id);
    const faltas = faltasDaCampanha(campanha, agora);
    const r = await mover(trx, MAQUINA_CAMPANHA, {
      id,
      de: campanha.estado,
      evento,
      quem: 'operador',
      usuarioId: usuario.id,
      agora,
      contexto: { faltas },
      mudar: outraVersao(agora),
    });
    if (!r.ok) {
      if (r.recusa.tipo === 'guarda') return recusar('campanhaIncompleta', { valores: { faltas: emPalavras(faltas) } });
      return recusar('transicaoRecusada');
    }
    const acao = evento === 'ligar' ? 'campanha.ligar' : 'campanha.desligar';
    await registrarAuditoria(trx, { usuarioId: usuario.id, acao, alvo: `campanha:${id}`, ip, em: agora });
    return await apresentarCampanha(trx, { id, agora });
  });
}
