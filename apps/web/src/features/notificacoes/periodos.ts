import type { Dia } from '@rateia/domain/datas';
import { diaDe } from '@rateia/domain/datas';
import { periodoDaNotificacao } from '@rateia/domain/notificacoes/datas';
import type { Notificacao } from './queries.ts';

/** The list under its headings, in the order in which it comes. */
export function porPeriodo(
  itens: readonly Notificacao[],
  hoje: Dia,
): { readonly titulo: string; readonly itens: Notificacao[] }[] {
  const grupos = new Map<string, Notificacao[]>();
  for (const item of itens) {
    const titulo = periodoDaNotificacao(diaDe(item.criadaEm), hoje);
    grupos.set(titulo, [...(grupos.get(titulo) ?? []), item]);
  }
  return [...grupos].map(([titulo, lista]) => ({ titulo, itens: lista }));
}
