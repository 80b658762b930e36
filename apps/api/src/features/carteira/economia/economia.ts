import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos, multiplicar, somar } from '@rateia/domain/dinheiro';
import { economiaDaVaga } from '@rateia/domain/grupos/precos';
import type { Executor } from '../../../db/banco.ts';
import { participacoesDoUsuario } from './economia-repository.ts';

export type EconomiaDoServico = {
  readonly servico: string;
  readonly viva: boolean;
  /** The price per month now, and the price alone; `sozinho` less `paga` is `mensal`. */
  readonly paga: Centavos;
  readonly sozinho: Centavos;
  readonly mensal: Centavos;
  readonly acumulada: Centavos;
  readonly meses: number;
};

/** The saving of each membership, per month and over the months paid (spec B§7; REGRAS 2.11). */
export async function economiaPorServico(
  db: Executor,
  alvo: { readonly usuarioId: number; readonly grupoId?: number },
): Promise<readonly EconomiaDoServico[]> {
  return (await participacoesDoUsuario(db, alvo)).map(
    ({ servico, viva, valorSozinho, vagas, valorMensal, mesesPagos }) => {
      const paga = centavos(valorMensal);
      const { sozinho, mensal } = economiaDaVaga({
        valorSozinho: valorSozinho === null ? null : centavos(valorSozinho),
        vagas,
        paga,
      });
      return { servico, viva, paga, sozinho, mensal, acumulada: multiplicar(mensal, mesesPagos), meses: mesesPagos };
    },
  );
}

/** The saving of a member in one group, per month and so far. */
export async function economiaDoMembro(
  db: Executor,
  alvo: { readonly usuarioId: number; readonly grupoId: number },
): Promise<{ readonly mensal: Centavos; readonly acumulada: Centavos; readonly meses: number }> {
  const linhas = await economiaPorServico(db, alvo);
  return {
    mensal: somar(...linhas.filter((l) => l.viva).map((l) => l.mensal)),
    acumulada: somar(...linhas.map((l) => l.acumulada)),
    meses: linhas.reduce((soma, l) => soma + l.meses, 0),
  };
}
