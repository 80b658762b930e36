import { ESPACOS_DE_BANNER } from '@rateia/domain/marketing/campanha';
import type { Publico } from '@rateia/domain/marketing/publico';
import { PUBLICOS } from '@rateia/domain/marketing/publico';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { CampoArea } from '../../../../ui/formulario/campo-area.tsx';
import { CampoTexto } from '../../../../ui/formulario/campo-texto.tsx';
import { Marcacao } from '../../../../ui/formulario/marcacao.tsx';
import type { Formulario } from '../../../../ui/formulario/use-formulario.ts';
import c from './campanha.module.css';
import type { Campanha, ValoresDaCampanha } from './campanha.ts';
import { Servicos } from './servicos.tsx';

interface AlcanceProps {
  readonly tipo: Campanha['tipo'];
  readonly formulario: Formulario<ValoresDaCampanha>;
}

/** The places, audience and time of a campaign. */
export function Alcance({ tipo, formulario }: AlcanceProps) {
  const { campo, valores, muda } = formulario;
  return (
    <>
      <Cartao titulo="Onde e para quem">
        <div className={c['pilha']}>
          {tipo === 'pagina' && (
            <Servicos escolhidos={valores.servicos} aoMudar={(servicos) => muda('servicos', servicos)} />
          )}
          {tipo === 'modal' && (
            <CampoArea
              {...campo('rotas')}
              rotulo="Páginas"
              apoio="Uma por linha. Com * no fim vale tudo o que começa assim: /carteira*. Só * vale para todas, menos as de entrada."
              linhas={4}
            />
          )}
          {tipo === 'banner' && (
            <Escolhas
              rotulo="Espaços"
              opcoes={ESPACOS_DE_BANNER}
              escolhidas={valores.tags}
              aoMudar={(tags) => muda('tags', tags)}
            />
          )}
          <Escolhas<Publico>
            rotulo="Público"
            apoio="Sem escolher nenhum, é para todo mundo."
            opcoes={PUBLICOS}
            escolhidas={valores.publicos}
            aoMudar={(publicos) => muda('publicos', publicos)}
          />
        </div>
      </Cartao>
      <Cartao titulo="Quando">
        <div className={c['pilha']}>
          <div className={c['pares']}>
            <CampoTexto {...campo('inicio')} tipo="datetime-local" rotulo="Início" apoio="Horário de Brasília." />
            <CampoTexto
              {...campo('fim')}
              tipo="datetime-local"
              rotulo="Fim"
              apoio={tipo === 'pagina' ? 'A página fecha nesta hora.' : 'Opcional.'}
            />
          </div>
          <CampoTexto
            {...campo('contagemAte')}
            tipo="datetime-local"
            rotulo="Contagem regressiva até"
            apoio={
              tipo === 'pagina'
                ? 'Opcional. Sem ela, conta até o fim.'
                : 'Opcional. Depois dela aparece “Campanha encerrada”.'
            }
          />
        </div>
      </Cartao>
    </>
  );
}

interface EscolhasProps<V extends string> {
  readonly rotulo: string;
  readonly apoio?: string;
  readonly opcoes: Readonly<Record<V, string>>;
  readonly escolhidas: readonly V[];
  readonly aoMudar: (escolhidas: readonly V[]) => void;
}

/** Any of a few. */
function Escolhas<V extends string>({ rotulo, apoio, opcoes, escolhidas, aoMudar }: EscolhasProps<V>) {
  return (
    <fieldset className={c['grupo']}>
      <legend>{rotulo}</legend>
      {(Object.keys(opcoes) as V[]).map((opcao) => (
        <Marcacao
          key={opcao}
          marcada={escolhidas.includes(opcao)}
          aoMudar={(marcada) =>
            aoMudar(marcada ? [...escolhidas, opcao] : escolhidas.filter((outra) => outra !== opcao))
          }
        >
          {opcoes[opcao]}
        </Marcacao>
      ))}
      {apoio !== undefined && <p className={c['apoio']}>{apoio}</p>}
    </fieldset>
  );
}
