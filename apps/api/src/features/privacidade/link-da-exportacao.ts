import { milissegundosDe } from '@rateia/domain/datas';

export const CONTEXTO = 'exportacao:link';

export const disponivel = (e: { readonly estado: string; readonly expira_em: string | null }, agora: string): boolean =>
  e.estado === 'pronta' && e.expira_em !== null && milissegundosDe(agora) < milissegundosDe(e.expira_em);
