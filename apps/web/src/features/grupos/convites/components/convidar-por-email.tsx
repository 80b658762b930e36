import { ID_VISIBILIDADE_GRUPO } from '@rateia/domain/grupos/enums';
import { email, obrigatorio } from '@rateia/domain/validacao';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { CampoTexto } from '../../../../ui/formulario/campo-texto.tsx';
import { Marcacao } from '../../../../ui/formulario/marcacao.tsx';
import { useFormulario } from '../../../../ui/formulario/use-formulario.ts';
import { useConvidar } from '../mutations.ts';
import c from './convidar.module.css';

const campos = { email: { nome: 'E-mail', regras: [obrigatorio, email] } } as const;

interface ConvidarPorEmailProps {
  readonly convites: RespostaDe<'getConvitesDoGrupo'>;
  /** A member invites by keeping a seat, and in no other way. */
  readonly soGuardando?: boolean;
}

/** One person by e-mail, with or without an account (REGRAS 2.26). */
export function ConvidarPorEmail({
  convites: { grupo, dias, horasDaVaga },
  soGuardando = false,
}: ConvidarPorEmailProps) {
  const publico = grupo.visibilidade === ID_VISIBILIDADE_GRUPO.publico;
  const [guardar, setGuardar] = useState(soGuardando);
  const formulario = useFormulario({ iniciais: { email: '' }, campos, preguicoso: true, efemero: true });
  const convidar = useConvidar({
    aoEnviar: () => formulario.muda('email', ''),
    aoRecusar: (mensagem) => formulario.recusa('email', mensagem),
  });
  return (
    <Cartao titulo={soGuardando ? 'Guardar uma vaga para um amigo' : 'Por e-mail'}>
      {soGuardando && (
        <p className={c['apoio']}>
          {`A vaga fica com o seu amigo por ${horasDaVaga} horas, uma de cada vez. Ele paga quando aceitar; para você, nada muda.`}
        </p>
      )}
      <form
        className={c['pilha']}
        noValidate
        onSubmit={formulario.enviar((valores) =>
          convidar.mutate({
            body: { idGrupo: grupo.id, email: valores.email.trim().toLowerCase(), guardarVaga: guardar },
          }),
        )}
      >
        <CampoTexto
          {...formulario.campo('email')}
          rotulo="E-mail da pessoa"
          tipo="email"
          autoComplete="off"
          inputMode="email"
          maxLength={254}
          apoio={`Quem não tem conta recebe também: o convite espera o cadastro e vale ${guardar ? `${horasDaVaga} horas` : `${dias} dias`}.`}
        />
        {publico && !soGuardando && (
          <Marcacao marcada={guardar} aoMudar={setGuardar}>
            {`Guardar uma vaga por ${horasDaVaga} horas. Não custa nada, e ninguém mais fica com ela.`}
          </Marcacao>
        )}
        <Botao
          tipo="submit"
          icone={<IconSend size={20} stroke={1.75} aria-hidden="true" />}
          fazendo={convidar.isPending && 'Enviando'}
        >
          {guardar ? 'Guardar e convidar' : 'Enviar convite'}
        </Botao>
      </form>
    </Cartao>
  );
}
