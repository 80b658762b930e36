import type { Definicao } from '../../../../ui/base/lista-definicao.tsx';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import type { FaturaDetalhe } from '../../queries.ts';

/** The lines of an invoice and the total they sum to. */
export function linhasDaFatura({ linhas, valorTotal }: Pick<FaturaDetalhe, 'linhas' | 'valorTotal'>): Definicao[] {
  return [
    ...linhas.map(({ chave, rotulo, valor, conta }) => ({
      chave,
      rotulo,
      valor: <Valor valor={valor} />,
      ...(conta === undefined ? {} : { detalhe: conta }),
    })),
    { rotulo: 'Total', valor: <Valor valor={valorTotal} tamanho="md" />, total: true },
  ];
}
