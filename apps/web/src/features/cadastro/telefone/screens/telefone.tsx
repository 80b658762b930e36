import { obrigatorio, telefone } from '@rateia/domain/validacao';
import { useState } from 'react';
import { useBusca } from '../../../../lib/navegacao.ts';
import { irPara } from '../../../../lib/navegador.ts';
import { paths } from '../../../../lib/paths.ts';
import { useUsuario } from '../../../../lib/usuario.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Ligacao } from '../../../../ui/base/ligacao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { PassoFluxo } from '../../../../ui/fluxo/passo-fluxo.tsx';
import { CampoTelefone } from '../../../../ui/formulario/campo-mascara.tsx';
import { useFormulario } from '../../../../ui/formulario/use-formulario.ts';
import { QuadroPublico } from '../../../../ui/layout/quadro-publico.tsx';
import { destinoFinal, proximoPasso } from '../../caminho.ts';
import { Etapas } from '../../components/etapas.tsx';
import { Feito } from '../../components/feito.tsx';
import { useTelefoneEnviado } from '../../conta/fluxo.ts';
import { useEnviarTelefone, usePedirTelegram } from '../../mutations.ts';
import { ReceberPeloTelegram } from '../components/receber-pelo-telegram.tsx';

const campos = { telefone: { nome: 'Telefone', regras: [obrigatorio, telefone] } } as const;

/** /cadastro/telefone (spec 1, §2): the mobile number, to which a code is sent. */
export function TelaTelefone() {
  const busca = useBusca();
  const { redirect } = busca;
  const usuario = useUsuario();
  const enviado = useTelefoneEnviado();
  const [recusa, setRecusa] = useState<string>();
  const formulario = useFormulario({ iniciais: { telefone: enviado?.telefone ?? '' }, campos, preguicoso: true });
  const [telegram, setTelegram] = useState<{ readonly telefone: string; readonly link: string }>();
  const enviar = useEnviarTelefone(() => irPara(paths.cadastroTelefonePin({ redirect })), setRecusa);
  const pedirTelegram = usePedirTelegram(setTelegram, setRecusa);
  const depois = (
    <Botao variante="texto" href={destinoFinal(busca)}>
      Fazer isso depois
    </Botao>
  );
  if (usuario?.telefoneVerificado === true) {
    return (
      <QuadroPublico>
        <PassoFluxo
          pergunta="Seu telefone já está confirmado"
          apoio={usuario.telefone}
          href={proximoPasso(usuario, redirect)}
          alternativa={depois}
          resumo={<Etapas atual="dados" />}
        >
          <Feito />
        </PassoFluxo>
      </QuadroPublico>
    );
  }
  return (
    <QuadroPublico>
      <PassoFluxo
        pergunta="Qual é o seu celular?"
        apoio="Vamos enviar um código por SMS. O número fica guardado com segurança e não aparece para outras pessoas."
        passo={1}
        de={3}
        voltar={destinoFinal(busca)}
        aoContinuar={formulario.enviar(({ telefone: numero }) => {
          setRecusa(undefined);
          enviar.mutate({ body: { telefone: numero } });
        })}
        acao="Enviar código por SMS"
        fazendo={enviar.isPending && 'Enviando o código'}
        alternativa={depois}
        resumo={<Etapas atual="telefone" />}
      >
        {recusa !== undefined && (
          <Nota tom="danger" alerta>
            {recusa}{' '}
            {enviado?.telefone === formulario.valores.telefone && (
              <Ligacao href={paths.cadastroTelefonePin({ redirect })}>Digitar o último código</Ligacao>
            )}
          </Nota>
        )}
        <CampoTelefone
          {...formulario.campo('telefone')}
          rotulo="Celular com DDD"
          placeholder="(11) 98888-7777"
          autoFocus
        />
        <ReceberPeloTelegram
          link={telegram?.telefone === formulario.valores.telefone ? telegram.link : undefined}
          pedindo={pedirTelegram.isPending}
          aoPedir={formulario.enviar(({ telefone: numero }) => {
            setRecusa(undefined);
            pedirTelegram.mutate({ body: { telefone: numero } });
          })}
        />
      </PassoFluxo>
    </QuadroPublico>
  );
}
