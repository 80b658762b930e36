import { useEffect } from 'react';
import { useBusca } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { limparRetorno } from '../../../../lib/retorno.ts';
import { rotaFeita } from '../../../../lib/rotas.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { PassoFluxo } from '../../../../ui/fluxo/passo-fluxo.tsx';
import { QuadroPublico } from '../../../../ui/layout/quadro-publico.tsx';
import { destinoFinal, verboDoDestino } from '../../caminho.ts';
import { Feito } from '../../components/feito.tsx';

/** /cadastro/validacoes/sucesso (spec 1, §2): nothing is missing any more; back to the interrupted page. */
export function TelaValidacoesSucesso() {
  const { redirect } = useBusca();
  const destino = destinoFinal({ redirect });
  useEffect(limparRetorno, []);
  return (
    <QuadroPublico>
      <PassoFluxo
        pergunta="Seus dados estão confirmados"
        apoio="Agora você pode entrar em grupos, criar o seu e receber por Pix no seu CPF."
        href={destino}
        acao={verboDoDestino(destino)}
        alternativa={
          redirect === undefined &&
          rotaFeita('novoGrupoEscolha') && (
            <Botao variante="texto" href={paths.novoGrupoEscolha()}>
              Criar um grupo
            </Botao>
          )
        }
      >
        <Feito />
      </PassoFluxo>
    </QuadroPublico>
  );
}
