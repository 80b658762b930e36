import type { ReactNode } from 'react';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../ui/base/lista-definicao.tsx';
import { Valor } from '../../../ui/dinheiro/valor.tsx';
import type { Retirada } from '../queries.ts';
import c from './calculo.module.css';

interface CalculoProps {
  readonly calculo: Pick<Retirada, 'linhas' | 'valorLiquido' | 'previsao'>;
  /** True if the answer is about another amount than the typed one: its figures are not shown. */
  readonly antigo?: boolean;
  /** The time of arrival, where more than the bank decides it. */
  readonly quando?: string | undefined;
}

/** The amount that reaches the account: the sum, its costs, the net, and the time. */
export function Calculo({ calculo, antigo = false, quando }: CalculoProps) {
  function quantia(valor: ReactNode): ReactNode {
    return antigo ? <span className={c['calculando']}>calculando</span> : valor;
  }
  return (
    <div className={c['calculo']} data-antigo={antigo || undefined} aria-live="polite">
      <Cartao>
        <ListaDefinicao
          itens={[
            ...calculo.linhas.map(({ chave, rotulo, valor, conta }) => ({
              chave,
              rotulo,
              valor: quantia(conta === undefined || valor !== 0 ? <Valor valor={valor} /> : conta),
            })),
            { rotulo: 'Você recebe', valor: quantia(<Valor valor={calculo.valorLiquido} tamanho="md" />), total: true },
            { rotulo: 'Quando', valor: quando ?? calculo.previsao },
          ]}
        />
      </Cartao>
    </div>
  );
}
