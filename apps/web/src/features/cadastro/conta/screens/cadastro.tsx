import { email, obrigatorio } from '@rateia/domain/validacao';
import { IconMail } from '@tabler/icons-react';
import { campanha } from '../../../../lib/campanha.ts';
import { useLoginSocial } from '../../../../lib/login-social.ts';
import { useBusca } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { Ligacao } from '../../../../ui/base/ligacao.tsx';
import { PassoFluxo } from '../../../../ui/fluxo/passo-fluxo.tsx';
import { CampoTexto } from '../../../../ui/formulario/campo-texto.tsx';
import { LoginsSociais } from '../../../../ui/formulario/logins-sociais.tsx';
import { useFormulario } from '../../../../ui/formulario/use-formulario.ts';
import { QuadroPublico } from '../../../../ui/layout/quadro-publico.tsx';
import { Etapas } from '../../components/etapas.tsx';
import { usePrecadastro } from '../../mutations.ts';
import { Convite } from '../components/convite.tsx';
import { useRegistro } from '../fluxo.ts';
import c from './cadastro.module.css';

const campos = { email: { nome: 'E-mail', regras: [obrigatorio, email] } } as const;

/** /cadastro (spec 1, §4): the e-mail. A person who came from a link goes back to it at the end. */
export function TelaCadastro() {
  const { redirect } = useBusca();
  const social = useLoginSocial({ redirect });
  const registro = useRegistro();
  const formulario = useFormulario({ iniciais: { email: registro.email }, campos, preguicoso: true });
  const precadastro = usePrecadastro(redirect, ({ email: recusado }) => {
    if (recusado !== undefined) formulario.recusa('email', recusado);
  });
  return (
    <QuadroPublico>
      <PassoFluxo
        pergunta="Qual é o seu e-mail?"
        apoio="É com ele que você entra. Vamos enviar um código para confirmar que é seu."
        passo={1}
        de={3}
        voltar={paths.login({ redirect })}
        aoContinuar={formulario.enviar(({ email: endereco }) =>
          precadastro.mutate({ body: { email: endereco.trim(), ...campanha() } }),
        )}
        fazendo={precadastro.isPending && 'Continuando'}
        alternativa={
          <>
            <LoginsSociais {...social} />
            <p className={c['entrar']}>
              Já tem conta? <Ligacao href={paths.login({ redirect })}>Entrar</Ligacao>
            </p>
          </>
        }
        resumo={<Etapas atual="conta" />}
      >
        <Convite />
        <CampoTexto
          {...formulario.campo('email')}
          rotulo="E-mail"
          tipo="email"
          inputMode="email"
          autoComplete="email"
          placeholder="nome@email.com"
          autoFocus
          icone={<IconMail size={20} stroke={1.75} aria-hidden="true" />}
        />
      </PassoFluxo>
    </QuadroPublico>
  );
}
