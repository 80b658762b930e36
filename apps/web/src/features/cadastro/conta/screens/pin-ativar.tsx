import { email, obrigatorio, pin } from '@rateia/domain/validacao';
import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { aparelho } from '../../../../lib/login-social.ts';
import { useBusca } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { PassoFluxo } from '../../../../ui/fluxo/passo-fluxo.tsx';
import { CampoTexto } from '../../../../ui/formulario/campo-texto.tsx';
import { PinInput } from '../../../../ui/formulario/pin-input.tsx';
import { useFormulario } from '../../../../ui/formulario/use-formulario.ts';
import { QuadroPublico } from '../../../../ui/layout/quadro-publico.tsx';
import { Etapas } from '../../components/etapas.tsx';
import { useConfirmarEmail } from '../../mutations.ts';
import { useReenviarCodigo } from '../envio-do-codigo.ts';
import { useRegistro } from '../fluxo.ts';
import { registroGuardado } from '../registro-guardado.ts';

const campos = {
  email: { nome: 'E-mail', regras: [obrigatorio, email] },
  pin: { nome: 'Código', regras: [pin] },
} as const;

/** /cadastro/pin/ativar (spec 1, §2): for a person who has the code and not the page that asks for it. */
export function TelaPinAtivar() {
  const { redirect } = useBusca();
  const registro = useRegistro();
  const formulario = useFormulario({ iniciais: { email: registro.email, pin: '' }, campos, preguicoso: true });
  const [pedirEmail, setPedirEmail] = useState(false);
  const confirmar = useConfirmarEmail(redirect, (mensagem) => formulario.recusa('pin', mensagem));
  const reenviar = useReenviarCodigo((mensagem) => formulario.recusa('pin', mensagem));
  const enviar = formulario.enviar((dados) =>
    confirmar.mutate({
      body: { email: dados.email.trim(), pin: dados.pin, ...aparelho(), ...registroGuardado.doPedido() },
    }),
  );
  const codigo = formulario.campo('pin');
  return (
    <QuadroPublico>
      <PassoFluxo
        pergunta="Ative a sua conta com o código"
        apoio="Digite o e-mail do cadastro e o código que enviamos para ele."
        voltar={paths.cadastro({ redirect })}
        aoContinuar={enviar}
        acao="Ativar a minha conta"
        fazendo={confirmar.isPending && 'Conferindo'}
        alternativa={
          <Botao
            variante="texto"
            fazendo={reenviar.isPending && 'Enviando outro código'}
            onClick={() => {
              const endereco = formulario.valores.email.trim();
              setPedirEmail(endereco === '');
              if (endereco !== '') reenviar.mutate({ body: { email: endereco, ...registroGuardado.doPedido() } });
            }}
          >
            Enviar outro código
          </Botao>
        }
        resumo={<Etapas atual="conta" />}
      >
        <CampoTexto
          {...formulario.campo('email')}
          erro={
            formulario.erros.email ??
            (pedirEmail && formulario.valores.email.trim() === ''
              ? 'Digite o e-mail para receber outro código.'
              : undefined)
          }
          rotulo="E-mail"
          tipo="email"
          inputMode="email"
          autoComplete="email"
          placeholder="nome@email.com"
          icone={<IconMail size={20} stroke={1.75} aria-hidden="true" />}
        />
        <PinInput
          rotulo="Código de 7 caracteres"
          name={codigo.name}
          value={codigo.value}
          onChange={codigo.onChange}
          erro={codigo.erro}
        />
      </PassoFluxo>
    </QuadroPublico>
  );
}
