import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { useQuery } from '@tanstack/react-query';
import type { RespostaDe } from '../../../lib/api-client.ts';
import { paths } from '../../../lib/paths.ts';
import { Ligacao } from '../../../ui/base/ligacao.tsx';
import { ListaDefinicao } from '../../../ui/base/lista-definicao.tsx';
import { Nota } from '../../../ui/base/nota.tsx';
import { loteriasQueries } from '../queries.ts';
import { escreverUmEm } from '../um-em.ts';

type Chances = RespostaDe<'listJogosDoBolao'>['chances'];

interface AntesDeComprarProps {
  /** The odds of each pool that is bought; the name only where they are several. */
  readonly chances: readonly { readonly nome?: string; readonly chances: Chances | undefined }[];
  /** The amount that would count into the month, in centavos. */
  readonly valor: number;
  /** The month after this, in words. */
  readonly rotulo?: string;
}

/** The true odds, and the person's spending of the month against his limit, before each purchase (REGRAS 2.12). */
export function AntesDeComprar({ chances, valor, rotulo = 'Com esta compra' }: AntesDeComprarProps) {
  const { data: jogo } = useQuery(loteriasQueries.jogoResponsavel());
  const depois = (jogo?.gastoNoMes ?? 0) + valor;
  const passa = jogo !== undefined && depois > jogo.limiteMensal;
  return (
    <>
      <ListaDefinicao
        itens={[
          ...chances.flatMap(linhasDasChances),
          ...(jogo === undefined
            ? []
            : [
                { rotulo: 'Você já usou neste mês', valor: reais(jogo.gastoNoMes) },
                { rotulo, valor: reais(depois), detalhe: `seu limite: ${reais(jogo.limiteMensal)}` },
              ]),
        ]}
      />
      {passa && (
        <Nota tom="warning" titulo="Passa do seu limite do mês">
          Acima do limite nada é vendido. Aumentar espera 24 horas.{' '}
          <Ligacao href={paths.jogoResponsavel()}>Ver o meu limite</Ligacao>
        </Nota>
      )}
    </>
  );
}

function linhasDasChances({ nome, chances }: AntesDeComprarProps['chances'][number]) {
  if (chances === undefined || chances === null) return [];
  const { principal, qualquer } = chances;
  const de = nome === undefined ? {} : { detalhe: nome };
  return [
    {
      chave: `principal ${nome ?? ''}`,
      rotulo: 'Prêmio principal',
      valor: escreverUmEm(principal.umEm),
      ...de,
    },
    ...(qualquer === null
      ? []
      : [{ chave: `qualquer ${nome ?? ''}`, rotulo: 'Algum prêmio', valor: escreverUmEm(qualquer), ...de }]),
  ];
}

function reais(valor: number): string {
  return formatarReais(centavos(valor));
}
