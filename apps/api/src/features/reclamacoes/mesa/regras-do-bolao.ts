import type { backoffice } from '@rateia/contracts/backoffice';
import type { Resposta } from '@rateia/contracts/chamada';
import { formatarMomento } from '@rateia/domain/datas-formatadas';
import type { Executor } from '../../../db/banco.ts';
import type { Reclamacao } from '../repository.ts';
import { voltaDoCaso } from './alcada-do-caso.ts';

type Regra = Resposta<typeof backoffice.getReclamacaoEmMediacao>['regras'][number];

const VOLTA = {
  comoSempre: 'As apostas ainda não foram feitas: o que foi pago pode voltar inteiro, com a taxa.',
  porDuasPessoas:
    'As apostas foram feitas: as cotas só voltam por duas pessoas. A plataforma paga, e fica com a parte delas no prêmio.',
  naoVolta: 'O prêmio foi pago ou o dinheiro já voltou: não há o que devolver.',
} as const;

/** The word of each rule on a complaint about a pool (REGRAS 2.7, 2.12). */
export async function regrasDoBolao(db: Executor, r: Reclamacao, agora: string): Promise<Regra[]> {
  return [
    { titulo: 'Devolução das cotas', detalhe: VOLTA[await voltaDoCaso(db, r)], situacao: 'informa' },
    {
      titulo: 'Prêmio que falta',
      detalhe: 'Um resultado errado se corrige na fila de resultados: o bolão é conferido de novo, e todos recebem.',
      situacao: 'informa',
    },
    {
      titulo: 'Decisão em 5 dias úteis',
      detalhe:
        r.comLiderEm === null
          ? `Vale até ${formatarMomento(r.dataLimite ?? agora)}.`
          : 'Passou, e está com a liderança. Nada volta sozinho.',
      situacao: r.comLiderEm === null ? 'informa' : 'naoCumpriu',
    },
  ];
}
