import { formatarDia } from '@rateia/domain/datas-formatadas';
import type { RespostaDe } from '../../../lib/api-client.ts';

export type InformacoesDoFim = RespostaDe<'getCancelamentoAdministrador'>;
export type OpcaoDeFim = InformacoesDoFim['opcoes'][number];
export type FimFeito = RespostaDe<'cancelarAdministrador'>;
export type MotivoDoFim = RespostaDe<'getCancelamentoNovo'>['motivos'][number];

/** The state of the end of one group, as its administrator walks through it; another group begins anew. */
export interface Fim {
  readonly idGrupo: number | null;
  readonly tipo: OpcaoDeFim['tipo'] | null;
  readonly motivo: number | null;
  readonly textoMotivo: string;
  readonly feito: FimFeito | null;
}

export type AcaoDoFim =
  | { readonly tipo: 'comecar'; readonly idGrupo: number }
  | { readonly tipo: 'escolher'; readonly fim: OpcaoDeFim['tipo'] }
  | { readonly tipo: 'explicar'; readonly motivo: number | null; readonly textoMotivo: string }
  | { readonly tipo: 'concluir'; readonly feito: FimFeito };

export const semFim: Fim = { idGrupo: null, tipo: null, motivo: null, textoMotivo: '', feito: null };

/** The one reducer of the flow that ends a group (spec 2, §2 Cancellation). */
export function reduzirFim(fim: Fim, acao: AcaoDoFim): Fim {
  switch (acao.tipo) {
    case 'comecar':
      return fim.idGrupo === acao.idGrupo && fim.feito === null ? fim : { ...semFim, idGrupo: acao.idGrupo };
    case 'escolher':
      return { ...fim, tipo: acao.fim };
    case 'explicar':
      return { ...fim, motivo: acao.motivo, textoMotivo: acao.textoMotivo };
    case 'concluir':
      return { ...fim, feito: acao.feito };
  }
}

/** The way that is shown as chosen: the person's choice while it is offered, else the milder one. */
export function fimEscolhido(opcoes: readonly OpcaoDeFim[], tipo: Fim['tipo']): OpcaoDeFim | undefined {
  return opcoes.find((opcao) => opcao.tipo === tipo) ?? opcoes[0];
}

/** "Encerrar agora", "Encerrar em 11 de fevereiro". */
export function verboDoFim({ imediato, saidaEm }: Pick<OpcaoDeFim, 'imediato' | 'saidaEm'>): string {
  return imediato ? 'Encerrar agora' : `Encerrar em ${formatarDia(saidaEm)}`;
}

/** "Volta hoje", "Volta em 11 de fevereiro". */
export function quandoVoltaNoFim({ imediato, saidaEm }: Pick<OpcaoDeFim, 'imediato' | 'saidaEm'>): string {
  return imediato ? 'Volta hoje' : `Volta em ${formatarDia(saidaEm)}`;
}
