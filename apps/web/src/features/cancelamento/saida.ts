import type { Dia } from '@rateia/domain/datas';
import { formatarDia } from '@rateia/domain/datas-formatadas';
import type { DestinoDoReembolso } from '@rateia/domain/pagamentos/devolucao-original';
import type { RespostaDe } from '../../lib/api-client.ts';
import { hoje } from '../../lib/momento.ts';

export type OpcaoDeSaida = RespostaDe<'getCancelamentoMembro'>['opcoes'][number];
export type TipoDeSaida = OpcaoDeSaida['tipo'];
export type { DestinoDoReembolso };
export type MotivoDoMembro = RespostaDe<'getMotivosMembro'>['motivos'][number];
export type Ajuda = NonNullable<MotivoDoMembro['ajuda']>;
export type SaidaFeita = RespostaDe<'cancelarMembro'>;

/** The state of a member's exit from one group; another group begins anew. */
export interface Saida {
  readonly idGrupo: number | null;
  readonly tipo: TipoDeSaida | null;
  readonly destino: DestinoDoReembolso;
  readonly motivo: number | null;
  readonly textoMotivo: string;
  readonly feita: SaidaFeita | null;
}

export type AcaoSaida =
  | { readonly tipo: 'comecar'; readonly idGrupo: number }
  | { readonly tipo: 'escolher'; readonly saida: TipoDeSaida }
  | { readonly tipo: 'destinar'; readonly destino: DestinoDoReembolso }
  | { readonly tipo: 'explicar'; readonly motivo: number | null; readonly textoMotivo: string }
  | { readonly tipo: 'concluir'; readonly feita: SaidaFeita }
  | { readonly tipo: 'esquecer' };

export const semSaida: Saida = {
  idGrupo: null,
  tipo: null,
  destino: 'original',
  motivo: null,
  textoMotivo: '',
  feita: null,
};

/** The one reducer of the flow out of a group (spec 2, §2 Cancellation). */
export function reduzirSaida(saida: Saida, acao: AcaoSaida): Saida {
  switch (acao.tipo) {
    case 'comecar':
      return saida.idGrupo === acao.idGrupo && saida.feita === null ? saida : { ...semSaida, idGrupo: acao.idGrupo };
    case 'escolher':
      return { ...saida, tipo: acao.saida };
    case 'destinar':
      return { ...saida, destino: acao.destino };
    case 'explicar':
      return { ...saida, motivo: acao.motivo, textoMotivo: acao.textoMotivo };
    case 'concluir':
      return { ...saida, feita: acao.feita };
    case 'esquecer':
      return semSaida;
  }
}

/** The kind of exit that is shown as chosen: the person's choice, while it is offered, else the recommended one. */
export function opcaoEscolhida(opcoes: readonly OpcaoDeSaida[], tipo: TipoDeSaida | null): OpcaoDeSaida | undefined {
  return opcoes.find((opcao) => opcao.tipo === tipo) ?? opcoes.find(({ recomendado }) => recomendado) ?? opcoes[0];
}

/** "Volta hoje", "Volta em 4 de janeiro", "Nada volta": the total of a way out, by its day. */
export function quandoVolta(
  { total, devolvidoEm }: Pick<OpcaoDeSaida, 'total' | 'devolvidoEm'>,
  deHoje: Dia = hoje(),
): string {
  if (total === 0) return 'Nada volta';
  return devolvidoEm <= deHoje ? 'Volta hoje' : `Volta em ${formatarDia(devolvidoEm)}`;
}

/** The destination of a refund, in the words that follow "para"; undefined when there is no refund. */
export function paraOnde(
  { total, porPix }: Pick<OpcaoDeSaida, 'total' | 'porPix'>,
  destino: DestinoDoReembolso,
): string | undefined {
  if (total === 0) return undefined;
  if (porPix === 0 || destino === 'saldo') return 'Seu saldo';
  return porPix === total ? 'Conta de onde saiu o Pix' : 'Conta do Pix e seu saldo';
}
