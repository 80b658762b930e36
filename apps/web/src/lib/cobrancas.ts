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
    href: destino(idFatura, idGrupo),
  };
}

/** The invoice once it is issued; before that the group whose month it will be. */
function destino(idFatura: number | null, idGrupo: number | null): string {
  if (idFatura !== null) return paths.carteiraFaturaResumo(idFatura);
  return idGrupo === null ? paths.carteiraCreditos({ filtro: 'fatura' }) : paths.grupoMembro(idGrupo);
}
