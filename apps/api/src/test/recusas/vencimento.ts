import type { grupos } from '@rateia/contracts/grupos';
import { diaDoMes } from '@rateia/domain/carteira/vencimento';
import { diaDe, somarDias } from '@rateia/domain/datas';
import type { Mundo } from '../app.ts';
import { criarMembro } from '../carteira.ts';
import type { Pessoa } from '../construtores.ts';
import { faturaAtrasada } from './atraso.ts';
import type { Recusada, Recusas } from './tabela.ts';

/** Asks for a day, at an amount that is nobody's unless it is told. */
export function mudarVencimento(dia: number, valor = 1) {
  return async (mundo: Mundo, { id, como }: { readonly id: number; readonly como: Pessoa }): Promise<Recusada> =>
    await mundo.chamar('updateVencimento', { id, dia, valor }, { como });
}

/** A day that is not the one of today. */
export function outroDia(mundo: Mundo): number {
  return diaDoMes(diaDe(mundo.agora())) === 5 ? 6 : 5;
}

/** Changes the due day of a member who entered today, and tells the month that leads to it. */
export async function escolherDia(
  mundo: Mundo,
  membro: Pessoa & { readonly grupo: { readonly id: number } },
  dia: number,
) {
  const { id } = membro.grupo;
  const { corpo } = await mundo.chamar('getVencimento', { id }, { como: membro });
  const opcao = corpo.opcoes.find((o: { readonly dia: number }) => o.dia === dia);
  if (opcao === undefined) throw new Error(`day ${dia} is not offered`);
  const r = await mundo.chamar('updateVencimento', { id, dia, valor: opcao.valor }, { como: membro });
  return { opcao, r };
}

/** The refusals of a due day that a member may not choose (REGRAS 2.8). */
export const RECUSAS_DO_VENCIMENTO: Omit<
  Recusas<typeof grupos>['updateVencimento'],
  'grupoNaoEncontrado' | 'semPermissao'
> = {
  precoMudou: async (mundo) => {
    const como = await criarMembro(mundo);
    return await mudarVencimento(outroDia(mundo))(mundo, { id: como.grupo.id, como });
  },
  vencimentoForaDoMes: async (mundo) => {
    const como = await criarMembro(mundo);
    return await mudarVencimento(31)(mundo, { id: como.grupo.id, como });
  },
  vencimentoIgual: async (mundo) => {
    const inicio = `${somarDias(diaDe(mundo.agora()), -28).slice(0, 8)}12`;
    const como = await criarMembro(mundo, { inicio });
    await mundo.aplicacao.deps.db
      .updateTable('assinaturas')
      .set({ ciclo_fim: somarDias(diaDe(mundo.agora()), 20) })
      .where('id', '=', como.assinaturaId)
      .execute();
    return await mudarVencimento(12)(mundo, { id: como.grupo.id, como });
  },
  vencimentoNaoMuda: async (mundo) => {
    const como = await criarMembro(mundo, { inicio: null });
    return await mudarVencimento(5)(mundo, { id: como.grupo.id, como });
  },
  vencimentoEmAtraso: async (mundo) => {
    const { membro: como } = await faturaAtrasada(mundo);
    return await mudarVencimento(5)(mundo, { id: como.grupo.id, como });
  },
  vencimentoPerto: async (mundo) => {
    const como = await criarMembro(mundo);
    await mundo.avancar({ dias: 25 });
    return await mudarVencimento(5)(mundo, { id: como.grupo.id, como });
  },
  vencimentoRecente: async (mundo) => {
    const como = await criarMembro(mundo);
    await escolherDia(mundo, como, outroDia(mundo));
    return await mudarVencimento(20)(mundo, { id: como.grupo.id, como });
  },
};
