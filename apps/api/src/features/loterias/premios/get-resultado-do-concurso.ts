import type { Recebida } from '@rateia/contracts/chamada';
import type { loterias } from '@rateia/contracts/loterias';
import { loteriaDoResultado } from '@rateia/domain/loterias/apuracao';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { apostasDoBolao } from '../boloes/bolao.ts';
import { listarResultados } from '../repository.ts';
import { concursosApresentados } from './get-concursos-do-bolao.ts';
import { acharApuracoes, conferenciasDoBolao } from './premios-repository.ts';
import { apresentarAposta, apresentarSorteado } from './presenter.ts';

/** The bets of a pool in a concurso, each with hits and prize once all were checked (spec B§7). */
export async function getResultadoDoConcurso(
  ctx: ContextoUsuario,
  { params: { id, n } }: Recebida<typeof loterias.getResultadoDoConcurso>,
) {
  const concursos = (await concursosApresentados(ctx, id)).filter(({ concurso }) => concurso === n);
  if (concursos.length === 0) return recusar('naoEncontrado');
  const conferencias = new Map((await conferenciasDoBolao(ctx.db, id)).map((uma) => [uma.ordem, uma]));
  const apostas = (await apostasDoBolao(ctx.db, id)).filter(({ concurso }) => concurso === n);
  return {
    concursos,
    apostas: apostas.map((aposta) => apresentarAposta(aposta, conferencias.get(aposta.ordem))),
    premio: (await acharApuracoes(ctx.db, [id])).get(id)?.premio ?? 0,
  };
}

const ANTERIORES = 10;

/** The last results of the lottery of a concurso, up to it (spec B§7). */
export async function getResultadosAnteriores(
  ctx: ContextoUsuario,
  { params: { id, n } }: Recebida<typeof loterias.getResultadosAnteriores>,
) {
  const [doConcurso] = (await concursosApresentados(ctx, id)).filter(({ concurso }) => concurso === n);
  if (doConcurso === undefined) return recusar('naoEncontrado');
  const loteria = loteriaDoResultado(doConcurso.loteria);
  const resultados = await listarResultados(ctx.db, { loteria, quantos: ANTERIORES, ate: n });
  return { itens: resultados.map((um) => ({ concurso: um.concurso, ...apresentarSorteado(um) })) };
}
