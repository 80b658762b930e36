import type { Recebida } from '@rateia/contracts/chamada';
import type { loterias } from '@rateia/contracts/loterias';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { apostasDoBolao } from '../boloes/bolao.ts';
import { concursosApresentados } from './concursos-apresentados.ts';
import { acharApuracoes, conferenciasDoBolao } from './premios-repository.ts';
import { apresentarAposta } from './presenter.ts';

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
