import { CAMPOS_DO_NOME } from '@rateia/domain/perfil/edicao';
import { obrigatorio } from '@rateia/domain/validacao';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { campanha } from '../../../lib/campanha.ts';
import { useBusca } from '../../../lib/navegacao.ts';
import { paths } from '../../../lib/paths.ts';
import { Nota } from '../../../ui/base/nota.tsx';
import { PassoFluxo } from '../../../ui/fluxo/passo-fluxo.tsx';
import { CampoSenha } from '../../../ui/formulario/campo-senha.tsx';
import { CampoTexto } from '../../../ui/formulario/campo-texto.tsx';
import { ForcaDaSenha } from '../../../ui/formulario/forca-da-senha.tsx';
import { senha } from '../../../ui/formulario/senha-nova.ts';
import { useFormulario } from '../../../ui/formulario/use-formulario.ts';
import { QuadroPublico } from '../../../ui/layout/quadro-publico.tsx';
import { AceiteDosTermos } from '../components/aceite-dos-termos.tsx';
import { Etapas } from '../components/etapas.tsx';
import { despachar, useRegistroNoPasso } from '../fluxo.ts';
import { useCriarConta } from '../mutations.ts';
import { cadastroQueries } from '../queries.ts';
import type { Registro } from '../registro.ts';
import c from './segunda-etapa.module.css';

const campos = {
  firstName: CAMPOS_DO_NOME.primeiroNome,
  lastName: CAMPOS_DO_NOME.sobreNome,
  password: { nome: 'Senha', regras: [obrigatorio, senha] },
} as const;

/** /cadastro/segunda-etapa (spec 1, §3 Registration form): name, password and the terms. */
export function TelaSegundaEtapa() {
  const registro = useRegistroNoPasso(({ email }) => email !== '');
  return registro === undefined ? null : <SeusDados registro={registro} />;
}

function SeusDados({ registro }: { registro: Registro }) {
  const { redirect } = useBusca();
  const termos = useQuery(cadastroQueries.termos());
  const [aceita, setAceita] = useState(false);
  const [erroDoAceite, setErroDoAceite] = useState<string>();
  const [termosMudaram, setTermosMudaram] = useState(false);
  const formulario = useFormulario({
    iniciais: { firstName: registro.primeiroNome, lastName: registro.sobrenome, password: '' },
    campos,
    preguicoso: true,
  });
  const criar = useCriarConta(
    redirect,
    (recusados) => {
      for (const nome of ['password', 'lastName', 'firstName'] as const) {
        const texto = recusados[nome];
        if (texto !== undefined) formulario.recusa(nome, texto);
      }
    },
    () => {
      setAceita(false);
      setTermosMudaram(true);
    },
  );
  const enviar = formulario.enviar(({ firstName, lastName, password }) => {
    if (!aceita) return setErroDoAceite('Aceite os termos de uso para continuar.');
    if (termos.data === undefined) return;
    const dados = { firstName: firstName.trim(), lastName: lastName.trim(), password };
    despachar({ tipo: 'informarNome', primeiroNome: dados.firstName, sobrenome: dados.lastName });
    criar.mutate({
      body: { ...dados, email: registro.email, aceitaTermos: true, versaoTermos: termos.data.versao, ...campanha() },
    });
  });
  return (
    <QuadroPublico>
      <PassoFluxo
        pergunta="Como você se chama?"
        apoio={`A sua conta será ${registro.email}.`}
        passo={2}
        de={3}
        voltar={paths.cadastro({ redirect })}
        aoContinuar={enviar}
        acao="Criar conta"
        fazendo={criar.isPending && 'Criando a conta'}
        resumo={<Etapas atual="conta" />}
      >
        {termosMudaram && (
          <Nota tom="warning" alerta>
            Os termos de uso mudaram agora há pouco. Leia de novo e aceite para criar a conta.
          </Nota>
        )}
        <div className={c['nomes']}>
          <CampoTexto {...formulario.campo('firstName')} rotulo="Nome" autoComplete="given-name" autoFocus />
          <CampoTexto {...formulario.campo('lastName')} rotulo="Sobrenome" autoComplete="family-name" />
        </div>
        <CampoSenha {...formulario.campo('password')} rotulo="Senha" autoComplete="new-password" />
        <ForcaDaSenha senha={formulario.valores.password} />
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
