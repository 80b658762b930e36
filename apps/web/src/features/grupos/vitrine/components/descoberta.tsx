import { useQuery } from '@tanstack/react-query';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { useRegras } from '../../../../lib/regras.ts';
import { Secao, Trilho } from '../../../../ui/base/secao.tsx';
import { GrupoCard } from '../../../../ui/grupo/grupo-card.tsx';
import { gruposQueries } from '../../queries.ts';
import { cartaoRecomendado } from '../vitrine.ts';

type Lista = RespostaDe<'getMaisProcurados'> | undefined;

/** Three short lists, each with its meaning and a reason on each card; one without groups is not drawn (spec B§7). */
export function Descoberta() {
  const { data: rede } = useQuery(gruposQueries.rede());
  const { data: procurados } = useQuery(gruposQueries.maisProcurados());
  const { data: novos } = useQuery(gruposQueries.descobrir());
  return (
    <>
      <ListaCurta titulo="Da sua rede" lista={rede} />
      <ListaCurta titulo="Mais procurados na semana" lista={procurados} />
      <ListaCurta titulo="Para descobrir" lista={novos} />
    </>
  );
}

function ListaCurta({ titulo, lista }: { readonly titulo: string; readonly lista: Lista }) {
  const horas = useRegras()?.grupos.horasParaEnviarDados;
  if (lista === undefined || lista.itens.length === 0) return null;
  return (
    <Secao titulo={titulo}>
      <Trilho>
        {lista.itens.map((grupo) => (
          <GrupoCard key={grupo.id} {...cartaoRecomendado(grupo, horas)} />
        ))}
      </Trilho>
    </Secao>
  );
}
