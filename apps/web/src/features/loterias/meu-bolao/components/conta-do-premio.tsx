import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { MARCA } from '@rateia/domain/marca';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import type { Definicao } from '../../../../ui/base/lista-definicao.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';

type Premios = RespostaDe<'getPremiosDoBolao'>;

/** The sum of a prize to the centavo: tier by tier, divided by all cotas, times those of the reader (DESIGN 12 Conta). */
export function ContaDoPremio({ premios }: { readonly premios: Premios }) {
  const { premio, porCota, cotas, resto, minhasCotas, minhaParte } = premios;
  const itens: readonly Definicao[] = [
    ...porFaixa(premios),
    { rotulo: 'Prêmio líquido do bolão', valor: reais(premio), detalhe: 'já sem o imposto', total: true },
    {
      rotulo: `÷ ${cotas} cotas, todas do bolão`,
      valor: reais(porCota),
      ...(resto > 0 ? { detalhe: `sobram ${reais(resto)}, que ficam registrados` } : {}),
    },
    { rotulo: `Taxa da ${MARCA} sobre o prêmio`, valor: reais(0) },
    { rotulo: minhasCotas === 1 ? '× sua cota' : `× suas ${minhasCotas} cotas`, valor: reais(minhaParte), total: true },
  ];
  return (
    <Cartao titulo="A conta, até o centavo">
      <ListaDefinicao itens={itens} />
    </Cartao>
  );
}

/** The tiers of all bets together: "3 × quadra". */
function porFaixa({ itens }: Premios): readonly Definicao[] {
  const ganhas = itens.flatMap((um) => um.faixas);
  const nomes = [...new Set(ganhas.map(({ nome }) => nome))];
  return nomes.map((nome) => {
    const daFaixa = ganhas.filter((uma) => uma.nome === nome);
    return {
      rotulo: `${daFaixa.reduce((soma, { quantidade }) => soma + quantidade, 0)} × ${nome.toLowerCase()}`,
      valor: reais(daFaixa.reduce((soma, { premio }) => soma + premio, 0)),
    };
  });
}

function reais(valor: number): string {
  return formatarReais(centavos(valor));
}
