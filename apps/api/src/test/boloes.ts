import { somarDias, somarHoras } from '@rateia/domain/datas';
import type { Aposta } from '@rateia/domain/loterias/aposta';
import { REGRAS_PADRAO } from '@rateia/domain/regras';
import { emTransacao } from '../db/banco.ts';
import type { Bolao } from '../features/loterias/boloes/bolao.ts';
import { acharBolao, travarBolao } from '../features/loterias/boloes/bolao.ts';
import type { BolaoAMontar } from '../features/loterias/boloes/montar-bolao.ts';
import { montarBolao } from '../features/loterias/boloes/montar-bolao.ts';
import { porBolaoAVenda } from '../features/loterias/boloes/por-a-venda.ts';
import type { Mundo } from './app.ts';

/** The numbers in force with all lotteries switched on, as the demonstration has them. */
export const COM_LOTERIAS = {
  ...REGRAS_PADRAO,
  loterias: { ...REGRAS_PADRAO.loterias, ligada: true },
};

/** Seven numbers of Mega-Sena: R$ 42,00. */
export const SETE_DEZENAS: Aposta = { loteria: 'mega-sena', dezenas: [4, 8, 15, 16, 23, 42, 57] };

/** A pool of Mega-Sena on sale: R$ 42,00 in six cotas of R$ 7,00 and a fee of R$ 0,70, with its draw in two days. */
export async function criarBolao(mundo: Mundo, partes: Partial<BolaoAMontar> = {}): Promise<Bolao> {
  const { deps } = mundo.aplicacao;
  const agora = mundo.agora();
  const sorteioEm = `${somarDias(agora.slice(0, 10), 2)}T00:00:00.000Z`;
  const bolao: BolaoAMontar = {
    nome: 'Mega de quinta',
    modo: 'um_bilhete',
    cotas: 6,
    concursos: [{ loteria: 'mega-sena', concurso: 3_050, apostasAte: somarHoras(sorteioEm, -1), sorteioEm }],
    apostas: [SETE_DEZENAS],
    ...partes,
  };
  return await emTransacao(deps.db, async (trx) => {
    const feito = { quem: 'sistema', usuarioId: null, agora } as const;
    const id = await montarBolao(trx, deps, { bolao, feito });
    const rascunho = await travarBolao(trx, id);
    if (rascunho === undefined) throw new Error('a pool that was just made');
    await porBolaoAVenda(trx, { bolao: rascunho, ...feito });
    return (await acharBolao(trx, id)) ?? rascunho;
  });
}
