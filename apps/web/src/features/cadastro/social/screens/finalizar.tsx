import { CAMPOS_DO_NOME } from '@rateia/domain/perfil/edicao';
import { useState } from 'react';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { comDicaDoNome } from '../../../../lib/campo-do-nome.ts';
import type { LoginSocial } from '../../../../lib/login-social.ts';
import { aparelhoECampanha } from '../../../../lib/login-social.ts';
import { paths } from '../../../../lib/paths.ts';
import { Nota } from '../../../../ui/base/nota.tsx';
import { PassoFluxo } from '../../../../ui/fluxo/passo-fluxo.tsx';
import { CampoTexto } from '../../../../ui/formulario/campo-texto.tsx';
import { useFormulario } from '../../../../ui/formulario/use-formulario.ts';
import { QuadroPublico } from '../../../../ui/layout/quadro-publico.tsx';
import { Etapas } from '../../components/etapas.tsx';
import c from '../../conta/screens/segunda-etapa.module.css';
import { AceiteDosTermos } from '../../termos/components/aceite-dos-termos.tsx';
import { useAceiteDosTermos } from '../../termos/use-aceite-dos-termos.ts';
import { ComLogin } from '../components/com-login.tsx';
import { useFinalizar } from '../mutations.ts';

const campos = {
  firstName: CAMPOS_DO_NOME.primeiroNome,
  lastName: CAMPOS_DO_NOME.sobreNome,
} as const;

/** /cadastro/finalizar (spec 1, §4): a new social account; its name, which may be corrected, and the terms. */
export function TelaFinalizar() {
  return <ComLogin>{(entrada, info) => <Finalizar entrada={entrada} info={info} />}</ComLogin>;
}

interface FinalizarProps {
  readonly entrada: LoginSocial;
  readonly info: RespostaDe<'infoAutenticacaoExterna'>;
}

function Finalizar({ entrada, info: { email, firstName, lastName } }: FinalizarProps) {
  const { socialAuth, socialToken, redirect } = entrada;
  const aceite = useAceiteDosTermos();
  const [recusa, setRecusa] = useState<string>();
  const formulario = useFormulario({ iniciais: { firstName, lastName }, campos, preguicoso: true });
  const finalizar = useFinalizar(entrada, aceite.aoMudarem, setRecusa);
  const enviar = formulario.enviar(async (dados) => {
    const versaoTermos = await aceite.versao();
    if (versaoTermos === undefined) return;
    finalizar.mutate({
      body: {
        socialAuth,
        socialToken,
        firstName: dados.firstName.trim(),
        lastName: dados.lastName.trim(),
        aceitaTermos: true,
        versaoTermos,
        ...aparelhoECampanha(),
      },
    });
  });
  return (
    <QuadroPublico>
      <PassoFluxo
        pergunta="Está certo o seu nome?"
        apoio={
          <>
            A sua conta será <b>{email}</b>. Você entra sem senha daqui.
          </>
        }
        voltar={paths.login({ redirect })}
        aoContinuar={() => {
          aceite.verificar();
          enviar();
        }}
        acao="Criar conta"
        fazendo={(aceite.buscando || finalizar.isPending) && 'Criando a conta'}
        resumo={<Etapas atual="conta" />}
      >
        {recusa !== undefined && (
          <Nota tom="danger" alerta>
            {recusa}
          </Nota>
        )}
        {aceite.mudaram && (
          <Nota tom="warning" alerta>
            Os termos de uso mudaram agora há pouco. Leia de novo e aceite para criar a conta.
          </Nota>
        )}
        <div className={c['nomes']}>
          <CampoTexto {...comDicaDoNome(formulario.campo('firstName'))} rotulo="Nome" autoComplete="given-name" />
          <CampoTexto {...comDicaDoNome(formulario.campo('lastName'))} rotulo="Sobrenome" autoComplete="family-name" />
        </div>
        <AceiteDosTermos {...aceite.campo} />
      </PassoFluxo>
    </QuadroPublico>
  );
}
