import type { Resposta } from '@rateia/contracts/chamada';
import type { privacidade } from '@rateia/contracts/privacidade';
import { ID_STATUS_POLITICA } from '@rateia/domain/privacidade/politica';
import type { Contexto } from '../../../http/contexto.ts';
import { getTodasAsPoliticas } from './politicas-repository.ts';

/** Policies in force in the order privacy, marketing, cookies, and the versions that were (spec A§2). */
export async function getPoliticas({ db }: Contexto): Promise<Resposta<typeof privacidade.getPoliticas>> {
  const todas = await getTodasAsPoliticas(db);
  const ordem = ['privacidade', 'marketing', 'cookies'];
  return {
    politicas: todas
      .filter((p) => p.status === ID_STATUS_POLITICA.ativa)
      .toSorted((a, b) => ordem.indexOf(a.codigo) - ordem.indexOf(b.codigo)),
    anteriores: todas.filter((p) => p.status === ID_STATUS_POLITICA.desativada),
  };
}
