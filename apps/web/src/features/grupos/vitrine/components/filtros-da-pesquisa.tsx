import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { FORMA_ACESSO } from '@rateia/domain/grupos/enums';
import type { ReactNode } from 'react';
import { Chips } from '../../../../ui/base/chips.tsx';
import { Marcacao } from '../../../../ui/formulario/marcacao.tsx';
import type { Filtros } from '../../filtros.ts';
import { ordens, semFiltros } from '../../filtros.ts';
import c from './filtros-da-pesquisa.module.css';

/** Steps of the highest price, centavos a month. */
const precos = [1000, 2000, 3000, 5000] as const;
const QUALQUER = 0;

interface FiltrosDaPesquisaProps {
  readonly filtros: Filtros;
  readonly aoMudar: (filtros: Filtros) => void;
}

/** Order and filters of a search: each change counts at once. */
export function FiltrosDaPesquisa({ filtros, aoMudar }: FiltrosDaPesquisaProps) {
  function muda(parte: Partial<Filtros>): void {
    aoMudar({ ...filtros, ...parte });
  }
  return (
    <div className={c['filtros']}>
      <Parte titulo="Ordem">
        <Chips rotulo="Ordem" valor={filtros.ordem} aoEscolher={(ordem) => muda({ ordem })} chips={ordens} />
      </Parte>
      <Parte titulo="Preço por mês, com a taxa">
        <Chips
          rotulo="Preço por mês, com a taxa"
          valor={filtros.valorMaximo ?? QUALQUER}
          aoEscolher={(valor) => muda({ valorMaximo: valor === QUALQUER ? semFiltros.valorMaximo : valor })}
          chips={[
            { valor: QUALQUER, rotulo: 'Qualquer' },
            ...precos.map((valor) => ({ valor, rotulo: `Até ${formatarReais(centavos(valor)).replace(/,00$/, '')}` })),
          ]}
        />
      </Parte>
      <Parte titulo="Como chega o acesso">
        <Chips
          rotulo="Como chega o acesso"
          valor={filtros.formaAcesso ?? QUALQUER}
          aoEscolher={(id) => muda({ formaAcesso: id === QUALQUER ? semFiltros.formaAcesso : id })}
          chips={[
            { valor: QUALQUER, rotulo: 'Tanto faz' },
            ...Object.values(FORMA_ACESSO).map(({ id, rotulo }) => ({ valor: id, rotulo })),
          ]}
        />
      </Parte>
      <div>
        <Marcacao marcada={filtros.somenteComVagas} aoMudar={(somenteComVagas) => muda({ somenteComVagas })}>
          Só grupos com vaga livre
        </Marcacao>
        <Marcacao marcada={filtros.acessoInstantaneo} aoMudar={(acessoInstantaneo) => muda({ acessoInstantaneo })}>
          Só com acesso na hora
        </Marcacao>
      </div>
    </div>
  );
}

function Parte({ titulo, children }: { readonly titulo: string; readonly children: ReactNode }) {
  return (
    <div>
      <p className={c['titulo']} aria-hidden="true">
        {titulo}
      </p>
      {children}
    </div>
  );
}
