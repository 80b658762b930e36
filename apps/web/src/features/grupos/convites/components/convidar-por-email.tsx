import { email, obrigatorio } from '@rateia/domain/validacao';
import { IconSend } from '@tabler/icons-react';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { CampoTexto } from '../../../../ui/formulario/campo-texto.tsx';
import { useFormulario } from '../../../../ui/formulario/use-formulario.ts';
import { useConvidar } from '../mutations.ts';
import c from './convidar.module.css';

const campos = { email: { nome: 'E-mail', regras: [obrigatorio, email] } } as const;

/** One person by e-mail, with or without an account (REGRAS 2.26). */
export function ConvidarPorEmail({ idGrupo, dias }: { idGrupo: number; dias: number }) {
  const formulario = useFormulario({ iniciais: { email: '' }, campos, preguicoso: true, efemero: true });
  const convidar = useConvidar({
    aoEnviar: () => formulario.muda('email', ''),
    aoRecusar: (mensagem) => formulario.recusa('email', mensagem),
  });
  return (
    <Cartao titulo="Por e-mail">
      <form
        className={c['pilha']}
        noValidate
        onSubmit={formulario.enviar((valores) =>
          convidar.mutate({ body: { idGrupo, email: valores.email.trim().toLowerCase() } }),
        )}
      >
        <CampoTexto
          {...formulario.campo('email')}
          rotulo="E-mail da pessoa"
          tipo="email"
          autoComplete="off"
          inputMode="email"
          maxLength={254}
          apoio={`Quem não tem conta recebe também: o convite espera o cadastro e vale ${dias} dias.`}
        />
        <Botao
          tipo="submit"
          icone={<IconSend size={20} stroke={1.75} aria-hidden="true" />}
          fazendo={convidar.isPending && 'Enviando'}
        >
          Enviar convite
        </Botao>
      </form>
    </Cartao>
  );
}
