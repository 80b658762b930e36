import { ID_FORMA_ACESSO } from '@rateia/domain/grupos/enums';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PedidoDe, RespostaDe } from '../../../../lib/api-client.ts';
import { useParametroId } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Vazio } from '../../../../ui/estado/vazio.tsx';
import { CampoArea } from '../../../../ui/formulario/campo-area.tsx';
import { CampoSenha } from '../../../../ui/formulario/campo-senha.tsx';
import { CampoTexto } from '../../../../ui/formulario/campo-texto.tsx';
import { focarCampo } from '../../../../ui/formulario/focar-campo.ts';
import { useFormulario } from '../../../../ui/formulario/use-formulario.ts';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { useEnviarAcesso } from '../../mutations-admin.ts';
import { MembrosDoGrupo } from '../../pagina/components/membros-do-grupo.tsx';
import { grupoAdminQueries } from '../../queries-admin.ts';
import type { CampoDeAcesso } from '../envio.ts';
import { camposDaForma, regrasDoEnvio, SEM_DADOS } from '../envio.ts';
import c from './enviar.module.css';

type MeuGrupo = RespostaDe<'getGrupoAdmin'>;

/** /grupo/admin/{id}/enviar: the access data goes to the vault, for every member who is in. */
export function TelaEnviar() {
  const id = useParametroId();
  const consulta = useQuery(grupoAdminQueries.detalhe(id));
  return (
    <Pagina titulo="Enviar acesso" voltar={paths.grupoAdmin(id)} largura="estreita">
      <Consulta consulta={consulta} erro="Não conseguimos carregar o grupo" esqueleto={<OssoLista quantos={2} />}>
        {(dados) => (dados.acoes.enviarAcesso ? <Enviar dados={dados} /> : <AntesDaHora dados={dados} />)}
      </Consulta>
    </Pagina>
  );
}

function Enviar({ dados }: { dados: MeuGrupo }) {
  const { grupo, envio } = dados;
  const pedidos = camposDaForma(grupo.formaAcesso);
  const [semDados, setSemDados] = useState(false);
  const formulario = useFormulario({
    iniciais: { login: '', senha: '', codigo: '', link: '', instrucoes: '' },
    campos: regrasDoEnvio,
    preguicoso: true,
  });
  const vazio = pedidos.every((nome) => formulario.valores[nome].trim() === '');
  const enviar = useEnviarAcesso(grupo.id, (recusas) => {
    for (const [nome, texto] of Object.entries(recusas)) {
      const campo = pedidos.find((conhecido) => conhecido === nome);
      if (campo !== undefined) formulario.recusa(campo, texto);
      else setSemDados(true);
    }
  });
  const aoEnviar = formulario.enviar((valores) => {
    const campos: PedidoDe<'updateDadosAcesso'>['body']['campos'] = Object.fromEntries(
      pedidos.map((nome) => [nome, valores[nome]]),
    );
    setSemDados(vazio);
    if (vazio) focarCampo(pedidos[0] ?? '');
    else enviar.mutate({ body: { idGrupo: grupo.id, campos } });
  });
  const convite = grupo.formaAcesso === ID_FORMA_ACESSO.convite;
  return (
    <form className={c['form']} onSubmit={aoEnviar} noValidate>
      {envio.troca !== null && (
        <Nota tom="warning" titulo={envio.troca.titulo}>
          {envio.troca.mensagem}
        </Nota>
      )}
      {envio.temDadosAcesso && !envio.rotacaoPendente && (
        <Nota>Já há dados no cofre. O que você enviar agora toma o lugar deles e os membros são avisados.</Nota>
      )}
      {convite && (
        <Nota>Convide cada membro pelo próprio serviço e conte aqui o que ele precisa fazer para aceitar.</Nota>
      )}
      {semDados && vazio && (
        <Nota tom="danger" alerta>
          {SEM_DADOS}
        </Nota>
      )}
      {pedidos.map((nome) => (
        <CampoDoEnvio key={nome} nome={nome} {...formulario.campo(nome)} />
      ))}
      <MembrosDoGrupo dados={dados} />
      <p className={c['apoio']}>
        Os dados ficam cifrados. Só os membros que pagaram abrem, e você vê quem abriu e quando.
      </p>
      <Botao tipo="submit" tamanho="lg" bloco fazendo={enviar.isPending && 'Enviando'}>
        {envio.temDadosAcesso ? 'Trocar dados de acesso' : 'Enviar dados de acesso'}
      </Botao>
    </form>
  );
}

interface CampoDoEnvioProps {
  nome: CampoDeAcesso;
  value: string;
  onChange: (valor: string) => void;
  erro: string | undefined;
  name: string;
}

function CampoDoEnvio({ nome, ...campo }: CampoDoEnvioProps) {
  switch (nome) {
    case 'login':
      return <CampoTexto {...campo} rotulo="E-mail ou usuário" maxLength={254} autoComplete="off" />;
    case 'senha':
      return <CampoSenha {...campo} rotulo="Senha do serviço" autoComplete="new-password" maxLength={254} />;
    case 'codigo':
      return <CampoTexto {...campo} rotulo="Código de ativação" maxLength={254} autoComplete="off" />;
    case 'link':
      return (
        <CampoTexto
          {...campo}
          rotulo="Endereço (opcional)"
          tipo="url"
          inputMode="url"
          placeholder="https://"
          maxLength={500}
          autoComplete="off"
        />
      );
    case 'instrucoes':
      return (
        <CampoArea
          {...campo}
          rotulo="Como entrar"
          maxLength={2000}
          linhas={4}
          placeholder="Perfil de cada um, passos, cuidados"
        />
      );
  }
}

function AntesDaHora({ dados: { grupo, acoes } }: { dados: MeuGrupo }) {
  return (
    <Vazio
      titulo="Ainda não é a hora de enviar"
      detalhe={
        acoes.liberar
          ? 'Primeiro avise que você assinou o serviço.'
          : 'Você envia o acesso depois que os membros pagarem e o serviço estiver assinado. Avisamos por e-mail.'
      }
      acao={
        <Botao
          variante={acoes.liberar ? 'primario' : 'suave'}
          href={acoes.liberar ? paths.grupoAdminLiberar(grupo.id) : paths.grupoAdmin(grupo.id)}
        >
          {acoes.liberar ? 'Avisar que assinei' : 'Ver o grupo'}
        </Botao>
      }
    />
  );
}
