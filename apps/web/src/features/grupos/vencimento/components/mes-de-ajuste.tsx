import { formatarDia } from '@rateia/domain/datas-formatadas';
import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { emQueDia } from '../../../../lib/momento.ts';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';

type Mes = RespostaDe<'getVencimento'>['opcoes'][number];

/** The month that leads to the chosen day: its days, its price with the arithmetic, and what comes after it (REGRAS 2.8). */
export function MesDeAjuste({ mes, mensal }: { readonly mes: Mes; readonly mensal: number }) {
  return (
    <Cartao titulo="Como fica">
      <ListaDefinicao
        itens={[
          {
            rotulo: `Fatura que vence ${emQueDia(mes.de)}`,
            detalhe: `de ${formatarDia(mes.de)} a ${formatarDia(mes.ate)}, ${mes.dias} dias: ${contaDe(mes, mensal)}`,
            valor: <Valor valor={mes.valor} tamanho="md" />,
          },
          {
            rotulo: `Depois, todo dia ${mes.dia}`,
            detalhe: `a partir de ${formatarDia(mes.depois)}`,
            valor: <Valor valor={mensal} />,
          },
        ]}
      />
    </Cartao>
  );
}

function contaDe({ dias, deCostume }: Mes, mensal: number): string {
  return dias === deCostume ? 'um mês inteiro' : `${formatarReais(centavos(mensal))} × ${dias} de ${deCostume} dias`;
}
