import type { Dia, Instante } from '@rateia/domain/datas';
import { fimDoDia, somarHoras } from '@rateia/domain/datas';
import { apurar, DIAS_DE_AVISO_DO_RESGATE, prazosDoResgate } from '@rateia/domain/loterias/apuracao';
import type { EventoBolao } from '@rateia/domain/loterias/bolao';
import { ID_ESTADO_BOLAO, MAQUINA_BOLAO } from '@rateia/domain/loterias/bolao';
import type { SlugDaLoteria } from '@rateia/domain/loterias/loteria';
import { MARCA } from '@rateia/domain/marca';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import { enfileirar } from '../../../db/fila.ts';
import { exigir, mover } from '../../../db/mover.ts';
import { agendarPrazo, cancelarPrazos } from '../../../db/prazos.ts';
import type { Deps } from '../../../http/deps.ts';
import { AVISAR_DO_RESULTADO, BOLAO_RESGATE } from '../agenda.ts';
import type { Bolao } from '../boloes/bolao.ts';
import { apostasDoBolao, travarBolao } from '../boloes/bolao.ts';
import { boloesComResultado, boloesDoConcurso, guardarApuracao, resultadosDoBolao } from './premios-repository.ts';

/** Checks and divides every pool whose results are all there, each in a transaction of its own (REGRAS 2.12). */
export async function apurarBoloes(deps: Deps): Promise<void> {
  for (const bolaoId of await boloesComResultado(deps.db)) {
    await emTransacao(deps.db, async (trx) => await apurarBolao(trx, { bolaoId, agora: deps.relogio.agora() }));
  }
}

/** Draw, check and division of one pool; its members are told by a job of the same transaction. */
async function apurarBolao(
  trx: Trx,
  { bolaoId, agora }: { readonly bolaoId: number; readonly agora: Instante },
): Promise<void> {
  const bolao = await travarBolao(trx, bolaoId);
  const espera = bolao?.estado === ID_ESTADO_BOLAO.comprovado || bolao?.estado === ID_ESTADO_BOLAO.sorteado;
  if (bolao === undefined || !espera) return;
  if (bolao.estado === ID_ESTADO_BOLAO.comprovado) await moverBolao(trx, { bolao, evento: 'sortear', agora });
  const feita = await conferirTudo(trx, { bolao, agora });
  if (feita === undefined) return;
  await moverBolao(trx, { bolao: { ...bolao, estado: ID_ESTADO_BOLAO.sorteado }, evento: 'apurar', agora });
  await enfileirar(trx, AVISAR_DO_RESULTADO, { bolaoId, depoisDe: 0, correcao: 0 });
}

/** Checks all bets anew, keeps the division, and sets the clocks of the claim where there is a prize. */
async function conferirTudo(
  trx: Trx,
  { bolao, agora }: { readonly bolao: Bolao; readonly agora: Instante },
): Promise<{ readonly premio: number } | undefined> {
  const { id: bolaoId, totalCotas: cotas } = bolao;
  const resultados = await resultadosDoBolao(trx, bolaoId);
  const apuracao = apurar(await apostasDoBolao(trx, bolaoId), { resultados, cotas });
  if (apuracao === undefined) return undefined;
  await guardarApuracao(trx, { bolaoId, apuracao, cotas, guardiao: MARCA, agora });
  await cancelarPrazos(trx, { tipos: [BOLAO_RESGATE], alvoId: bolaoId });
  if (apuracao.premio > 0) await agendarResgate(trx, { bolaoId, sorteadoEm: apuracao.sorteadoEm, agora });
  return apuracao;
}

async function agendarResgate(
  trx: Trx,
  { bolaoId, sorteadoEm, agora }: { readonly bolaoId: number; readonly sorteadoEm: Dia; readonly agora: Instante },
): Promise<void> {
  const { avisos } = prazosDoResgate(sorteadoEm);
  for (const [indice, dia] of avisos.entries()) {
    // Twelve hours before the end of the day: noon of Brasília.
    const venceEm = somarHoras(fimDoDia(dia), -12);
    if (venceEm <= agora) continue;
    const dias = DIAS_DE_AVISO_DO_RESGATE[indice] ?? 0;
    await agendarPrazo(trx, {
      tipo: BOLAO_RESGATE,
      alvoId: bolaoId,
      venceEm,
      agora,
      chave: `${BOLAO_RESGATE}:${bolaoId}:${dias}`,
      dados: { dias },
    });
  }
}

export async function moverBolao(
  trx: Trx,
  p: {
    readonly bolao: Bolao;
    readonly evento: EventoBolao;
    readonly agora: Instante;
    readonly operadorId?: number;
  },
): Promise<void> {
  const { bolao, evento, agora, operadorId } = p;
  const { id, estado: de, vendasAte, comprovarAte } = bolao;
  exigir(
    await mover(trx, MAQUINA_BOLAO, {
      id,
      de,
      evento,
      quem: operadorId === undefined ? 'sistema' : 'operador',
      usuarioId: operadorId ?? null,
      agora,
      contexto: { agora, vendasAte, comprovarAte, comprovantesCompletos: true },
      mudar: { mudou_em: agora },
    }),
  );
}

/**
 * Checks again the pools of a concurso whose result was corrected, as long as their prize did not come; the members are
 * told of the new outcome (REGRAS 2.12).
 */
export async function reapurarConcurso(
  trx: Trx,
  p: {
    readonly loteria: SlugDaLoteria;
    readonly concurso: number;
    readonly correcao: number;
    readonly agora: Instante;
  },
): Promise<void> {
  for (const bolaoId of await boloesDoConcurso(trx, p)) {
    const bolao = await travarBolao(trx, bolaoId);
    if (bolao?.estado !== ID_ESTADO_BOLAO.apurado) continue;
    await conferirTudo(trx, { bolao, agora: p.agora });
    await enfileirar(trx, AVISAR_DO_RESULTADO, { bolaoId, depoisDe: 0, correcao: p.correcao });
  }
}
