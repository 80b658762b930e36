import { email, obrigatorio } from '@rateia/domain/validacao';
import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { quantos } from '../../../lib/em-palavras.ts';
import type { LinhaDe } from '../../../lib/linha.ts';
import { paths } from '../../../lib/paths.ts';
import { useRegras } from '../../../lib/regras.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import { Nota } from '../../../ui/base/nota.tsx';
import { PassoFluxo } from '../../../ui/fluxo/passo-fluxo.tsx';
import { CampoTexto } from '../../../ui/formulario/campo-texto.tsx';
import { useFormulario } from '../../../ui/formulario/use-formulario.ts';
import { QuadroPublico } from '../../../ui/layout/quadro-publico.tsx';
import { emailDigitado } from '../login/entrar.ts';
import { usePedirLink } from '../mutations.ts';

const campos = { email: { nome: 'E-mail', regras: [obrigatorio, email] } } as const;

interface PedirLinkProps {
  readonly chamada: LinhaDe<'esqueciSenha' | 'pedirBloqueio'>;
  readonly pergunta: string;
  readonly apoio: string;
  readonly acao: string;
  /** The content of the e-mail: "o link para criar uma nova senha". */
  readonly oQueChega: string;
  /** The page that the person was going to, if any. */
  readonly redirect?: string | undefined;
  readonly aoPedir?: () => void;
}

/** Asks for the e-mail of an account and says that its link is on the way, whether or not there is such an account. */
export function PedirLink({ chamada, pergunta, apoio, acao, oQueChega, redirect, aoPedir }: PedirLinkProps) {
  const minutos = useRegras()?.sessao.minutosDoLink;
  const [enviado, setEnviado] = useState(false);
  const [recusa, setRecusa] = useState<string>();
  const formulario = useFormulario({ iniciais: { email: emailDigitado.ler() }, campos, preguicoso: true });
  const entrar = paths.login({ redirect });
  function aoEnviar(): void {
    aoPedir?.();
    setEnviado(true);
  }
  const pedir = usePedirLink(chamada, aoEnviar, setRecusa);
  const enviar = formulario.enviar(({ email: endereco }) => {
    setRecusa(undefined);
    pedir.mutate({ body: { email: endereco } });
  });
  if (enviado) {
    return (
      <QuadroPublico>
        <PassoFluxo
          pergunta="Veja o seu e-mail"
          apoio={`Se houver uma conta com ${formulario.valores.email}, ${oQueChega} chega em instantes. Vale por ${quantos(minutos, 'minutos')} e uma vez só.`}
          href={entrar}
          acao="Voltar para o login"
          alternativa={
            <Botao variante="texto" bloco onClick={() => setEnviado(false)}>
              Não chegou, pedir de novo
            </Botao>
          }
        >
          <Nota>
            Não achou? Procure também na caixa de spam. Por segurança, não dizemos se o e-mail tem conta aqui.
          </Nota>
        </PassoFluxo>
      </QuadroPublico>
    );
  }
  return (
    <QuadroPublico>
      <PassoFluxo
        pergunta={pergunta}
        apoio={apoio}
        voltar={entrar}
        aoContinuar={() => enviar()}
        acao={acao}
        fazendo={pedir.isPending && 'Enviando'}
      >
        {recusa !== undefined && (
          <Nota tom="danger" alerta>
            {recusa}
          </Nota>
        )}
        <CampoTexto
          {...formulario.campo('email')}
          rotulo="E-mail"
          tipo="email"
          inputMode="email"
          autoComplete="username"
          placeholder="nome@email.com"
          icone={<IconMail size={20} stroke={1.75} aria-hidden="true" />}
          autoFocus
        />
      </PassoFluxo>
    </QuadroPublico>
  );
}
