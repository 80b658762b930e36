import * as chamadas from '@rateia/contracts/chamadas';
import { useState } from 'react';
import { paths } from '../../../../lib/paths.ts';
import { useUsuario } from '../../../../lib/usuario.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { PassoFluxo } from '../../../../ui/fluxo/passo-fluxo.tsx';
import { useValidarTelefone } from '../../mutations.ts';
import { CodigoDoTelefone } from '../components/codigo-do-telefone.tsx';
import { NumeroDoTelefone, useNumeroDoTelefone } from '../components/numero-do-telefone.tsx';
import { OutroCodigo } from '../components/outro-codigo.tsx';
import { anotarTelefone, useTelefonePedido } from '../fluxo.ts';

/** /perfil/telefone/validar (spec 1, §2): confirms the first phone of an account; a confirmed one is changed elsewhere. */
export function TelaTelefoneValidar() {
  const usuario = useUsuario();
  const pedido = useTelefonePedido();
  if (usuario?.telefoneVerificado === true) {
    return (
      <PassoFluxo
        pergunta="Seu telefone já está confirmado"
        apoio={usuario.telefone}
        voltar={paths.perfil()}
        acao="Voltar ao perfil"
        href={paths.perfil()}
        alternativa={
          <Botao variante="texto" href={paths.perfilAlterarTelefone()}>
            Trocar o telefone
          </Botao>
        }
      />
    );
  }
  if (pedido === null) return <Numero />;
  return (
    <CodigoDoTelefone
      chamada={chamadas.validarTelefonePin}
      pedido={pedido}
      acao="Confirmar o telefone"
      voltar={paths.perfil()}
      alternativa={(aoRecusar) => (
        <>
          <OutroCodigo chamada={chamadas.validarTelefoneUnico} telefone={pedido.valor} aoRecusar={aoRecusar} />
          <Botao variante="texto" onClick={() => anotarTelefone(null)}>
            Usar outro número
          </Botao>
        </>
      )}
    />
  );
}

function Numero() {
  const [recusa, setRecusa] = useState<string>();
  const formulario = useNumeroDoTelefone();
  const validar = useValidarTelefone(setRecusa);
  return (
    <NumeroDoTelefone
      formulario={formulario}
      pergunta="Qual é o seu celular?"
      apoio="Vamos enviar um código por SMS. O número não aparece para outras pessoas."
      rotulo="Celular com DDD"
      enviando={validar.isPending}
      recusa={recusa}
      aoEnviar={(telefone) => {
        setRecusa(undefined);
        validar.mutate({ body: { telefone } });
      }}
    />
  );
}
