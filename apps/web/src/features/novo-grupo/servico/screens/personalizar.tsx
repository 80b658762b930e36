import { campoSite } from '@rateia/domain/grupos/campos';
import type { CorGrupo, IconeGrupo } from '@rateia/domain/grupos/enums';
import { CORES_GRUPO, ICONES_GRUPO } from '@rateia/domain/grupos/enums';
import { irPara } from '../../../../lib/navegador.ts';
import { paths } from '../../../../lib/paths.ts';
import { Nota } from '../../../../ui/base/nota.tsx';
import { PassoFluxo } from '../../../../ui/fluxo/passo-fluxo.tsx';
import { CampoArea } from '../../../../ui/formulario/campo-area.tsx';
import { CampoTexto } from '../../../../ui/formulario/campo-texto.tsx';
import { useFormulario } from '../../../../ui/formulario/use-formulario.ts';
import { campoDescricao, campoNomeServico } from '../../campos.ts';
import { despachar, useRascunho } from '../../fluxo.ts';
import { ehPersonalizado, posicaoDe } from '../../passos.ts';
import { NOME_URL_PERSONALIZADO } from '../../rascunho.ts';
import { usePrazos } from '../../textos.ts';
import { EscolhaTile } from '../components/escolha-tile.tsx';

const campos = { nome: campoNomeServico, site: campoSite, descricao: campoDescricao } as const;

interface Servico {
  readonly nome: string;
  readonly site: string;
  readonly descricao: string;
  readonly icone: IconeGrupo;
  readonly cor: CorGrupo;
}

/** /novo-grupo/personalizar: a service that the catalogue does not have, described by the administrator. */
export function TelaPersonalizar() {
  const { aprovacao } = usePrazos();
  const rascunho = useRascunho();
  const comecado = ehPersonalizado(rascunho) && rascunho.criado === null;
  const formulario = useFormulario<Servico>({
    iniciais: {
      nome: comecado ? (rascunho.servico?.nome ?? '') : '',
      site: comecado ? rascunho.site : '',
      descricao: comecado ? rascunho.descricao : '',
      icone: comecado ? iconeDe(rascunho.servico?.icone) : 'padrao',
      cor: comecado ? corDe(rascunho.servico?.cor) : 'padrao',
    },
    campos,
    preguicoso: true,
  });
  function muda<N extends keyof Servico>(nome: N, valor: Servico[N]): void {
    formulario.muda(nome, valor);
    despachar({ tipo: 'personalizar', ...formulario.valores, [nome]: valor });
  }
  function campo(nome: 'nome' | 'site' | 'descricao') {
    return {
      ...formulario.campo(nome),
      onChange: (valor: string) => muda(nome, valor),
    };
  }
  return (
    <PassoFluxo
      pergunta="Qual serviço você divide?"
      {...posicaoDe('planos')}
      voltar={paths.novoGrupoServicos()}
      aoContinuar={() =>
        formulario.enviar((valores) => {
          despachar({ tipo: 'personalizar', ...valores });
          return irPara(paths.novoGrupoValores(NOME_URL_PERSONALIZADO));
        })()
      }
    >
      <Nota>{`Nossa equipe confere o serviço antes de publicar e responde em ${aprovacao}.`}</Nota>
      <CampoTexto {...campo('nome')} rotulo="Nome do serviço" maxLength={80} autoComplete="off" />
      <CampoTexto
        {...campo('site')}
        rotulo="Site do serviço (opcional)"
        tipo="url"
        inputMode="url"
        placeholder="https://"
        apoio="Com o site, a conferência é mais rápida."
        autoComplete="off"
      />
      <CampoArea
        {...campo('descricao')}
        rotulo="O que está incluído (opcional)"
        maxLength={2000}
        placeholder="Nome do plano, o que cada membro pode usar"
      />
      <EscolhaTile
        icone={formulario.valores.icone}
        cor={formulario.valores.cor}
        aoMudarIcone={(icone) => muda('icone', icone)}
        aoMudarCor={(cor) => muda('cor', cor)}
      />
    </PassoFluxo>
  );
}

function iconeDe(guardado: string | undefined): IconeGrupo {
  return ICONES_GRUPO.find((icone) => icone === guardado) ?? 'padrao';
}

function corDe(guardada: string | undefined): CorGrupo {
  return (Object.keys(CORES_GRUPO) as CorGrupo[]).find((cor) => cor === guardada) ?? 'padrao';
}
