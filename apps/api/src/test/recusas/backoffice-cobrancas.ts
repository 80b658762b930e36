import type { backofficeCobrancas } from '@rateia/contracts/backoffice-cobrancas';
import type { backofficeProgramados } from '@rateia/contracts/backoffice-programados';
import { somarDias } from '@rateia/domain/datas';
import type { Mundo } from '../app.ts';
import { criarMembro } from '../carteira.ts';
import { pedirProgramado } from '../pix-programado.ts';
import { faturaAtrasada } from './atraso.ts';
import { daEquipeSo, deNada, deNovo, operar } from './operacao.ts';
import type { Recusas } from './tabela.ts';

/** Another date for a month that is late since yesterday, so many days after its due day. */
async function novaData(mundo: Mundo, { id, vencimento }: Atrasada, dias: number) {
  return await operar(mundo, 'combinarDataDaCobranca', { id, dia: somarDias(vencimento, dias), mensagem: 'ela ligou' });
}
type Atrasada = Pick<Awaited<ReturnType<typeof faturaAtrasada>>, 'id' | 'vencimento'>;

async function umProgramado(mundo: Mundo) {
  return { id: await pedirProgramado(mundo, await criarMembro(mundo)) };
}

/** Every refusal of the desks of collections and of Pix programado (REGRAS 2.8). */
export const RECUSAS_DAS_COBRANCAS: Recusas<typeof backofficeCobrancas & typeof backofficeProgramados> = {
  getProgramados: daEquipeSo('getProgramados'),
  cancelarProgramado: {
    ...deNada('cancelarProgramado'),
    transicaoRecusada: deNovo('cancelarProgramado', umProgramado),
  },
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
