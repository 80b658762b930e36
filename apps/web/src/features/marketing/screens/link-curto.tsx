import { lerDestino } from '@rateia/domain/compartilhar/destino';
import { HTTP } from '@rateia/domain/http';
import { MARCA } from '@rateia/domain/marca';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { guardarCampanha } from '../../../lib/campanha.ts';
import { ErroApi } from '../../../lib/erros-api.ts';
import { useParametro } from '../../../lib/navegacao.ts';
import { irPara } from '../../../lib/navegador.ts';
import { paths } from '../../../lib/paths.ts';
import { Carregando } from '../../../ui/estado/carregando.tsx';
import { Erro } from '../../../ui/estado/erro.tsx';
import { PassoFluxo } from '../../../ui/fluxo/passo-fluxo.tsx';
import { QuadroPublico } from '../../../ui/layout/quadro-publico.tsx';
import { marketingQueries } from '../queries.ts';

/** /r/{link} (spec 1, §2): keeps the campaign and goes on; to another site only when the person says so (ASVS 3.7.3). */
export function TelaLinkCurto() {
  const link = useQuery(marketingQueries.linkCurto(useParametro('link')));
  const destino =
    link.data === undefined
      ? undefined
      : lerDestino(link.data.destino, link.data.host === null ? [] : [link.data.host]);
  const caminho = destino?.tipo === 'proprio' ? destino.caminho : undefined;
  useEffect(() => {
    if (caminho !== undefined) void seguir(caminho);
  }, [caminho]);
  return <QuadroPublico>{conteudo()}</QuadroPublico>;

  function conteudo() {
    if (link.isError && !(link.error instanceof ErroApi && link.error.status === HTTP.naoEncontrado)) {
      return (
        <PassoFluxo pergunta="Abrir link">
          <Erro
            titulo="Não conseguimos abrir este link"
            causa={link.error instanceof ErroApi ? 'servidor' : 'rede'}
            aoTentarDeNovo={() => void link.refetch()}
          />
        </PassoFluxo>
      );
    }
    if (destino?.tipo === 'externo') {
      return (
        <PassoFluxo
          pergunta={`Este link sai da ${MARCA}`}
          apoio={`Ele leva a ${destino.host}, que não é nosso. Nunca digite a sua senha da ${MARCA} em outro site.`}
          href={destino.endereco}
          acao={`Ir para ${destino.host}`}
        />
      );
    }
    if (link.isError || (link.data !== undefined && destino === undefined)) {
      return (
        <PassoFluxo
          pergunta="Este link não leva a lugar nenhum"
          apoio="Ele pode ter vencido, ter sido desligado ou ter uma letra trocada. Peça outro a quem mandou."
          href={paths.grupos()}
          acao={`Ir para a ${MARCA}`}
        />
      );
    }
    return (
      <PassoFluxo pergunta="Abrindo o link">
        <Carregando />
      </PassoFluxo>
    );
  }
}

/** The address of the short link leaves the history: back leads to where the person was. */
async function seguir(caminho: string): Promise<void> {
  await guardarCampanha(new URL(caminho, window.location.origin).search);
  await irPara(caminho, { substitui: true });
}
