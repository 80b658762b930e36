import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../lib/paths.ts';
import { Ligacao } from '../../../ui/base/ligacao.tsx';
import { Secao, Trilho } from '../../../ui/base/secao.tsx';
import { Carregando, Osso } from '../../../ui/estado/carregando.tsx';
import { GrupoCard } from '../../../ui/grupo/grupo-card.tsx';
import { gruposQueries } from '../queries.ts';
import { cartaoRecomendado } from '../vitrine.ts';

const OSSOS = [1, 2, 3];

/** Groups chosen for the reader, each with its reason. Without any, or without an answer, the list below is enough. */
export function Recomendados({ quantos }: { quantos: number }) {
  const { data, isPending } = useQuery(gruposQueries.recomendados());
  if (!isPending && (data === undefined || data.itens.length === 0)) return null;
  return (
    <Secao
      titulo="Recomendados para você"
      lado={
        <Ligacao pequena href={paths.pesquisa()}>
          Ver todos
        </Ligacao>
      }
    >
      {data === undefined ? (
        <Carregando>
          <Trilho>
            {OSSOS.map((osso) => (
              <Osso key={osso} altura={284} raio={20} />
            ))}
          </Trilho>
        </Carregando>
      ) : (
        <Trilho>
          {data.itens.slice(0, quantos).map((grupo) => (
            <GrupoCard key={grupo.id} {...cartaoRecomendado(grupo)} />
          ))}
        </Trilho>
      )}
    </Secao>
  );
}
