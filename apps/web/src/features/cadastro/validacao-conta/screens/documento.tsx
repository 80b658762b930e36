import { IconCamera, IconId, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { quantos } from '../../../../lib/em-palavras.ts';
import { useBusca } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { useRegras } from '../../../../lib/regras.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { LinhaLista, Lista } from '../../../../ui/base/lista.tsx';
import { PassoFluxo } from '../../../../ui/fluxo/passo-fluxo.tsx';
import { QuadroPublico } from '../../../../ui/layout/quadro-publico.tsx';
import { destinoFinal } from '../../caminho.ts';
import { cadastroQueries } from '../../queries.ts';
import { aceitaImagens, emAndamento, proximaImagem } from '../identidade.ts';

const tamanho = { size: 22, stroke: 1.75 } as const;

/** /cadastro/documento (spec 1, §2): the documents, the reason for them, and their fate. */
export function TelaDocumento() {
  const busca = useBusca();
  const { redirect } = busca;
  const dias = useRegras()?.identidade.diasDaImagemAprovada;
  const { data } = useQuery(cadastroQueries.validacoes());
  const aberta = data === undefined ? undefined : emAndamento(data.itens);
  const parada = data?.verificadaEm != null || (aberta !== undefined && !aceitaImagens(aberta));
  const comeco = aberta === undefined ? paths.cadastroDocumentoEscolha({ redirect }) : proximaImagem(aberta, redirect);
  return (
    <QuadroPublico>
      <PassoFluxo
        pergunta="Confirme que você é você"
        apoio="Com um documento e uma selfie, seus limites de saldo e de retirada aumentam. Leva uns três minutos."
        voltar={destinoFinal(busca)}
        href={parada ? paths.validacaoConta() : comeco}
        acao={parada ? 'Ver a minha validação' : aberta === undefined ? 'Começar agora' : 'Continuar de onde parei'}
        alternativa={
          <Botao variante="texto" href={destinoFinal(busca)}>
            Fazer isso depois
          </Botao>
        }
      >
        <Cartao rente>
          <Lista>
            <LinhaLista
              icone={<IconId {...tamanho} />}
              titulo="Um documento com foto"
              detalhe="RG, CNH, passaporte ou RNM, em mãos e sem reflexo"
            />
            <LinhaLista
              icone={<IconCamera {...tamanho} />}
              titulo="Uma selfie"
              detalhe="Para comparar com a foto do documento"
            />
            <LinhaLista
              icone={<IconTrash {...tamanho} />}
              titulo="As imagens são apagadas"
              detalhe={`Guardamos cifradas, só quem confere vê, e somem ${quantos(dias, 'dias')} depois da aprovação`}
            />
          </Lista>
        </Cartao>
      </PassoFluxo>
    </QuadroPublico>
  );
}
