import { useEffect } from 'react';
import { useBusca } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { limparRetorno } from '../../../../lib/retorno.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { PassoFluxo } from '../../../../ui/fluxo/passo-fluxo.tsx';
import { QuadroPublico } from '../../../../ui/layout/quadro-publico.tsx';
import { destinoFinal, verboDoDestino } from '../../caminho.ts';
import { Feito } from '../../components/feito.tsx';

/**
 * /cadastro/documento-sucesso (spec 1, §2): everything is sent; the reviewer, the deadline, and the link back to the
 * interrupted page.
 */
export function TelaDocumentoSucesso() {
  const { redirect } = useBusca();
  const destino = destinoFinal({ redirect });
  useEffect(limparRetorno, []);
  return (
    <QuadroPublico>
      <PassoFluxo
        pergunta="Recebemos as suas imagens"
        apoio="A comparação automática responde em instantes. Se ela tiver dúvida, uma pessoa da nossa equipe olha em até um dia útil, e avisamos por e-mail."
        href={paths.validacaoConta()}
        acao="Acompanhar a validação"
        alternativa={
          <Botao variante="texto" href={destino}>
            {verboDoDestino(destino)}
          </Botao>
        }
      >
        <Feito />
      </PassoFluxo>
    </QuadroPublico>
  );
}
