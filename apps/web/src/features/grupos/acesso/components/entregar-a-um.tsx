import { acessoCompartilhado, ID_FORMA_ACESSO } from '@rateia/domain/grupos/enums';
import { nomeDoPais } from '@rateia/domain/grupos/nome-do-pais';
import { IconSend } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { limitePerto, noTexto } from '../../../../lib/momento.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { BotaoCopiar } from '../../../../ui/base/botao-copiar.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Ligacao } from '../../../../ui/base/ligacao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { CampoDeAcesso } from '../../../../ui/formulario/campo-de-acesso.tsx';
import { useFormulario } from '../../../../ui/formulario/use-formulario.ts';
import { useEntregarAcesso } from '../../mutations-admin.ts';
import type { MembroQueRecebe } from '../envio.ts';
import { quemEspera, regrasDaEntrega } from '../envio.ts';
import c from './enviar.module.css';
import { QuemFicaSabendo } from './quem-fica-sabendo.tsx';

type MeuGrupo = RespostaDe<'getGrupoAdmin'>;
interface ParaUm {
  readonly dados: MeuGrupo;
  readonly membro: MembroQueRecebe;
}

/** The access of one member: what this form of access needs for him, one button, and silence for the others. */
export function EntregarAUm({ dados, membro }: ParaUm) {
  const { grupo } = dados;
  return (
    <div className={c['colunas']}>
      <div className={c['form']}>
        {membro.contestacao !== null && (
          <Nota tom="warning" titulo={`${membro.nome} não entrou`}>
            {`O que apareceu: ${membro.contestacao.motivo.toLocaleLowerCase('pt-BR')}. Sem acesso novo até ${noTexto(limitePerto(membro.contestacao.devolverEm))}, tudo volta. `}
            <Ligacao pequena href={paths.grupoAdminMensagem(grupo.id, { membro: membro.idAssinatura })}>
              Abrir a conversa
            </Ligacao>
          </Nota>
        )}
        <Entrega dados={dados} membro={membro} />
        <OutrosQueEsperam dados={dados} membro={membro} />
      </div>
      <div className={c['lado']}>
        <QuemFicaSabendo membros={dados.membros} avisado={({ idAssinatura }) => idAssinatura === membro.idAssinatura} />
        <Prazo membro={membro} />
        <Cartao titulo="Trocar dados de todos">
          <p className={c['apoio']}>
            {acessoCompartilhado(grupo.formaAcesso)
              ? 'É outra ação: toma o lugar do que está no cofre e avisa o grupo inteiro.'
              : 'O endereço e as instruções que todos leem. Não muda o que é de cada um.'}
          </p>
          <Ligacao href={paths.grupoAdminEnviar(grupo.id, { todos: 'sim' })}>Trocar dados de todos</Ligacao>
        </Cartao>
      </div>
    </div>
  );
}

function Entrega({ dados: { grupo }, membro }: ParaUm) {
  const codigo = grupo.formaAcesso === ID_FORMA_ACESSO.codigoAtivacao;
  const formulario = useFormulario({
    iniciais: { codigo: '', instrucoes: '' },
    campos: regrasDaEntrega(codigo),
    preguicoso: true,
  });
  const entregar = useEntregarAcesso({ id: grupo.id, nome: membro.nome }, (recusas) => {
    for (const [nome, texto] of Object.entries(recusas))
      if (nome === 'codigo' || nome === 'instrucoes') formulario.recusa(nome, texto);
  });
  const aoEnviar = formulario.enviar(({ codigo: valor, instrucoes }) =>
    entregar.mutate({
      params: { id: grupo.id },
      body: {
        idAssinatura: membro.idAssinatura,
        campos: { ...(codigo ? { codigo: valor } : {}), ...(instrucoes.trim() === '' ? {} : { instrucoes }) },
      },
    }),
  );
  const antes = passosAntes(grupo, membro);
  return (
    <Cartao>
      <form onSubmit={aoEnviar} noValidate>
        <ol className={c['passos']}>
          {antes.map(({ titulo, corpo }, i) => (
            <Passo key={titulo} numero={i + 1} titulo={titulo}>
              {corpo}
            </Passo>
          ))}
          <Passo numero={antes.length + 1} titulo={codigo ? 'Cole o código' : 'Marque como enviado'}>
            <p>{`${membro.nome} recebe um aviso e tem 48 horas para dizer se entrou.`}</p>
            {codigo && (
              <div className={c['campo']}>
                <CampoDeAcesso nome="codigo" {...formulario.campo('codigo')} />
              </div>
            )}
            <div className={c['campo']}>
              <CampoDeAcesso nome="recado" para={membro.nome} {...formulario.campo('instrucoes')} />
            </div>
            <Botao
              tipo="submit"
              tamanho="lg"
              icone={<IconSend size={20} stroke={1.75} />}
              fazendo={entregar.isPending && 'Enviando'}
            >
              {`Enviar só para ${membro.nome}`}
            </Botao>
          </Passo>
        </ol>
      </form>
    </Cartao>
  );
}

interface PassoDoEnvio {
  readonly titulo: string;
  readonly corpo: ReactNode;
}

/** The steps before the administrator marks it as done, by form of access. */
function passosAntes(grupo: MeuGrupo['grupo'], membro: MembroQueRecebe): readonly PassoDoEnvio[] {
  const { formaAcesso, servico, site } = grupo;
  const abrir = site.startsWith('https://') && <Ligacao href={site}>{`Abrir ${servico}`}</Ligacao>;
  if (formaAcesso === ID_FORMA_ACESSO.convite)
    return [
      {
        titulo: `Copie o e-mail de ${membro.nome}`,
        corpo: (
          <>
            <p>É o e-mail da conta de quem entra. Só você vê, enquanto o convite não for aceito.</p>
            <p className={c['email']}>{membro.emailDoConvite ?? 'Este membro já confirmou o acesso.'}</p>
            {membro.emailDoConvite !== null && (
              <BotaoCopiar texto={membro.emailDoConvite} nome={`o e-mail de ${membro.nome}`} aviso="E-mail copiado" />
            )}
          </>
        ),
      },
      {
        titulo: `Convide em ${servico}`,
        corpo: (
          <>
            <p>Na área de família ou de membros do serviço, cole o e-mail e envie o convite.</p>
            {membro.paisDaResidencia !== null && (
              <p>{`${membro.nome} confirmou que mora no país do plano: ${nomeDoPais(membro.paisDaResidencia)}.`}</p>
            )}
            {abrir}
          </>
        ),
      },
    ];
  if (!acessoCompartilhado(formaAcesso))
    return [
      {
        titulo: 'Gere um código no serviço',
        corpo: (
          <>
            <p>{`Um código só de ${membro.nome}. Cada membro tem o seu, e nenhum outro lê este.`}</p>
            {abrir}
          </>
        ),
      },
    ];
  return [
    {
      titulo: 'Os dados já estão no cofre',
      corpo: <p>{`${membro.nome} abre os mesmos dados do grupo. Escreva abaixo só o que muda, como o perfil.`}</p>,
    },
  ];
}

function Passo({
  numero,
  titulo,
  children,
}: {
  readonly numero: number;
  readonly titulo: string;
  readonly children: ReactNode;
}) {
  return (
    <li>
      <span className={c['numero']} aria-hidden="true">
        {numero}
      </span>
      <div className={c['corpo']}>
        <h2>{titulo}</h2>
        {children}
      </div>
    </li>
  );
}

function Prazo({ membro: { nome, acessoDevidoAte, acessoDevolverEm } }: { readonly membro: MembroQueRecebe }) {
  if (acessoDevolverEm === null) return null;
  return (
    <Cartao titulo="Se passar do prazo">
      <p className={c['apoio']}>
        {acessoDevidoAte === null ? '' : `Envie até ${noTexto(limitePerto(acessoDevidoAte))}. `}
        {`Sem acesso até ${noTexto(limitePerto(acessoDevolverEm))}, ${nome} recebe tudo de volta e a vaga fica livre.`}
      </p>
    </Cartao>
  );
}

function OutrosQueEsperam({ dados, membro }: ParaUm) {
  const outros = quemEspera(dados).filter(({ idAssinatura }) => idAssinatura !== membro.idAssinatura);
  if (outros.length === 0) return null;
  return (
    <Cartao titulo={outros.length === 1 ? 'Outra pessoa espera' : `Outras ${outros.length} pessoas esperam`}>
      <div className={c['outros']}>
        {outros.map(({ idAssinatura, nome }) => (
          <Botao
            key={idAssinatura}
            variante="suave"
            tamanho="sm"
            href={paths.grupoAdminEnviar(dados.grupo.id, { membro: idAssinatura })}
          >
            {nome}
          </Botao>
        ))}
      </div>
    </Cartao>
  );
}
