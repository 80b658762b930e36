import * as chamadas from '@rateia/contracts/chamadas';
import { useState } from 'react';
import { useChamada } from '../../../../lib/consultas.ts';
import { recusas } from '../../../../lib/erros-api.ts';
import { largarSeAcabou } from '../../../../lib/largar-sessao.ts';
import { useParametro } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { PassoFluxo } from '../../../../ui/fluxo/passo-fluxo.tsx';
import { QuadroPublico } from '../../../../ui/layout/quadro-publico.tsx';

/** /seguranca/desfazer-email/{hash}: the old address takes a change back. Opening the page does nothing; its button does. */
export function TelaDesfazerEmail() {
  const segredo = useParametro('hash');
  const [recusa, setRecusa] = useState<string>();
  const desfazer = useChamada(chamadas.desfazerEmail, {
    aoConcluir: largarSeAcabou,
    aoFalhar: recusas(['linkVencido', 'dadosInvalidos'], ({ chave, message }) =>
      setRecusa(chave === 'linkVencido' ? message : 'Este link já foi usado ou não vale mais. Peça outro.'),
    ),
  });
  if (desfazer.isSuccess) {
    return (
      <QuadroPublico>
        <PassoFluxo
          pergunta="A troca foi desfeita"
          apoio="A sua conta voltou a usar este e-mail, e todos os aparelhos saíram dela, com as formas de entrar criadas desde o pedido da troca. Entre e crie outra senha."
          acao="Entrar na conta"
          href={paths.login()}
        />
      </QuadroPublico>
    );
  }
  return (
    <QuadroPublico>
      <PassoFluxo
        pergunta="Desfazer a troca de e-mail?"
        apoio="Use se não foi você quem trocou o e-mail da conta."
        acao="Desfazer a troca"
        fazendo={desfazer.isPending && 'Desfazendo'}
        aoContinuar={() => {
          setRecusa(undefined);
          desfazer.mutate({ body: { segredo } });
        }}
        alternativa={
          <Botao variante="texto" href={paths.login()}>
            Fui eu, manter o e-mail novo
          </Botao>
        }
      >
        {recusa !== undefined && (
          <Nota tom="danger" alerta>
            {recusa}
          </Nota>
        )}
        <Cartao>
          <ListaDefinicao
            itens={[
              { rotulo: 'E-mail da conta', valor: 'Volta a ser este' },
              { rotulo: 'Aparelhos', valor: 'Todos saem da conta' },
              { rotulo: 'Senha', valor: 'A de antes não vale mais' },
              { rotulo: 'Duas etapas e contas sociais', valor: 'Sai o que entrou desde o pedido da troca' },
            ]}
          />
        </Cartao>
      </PassoFluxo>
    </QuadroPublico>
  );
}
