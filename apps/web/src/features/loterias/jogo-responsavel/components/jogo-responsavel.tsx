import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { IconHeartHandshake } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { paths } from '../../../../lib/paths.ts';
import { LinhaLista, Lista } from '../../../../ui/base/lista.tsx';
import { loteriasQueries } from '../../queries.ts';

/** The person's spending and limit, and the way to change them; where he is away, that comes first. */
export function JogoResponsavel() {
  const { data } = useQuery(loteriasQueries.jogoResponsavel());
  return (
    <Lista>
      <LinhaLista
        icone={<IconHeartHandshake size={22} stroke={1.75} />}
        titulo={tituloDe(data)}
        detalhe={detalheDe(data)}
        href={paths.jogoResponsavel()}
      />
    </Lista>
  );
}

type Jogo = RespostaDe<'getJogoResponsavel'>;

function tituloDe(jogo: Jogo | undefined): string {
  if (jogo === undefined || jogo.afastamento === null) return 'Jogo responsável';
  return jogo.afastamento.tipo === 'pausa' ? 'Você está em pausa dos bolões' : 'Você está fora dos bolões';
}

function detalheDe(jogo: Jogo | undefined): string {
  if (jogo === undefined) return 'Limite, pausa e autoexclusão';
  const { gastoNoMes, limiteMensal } = jogo;
  return `Neste mês: ${reais(gastoNoMes)} de ${reais(limiteMensal)}. Mude o limite ou dê um tempo.`;
}

function reais(valor: number): string {
  return formatarReais(centavos(valor));
}
