import { IconSparkles } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../../lib/paths.ts';
import { useRegras } from '../../../../lib/regras.ts';
import { Etiqueta } from '../../../../ui/base/etiqueta.tsx';
import { Ligacao } from '../../../../ui/base/ligacao.tsx';
import { Secao, Trilho } from '../../../../ui/base/secao.tsx';
import { Carregando, Osso } from '../../../../ui/estado/carregando.tsx';
import { GrupoCard } from '../../../../ui/grupo/grupo-card.tsx';
import { gruposQueries } from '../../queries.ts';
import { usePrimeiraVisita } from '../primeira-visita.ts';
import { cartaoRecomendado } from '../vitrine.ts';
import c from './recomendados.module.css';

const OSSOS = [1, 2, 3];

/**
 * Groups chosen for the reader, each with its reason; on the first visit they are pointed at (REGRAS 1,
 * acessouRecomendados). Without any, or without an answer, the list below is enough.
 */
export function Recomendados({ quantos }: { readonly quantos: number }) {
  const horas = useRegras()?.grupos.horasParaEnviarDados;
  const { data, isPending } = useQuery(gruposQueries.recomendados());
  const primeiraVisita = usePrimeiraVisita(data !== undefined && data.itens.length > 0);
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
              <Osso key={osso} altura={303} raio={20} />
            ))}
          </Trilho>
        </Carregando>
      ) : (
        <div className={c['recomendados']} data-destaque={primeiraVisita || undefined}>
          {primeiraVisita && (
            <p className={c['porque']}>
              <Etiqueta tom="marca" icone={<IconSparkles size={15} stroke={2} aria-hidden="true" />}>
                Comece por aqui
              </Etiqueta>
              Escolhemos estes grupos pelo preço e pela reputação de quem administra. Cada um diz por quê.
            </p>
          )}
          <Trilho>
            {data.itens.slice(0, quantos).map((grupo) => (
              <GrupoCard key={grupo.id} {...cartaoRecomendado(grupo, horas)} />
            ))}
          </Trilho>
        </div>
      )}
    </Secao>
  );
}
