import { formatarHora } from '@rateia/domain/datas-formatadas';
import { email, obrigatorio } from '@rateia/domain/validacao';
import { useEffect, useState } from 'react';
import { irPara } from '../../../../lib/navegador.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { PassoFluxo } from '../../../../ui/fluxo/passo-fluxo.tsx';
import { PassoPin } from '../../../../ui/fluxo/passo-pin.tsx';
import { CampoTexto } from '../../../../ui/formulario/campo-texto.tsx';
import { useFormulario } from '../../../../ui/formulario/use-formulario.ts';
import { useAlterarEmail, useConfirmarEmail, useReenviarPinDoEmail } from '../../mutations.ts';
import type { ContatoPedido } from '../fluxo.ts';
import { anotarEmail, provaDada, useEmailPedido } from '../fluxo.ts';

const campos = { email: { nome: 'E-mail', regras: [obrigatorio, email] } } as const;

/** /perfil/alterar/email (spec 1, §2): the new address, then the code that was sent to it (PIN 214). */
export function TelaAlterarEmail() {
  const pedido = useEmailPedido();
  const semProva = pedido === null && provaDada.ler() === undefined;
  useEffect(() => {
    if (semProva) void irPara(paths.perfilAvisoAlterarEmail(), { substitui: true });
  }, [semProva]);
  if (pedido !== null) return <Codigo pedido={pedido} />;
  return semProva ? null : <Novo />;
}

function Novo() {
  const [recusa, setRecusa] = useState<string>();
  const formulario = useFormulario({ iniciais: { email: '' }, campos, preguicoso: true });
  const alterar = useAlterarEmail(({ email: texto }) => formulario.recusa('email', texto ?? ''), setRecusa);
  return (
    <PassoFluxo
      pergunta="Qual é o seu novo e-mail?"
      apoio="Vamos enviar um código para ele. A troca só acontece quando o código voltar."
      passo={2}
      de={3}
      voltar={paths.perfil()}
      acao="Enviar código"
      fazendo={alterar.isPending && 'Enviando o código'}
      aoContinuar={formulario.enviar((valores) => {
        setRecusa(undefined);
        alterar.mutate({ body: { email: valores.email.trim().toLowerCase() } });
      })}
    >
      {recusa !== undefined && (
        <Nota tom="danger" alerta>
          {recusa}
        </Nota>
      )}
      <CampoTexto
        {...formulario.campo('email')}
        rotulo="Novo e-mail"
        tipo="email"
        inputMode="email"
        autoComplete="email"
        autoFocus
      />
    </PassoFluxo>
  );
}

function Codigo({ pedido }: { readonly pedido: ContatoPedido }) {
  const [recusa, setRecusa] = useState<string>();
  const confirmar = useConfirmarEmail(setRecusa);
  const reenviar = useReenviarPinDoEmail(setRecusa);
  return (
    <PassoPin
      pergunta="Digite o código do novo e-mail"
      apoio={
        <>
          Enviamos para <b>{pedido.mostrado}</b>. Confira também a caixa de spam.
        </>
      }
      validade={`O código vale até ${formatarHora(pedido.expiraEm)}. Para usar outro e-mail, você confirma de novo que é você.`}
      passo={3}
      de={3}
      voltar={paths.perfil()}
      acao="Trocar o e-mail"
      conferindo={confirmar.isPending}
      erro={recusa}
      aoMudar={() => setRecusa(undefined)}
      aoConferir={(pin) => confirmar.mutate({ body: { pin } })}
      alternativa={
        <>
          <Botao
            variante="texto"
            fazendo={reenviar.isPending && 'Enviando outro código'}
            onClick={() => {
              setRecusa(undefined);
              reenviar.mutate(undefined);
            }}
          >
            Enviar outro código
          </Botao>
          <Botao variante="texto" onClick={() => anotarEmail(null)}>
            Usar outro e-mail
          </Botao>
        </>
      }
    />
  );
}
