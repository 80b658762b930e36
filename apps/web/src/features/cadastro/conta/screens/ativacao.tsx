import { useQuery } from '@tanstack/react-query';
import { linkAcabou } from '../../../../lib/erros-api.ts';
import { aparelho } from '../../../../lib/login-social.ts';
import { useBusca, useParametro } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { PassoFluxo } from '../../../../ui/fluxo/passo-fluxo.tsx';
import { QuadroPublico } from '../../../../ui/layout/quadro-publico.tsx';
import { Etapas } from '../../components/etapas.tsx';
import { useAtivar } from '../../mutations.ts';
import { cadastroQueries } from '../../queries.ts';
import { registroGuardado } from '../registro-guardado.ts';

/** /cadastro/confirmacao/{id} (spec 1, §2): the link that came with the code. Nothing happens before the button. */
export function TelaConfirmacao() {
  return <Ativacao pergunta="Confirme o seu e-mail" />;
}

/** /cadastro/ativar/{id} (spec 1, §2): the link of the reminder. */
export function TelaAtivar() {
  return <Ativacao pergunta="Ative a sua conta" />;
}

function Ativacao({ pergunta }: { readonly pergunta: string }) {
  const hash = useParametro('id');
  const { redirect } = useBusca();
  const ativacao = useQuery(cadastroQueries.ativacao(hash));
  const ativar = useAtivar(redirect);
  if (linkAcabou(ativacao.error) || linkAcabou(ativar.error)) return <LinkVencido redirect={redirect} />;
  if (ativacao.data === undefined) {
    return (
      <QuadroPublico>
        <main id="conteudo">
          <Consulta consulta={ativacao} erro="Não conseguimos abrir este link">
            {() => null}
          </Consulta>
        </main>
      </QuadroPublico>
    );
  }
  const { primeiroNome, email } = ativacao.data;
  return (
    <QuadroPublico>
      <PassoFluxo
        pergunta={pergunta}
        apoio={
          <>
            {primeiroNome}, toque no botão para confirmar <b>{email}</b> e entrar na sua conta. Se não foi você quem
            pediu, feche esta página: nada acontece.
          </>
        }
        aoContinuar={() => ativar.mutate({ params: { hash }, body: { ...aparelho(), ...registroGuardado.doPedido() } })}
        acao="Confirmar o meu e-mail"
        fazendo={ativar.isPending && 'Confirmando'}
        resumo={<Etapas atual="conta" />}
      />
    </QuadroPublico>
  );
}

function LinkVencido({ redirect }: { readonly redirect: string | undefined }) {
  return (
    <QuadroPublico>
      <PassoFluxo
        pergunta="Este link não vale mais"
        apoio="Ele já foi usado, passou do tempo ou um código mais novo foi enviado. Se a sua conta ainda não está ativa, peça outro código."
        href={paths.cadastroPinAtivar({ redirect })}
        acao="Ativar com um código"
        alternativa={
          <Botao variante="texto" href={paths.login({ redirect })}>
            Já ativei, quero entrar
          </Botao>
        }
      />
    </QuadroPublico>
  );
}
