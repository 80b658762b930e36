import { acessoCompartilhado } from '@rateia/domain/grupos/enums';
import { useState } from 'react';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import {
  AVISO_DO_COOKIE,
  camposDaForma,
  camposParaEnviar,
  regrasDoEnvio,
  SEM_DADOS,
} from '../../../../lib/campos-de-acesso.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { CampoDeAcesso } from '../../../../ui/formulario/campo-de-acesso.tsx';
import { focarCampo } from '../../../../ui/formulario/focar-campo.ts';
import { useFormulario } from '../../../../ui/formulario/use-formulario.ts';
import { useEnviarAcesso } from '../../mutations-admin.ts';
import c from './enviar.module.css';
import { QuemFicaSabendo } from './quem-fica-sabendo.tsx';

type MeuGrupo = RespostaDe<'getGrupoAdmin'>;

/** The data for the whole group: the first delivery reaches every member who waits, later ones replace it. */
export function EnviarATodos({ dados }: { readonly dados: MeuGrupo }) {
  const { grupo, envio } = dados;
  const pedidos = camposDaForma(grupo.formaAcesso);
  const [semDados, setSemDados] = useState(false);
  const formulario = useFormulario({
    iniciais: { login: '', senha: '', codigo: '', cookie: '', link: '', instrucoes: '' },
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
    const campos = camposParaEnviar(pedidos, valores);
    setSemDados(vazio);
    if (vazio) focarCampo(pedidos[0] ?? '');
    else enviar.mutate({ body: { idGrupo: grupo.id, campos } });
  });
  return (
    <form className={c['form']} onSubmit={aoEnviar} noValidate>
      {envio.troca !== null && (
        <Nota tom="warning" titulo={envio.troca.titulo}>
          {envio.troca.mensagem}
        </Nota>
      )}
      {envio.temDadosAcesso && !envio.rotacaoPendente && <Nota>{oQueMuda(dados)}</Nota>}
      {pedidos.includes('cookie') && (
        <Nota tom="warning" titulo="Um cookie é uma sessão aberta">
          {AVISO_DO_COOKIE}
        </Nota>
      )}
      {semDados && vazio && (
        <Nota tom="danger" alerta>
          {SEM_DADOS}
        </Nota>
      )}
      {pedidos.map((nome) => (
        <CampoDeAcesso key={nome} nome={nome} {...formulario.campo(nome)} />
      ))}
      <QuemFicaSabendo membros={dados.membros} avisado={(membro) => ficaSabendo(dados, membro)} />
      <p className={c['apoio']}>
        Os dados ficam cifrados. Só os membros que pagaram abrem, e você vê quem abriu e quando.
      </p>
      <Botao tipo="submit" tamanho="lg" bloco fazendo={enviar.isPending && 'Enviando'}>
        {envio.temDadosAcesso ? 'Trocar dados de todos' : 'Enviar dados de acesso'}
      </Botao>
    </form>
  );
}

/**
 * True for a member who is notified: one who waits or reported that he did not get in, and every member of a group with
 * one shared password.
 */
function ficaSabendo({ grupo }: MeuGrupo, membro: MeuGrupo['membros'][number]): boolean {
  if (membro.entradaEm === null) return false;
  return membro.acessoEntregueEm === null || membro.contestacao !== null || acessoCompartilhado(grupo.formaAcesso);
}

function oQueMuda({ grupo }: MeuGrupo): string {
  return acessoCompartilhado(grupo.formaAcesso)
    ? 'Já há dados no cofre. O que você enviar agora toma o lugar deles, e todos são avisados.'
    : 'É o que todos leem: endereço e como entrar. O convite ou o código de cada um continua como está.';
}
