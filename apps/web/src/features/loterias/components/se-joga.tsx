import { diaDe } from '@rateia/domain/datas';
import { formatarDiaCompleto } from '@rateia/domain/datas-formatadas';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '../../../lib/paths.ts';
import { Ligacao } from '../../../ui/base/ligacao.tsx';
import { Nota } from '../../../ui/base/nota.tsx';
import { loteriasQueries } from '../queries.ts';

/** The sale of cotas; for a person who is away by his own word, how long he is (REGRAS 2.12 Limits). */
export function SeJoga({ children }: { readonly children: ReactNode }) {
  const { data } = useQuery(loteriasQueries.jogoResponsavel());
  const afastamento = data?.afastamento ?? null;
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
