import { useBusca } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { sessaoAtual } from '../../../../lib/sessao.ts';
import { useUsuario } from '../../../../lib/usuario.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { PassoFluxo } from '../../../../ui/fluxo/passo-fluxo.tsx';
import { QuadroPublico } from '../../../../ui/layout/quadro-publico.tsx';
import { destinoFinal } from '../../caminho.ts';
import { Etapas } from '../../components/etapas.tsx';
import { Feito } from '../../components/feito.tsx';

/**
 * /cadastro/sucesso (spec 1, §4): the account exists; data that are needed before money moves can be given now or
 * later.
 */
export function TelaCadastroSucesso() {
  const busca = useBusca();
  const { redirect } = busca;
  if (!sessaoAtual.existe()) {
    return (
      <QuadroPublico>
        <PassoFluxo
          pergunta="Sua conta está pronta"
          apoio="Entre com o seu e-mail e a sua senha."
          href={paths.login({ redirect })}
          acao="Entrar na minha conta"
        />
      </QuadroPublico>
    );
  }
  return <ContaCriada destino={destinoFinal(busca)} redirect={redirect} />;
}

function ContaCriada({ destino, redirect }: { readonly destino: string; readonly redirect: string | undefined }) {
  const usuario = useUsuario();
  return (
    <QuadroPublico>
      <PassoFluxo
        pergunta={usuario === undefined ? 'Sua conta está pronta' : `Sua conta está pronta, ${usuario.primeiroNome}`}
        apoio="Para entrar em um grupo ou criar o seu, falta confirmar o telefone e informar CPF e data de nascimento. Leva dois minutos."
        href={paths.cadastroTelefone({ redirect })}
        acao="Confirmar o telefone"
        alternativa={
          <Botao variante="texto" href={destino}>
            Fazer isso depois
          </Botao>
        }
        resumo={<Etapas atual="telefone" noCelular />}
      >
        <Feito />
      </PassoFluxo>
    </QuadroPublico>
  );
}
