import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { linkAcabou } from '../../../../lib/erros-api.ts';
import { useBusca } from '../../../../lib/navegacao.ts';
import { aposLogin } from '../../../../lib/navegador.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { PassoFluxo } from '../../../../ui/fluxo/passo-fluxo.tsx';
import { Prova } from '../../../../ui/fluxo/prova.tsx';
import { QuadroPublico } from '../../../../ui/layout/quadro-publico.tsx';
import { chaveParaEntrar, useSegundoFator } from '../../mutations.ts';
import { sessaoQueries } from '../../queries.ts';

/** /seguranca/pin (spec 1, §2 and §6): the second step of a login, by app, passkey or recovery code. */
export function TelaSegundoFator() {
  const { hash = '', ...busca } = useBusca();
  const opcoes = useQuery(sessaoQueries.segundoFator(hash));
  const [recusa, setRecusa] = useState<string>();
  const [esperando, setEsperando] = useState(false);
  const [venceu, setVenceu] = useState(false);
  const confirmar = useSegundoFator({
    aoEntrar: () => void aposLogin(busca),
    aoRecusar: setRecusa,
    aoVencer: () => setVenceu(true),
  });
  const entrar = paths.login(busca);
  if (hash === '' || venceu || linkAcabou(opcoes.error)) {
    return (
      <QuadroPublico>
        <PassoFluxo
          pergunta="Entre de novo com a sua senha"
          apoio="O tempo para confirmar o segundo passo terminou."
          voltar={entrar}
          href={entrar}
          acao="Ir para o login"
        />
      </QuadroPublico>
    );
  }
  async function usarChave(): Promise<void> {
    setRecusa(undefined);
    setEsperando(true);
    try {
      const resposta = await chaveParaEntrar(hash);
      if (resposta === undefined) setRecusa('A chave de acesso não respondeu. Tente de novo ou use outro meio.');
      else confirmar.mutate({ body: { hash, meio: 'chave', resposta } });
    } catch (erro) {
      if (linkAcabou(erro)) setVenceu(true);
      // Without an answer, the button to try again is shown.
      else setRecusa('Não conseguimos falar com o servidor. Tente de novo ou entre outra vez com a sua senha.');
    } finally {
      setEsperando(false);
    }
  }
  return (
    <QuadroPublico>
      <PassoFluxo pergunta="Falta um passo" apoio="Sua conta tem verificação em duas etapas." voltar={entrar}>
        <Consulta consulta={opcoes} erro="Não conseguimos continuar o seu login">
          {({ meios }) => (
            <Prova
              meios={meios}
              acao="Entrar"
              conferindo={esperando || confirmar.isPending}
              erro={recusa}
              aoMudar={() => setRecusa(undefined)}
              aoProvar={(meio, codigo) => {
                if (meio === 'chave') void usarChave();
                else if (meio !== 'pin' && codigo !== undefined) confirmar.mutate({ body: { hash, meio, codigo } });
              }}
              rodape={
                <Botao variante="texto" bloco href={entrar}>
                  Entrar com outra conta
                </Botao>
              }
            />
          )}
        </Consulta>
      </PassoFluxo>
    </QuadroPublico>
  );
}
