import { CAMPOS_DO_NOME } from '@rateia/domain/perfil/edicao';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RespostaDe } from '../../../lib/api-client.ts';
import type { EntradaSocial } from '../../../lib/entrada-social.ts';
import { aparelhoECampanha } from '../../../lib/entrada-social.ts';
import { paths } from '../../../lib/paths.ts';
import { Nota } from '../../../ui/base/nota.tsx';
import { PassoFluxo } from '../../../ui/fluxo/passo-fluxo.tsx';
import { CampoTexto } from '../../../ui/formulario/campo-texto.tsx';
import { useFormulario } from '../../../ui/formulario/use-formulario.ts';
import { QuadroPublico } from '../../../ui/layout/quadro-publico.tsx';
import { AceiteDosTermos } from '../components/aceite-dos-termos.tsx';
import { ComEntrada } from '../components/com-entrada.tsx';
import { Etapas } from '../components/etapas.tsx';
import { useFinalizar } from '../mutations-sociais.ts';
import { cadastroQueries } from '../queries.ts';
import c from './segunda-etapa.module.css';

const campos = {
  firstName: CAMPOS_DO_NOME.primeiroNome,
  lastName: CAMPOS_DO_NOME.sobreNome,
} as const;

/** /cadastro/finalizar (spec 1, §4): a new social account; its name, to be put right, and the terms. */
export function TelaFinalizar() {
  return <ComEntrada>{(entrada, info) => <Finalizar entrada={entrada} info={info} />}</ComEntrada>;
}

interface FinalizarProps {
  entrada: EntradaSocial;
  info: RespostaDe<'infoAutenticacaoExterna'>;
}

function Finalizar({ entrada, info: { email, firstName, lastName } }: FinalizarProps) {
  const { socialAuth, socialToken, redirect } = entrada;
  const termos = useQuery(cadastroQueries.termos());
  const [aceita, setAceita] = useState(false);
  const [erroDoAceite, setErroDoAceite] = useState<string>();
  const [termosMudaram, setTermosMudaram] = useState(false);
  const [recusa, setRecusa] = useState<string>();
  const formulario = useFormulario({ iniciais: { firstName, lastName }, campos, preguicoso: true });
  const finalizar = useFinalizar(
    entrada,
    () => {
      setAceita(false);
      setTermosMudaram(true);
    },
    setRecusa,
  );
  const enviar = formulario.enviar((dados) => {
    if (!aceita) return setErroDoAceite('Aceite os termos de uso para continuar.');
    if (termos.data === undefined) return;
    finalizar.mutate({
      body: {
        socialAuth,
        socialToken,
        firstName: dados.firstName.trim(),
        lastName: dados.lastName.trim(),
        aceitaTermos: true,
        versaoTermos: termos.data.versao,
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
        aoContinuar={enviar}
        acao="Criar conta"
        fazendo={finalizar.isPending && 'Criando a conta'}
        resumo={<Etapas atual="conta" />}
      >
        {recusa !== undefined && (
          <Nota tom="danger" alerta>
            {recusa}
          </Nota>
        )}
        {termosMudaram && (
          <Nota tom="warning" alerta>
            Os termos de uso mudaram agora há pouco. Leia de novo e aceite para criar a conta.
          </Nota>
        )}
        <div className={c['nomes']}>
          <CampoTexto {...formulario.campo('firstName')} rotulo="Nome" autoComplete="given-name" />
          <CampoTexto {...formulario.campo('lastName')} rotulo="Sobrenome" autoComplete="family-name" />
        </div>
        <AceiteDosTermos
          aceita={aceita}
          erro={erroDoAceite}
          aoMudar={(marcada) => {
            setAceita(marcada);
            setErroDoAceite(undefined);
          }}
        />
      </PassoFluxo>
    </QuadroPublico>
  );
}
