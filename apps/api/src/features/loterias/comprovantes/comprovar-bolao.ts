import type { backofficeBoloes as contrato } from '@rateia/contracts/backoffice-boloes';
import type { Recebida } from '@rateia/contracts/chamada';
import { ID_ESTADO_BOLAO, ID_MODO_DO_BOLAO, MAQUINA_BOLAO } from '@rateia/domain/loterias/bolao';
import { apostasFeitas } from '@rateia/domain/loterias/cota';
import type { Trx } from '../../../db/banco.ts';
import { mover } from '../../../db/mover.ts';
import { cancelarPrazos } from '../../../db/prazos.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { lancar } from '../../livro/index.ts';
import { BOLAO_COMPROVAR } from '../agenda.ts';
import type { Bolao } from '../boloes/bolao.ts';
import { apostasDoBolao, contarCotas } from '../boloes/bolao.ts';
import { mudarBolao } from '../mesa/mudar-bolao.ts';
import { lacrar } from '../prova/lacrar.ts';
import { comprovantesDoBolao } from './repository.ts';

/**
 * Every bet has its receipt: the bets are paid in the ledger, the pool is frozen again with the receipts, and nothing of it
 * goes back any more (REGRAS 2.12 Receipt, Commitment).
 */
export async function comprovarBolao(
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<typeof contrato.comprovarBolao>,
): Promise<void> {
  const { agora, usuario, deps } = ctx;
  await mudarBolao(ctx, {
    id,
    acao: 'bolao.comprovar',
    fazer: async (trx, bolao) => {
      if (bolao.estado !== ID_ESTADO_BOLAO.registrando) recusar('bolaoForaDaEtapa');
      const faltas = await faltasDoBolao(trx, bolao);
      if (faltas !== undefined) recusar('comprovantesFaltam', { valores: { quais: faltas } });
      const { vendasAte, comprovarAte, estado: de } = bolao;
      const movida = await mover(trx, MAQUINA_BOLAO, {
        id,
        de,
        evento: 'comprovar',
        quem: 'operador',
        usuarioId: usuario.id,
        agora,
        contexto: { agora, vendasAte, comprovarAte, comprovantesCompletos: true },
        mudar: { mudou_em: agora },
      });
      if (!movida.ok) recusar('bolaoForaDaEtapa');
      await cancelarPrazos(trx, { tipos: [BOLAO_COMPROVAR], alvoId: id });
      const { vendidas } = (await contarCotas(trx, [id]))(id);
      const { custo, valorCota } = bolao;
      const chave = `bolao:${id}:apostasFeitas`;
      await lancar(trx, {
        ...apostasFeitas({ custo, valorCota, vendidas }),
        origem: 'boloes',
        origemId: id,
        chave,
        agora,
      });
      await lacrar(trx, deps, { bolao, momento: 'comprovado', agora });
    },
  });
}

/** The bets, or the cotas of a pool with a receipt of each, that no receipt has yet; undefined when all are there. */
async function faltasDoBolao(trx: Trx, bolao: Bolao): Promise<string | undefined> {
  const recibos = await comprovantesDoBolao(trx, bolao.id);
  const ordens = (await apostasDoBolao(trx, bolao.id)).map(({ ordem }) => ordem);
  if (bolao.modo === ID_MODO_DO_BOLAO.umBilhete) {
    const semRecibo = ordens.filter((ordem) => recibos.every(({ apostas }) => !apostas.includes(ordem)));
    return semRecibo.length === 0 ? undefined : `jogos ${semRecibo.map((ordem) => ordem + 1).join(', ')}`;
  }
  const cotas = Array.from({ length: bolao.totalCotas }, (_, i) => i + 1);
  const semRecibo = cotas.filter((cota) => {
    const dela = recibos.filter(({ cotas: quais }) => quais?.includes(cota));
    return ordens.some((ordem) => dela.every(({ apostas }) => !apostas.includes(ordem)));
  });
  return semRecibo.length === 0 ? undefined : `cotas ${semRecibo.join(', ')}`;
}
