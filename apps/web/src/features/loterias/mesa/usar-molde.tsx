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
  /** The parts of the form that a template fills, in a sentence. */
  readonly apoio: string;
  /** False for a template that cannot fill this form. */
  readonly serve?: (molde: Molde) => boolean;
  readonly aoUsar: (molde: Molde) => void;
}

/** The templates, one of which fills the form; nothing where there is none yet (REGRAS 2.12 Templates). */
export function UsarMolde({ usado, apoio, serve = () => true, aoUsar }: UsarMoldeProps) {
  return (
    <Consulta
      consulta={useQuery(mesaDosBoloesQueries.moldes())}
      erro="Não conseguimos carregar os modelos"
      esqueleto={<OssoLista quantos={1} />}
      vazio={{ quando: ({ itens }) => !itens.some(serve), mostra: null }}
    >
      {({ itens }) => (
        <Cartao>
          <CampoEscolha
            rotulo="Começar por um modelo"
            apoio={apoio}
            value={usado === undefined ? '' : String(usado.id)}
            onChange={(escolhido) => {
              const molde = itens.find(({ id }) => String(id) === escolhido);
              if (molde !== undefined) aoUsar(molde);
            }}
            opcoes={itens.filter(serve).map(({ id, nome, concursos }) => ({
              valor: String(id),
              rotulo: `${nome} (${concursos.map(({ loteria }) => LOTERIAS[loteria].nome).join(', ')})`,
            }))}
          />
        </Cartao>
      )}
    </Consulta>
  );
}
