import { linkAcabou } from '../../../../lib/erros-api.ts';
import { useBusca } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { Nota } from '../../../../ui/base/nota.tsx';
import { Erro } from '../../../../ui/estado/erro.tsx';
import { PassoFluxo } from '../../../../ui/fluxo/passo-fluxo.tsx';
import { QuadroPublico } from '../../../../ui/layout/quadro-publico.tsx';
import { semResposta } from '../../queries.ts';
import { EntreDeNovo } from '../components/entre-de-novo.tsx';
import { useEsperarLiberacao } from '../esperar-liberacao.ts';
import { liberacaoPedida } from '../liberacao-guardada.ts';

/** /seguranca/pendente (spec 1, §2): waits for the answer given by the link of the e-mail, or on another device. */
export function TelaPendente() {
  const busca = useBusca();
  const { redirect } = busca;
  const pedido = liberacaoPedida(busca);
  const espera = useEsperarLiberacao(pedido?.hash, redirect);
  if (pedido === undefined || linkAcabou(espera.error)) return <EntreDeNovo redirect={redirect} />;
  return (
    <QuadroPublico>
      <PassoFluxo
        pergunta="Esperando a sua confirmação"
        apoio="Abra o e-mail que enviamos e toque em “Sim, sou eu”, ou libere este aparelho em Perfil, Segurança, em outro que já é seu."
        voltar={paths.login({ redirect })}
        href={paths.loginPinLiberacao({ ...pedido, redirect })}
        acao="Digitar o código do e-mail"
      >
        {espera.error !== null && !semResposta(espera.error) ? (
          <Erro
            titulo="Não conseguimos ver a sua resposta"
            detalhe={espera.error.message}
            aoTentarDeNovo={() => void espera.refetch()}
          />
        ) : (
          <div role="status">
            {espera.errorUpdatedAt > espera.dataUpdatedAt ? (
              <Nota tom="warning">
                Estamos sem resposta do servidor. O seu pedido continua valendo, e tentamos de novo.
              </Nota>
            ) : (
              <Nota>Esta tela continua sozinha assim que você confirmar.</Nota>
            )}
          </div>
        )}
      </PassoFluxo>
    </QuadroPublico>
  );
}
