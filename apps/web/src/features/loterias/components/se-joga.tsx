import { diaDe } from '@rateia/domain/datas';
import { formatarDiaCompleto } from '@rateia/domain/datas-formatadas';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '../../../lib/paths.ts';
import { Ligacao } from '../../../ui/base/ligacao.tsx';
import { Nota } from '../../../ui/base/nota.tsx';
import { OssoLista } from '../../../ui/estado/carregando.tsx';
import { loteriasQueries } from '../queries.ts';

/** The sale of cotas; for a person who is away by his own word, how long he is (REGRAS 2.12 Limits). */
export function SeJoga({ children }: { readonly children: ReactNode }) {
  const jogo = useQuery(loteriasQueries.jogoResponsavel());
  // A failure keeps nobody from buying: the server judges each purchase.
  if (jogo.isPending && jogo.failureCount === 0) return <OssoLista quantos={3} />;
  const afastamento = jogo.data?.afastamento ?? null;
  if (afastamento === null) return children;
  const { tipo, ate } = afastamento;
  return (
    <Nota titulo={tipo === 'pausa' ? 'Você está em pausa dos bolões' : 'Você está fora dos bolões'}>
      {ate === null
        ? 'Sem prazo para voltar, como você pediu.'
        : `Até ${formatarDiaCompleto(diaDe(ate))}, como você pediu.`}{' '}
      Nenhuma cota é vendida para você. <Ligacao href={paths.jogoResponsavel()}>Ver o seu tempo fora</Ligacao>
    </Nota>
  );
}
