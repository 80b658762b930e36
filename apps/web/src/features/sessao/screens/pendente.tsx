import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useBusca } from '../../../lib/navegacao.ts';
import { aposLogin } from '../../../lib/navegador.ts';
import { paths } from '../../../lib/paths.ts';
import { Nota } from '../../../ui/base/nota.tsx';
import { PassoFluxo } from '../../../ui/fluxo/passo-fluxo.tsx';
import { QuadroPublico } from '../../../ui/layout/quadro-publico.tsx';
import { EntreDeNovo } from '../components/entre-de-novo.tsx';
import { hashDaLiberacao } from '../liberacao-guardada.ts';
import { guardarEntrada } from '../mutations.ts';
import { sessaoQueries } from '../queries.ts';

/** /seguranca/pendente (spec 1, §2): waits for the answer given by the link of the e-mail, or on another device. */
export function TelaPendente() {
  const { hash: daBusca, redirect } = useBusca();
  const hash = daBusca ?? hashDaLiberacao();
  const espera = useQuery(sessaoQueries.liberacao(hash));
  const sessao = espera.data?.sessao;
  useEffect(() => {
    if (sessao == null) return;
    guardarEntrada(sessao);
    void aposLogin({ redirect });
  }, [sessao, redirect]);
  if (hash === undefined || espera.isError) return <EntreDeNovo redirect={redirect} />;
  return (
    <QuadroPublico>
      <PassoFluxo
        pergunta="Esperando a sua confirmação"
        apoio="Abra o e-mail que enviamos e toque em “Sim, sou eu”, ou libere este aparelho em Perfil, Segurança, em outro que já é seu."
        voltar={paths.login({ redirect })}
        href={paths.loginPinLiberacao({ hash, redirect })}
        acao="Digitar o código do e-mail"
      >
        <div role="status">
          <Nota>Esta tela continua sozinha assim que você confirmar.</Nota>
        </div>
      </PassoFluxo>
    </QuadroPublico>
  );
}
