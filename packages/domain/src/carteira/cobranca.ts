import type { Dia } from '../datas.ts';
import { diasEntre, somarDias } from '../datas.ts';
import type { Centavos } from '../dinheiro.ts';
import type { Regras } from '../regras.ts';

/** The product's acts on the days around the due date (REGRAS 2.8). */
export type AcaoDeCobranca =
  | 'emitir'
  | 'instruirPixAutomatico'
  | 'lembrar'
  | 'cobrar'
  | 'marcarAtrasoETentar'
  | 'tentarENotificarAdministrador'
  | 'tentarPelaUltimaVez'
  | 'usarCaucaoOuSuspender'
  | 'encerrarSemCaucao'
  | 'congelarDivida';

export type PassoDeCobranca = { readonly acao: AcaoDeCobranca; readonly dias: number };

/** The dunning of a group subscription, by days from D; times of day are 00:00 in Brasília (REGRAS 2.8). */
export function reguaDeCobranca({ cobranca }: Regras): readonly PassoDeCobranca[] {
  return [
    { acao: 'emitir', dias: cobranca.emitirEm },
    { acao: 'instruirPixAutomatico', dias: cobranca.instruirPixAutomaticoEm },
    { acao: 'lembrar', dias: cobranca.lembrarEm },
    { acao: 'cobrar', dias: cobranca.cobrarEm },
    { acao: 'marcarAtrasoETentar', dias: cobranca.atrasarEm },
    { acao: 'tentarENotificarAdministrador', dias: cobranca.segundaTentativaEm },
    { acao: 'tentarPelaUltimaVez', dias: cobranca.terceiraTentativaEm },
    { acao: 'usarCaucaoOuSuspender', dias: cobranca.usarCaucaoEm },
    { acao: 'encerrarSemCaucao', dias: cobranca.encerrarEm },
    { acao: 'congelarDivida', dias: cobranca.congelarEm },
  ];
}

/** The dunning of one invoice with its calendar days (REGRAS 2.8). */
export function agendaDeCobranca(
  vencimento: Dia,
  regras: Regras,
): readonly { readonly acao: AcaoDeCobranca; readonly dia: Dia }[] {
  return reguaDeCobranca(regras).map(({ acao, dias }) => ({ acao, dia: somarDias(vencimento, dias) }));
}

/** The administrator reads of a late month from the day on which he is told: the second retry's (REGRAS 2.8, D+3). */
export function administradorVeAtraso(
  { vencimento, hoje }: { readonly vencimento: Dia; readonly hoje: Dia },
  { cobranca }: Regras,
): boolean {
  return diasEntre(vencimento, hoje) >= cobranca.segundaTentativaEm;
}

/**
 * The rungs of a charge, in their order: Pix programado, wallet, the default saved card, and at last a Pix code, which
 * waits for the payer. Each is one module of the wallet; another one is its name here and its module (REGRAS 2.8).
 */
export const ESCADA_DE_COBRANCA = ['pixProgramado', 'saldo', 'cartao', 'codigoPix'] as const;
export type DegrauDaEscada = (typeof ESCADA_DE_COBRANCA)[number];

/** The rungs that are left after one of them: all of them where none was tried. */
export function degrausDepoisDe(degrau: DegrauDaEscada | undefined): readonly DegrauDaEscada[] {
  return degrau === undefined ? ESCADA_DE_COBRANCA : ESCADA_DE_COBRANCA.slice(ESCADA_DE_COBRANCA.indexOf(degrau) + 1);
}

/** True if the deposit settles a whole invoice: it pays all of it or none (REGRAS 2.8). */
export function caucaoPaga({ valor, caucao }: { readonly valor: Centavos; readonly caucao: Centavos }): boolean {
  return caucao > 0 && caucao >= valor;
}

/**
 * The act of D+8: the deposit pays the cycle and must be rebuilt, or the access is suspended. A member who is told late
 * has as many days until the end as one who was told on its day (REGRAS 2.8).
 */
export function decidirCaucao(
  fatura: { readonly vencimento: Dia; readonly hoje: Dia; readonly valor: Centavos; readonly caucao: Centavos },
  regras: Regras,
):
  | { readonly tipo: 'usarCaucao'; readonly reconstruirAte: Dia; readonly valor: Centavos }
  | { readonly tipo: 'suspender'; readonly encerraEm: Dia } {
  const { usarCaucaoEm, encerrarEm } = regras.cobranca;
  const passados = Math.max(usarCaucaoEm, diasEntre(fatura.vencimento, fatura.hoje));
  const fim = somarDias(fatura.vencimento, passados + encerrarEm - usarCaucaoEm);
  if (!caucaoPaga(fatura)) return { tipo: 'suspender', encerraEm: fim };
  return { tipo: 'usarCaucao', reconstruirAte: fim, valor: fatura.valor };
}

/** The act of D+15 on a member whose deposit is not whole (REGRAS 2.8). */
export function decidirEncerramento(fatura: {
  readonly cicloPagoPelaCaucao: boolean;
  readonly fimDoCicloPago: Dia;
  readonly hoje: Dia;
}): { readonly tipo: 'sairNoFimDoCiclo'; readonly em: Dia } | { readonly tipo: 'encerrarAgora'; readonly em: Dia } {
  return fatura.cicloPagoPelaCaucao && fatura.fimDoCicloPago >= fatura.hoje
    ? { tipo: 'sairNoFimDoCiclo', em: fatura.fimDoCicloPago }
    : { tipo: 'encerrarAgora', em: fatura.hoje };
}
