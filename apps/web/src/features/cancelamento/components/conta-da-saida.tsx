import { ListaDefinicao } from '../../../ui/base/lista-definicao.tsx';
import { Valor } from '../../../ui/dinheiro/valor.tsx';
import type { OpcaoDeSaida } from '../saida.ts';

interface ContaDaSaidaProps {
  readonly linhas: OpcaoDeSaida['linhas'];
  readonly total: number;
  /** "Volta hoje", "Volta em 4 de janeiro". */
  readonly rotuloTotal: string;
}

/** The refund, line by line; the lines come from the server and sum to the total. */
export function ContaDaSaida({ linhas, total, rotuloTotal }: ContaDaSaidaProps) {
  return (
    <ListaDefinicao
      itens={[
        ...linhas.map(({ chave, rotulo, valor, conta }) => ({
          chave,
          rotulo,
          valor: <Valor valor={valor} />,
          ...(conta === undefined ? {} : { detalhe: conta }),
        })),
        { chave: 'total', rotulo: rotuloTotal, valor: <Valor valor={total} tamanho="md" />, total: true },
      ]}
    />
  );
}
