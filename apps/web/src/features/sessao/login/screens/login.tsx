import { email, obrigatorio } from '@rateia/domain/validacao';
import { IconMail } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { nomeDoAparelho } from '../../../../lib/aparelho.ts';
import { campanha } from '../../../../lib/campanha.ts';
import { useBusca } from '../../../../lib/navegacao.ts';
import { aposLogin } from '../../../../lib/navegador.ts';
import { paths } from '../../../../lib/paths.ts';
import { parteDispensavel } from '../../../../lib/pedacos.ts';
import { rotaFeita } from '../../../../lib/rotas.ts';
import { sessaoAtual } from '../../../../lib/sessao.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Ligacao } from '../../../../ui/base/ligacao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { CampoSenha } from '../../../../ui/formulario/campo-senha.tsx';
import { CampoTexto } from '../../../../ui/formulario/campo-texto.tsx';
import { useFormulario } from '../../../../ui/formulario/use-formulario.ts';
import { EntrarPorFora } from '../components/entrar-por-fora.tsx';
import { MolduraLogin } from '../components/moldura-login.tsx';
import { emailDigitado, useEntrar } from '../entrar.ts';
import c from './login.module.css';

const GrupoDoLink = parteDispensavel(async () => (await import('../components/grupo-do-link.tsx')).GrupoDoLink);

const campos = {
  email: { nome: 'E-mail', regras: [obrigatorio, email] },
  senha: { nome: 'Senha', regras: [obrigatorio] },
} as const;

/** /login (spec 1, §2): e-mail and password. The screen after it is `redirect`, when it is ours, else /grupos. */
export function TelaLogin() {
  const busca = useBusca();
  const [recusa, setRecusa] = useState<{ readonly mensagem: string; readonly jaTemCodigo: boolean }>();
  const formulario = useFormulario({ iniciais: { email: '', senha: '' }, campos, preguicoso: true, efemero: true });
  const entrar = useEntrar(
    () => void aposLogin(busca),
    (mensagem, jaTemCodigo) => setRecusa({ mensagem, jaTemCodigo }),
  );
  const { email: digitado } = formulario.valores;
  useEffect(() => emailDigitado.guardar(digitado), [digitado]);
  const enviar = formulario.enviar(({ email: endereco, senha }) => {
    setRecusa(undefined);
    const hashDispositivo = sessaoAtual.hashDispositivo();
    entrar.mutate({
      body: {
        email: endereco,
        senha,
        nomeDispositivo: nomeDoAparelho(),
        ...(hashDispositivo === undefined ? {} : { hashDispositivo }),
        ...campanha(),
      },
    });
  });
  return (
    <MolduraLogin>
      {busca['redirect']?.startsWith('/grupo/') === true && (
        <Suspense fallback={null}>
          <GrupoDoLink caminho={busca['redirect']} />
        </Suspense>
      )}
      <h1 tabIndex={-1}>Entre na sua conta</h1>
      <form className={c['form']} onSubmit={enviar} noValidate>
        {recusa !== undefined && (
          <Nota tom="danger" alerta>
            {recusa.mensagem}{' '}
            {recusa.jaTemCodigo && (
              <Ligacao href={paths.loginPinLiberacao({ redirect: busca['redirect'] })}>Digitar o último código</Ligacao>
            )}
          </Nota>
        )}
        <CampoTexto
          {...formulario.campo('email')}
          rotulo="E-mail"
          tipo="email"
          inputMode="email"
          autoComplete="username webauthn"
          placeholder="nome@email.com"
          icone={<IconMail size={20} stroke={1.75} aria-hidden="true" />}
        />
        <div className={c['senha']}>
          <CampoSenha {...formulario.campo('senha')} rotulo="Senha" />
          {rotaFeita('esqueciASenha') && (
            <span className={c['esqueci']}>
              <Ligacao href={paths.esqueciASenha({ redirect: busca['redirect'] })} pequena>
                Esqueci a senha
              </Ligacao>
            </span>
          )}
        </div>
        <Botao tipo="submit" tamanho="lg" bloco fazendo={entrar.isPending && 'Entrando'}>
          Entrar
        </Botao>
      </form>
      <EntrarPorFora redirect={busca['redirect']} />
      <div className={c['pe']}>
        {rotaFeita('cadastro') && (
          <p>
            Ainda não tem conta? <Ligacao href={paths.cadastro({ redirect: busca['redirect'] })}>Criar conta</Ligacao>
          </p>
        )}
        <Ligacao href={paths.ajuda()}>Ajuda</Ligacao>
      </div>
    </MolduraLogin>
  );
}
