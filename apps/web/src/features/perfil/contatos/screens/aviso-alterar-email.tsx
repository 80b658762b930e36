import { quantos } from '../../../../lib/em-palavras.ts';
import { paths } from '../../../../lib/paths.ts';
import { useRegras } from '../../../../lib/regras.ts';
import { useUsuario } from '../../../../lib/usuario.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import { PassoFluxo } from '../../../../ui/fluxo/passo-fluxo.tsx';

/** /perfil/aviso/alterar-email (spec 1, §2): the consequences of a change, before it begins. */
export function TelaAvisoAlterarEmail() {
  const usuario = useUsuario();
  const dias = useRegras()?.perfil.diasParaDesfazerEmail;
  return (
    <PassoFluxo
      pergunta="Trocar o e-mail da conta?"
      apoio={usuario === undefined ? undefined : `Hoje você entra com ${usuario.email}.`}
      passo={1}
      de={3}
      voltar={paths.perfil()}
      acao="Confirmar que sou eu"
      href={paths.perfilEmailPin()}
      alternativa={
        <Botao variante="texto" href={paths.perfil()}>
          Continuar com este e-mail
        </Botao>
      }
    >
      <Cartao>
        <ListaDefinicao
          itens={[
            { rotulo: 'Primeiro', valor: 'Você confirma que é você' },
            { rotulo: 'Depois', valor: 'Um código vai para o e-mail novo' },
            { rotulo: 'Outros aparelhos', valor: 'Saem da conta' },
            { rotulo: 'E-mail antigo', valor: `Recebe um aviso e pode desfazer por ${quantos(dias, 'dias')}` },
          ]}
        />
      </Cartao>
    </PassoFluxo>
  );
}
