import { obrigatorio, telefone } from '@rateia/domain/validacao';
import { useState } from 'react';
import { paths } from '../../../lib/paths.ts';
import { useUsuario } from '../../../lib/usuario.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import { Nota } from '../../../ui/base/nota.tsx';
import { PassoFluxo } from '../../../ui/fluxo/passo-fluxo.tsx';
import { CampoTelefone } from '../../../ui/formulario/campo-mascara.tsx';
import { useFormulario } from '../../../ui/formulario/use-formulario.ts';
import { CodigoDoTelefone } from '../components/codigo-do-telefone.tsx';
import { anotarTelefone, useTelefonePedido } from '../fluxo.ts';
import { useValidarTelefone } from '../mutations.ts';

const campos = { telefone: { nome: 'Telefone', regras: [obrigatorio, telefone] } } as const;

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
      chamada="validarTelefonePin"
      pedido={pedido}
      acao="Confirmar o telefone"
      voltar={paths.perfil()}
      alternativa={
        <Botao variante="texto" onClick={() => anotarTelefone(null)}>
          Pedir outro código
        </Botao>
      }
    />
  );
}

function Numero() {
  const [recusa, setRecusa] = useState<string>();
  const formulario = useFormulario({ iniciais: { telefone: '' }, campos, preguicoso: true });
  const validar = useValidarTelefone(setRecusa);
  return (
    <PassoFluxo
      pergunta="Qual é o seu celular?"
      apoio="Enviamos um código por SMS. O número não aparece para outras pessoas."
      voltar={paths.perfil()}
      acao="Enviar código por SMS"
      fazendo={validar.isPending && 'Enviando o código'}
      aoContinuar={formulario.enviar((valores) => {
        setRecusa(undefined);
        validar.mutate({ body: { telefone: valores.telefone } });
      })}
    >
      {recusa !== undefined && (
        <Nota tom="danger" alerta>
          {recusa}
        </Nota>
      )}
      <CampoTelefone
        {...formulario.campo('telefone')}
        rotulo="Celular com DDD"
        placeholder="(11) 98888-7777"
        autoFocus
      />
    </PassoFluxo>
  );
}
