import type { backofficeCobrancas } from '@rateia/contracts/backoffice-cobrancas';
import { somarDias } from '@rateia/domain/datas';
import type { Mundo } from '../app.ts';
import { faturaAtrasada } from './atraso.ts';
import { daEquipeSo, deNada, operar } from './operacao.ts';
import type { Recusas } from './tabela.ts';

/** Another date for a month that is late since yesterday, so many days after its due day. */
async function novaData(mundo: Mundo, { id, vencimento }: Atrasada, dias: number) {
  return await operar(mundo, 'combinarDataDaCobranca', { id, dia: somarDias(vencimento, dias), mensagem: 'ela ligou' });
}
type Atrasada = Pick<Awaited<ReturnType<typeof faturaAtrasada>>, 'id' | 'vencimento'>;

/** Every refusal of the desk of collections (REGRAS 2.8). */
export const RECUSAS_DAS_COBRANCAS: Recusas<typeof backofficeCobrancas> = {
  getCobrancas: daEquipeSo('getCobrancas'),
  combinarDataDaCobranca: {
    ...deNada('combinarDataDaCobranca'),
    dataForaDoPrazo: async (mundo) => await novaData(mundo, await faturaAtrasada(mundo), 16),
    transicaoRecusada: async (mundo) => {
      const atrasada = await faturaAtrasada(mundo);
      // As after the eighth day: what happens to the deposit is decided.
      await mundo.aplicacao.deps.db
        .updateTable('prazos')
        .set({ estado: 'feito' })
        .where('alvo_id', '=', atrasada.id)
        .where('tipo', '=', 'fatura.caucao')
        .execute();
      return await novaData(mundo, atrasada, 9);
    },
  },
};
