import type { cancelamento } from '@rateia/contracts/cancelamento';
import { cicloDeNumero } from '@rateia/domain/carteira/ciclo';
import { diaDe, inicioDoDia, somarDias } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import { tokenDoAtraso } from '../../features/carteira/index.ts';
import type { Mundo } from '../app.ts';
import { avancarAte, criarMembro, ultimaFaturaDe } from '../carteira.ts';
import type { Provocar, Recusada, Recusas } from './tabela.ts';

/** A member whose second month is late since yesterday, and the link of his message. */
export async function faturaAtrasada(mundo: Mundo) {
  const membro = await criarMembro(mundo, { saldo: centavos(0) });
  const vencimento = cicloDeNumero(diaDe(mundo.agora()), 1).inicio;
  await avancarAte(mundo, inicioDoDia(somarDias(vencimento, 1)));
  const { id } = await ultimaFaturaDe(mundo, membro.assinaturaId);
  return { membro, vencimento, id, token: tokenDoAtraso(mundo.aplicacao.deps.cifra, id) };
}

/** An answer by the link of a message. */
export async function responderAtraso(mundo: Mundo, corpo: Record<string, unknown>) {
  return await mundo.chamar('updateMotivoInadimplencia', corpo);
}

const [SEM_DINHEIRO, PAUSAR, ESQUECI] = [2, 5, 1];
const invalido: Provocar = async (mundo) => await mundo.chamar('getInadimplencia', { token: 'inventado' });
type Antes = (p: { readonly token: string; readonly dia: string }) => Record<string, unknown>;
function depoisDe(antes: Antes, motivo: number): Provocar {
  return async (mundo): Promise<Recusada> => {
    const { token, vencimento } = await faturaAtrasada(mundo);
    const dia = somarDias(vencimento, 5);
    await responderAtraso(mundo, { token, ...antes({ token, dia }) });
    return await responderAtraso(mundo, { token, motivo, novaData: dia });
  };
}

/** Every refusal of the public page of a late invoice (spec B§7; REGRAS 2.8). */
export const RECUSAS_DO_ATRASO: Pick<Recusas<typeof cancelamento>, 'getInadimplencia' | 'updateMotivoInadimplencia'> = {
  getInadimplencia: { linkDeAtrasoInvalido: invalido },
  updateMotivoInadimplencia: {
    linkDeAtrasoInvalido: async (mundo) => await responderAtraso(mundo, { token: 'inventado', motivo: ESQUECI }),
    atrasoResolvido: depoisDe(() => ({ motivo: PAUSAR }), ESQUECI),
    atrasoRespondido: depoisDe(({ dia: novaData }) => ({ motivo: SEM_DINHEIRO, novaData }), SEM_DINHEIRO),
    pausaNaoPermitida: async (mundo) => {
      const { token, membro } = await faturaAtrasada(mundo);
      const { db } = mundo.aplicacao.deps;
      const pausa = { assinatura_id: membro.assinaturaId, motivo: PAUSAR, ato: 'pausar', em: mundo.agora() };
      const { id: fatura_id } = await db
        .selectFrom('faturas')
        .select('id')
        .orderBy('id')
        .limit(1)
        .executeTakeFirstOrThrow();
      await db
        .insertInto('respostas_de_atraso')
        .values({ ...pausa, fatura_id })
        .execute();
      return await responderAtraso(mundo, { token, motivo: PAUSAR });
    },
    dataForaDoPrazo: async (mundo) => {
      const { token, vencimento } = await faturaAtrasada(mundo);
      return await responderAtraso(mundo, { token, motivo: SEM_DINHEIRO, novaData: somarDias(vencimento, 16) });
    },
  },
};
