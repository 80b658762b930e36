import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useRegras } from '../../../../lib/regras.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Oculto } from '../../../../ui/base/oculto.tsx';
import { Grade } from '../../../../ui/base/secao.tsx';
import { OssoCartao } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { GrupoCard } from '../../../../ui/grupo/grupo-card.tsx';
import type { Filtros } from '../../filtros.ts';
import { gruposQueries } from '../../queries.ts';
import { cartaoDaLista } from '../vitrine.ts';
import c from './lista-de-grupos.module.css';

const OSSOS = [1, 2, 3, 4, 5, 6];

interface ListaDeGruposProps {
  readonly filtros: Filtros;
  readonly vazio: ReactNode;
  /** Writes how many there are over the cards, instead of only saying it. */
  readonly mostraTotal?: boolean;
}

/** Groups as cards, page after page. The found groups stay while the next search runs. */
export function ListaDeGrupos({ filtros, vazio, mostraTotal = false }: ListaDeGruposProps) {
  const horas = useRegras()?.grupos.horasParaEnviarDados;
  const consulta = useInfiniteQuery(gruposQueries.lista(filtros));
  const total = consulta.data?.pages[0]?.total;
  const texto = total === undefined ? '' : textoDoTotal(total);
  return (
    <div className={c['lista']} data-velha={consulta.isPlaceholderData || undefined}>
      <p role="status" className={c['total']}>
        {mostraTotal ? texto : <Oculto>{texto}</Oculto>}
      </p>
      <Consulta
        consulta={consulta}
        erro="Não conseguimos carregar os grupos"
        esqueleto={
          <Grade>
            {OSSOS.map((osso) => (
              <OssoCartao key={osso} />
            ))}
          </Grade>
        }
        vazio={{ quando: ({ pages }) => pages[0]?.itens.length === 0, mostra: vazio }}
      >
        {({ pages }) => (
          <Grade>
            {pages
              .flatMap(({ itens }) => itens)
              .map((grupo) => (
                <GrupoCard key={grupo.id} {...cartaoDaLista(grupo, horas)} />
              ))}
          </Grade>
        )}
      </Consulta>
      {consulta.hasNextPage && (
        <div className={c['mais']}>
          <Botao
            variante="linha"
            fazendo={consulta.isFetchingNextPage && 'Buscando mais grupos'}
            onClick={() => void consulta.fetchNextPage()}
          >
            Mostrar mais grupos
          </Botao>
        </div>
      )}
    </div>
  );
}

function textoDoTotal(total: number): string {
  if (total === 0) return 'Nenhum grupo encontrado';
  return total === 1 ? '1 grupo encontrado' : `${total} grupos encontrados`;
}
