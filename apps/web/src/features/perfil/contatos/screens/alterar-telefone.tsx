import { useState } from 'react';
import { irPara } from '../../../../lib/navegador.ts';
import { paths } from '../../../../lib/paths.ts';
import { useUsuario } from '../../../../lib/usuario.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import { PassoFluxo } from '../../../../ui/fluxo/passo-fluxo.tsx';
import { useAlterarTelefone } from '../../mutations.ts';
import { ConfirmarQueSouEu } from '../components/confirmar-que-sou-eu.tsx';
import { NumeroDoTelefone, useNumeroDoTelefone } from '../components/numero-do-telefone.tsx';
import { provaDada } from '../fluxo.ts';

type Passo = 'aviso' | 'confirmar' | 'numero';

/**
 * /perfil/alterar/telefone (spec 1, §2): the consequences of a change, the proof of the person, then the new number,
 * which gets a code (PIN 246).
 */
export function TelaAlterarTelefone() {
  const [passo, setPasso] = useState<Passo>(provaDada.ler() === undefined ? 'aviso' : 'numero');
  if (passo === 'numero') return <Novo aoPerderAProva={() => setPasso('confirmar')} />;
  if (passo === 'aviso') return <Aviso aoContinuar={() => setPasso('confirmar')} />;
  return <ConfirmarQueSouEu acao="alteracaoTelefone" voltar={paths.perfil()} aoConfirmar={() => setPasso('numero')} />;
}

function Aviso({ aoContinuar }: { readonly aoContinuar: () => void }) {
  const usuario = useUsuario();
  const atual = usuario?.telefoneVerificado === true ? usuario.telefone : null;
  return (
    <PassoFluxo
      pergunta="Trocar o telefone da conta?"
      apoio={atual === null ? 'A conta ainda não tem um telefone confirmado.' : `Hoje a conta usa ${atual}.`}
      passo={1}
      de={3}
      voltar={paths.perfil()}
      acao="Confirmar que sou eu"
      aoContinuar={aoContinuar}
      alternativa={
        <Botao variante="texto" href={paths.perfil()}>
          {atual === null ? 'Deixar para depois' : 'Continuar com este telefone'}
        </Botao>
      }
    >
      <Cartao>
        <ListaDefinicao
          itens={[
            { rotulo: 'Primeiro', valor: 'Você confirma que é você' },
            { rotulo: 'Depois', valor: 'Um código vai por SMS para o número novo' },
            { rotulo: 'Outros aparelhos', valor: 'Saem da conta' },
            ...(atual === null ? [] : [{ rotulo: 'Número antigo', valor: 'Recebe um aviso por SMS' }]),
          ]}
        />
      </Cartao>
    </PassoFluxo>
  );
}

function Novo({ aoPerderAProva }: { readonly aoPerderAProva: () => void }) {
  const usuario = useUsuario();
  const [recusa, setRecusa] = useState<string>();
  const formulario = useNumeroDoTelefone();
  const alterar = useAlterarTelefone({
    aoEnviar: () => irPara(paths.perfilAlterarTelefonePin()),
    aoRecusar: (mensagem) => {
      setRecusa(mensagem);
      if (provaDada.ler() === undefined) aoPerderAProva();
    },
    aoRecusarTelefone: (mensagem) => formulario.recusa('telefone', mensagem),
  });
  return (
    <NumeroDoTelefone
      formulario={formulario}
      pergunta="Qual é o seu novo celular?"
      apoio={
        usuario?.telefone == null
          ? 'Vamos enviar um código por SMS.'
          : `Hoje a conta usa ${usuario.telefone}. Vamos enviar um código por SMS para o número novo.`
      }
      rotulo="Novo celular com DDD"
      passo={{ passo: 2, de: 3 }}
      enviando={alterar.isPending}
      recusa={recusa}
      aoEnviar={(telefone) => {
        setRecusa(undefined);
        alterar.mutate({ body: { telefone } });
      }}
    />
  );
}
