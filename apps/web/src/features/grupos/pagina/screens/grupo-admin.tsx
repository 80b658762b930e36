import { ID_STATUS_GRUPO, STATUS_NO_AR } from '@rateia/domain/grupos/estados';
import { useQuery } from '@tanstack/react-query';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { useParametroId } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { rotaFeita } from '../../../../lib/rotas.ts';
import { BotaoCopiar } from '../../../../ui/base/botao-copiar.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Ligacao } from '../../../../ui/base/ligacao.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { Aberturas } from '../../acesso/components/aberturas.tsx';
import { grupoAdminQueries } from '../../queries-admin.ts';
import { AjustesDoGrupo } from '../../vida/components/ajustes-do-grupo.tsx';
import { AjustesQuandoPedidos } from '../../vida/components/ajustes-quando-pedidos.tsx';
import { PedirNovaAnalise } from '../../vida/components/pedir-nova-analise.tsx';
import { ProximoPasso } from '../../vida/components/proximo-passo.tsx';
import { CabecaDoGrupo } from '../components/cabeca-do-grupo.tsx';
import { CompartilharGrupo } from '../components/compartilhar-grupo.tsx';
import { MembrosDoGrupo } from '../components/membros-do-grupo.tsx';
import { RegrasDoGrupo } from '../components/regras-do-grupo.tsx';
import c from './grupo-admin.module.css';

type MeuGrupo = RespostaDe<'getGrupoAdmin'>;

/** /grupo/admin/{id}: the deadlines, the members, the income, and the openings of the access. */
export function TelaGrupoAdmin() {
  const id = useParametroId();
  const consulta = useQuery(grupoAdminQueries.detalhe(id));
  const dados = consulta.data;
  return (
    <Pagina
      titulo={dados?.grupo.nome ?? 'Administrar grupo'}
      voltar={paths.meusGrupos()}
      {...(dados === undefined ? {} : { lado: <Lado dados={dados} /> })}
    >
      <Consulta consulta={consulta} erro="Não conseguimos carregar o grupo" esqueleto={<OssoLista quantos={3} />}>
        {(meu) => (
          <>
            <ProximoPasso dados={meu} />
            {meu.mensagemOperador !== '' && (
              <Nota titulo="Mensagem da nossa equipe">
                <span className={c['mensagem']}>{meu.mensagemOperador}</span>
              </Nota>
            )}
            <Motivo dados={meu} />
            {meu.acoes.recorrer && <PedirNovaAnalise key={meu.grupo.id} idGrupo={meu.grupo.id} />}
            <AjustesQuandoPedidos dados={meu} />
            <CabecaDoGrupo grupo={meu.grupo} />
            <MembrosDoGrupo dados={meu} />
            <RegrasDoGrupo grupo={meu.grupo} contato={meu.contato} />
            {STATUS_NO_AR.some((status) => status === meu.grupo.statusId) && <AjustesDoGrupo dados={meu} />}
            <Aberturas aberturas={meu.aberturas} titulo="Quem abriu o acesso" />
            <Encerrar grupo={meu.grupo} />
          </>
        )}
      </Consulta>
    </Pagina>
  );
}

const TITULO_DO_MOTIVO: Readonly<Record<number, string>> = {
  [ID_STATUS_GRUPO.triagem]: 'Por que está em análise',
  [ID_STATUS_GRUPO.pendenteAprovacao]: 'Por que está em análise',
  [ID_STATUS_GRUPO.reprovadoAutomaticamente]: 'Por que não foi aprovado',
};

/** The reason why the rules did not approve the group automatically. */
function Motivo({ dados: { grupo, motivoAnalise } }: { readonly dados: MeuGrupo }) {
  const titulo = TITULO_DO_MOTIVO[grupo.statusId];
  return titulo === undefined || motivoAnalise === '' ? null : <Nota titulo={titulo}>{motivoAnalise}</Nota>;
}

/** The way out of one's own group, while there is something to end (REGRAS 2.9). */
function Encerrar({ grupo }: { readonly grupo: MeuGrupo['grupo'] }) {
  if (!STATUS_NO_AR.some((status) => status === grupo.statusId)) return null;
  const marcado = grupo.statusId === ID_STATUS_GRUPO.cancelamentoAgendado;
  return (
    <Ligacao
      href={
        marcado || grupo.fidelidadeMeses === null
          ? paths.grupoAdminCancelamentoInformacoes(grupo.id)
          : paths.grupoAdminFidelidadeCancelamentoInformacoes(grupo.id)
      }
    >
      {marcado ? 'Ver ou desfazer o fim do grupo' : 'Encerrar grupo'}
    </Ligacao>
  );
}

function Lado({ dados: { grupo, previsto, recebido, envio, acoes } }: { readonly dados: MeuGrupo }) {
  const noAr = STATUS_NO_AR.some((status) => status === grupo.statusId);
  const endereco = new URL(paths.grupo(grupo.id), window.location.origin).href;
  return (
    <>
      <Cartao titulo="Seu dinheiro neste grupo" className={c['dinheiro']}>
        <div>
          <p className={c['apoio']}>Previsto para receber</p>
          <Valor valor={previsto} tamanho="xl" />
        </div>
        <ListaDefinicao
          itens={[
            { rotulo: 'Já recebido', valor: <Valor valor={recebido} /> },
            { rotulo: 'Você recebe por vaga', valor: <Valor valor={grupo.valorSemTaxas} /> },
            { rotulo: 'Cada membro paga', detalhe: 'com a taxa', valor: <Valor valor={grupo.valorMensal} /> },
          ]}
        />
        <div className={c['ligacoes']}>
          {rotaFeita('carteiraRecebimentosGrupo') && (
            <Ligacao href={paths.carteiraRecebimentosGrupo(grupo.id)}>Ver recebimentos</Ligacao>
          )}
          {acoes.alterarValor && <Ligacao href={paths.grupoAdminAlterarValor(grupo.id)}>Alterar valor</Ligacao>}
        </div>
      </Cartao>
      {(envio.temDadosAcesso || acoes.enviarAcesso) && (
        <Cartao titulo="Acesso">
          <p className={c['texto']}>
            {envio.temDadosAcesso ? 'Os dados estão no cofre do grupo.' : 'Você ainda não enviou os dados.'}
          </p>
          <div className={c['ligacoes']}>
            {envio.temDadosAcesso && <Ligacao href={paths.grupoDadosAcesso(grupo.id)}>Ver dados de acesso</Ligacao>}
            {acoes.enviarAcesso && (
              <Ligacao href={paths.grupoAdminEnviar(grupo.id, envio.temDadosAcesso ? { todos: 'sim' } : {})}>
                {envio.temDadosAcesso ? 'Trocar dados de todos' : 'Enviar acesso'}
              </Ligacao>
            )}
          </div>
        </Cartao>
      )}
      {noAr && grupo.vagasDisponiveis > 0 && (
        <Cartao titulo="Convites">
          <p className={c['texto']}>Chame amigos por link, QR code ou e-mail.</p>
          <Ligacao href={paths.grupoAdminConvidar(grupo.id)}>Convidar amigos</Ligacao>
        </Cartao>
      )}
      {noAr && (
        <Cartao titulo="Página do grupo">
          <p className={c['endereco']}>{endereco}</p>
          <div className={c['botoes']}>
            <BotaoCopiar texto={endereco} nome="o endereço do grupo" aviso="Endereço copiado" />
            {grupo.statusId !== ID_STATUS_GRUPO.aguardandoMembros && (
              <CompartilharGrupo grupo={grupo} fonte="grupo-admin" />
            )}
          </div>
        </Cartao>
      )}
    </>
  );
}
