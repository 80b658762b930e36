import type { Dia } from '../datas.ts';
import { somarDias } from '../datas.ts';
import type { Regras } from '../regras.ts';
import type { IdDe } from '../tabela.ts';
import { idsDe } from '../tabela.ts';

/** The answers of a person whose invoice is late; each leads to one act (REGRAS 2.8; spec B§2 /inadimplencia/motivo). */
export const MOTIVO_DO_ATRASO = {
  esqueci: { id: 1, rotulo: 'Esqueci' },
  semDinheiro: { id: 2, rotulo: 'Não tenho o dinheiro agora' },
  umaParte: { id: 3, rotulo: 'Consigo pagar só uma parte agora' },
  outroMeio: { id: 4, rotulo: 'Quero pagar de outro jeito' },
  pausar: { id: 5, rotulo: 'Quero pular este mês' },
  problema: { id: 6, rotulo: 'Tive um problema com o grupo' },
  sair: { id: 7, rotulo: 'Quero sair do grupo' },
  outro: { id: 99, rotulo: 'Outro motivo' },
} as const;
export type MotivoDoAtraso = IdDe<typeof MOTIVO_DO_ATRASO>;
export const ID_MOTIVO_DO_ATRASO = idsDe(MOTIVO_DO_ATRASO);

/** The act that an answer leads to; the first two happen by the link itself, the others are pages. */
export type AtoDoAtraso = 'novaData' | 'pausar' | 'pagar' | 'adicionar' | 'conversar' | 'sair' | 'relatar';

const M = ID_MOTIVO_DO_ATRASO;
export const ATO_DO_MOTIVO: { readonly [Id in MotivoDoAtraso]: AtoDoAtraso } = {
  [M.esqueci]: 'pagar',
  [M.semDinheiro]: 'novaData',
  [M.umaParte]: 'adicionar',
  [M.outroMeio]: 'pagar',
  [M.pausar]: 'pausar',
  [M.problema]: 'conversar',
  [M.sair]: 'sair',
  [M.outro]: 'relatar',
};

/** The acts after which the collection goes another way: one of them for each invoice. */
export function mudaACobranca(ato: AtoDoAtraso): ato is 'novaData' | 'pausar' {
  return ato === 'novaData' || ato === 'pausar';
}

/** The days among which a new date may be chosen: from tomorrow to 15 days after the due date; none when that is over. */
export function datasPossiveis(
  { vencimento, hoje }: { readonly vencimento: Dia; readonly hoje: Dia },
  { cobranca }: Regras,
): { readonly de: Dia; readonly ate: Dia } | undefined {
  const [de, ate] = [somarDias(hoje, 1), somarDias(vencimento, cobranca.encerrarEm)];
  return de > ate ? undefined : { de, ate };
}

/** A cycle is paused once in 12 months, and only where the deposit pays it whole (REGRAS 2.8). */
export function podePausar(p: {
  readonly caucaoPaga: boolean;
  readonly ultimaPausa: Dia | undefined;
  readonly hoje: Dia;
}): boolean {
  if (!p.caucaoPaga) return false;
  return p.ultimaPausa === undefined || somarDias(p.ultimaPausa, DIAS_DO_ANO) <= p.hoje;
}

const DIAS_DO_ANO = 365;
