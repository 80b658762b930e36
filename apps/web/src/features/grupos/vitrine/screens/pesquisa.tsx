import { useDebouncedCallback, useMediaQuery } from '@mantine/hooks';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { analytics } from '../../../../lib/analytics.ts';
import { useBusca } from '../../../../lib/navegacao.ts';
import { irPara } from '../../../../lib/navegador.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Oculto } from '../../../../ui/base/oculto.tsx';
import { Dialogo } from '../../../../ui/dialogo/dialogo.tsx';
import { Vazio } from '../../../../ui/estado/vazio.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import type { Filtros } from '../../filtros.ts';
import { lerFiltros, paraEndereco, quantosFiltros, semFiltros } from '../../filtros.ts';
import { CampoDeBusca } from '../components/campo-de-busca.tsx';
import { Categorias } from '../components/categorias.tsx';
import { FiltrosDaPesquisa } from '../components/filtros-da-pesquisa.tsx';
import { ListaDeGrupos } from '../components/lista-de-grupos.tsx';
import c from './pesquisa.module.css';

/** The delay from the last key to the search. */
const ESPERA_MS = 300;
const semEspera = { getInitialValueInEffect: false };

/** /pesquisa (spec 2, §2): found while it is typed. The address holds the search; going back finds the page as it was. */
export function TelaPesquisa() {
  const titulo = useId();
  const filtros = lerFiltros(useBusca());
  const aoLado = useMediaQuery('(min-width: 1000px)', false, semEspera);
  const [texto, setTexto] = useState(filtros.busca);
  const [filtrando, setFiltrando] = useState(false);
  // Text that was typed and not searched for yet is sent with every other change.
  function buscar(novos: Filtros): void {
    if (novos.busca !== '') analytics.registrar({ categoria: 'Pesquisa', acao: 'busca', rotulo: novos.busca });
    void irPara(paths.pesquisa(paraEndereco(novos)), { substitui: true, fica: true });
  }
  const buscarDepois = useDebouncedCallback(buscar, ESPERA_MS);
  function mudar(novos: Filtros): void {
    buscar({ ...novos, busca: texto.trim() });
  }
  function limpar(): void {
    setTexto('');
    buscar(semFiltros);
  }
  const ligados = quantosFiltros(filtros);
  const painel = <FiltrosDaPesquisa filtros={filtros} aoMudar={mudar} />;
  return (
    <Pagina titulo="Pesquisa">
      <div className={c['topo']}>
        <CampoDeBusca
          value={texto}
          onChange={(novo) => {
            setTexto(novo);
            buscarDepois({ ...filtros, busca: novo.trim() });
          }}
          aoBuscar={() => mudar(filtros)}
        />
        {!aoLado && (
          <Botao
            variante="linha"
            icone={<IconAdjustmentsHorizontal size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => setFiltrando(true)}
          >
            {ligados === 0 ? 'Filtrar' : `Filtrar (${ligados})`}
          </Botao>
        )}
      </div>
      <div className={c['categorias']}>
        <Categorias escolhida={filtros.categoria} aoEscolher={(categoria) => mudar({ ...filtros, categoria })} />
      </div>
      <div className={c['colunas']}>
        {aoLado && (
          <aside className={c['lado']} aria-label="Filtros">
            <Cartao
              titulo="Filtros"
              ladoTitulo={
                ligados > 0 && (
                  <Botao
                    variante="texto"
                    tamanho="sm"
                    onClick={() => mudar({ ...semFiltros, categoria: filtros.categoria })}
                  >
                    Limpar
                  </Botao>
                )
              }
            >
              {painel}
            </Cartao>
          </aside>
        )}
        <section aria-labelledby={titulo}>
          <h2 id={titulo}>
            <Oculto>Grupos encontrados</Oculto>
          </h2>
          <ListaDeGrupos filtros={filtros} mostraTotal vazio={<NadaEncontrado filtros={filtros} aoLimpar={limpar} />} />
        </section>
      </div>
      {!aoLado && (
        <Dialogo
          aberto={filtrando}
          titulo="Filtrar grupos"
          aoFechar={() => setFiltrando(false)}
          acoes={
            <>
              <Botao onClick={() => setFiltrando(false)}>Ver os grupos</Botao>
              <Botao
                variante="texto"
                desligado={ligados === 0}
                onClick={() => mudar({ ...semFiltros, categoria: filtros.categoria })}
              >
                Limpar os filtros
              </Botao>
            </>
          }
        >
          {painel}
        </Dialogo>
      )}
    </Pagina>
  );
}

function NadaEncontrado({
  filtros: { busca },
  aoLimpar,
}: {
  readonly filtros: Filtros;
  readonly aoLimpar: () => void;
}) {
  return (
    <Vazio
      titulo={busca === '' ? 'Nenhum grupo com estes filtros' : `Nenhum grupo para “${busca}”`}
      detalhe="Tente outra palavra, menos filtros, ou crie o seu grupo."
      acao={
        <Botao variante="suave" onClick={aoLimpar}>
          Limpar a busca e os filtros
        </Botao>
      }
    />
  );
}
