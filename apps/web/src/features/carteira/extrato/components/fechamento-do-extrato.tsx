import { Cartao } from '../../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';

interface FechamentoProps {
  readonly mes: string;
  readonly abertura: number;
  readonly entradas: number;
  readonly fechamento: number;
}

/** The end of a month: the balance at its beginning and the movements make the balance at its end. */
export function FechamentoDoExtrato({ mes, abertura, entradas, fechamento }: FechamentoProps) {
  return (
    <Cartao titulo={`Como ${mes.toLocaleLowerCase('pt-BR')} fecha`}>
      <ListaDefinicao
        itens={[
          { rotulo: 'Saldo no começo', valor: <Valor valor={abertura} /> },
          { rotulo: 'Entradas menos saídas', valor: <Valor valor={entradas} sinal /> },
          { rotulo: 'Saldo no fim', valor: <Valor valor={fechamento} tamanho="linha" />, total: true },
        ]}
      />
    </Cartao>
  );
}
