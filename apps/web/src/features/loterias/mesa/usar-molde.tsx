import { LOTERIAS } from '@rateia/domain/loterias/loterias';
import { useQuery } from '@tanstack/react-query';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { OssoLista } from '../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import { CampoEscolha } from '../../../ui/formulario/campo-escolha.tsx';
import type { Molde } from './montagem.ts';
import { mesaDosBoloesQueries } from './queries.ts';

interface UsarMoldeProps {
  readonly usado: Molde | undefined;
  readonly aoUsar: (molde: Molde) => void;
}

/** The templates, one of which fills the form; nothing where there is none yet (REGRAS 2.12 Templates). */
export function UsarMolde({ usado, aoUsar }: UsarMoldeProps) {
  return (
    <Consulta
      consulta={useQuery(mesaDosBoloesQueries.moldes())}
      erro="Não conseguimos carregar os modelos"
      esqueleto={<OssoLista quantos={1} />}
      vazio={{ quando: ({ itens }) => itens.length === 0, mostra: null }}
    >
      {({ itens }) => (
        <Cartao>
          <CampoEscolha
            rotulo="Começar por um modelo"
            apoio="Preenche tudo, com o próximo concurso e o dia da agenda."
            value={usado === undefined ? '' : String(usado.id)}
            onChange={(escolhido) => {
              const molde = itens.find(({ id }) => String(id) === escolhido);
              if (molde !== undefined) aoUsar(molde);
            }}
            opcoes={itens.map(({ id, nome, concursos }) => ({
              valor: String(id),
              rotulo: `${nome} (${concursos.map(({ loteria }) => LOTERIAS[loteria].nome).join(', ')})`,
            }))}
          />
        </Cartao>
      )}
    </Consulta>
  );
}
