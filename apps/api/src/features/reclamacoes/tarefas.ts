import type { Trx } from '../../db/banco.ts';
import { servir } from '../../db/fila.ts';
import { quandoVencer } from '../../db/prazos.ts';
import type { Deps } from '../../http/deps.ts';
import { AVISAR_RECLAMACAO } from '../grupos/index.ts';
import { avisarReclamacao } from './abertura/avisar-reclamacao.ts';
import { RECLAMACAO_PADRAO, RECLAMACAO_PERGUNTA, RECLAMACAO_VENCE } from './agenda.ts';
import { calarPergunta } from './fim/calar-pergunta.ts';
import { devolverPorPadrao, vencerReclamacao } from './fim/vencer.ts';

export function tarefasDasReclamacoes(deps: Deps) {
  return [servir(AVISAR_RECLAMACAO, async (fato) => await avisarReclamacao(deps, fato))];
}

/** Deadlines that move the money of a complaint by rule (REGRAS 2.7). */
export function prazosDasReclamacoes(deps: Deps) {
  return [
    quandoVencer(RECLAMACAO_VENCE, async (trx: Trx, { alvoId: reclamacaoId }, agora) =>
      vencerReclamacao(trx, deps, { reclamacaoId, agora }),
    ),
    quandoVencer(RECLAMACAO_PADRAO, async (trx: Trx, { alvoId: reclamacaoId }, agora) =>
      devolverPorPadrao(trx, deps, { reclamacaoId, agora }),
    ),
    quandoVencer(RECLAMACAO_PERGUNTA, async (trx: Trx, { alvoId: reclamacaoId, dados }, agora) =>
      calarPergunta(trx, deps, { reclamacaoId, interacaoId: dados.interacaoId, agora }),
    ),
  ];
}
