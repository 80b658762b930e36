import type { Mundo } from '../app.ts';
import type { Membro } from '../carteira.ts';
import type { Pessoa } from '../construtores.ts';
import { interagir, membroQueConversou, reclamar } from '../reclamacoes.ts';
import type { Provocar, Recusada } from './tabela.ts';

export type Aberta = {
  readonly mundo: Mundo;
  readonly membro: Membro;
  readonly administrador: Pessoa;
  readonly id: number;
};
/** An open complaint about something else than a service that stopped: its silence goes to mediation. */
export async function abrir(mundo: Mundo): Promise<Aberta> {
  const membro = await membroQueConversou(mundo);
  const { corpo } = await reclamar(mundo, membro, { problema: 205 });
  return { mundo, membro, administrador: membro.grupo.administrador, id: corpo.id };
}
export function comAberta(fazer: (aberta: Aberta) => Promise<Recusada>): Provocar {
  return async (mundo) => await fazer(await abrir(mundo));
}
/** The deadline is over, and the worker has not come to it yet. */
export function vencida(fazer: (aberta: Aberta) => Promise<Recusada>): Provocar {
  return comAberta(async (aberta) => {
    await mudar(aberta, { data_limite: aberta.mundo.agora() });
    return await fazer(aberta);
  });
}
async function mudar({ mundo, id }: Aberta, mudanca: { readonly data_limite: string }): Promise<void> {
  await mundo.aplicacao.deps.db.updateTable('reclamacoes').set(mudanca).where('id', '=', id).execute();
}
/** Ended by the member himself, a moment ago. */
export function comFechada(fazer: (fechada: Aberta) => Promise<Recusada>): Provocar {
  return comAberta(async (aberta) => {
    await interagir(aberta.mundo, { como: aberta.membro, id: aberta.id, tipo: 202 });
    return await fazer(aberta);
  });
}
