import { CAMPOS_DO_NOME } from '@rateia/domain/perfil/edicao';
import { obrigatorio } from '@rateia/domain/validacao';
import { campanha } from '../../../../lib/campanha.ts';
import { comDicaDoNome } from '../../../../lib/campo-do-nome.ts';
import { useBusca } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { senha, useForcaDaSenha } from '../../../../lib/senha-nova.ts';
import { Nota } from '../../../../ui/base/nota.tsx';
import { PassoFluxo } from '../../../../ui/fluxo/passo-fluxo.tsx';
import { CampoSenha } from '../../../../ui/formulario/campo-senha.tsx';
import { CampoTexto } from '../../../../ui/formulario/campo-texto.tsx';
import { ForcaDaSenha } from '../../../../ui/formulario/forca-da-senha.tsx';
import { useFormulario } from '../../../../ui/formulario/use-formulario.ts';
import { QuadroPublico } from '../../../../ui/layout/quadro-publico.tsx';
import { Etapas } from '../../components/etapas.tsx';
import { AceiteDosTermos } from '../../termos/components/aceite-dos-termos.tsx';
import { useAceiteDosTermos } from '../../termos/use-aceite-dos-termos.ts';
import { useCriarConta } from '../envio-do-codigo.ts';
import { despachar, useRegistroNoPasso } from '../fluxo.ts';
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

function SeusDados({ registro }: { readonly registro: Registro }) {
  const { redirect } = useBusca();
  const aceite = useAceiteDosTermos();
  const formulario = useFormulario({
    iniciais: { firstName: registro.primeiroNome, lastName: registro.sobrenome, password: '' },
    campos,
    preguicoso: true,
  });
  const forca = useForcaDaSenha(formulario.valores.password);
  const criar = useCriarConta(
    redirect,
    (recusados) => {
      for (const nome of ['password', 'lastName', 'firstName'] as const) {
        const texto = recusados[nome];
        if (texto !== undefined) formulario.recusa(nome, texto);
      }
    },
    aceite.aoMudarem,
  );
  const enviar = formulario.enviar(async ({ firstName, lastName, password }) => {
    const versaoTermos = await aceite.versao();
    if (versaoTermos === undefined) return;
    const dados = { firstName: firstName.trim(), lastName: lastName.trim(), password };
    despachar({ tipo: 'informarNome', primeiroNome: dados.firstName, sobrenome: dados.lastName });
    criar.mutate({
      body: { ...dados, email: registro.email, aceitaTermos: true, versaoTermos, ...campanha() },
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
        aoContinuar={() => {
          aceite.verificar();
          enviar();
        }}
        acao="Criar conta"
        fazendo={(aceite.buscando || criar.isPending) && 'Criando a conta'}
        resumo={<Etapas atual="conta" />}
      >
        {aceite.mudaram && (
          <Nota tom="warning" alerta>
            Os termos de uso mudaram agora há pouco. Leia de novo e aceite para criar a conta.
          </Nota>
        )}
        <div className={c['nomes']}>
          <CampoTexto
            {...comDicaDoNome(formulario.campo('firstName'))}
            rotulo="Nome"
            autoComplete="given-name"
            autoFocus
          />
          <CampoTexto {...comDicaDoNome(formulario.campo('lastName'))} rotulo="Sobrenome" autoComplete="family-name" />
        </div>
        <CampoSenha {...formulario.campo('password')} rotulo="Senha" autoComplete="new-password" />
        <ForcaDaSenha forca={forca} />
        <AceiteDosTermos {...aceite.campo} />
      </PassoFluxo>
    </QuadroPublico>
  );
}
