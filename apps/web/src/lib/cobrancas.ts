import type { RespostaDe } from './api-client.ts';
import { diaPerto } from './momento.ts';
import { paths } from './paths.ts';

type Cobranca = RespostaDe<'getCredito'>['proximasCobrancas'][number];

/** A charge as its row says it: before the first access nobody knows the day, only what it counts from. */
export function linhaDaCobranca(cobranca: Cobranca) {
  const { idGrupo, idFatura, vencimento } = cobranca;
  return {
    ...cobranca,
    quando: vencimento === null ? 'Um mês depois do seu primeiro acesso' : diaPerto(vencimento),
    href: idFatura === null ? paths.grupoMembro(idGrupo) : paths.carteiraFaturaResumo(idFatura),
  };
}
