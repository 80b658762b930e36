import type { Instante } from '@rateia/domain/datas';
import type { Trx } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { recusar } from '../../../http/erros.ts';
import type { Resolvido } from '../../pagamentos/index.ts';
import { creditarDevolucao, creditarSemDono, devolverDeNovo, devolverSemDono } from '../../pagamentos/index.ts';

export type Estorno = {
  readonly tipo: 'pix' | 'devolucao';
  readonly alvo: string;
  readonly acao: 'devolver' | 'creditar';
  readonly operadorId: number;
  readonly agora: Instante;
};

/** Moves the money of a decision; an operator who was too late is told so. */
export const executarEstorno = async (trx: Trx, deps: Deps, e: Estorno): Promise<void> => {
  const r = await mover(trx, deps, e);
  if (r.ok) return;
  if (r.motivo === 'inexistente') recusar('naoEncontrado');
  if (r.motivo === 'pagadorSemConta') recusar('pagadorSemConta');
  if (r.motivo === 'foraDoPrazo')
    recusar('prazoDeDevolucao', { valores: { dias: (await deps.regras()).reembolso.diasDaDevolucaoPix } });
  recusar('transicaoRecusada');
};

const mover = async (trx: Trx, deps: Deps, { tipo, alvo, acao, ...quem }: Estorno): Promise<Resolvido> => {
  if (tipo === 'pix') {
    const pedido = { referencia: alvo, ...quem };
    return acao === 'devolver' ? await devolverSemDono(trx, deps, pedido) : await creditarSemDono(trx, pedido);
  }
  const pedido = { devolucaoId: idDaDevolucao(alvo), ...quem };
  return acao === 'devolver' ? await devolverDeNovo(trx, deps, pedido) : await creditarDevolucao(trx, pedido);
};

/** Zero, an id that no row has, for a text that is no id of the database. */
export const idDaDevolucao = (alvo: string): number => (/^\d{1,15}$/.test(alvo) ? Number(alvo) : 0);
