import type { TipoPendencia } from './tipo-pendencia.ts';
import { ID_TIPO_PENDENCIA } from './tipo-pendencia.ts';

const { alerta, critico } = ID_TIPO_PENDENCIA;

/**
 * Kinds of what waits for a person. Only what costs somebody something by a date the person may have missed bursts over
 * the page; the rest stands in lists until it is done (decision 200).
 */
export const PENDENCIA = {
  faturaEmAtraso: { tipo: critico, irrompe: true },
  acessoAtrasado: { tipo: critico, irrompe: true },
  grupoComAjustes: { tipo: alerta, irrompe: true },
  retiradaDevolvida: { tipo: alerta, irrompe: true },
  identidadeDeNovo: { tipo: alerta, irrompe: false },
  identidadeRecusada: { tipo: alerta, irrompe: false },
  identidadeParada: { tipo: alerta, irrompe: false },
  acessoDeHoje: { tipo: alerta, irrompe: false },
  acessoATrocar: { tipo: alerta, irrompe: false },
  servicoAAssinar: { tipo: alerta, irrompe: false },
  devolucaoParada: { tipo: alerta, irrompe: false },
  cadastroIncompleto: { tipo: alerta, irrompe: false },
} as const satisfies Record<string, { readonly tipo: TipoPendencia; readonly irrompe: boolean }>;
export type NomePendencia = keyof typeof PENDENCIA;

/** Something that waits for the person. `id` names the fact, so that it is the same one until it is solved. */
export type PendenciaDaPessoa = {
  readonly id: string;
  readonly tipo: TipoPendencia;
  readonly irrompe: boolean;
  readonly titulo: string;
  readonly mensagem: string;
  readonly link: string;
};

/** A pendency of a kind about one thing, by its number (spec A§3; REGRAS 1). */
export function pendencia(
  nome: NomePendencia,
  { sobre, ...palavras }: Pick<PendenciaDaPessoa, 'titulo' | 'mensagem' | 'link'> & { readonly sobre: number },
): PendenciaDaPessoa {
  return { id: `${nome}-${sobre}`, ...PENDENCIA[nome], ...palavras };
}

/** In the order in which they are told: critical first, and as the table lists them. */
export function porUrgencia(pendencias: readonly PendenciaDaPessoa[]): readonly PendenciaDaPessoa[] {
  const nomes = Object.keys(PENDENCIA);
  const lugar = ({ id }: PendenciaDaPessoa) => nomes.indexOf(id.replace(/-\d+$/, ''));
  return pendencias.toSorted((a, b) => b.tipo - a.tipo || lugar(a) - lugar(b));
}

/** Shape of an id: kind of fact and what it is about, `faturaEmAtraso-12`. */
export const ID_DE_PENDENCIA = /^[a-zA-Z]{2,40}-\d{1,18}$/;
