import { diaDe } from '@rateia/domain/datas';
import { useQuery } from '@tanstack/react-query';
import type { RespostaDe } from '../../../lib/api-client.ts';
import { diaPerto, limitePerto, momentoPerto, noTexto } from '../../../lib/momento.ts';
import { useBusca } from '../../../lib/navegacao.ts';
import { paths } from '../../../lib/paths.ts';
import { agora } from '../../../lib/relogio.ts';
import c from '../../../mesa/caso.module.css';
import { colunaDoPrazo, Duas } from '../../../mesa/celulas.tsx';
import { Decisao } from '../../../mesa/decisao.tsx';
import { PaginaDaFila } from '../../../mesa/pagina-da-fila.tsx';
import { Mesa } from '../../../mesa/pagina-operacao.tsx';
import type { ColunaFila } from '../../../mesa/tabela-fila.tsx';
import { TabelaFila } from '../../../mesa/tabela-fila.tsx';
import { useEscolhido } from '../../../mesa/use-escolhido.ts';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { Etiqueta } from '../../../ui/base/etiqueta.tsx';
import { Ligacao } from '../../../ui/base/ligacao.tsx';
import { ListaDefinicao } from '../../../ui/base/lista-definicao.tsx';
import { useAgora } from '../../../ui/fluxo/use-agora.ts';
import { StatusBadge } from '../../../ui/grupo/status-badge.tsx';
import { AnexosDoChamado } from '../chamados/components/anexos-do-chamado.tsx';
import d from './fila-chamados.module.css';
import { useResponderChamado } from './mutations.ts';
import { mesaDeChamadosQueries } from './queries.ts';

type Chamado = RespostaDe<'getFilaDeChamados'>['itens'][number];

const UM_MINUTO = 60_000;

/** Problems that people reported and that wait for an answer. */
export function FilaChamados() {
  return (
    <PaginaDaFila
      titulo="Relatos de problemas"
      consulta={useQuery(mesaDeChamadosQueries.chamados())}
      resumo={(total) => `${total} na fila. A resposta vai por e-mail e para o perfil da pessoa.`}
      vazia="Nenhum relato espera resposta"
    >
      {({ itens }) => <Fila itens={itens} />}
    </PaginaDaFila>
  );
}

function Fila({ itens }: { readonly itens: readonly Chamado[] }) {
  const { relato } = useBusca();
  const { atual, escolher } = useEscolhido(
    itens,
    ({ id }) => String(id),
    ({ id }) => String(id) === relato,
  );
  const instante = useAgora(agora, UM_MINUTO);
  return (
    <Mesa
      mostra={relato !== undefined}
      lista={
        <TabelaFila
          rotulo="Relatos por prazo"
          larguras="84px minmax(0, 1fr) minmax(0, 1.6fr)"
          colunas={colunasDe(instante)}
          itens={itens}
          chave={({ id }) => String(id)}
          escolhido={atual}
          aoEscolher={escolher}
        />
      }
      detalhe={atual !== undefined && <Caso key={atual.id} chamado={atual} />}
    />
  );
}

function colunasDe(instante: number): ColunaFila<Chamado>[] {
  return [
    colunaDoPrazo(instante),
    {
      rotulo: 'Pessoa',
      principal: true,
      celula: ({ usuario, categoriaDescricao, mensagens, reporte }) => (
        <Duas
          titulo={usuario}
          detalhe={`${reporte === null ? categoriaDescricao : `Reporta um grupo: ${noTexto(reporte.motivo)}`}. ${porQueEspera(mensagens)}`}
        />
      ),
    },
    { rotulo: 'Relato', celula: ({ inicio, numero }) => <Duas titulo={inicio} detalhe={numero} /> },
  ];
}

/** The reason why a report stands in the queue. */
function porQueEspera(mensagens: Chamado['mensagens']): string {
  return mensagens.some(({ daEquipe }) => daEquipe) ? 'Escreveu de novo' : 'Espera a primeira resposta';
}

function Caso({ chamado }: { readonly chamado: Chamado }) {
  const {
    id,
    numero,
    usuario,
    idUsuario,
    categoriaDescricao,
    contaDesde,
    abertoEm,
    prazo,
    mensagens,
    anexos,
    reporte,
  } = chamado;
  const responder = useResponderChamado(numero);
  function enviar(texto: string, encerrar: boolean): void {
    responder.mutate({ params: { id }, body: { texto, encerrar } });
  }
  function fazendo(encerrar: boolean): string | false {
    return responder.isPending && responder.variables.body.encerrar === encerrar ? 'Enviando' : false;
  }
  return (
    <Cartao className={c['caso']}>
      <div className={c['cabeca']}>
        <div>
          <h2>{`Relato ${numero}`}</h2>
          <p>
            {usuario}, <Ligacao href={paths.backofficePessoa(idUsuario)}>{`pessoa ${idUsuario}`}</Ligacao>
          </p>
        </div>
        <Etiqueta tom="info">{categoriaDescricao}</Etiqueta>
      </div>
      <ol className={d['mensagens']} aria-label="Conversa">
        {mensagens.map(({ id: idMensagem, daEquipe, texto, em }) => (
          <li key={idMensagem} data-equipe={daEquipe || undefined}>
            <p className={d['autor']}>
              <b>{daEquipe ? 'Equipe' : usuario}</b>, {noTexto(momentoPerto(em))}
            </p>
            <p className={d['texto']}>{texto}</p>
          </li>
        ))}
      </ol>
      <AnexosDoChamado anexos={anexos} />
      {reporte !== null && <GrupoReportado reporte={reporte} />}
      <ListaDefinicao
        itens={[
          { rotulo: 'Aberto', valor: momentoPerto(abertoEm) },
          { rotulo: 'Responder até', valor: limitePerto(prazo) },
          { rotulo: 'Conta desde', valor: diaPerto(diaDe(contaDesde)) },
        ]}
      />
      <Decisao
        rotulo="Resposta para a pessoa"
        ajuda="O que foi feito, e o que ela pode fazer agora"
        assinatura="A resposta vai para a pessoa em nome da equipe. Quem respondeu, e quando, fica registrado."
        acoes={[
          {
            tecla: 'A',
            rotulo: 'Responder',
            variante: 'primario',
            exigeMensagem: true,
            fazendo: fazendo(false),
            fazer: (texto) => enviar(texto, false),
          },
          {
            tecla: 'E',
            rotulo: 'Responder e encerrar',
            variante: 'linha',
            exigeMensagem: true,
            fazendo: fazendo(true),
            fazer: (texto) => enviar(texto, true),
          },
        ]}
      />
    </Cartao>
  );
}

/** The reported group: how many people reported it, and what the staff has done to it. */
function GrupoReportado({ reporte }: { readonly reporte: NonNullable<Chamado['reporte']> }) {
  const { motivo, idGrupo, grupo, statusId, pessoas, feito } = reporte;
  return (
    <ListaDefinicao
      itens={[
        { rotulo: 'Grupo', valor: <Ligacao href={paths.grupo(idGrupo)}>{grupo}</Ligacao> },
        { rotulo: 'Motivo', valor: motivo },
        { rotulo: 'Situação', valor: <StatusBadge maquina="grupo" status={statusId} /> },
        { rotulo: 'Reportado por', valor: pessoas === 1 ? '1 pessoa' : `${pessoas} pessoas` },
        {
          rotulo: 'A equipe já fez',
          valor:
            feito.length === 0
              ? 'Nada'
              : feito.map(({ evento, em }) => `${ATO[evento] ?? evento}, ${noTexto(momentoPerto(em))}`).join('; '),
        },
      ]}
    />
  );
}

/** Acts of the staff on a group, by the event of its machine. */
const ATO: Readonly<Record<string, string>> = {
  aprovar: 'Aprovou',
  recusar: 'Recusou',
  pedirEdicao: 'Pediu ajustes',
  liberarTriagem: 'Liberou da triagem',
  cancelar: 'Encerrou',
  agendarFim: 'Marcou o fim',
  reverterFim: 'Desmarcou o fim',
};
