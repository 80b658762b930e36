import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { loterias } from '@rateia/contracts/loterias';
import { multiplicar, ZERO } from '@rateia/domain/dinheiro';
import { comoResgatar } from '@rateia/domain/loterias/apuracao';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { apostasDoBolao } from '../boloes/bolao.ts';
import { exigirDoBolao } from './exigir-do-bolao.ts';
import type { ApuracaoGuardada } from './premios-repository.ts';
import { acharApuracoes, conferenciasDoBolao } from './premios-repository.ts';
import { apresentarAposta } from './presenter.ts';

type Chamada = typeof loterias.getPremiosDoBolao;

/** The prize of a pool, its division, and its claim (spec B§7; REGRAS 2.12). */
export async function getPremiosDoBolao(
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<Chamada>,
): Promise<Resposta<Chamada>> {
  const { bolao, minhas } = await exigirDoBolao(ctx, id);
  const apuracao = (await acharApuracoes(ctx.db, [id])).get(id);
  const conferencias = new Map((await conferenciasDoBolao(ctx.db, id)).map((uma) => [uma.ordem, uma]));
  const apostas = await apostasDoBolao(ctx.db, id);
  const porCota = apuracao?.porCota ?? ZERO;
  return {
    situacao: situacaoDe(apuracao),
    premio: apuracao?.premio ?? 0,
    porCota,
    cotas: bolao.totalCotas,
    resto: apuracao?.resto ?? 0,
    minhasCotas: minhas.length,
    minhaParte: multiplicar(porCota, minhas.length),
    resgate: resgateDe(apuracao),
    itens: apostas
      .map((aposta) => apresentarAposta(aposta, conferencias.get(aposta.ordem)))
      .filter(({ faixas }) => faixas.length > 0)
      .map(({ ordem, loteria, concurso, faixas, premio }) => ({ ordem, loteria, concurso, faixas, premio })),
  };
}

function situacaoDe(apuracao: ApuracaoGuardada | undefined): Resposta<Chamada>['situacao'] {
  if (apuracao === undefined) return 'aguardando';
  if (apuracao.premio === 0) return 'semPremio';
  return apuracao.recebidoEm === null ? 'aReceber' : 'pago';
}

function resgateDe(apuracao: ApuracaoGuardada | undefined): Resposta<Chamada>['resgate'] {
  if (apuracao === undefined || apuracao.premio === 0) return null;
  const { onde, documentos } = comoResgatar(apuracao.premio, apuracao.sorteadoEm);
  return { ate: apuracao.resgatarAte, onde, documentos: [...documentos], guardiao: apuracao.guardiao };
}
