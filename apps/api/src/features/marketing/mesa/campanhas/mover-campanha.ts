import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import { transicionar } from '@rateia/domain/maquina';
import type { EventoDaCampanha } from '@rateia/domain/marketing/campanha';
import { faltasDaCampanha, MAQUINA_CAMPANHA } from '@rateia/domain/marketing/campanha';
import { emTransacao } from '../../../../db/banco.ts';
import { registrarAuditoria, registrarTransicao } from '../../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../../http/contexto.ts';
import { recusar } from '../../../../http/erros.ts';
import { apresentarCampanha } from './apresentar-campanha.ts';
import { emPalavras } from './faltas-em-palavras.ts';
import { gravarCampanha, travarCampanha } from './repository.ts';

export type Entrada = Recebida<typeof backoffice.ligarCampanha>;

/** On or off the air: the machine says what may be, trail and audit say who did it. Refuses by name what lacks. */
export const moverCampanha = async (ctx: ContextoUsuario, id: number, evento: EventoDaCampanha) =>
  await emTransacao(ctx.db, async (trx) => {
    const { agora, ip, usuario } = ctx;
    const campanha = await travarCampanha(trx, id);
    const faltas = faltasDaCampanha(campanha, agora);
    const r = transicionar(MAQUINA_CAMPANHA, {
      estado: campanha.estado,
      evento,
      quem: 'operador',
      contexto: { faltas },
    });
    if (!r.ok) {
      if (r.recusa.tipo === 'guarda') return recusar('campanhaIncompleta', { valores: { faltas: emPalavras(faltas) } });
      return recusar('transicaoRecusada');
    }
    await gravarCampanha(trx, { id, agora, estado: r.para });
    await registrarTransicao(trx, {
      entidade: 'campanha',
      entidadeId: id,
      de: campanha.estado,
      evento,
      para: r.para,
      quem: 'operador',
      usuarioId: usuario.id,
      em: agora,
    });
    const acao = evento === 'ligar' ? 'campanha.ligar' : 'campanha.desligar';
    await registrarAuditoria(trx, { usuarioId: usuario.id, acao, alvo: `campanha:${id}`, ip, em: agora });
    return await apresentarCampanha(trx, { id, agora });
  });
