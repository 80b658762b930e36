import { ID_FORMA_ACESSO } from '@rateia/domain/grupos/enums';
import { ID_STATUS_GRUPO } from '@rateia/domain/grupos/estados';
import { nomeDoPais } from '@rateia/domain/grupos/nome-do-pais';
import { IconChevronLeft, IconKey, IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { useBusca, useParametroId } from '../../../../lib/navegacao.ts';
import { irPara, voltarOuIr } from '../../../../lib/navegador.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { BotaoIcone } from '../../../../ui/base/botao-icone.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Etiqueta } from '../../../../ui/base/etiqueta.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Passos } from '../../../../ui/fluxo/passos.tsx';
import { planoDoGrupo, textoDasVagas } from '../../../../ui/grupo/cartao-do-grupo.ts';
import { StatusBadge } from '../../../../ui/grupo/status-badge.tsx';
import { Tile } from '../../../../ui/grupo/tile.tsx';
import { BarraAcao } from '../../../../ui/layout/barra-acao.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { Lugares } from '../../../../ui/partes/lugares.tsx';
import { useEntrarNoGrupo, useVisualizacao } from '../../mutations.ts';
import { gruposQueries } from '../../queries.ts';
import { Administrador } from '../components/administrador.tsx';
import { CompartilharGrupo } from '../components/compartilhar-grupo.tsx';
import { AviseMe, EntrarNaFila } from '../components/fila-de-espera.tsx';
import { HistoricoDosLugares } from '../components/historico-dos-lugares.tsx';
import { NoCarrinho } from '../components/no-carrinho.tsx';
import { PerguntasDoGrupo } from '../components/perguntas-do-grupo.tsx';
import { PrecoDoGrupo } from '../components/preco-do-grupo.tsx';
import { RegrasDoGrupo } from '../components/regras-do-grupo.tsx';
import { SimuladorDoGrupo } from '../components/simulador-do-grupo.tsx';
import { VagaGuardada } from '../components/vaga-guardada.tsx';
import { lugaresDoGrupo, passosDoGrupo } from '../partes-do-grupo.ts';
import c from './grupo.module.css';

type Grupo = RespostaDe<'getGrupo'>;

const { ativo, assinadoComVagas, filaEspera } = ID_STATUS_GRUPO;
const COM_MEMBROS: readonly number[] = [ativo, assinadoComVagas, filaEspera];
/** A person takes at most so many seats of a group in the contract of the call. */
const MAXIMO_DE_VAGAS = 3;

/** /grupo/{id} (spec 2, §2): price and its arithmetic, seats as faces, the steps after paying, the administrator. */
export function TelaGrupo() {
  const id = useParametroId();
  const vagas = Math.min(MAXIMO_DE_VAGAS, Math.max(1, Number(useBusca()['vagas'] ?? 1) || 1));
  const consulta = useQuery(gruposQueries.grupo(id, vagas));
  const dados = consulta.data?.id === id ? consulta.data : undefined;
  useVisualizacao(dados);
  if (dados !== undefined) {
    return <PaginaDoGrupo grupo={dados} vagas={vagas} calculando={consulta.isPlaceholderData} />;
  }
  return (
    <Pagina titulo="Grupo" voltar={paths.grupos()}>
      <Consulta
        consulta={{ ...consulta, data: dados }}
        esqueleto={<OssoLista />}
        erro="Não conseguimos carregar este grupo"
      >
        {() => null}
      </Consulta>
    </Pagina>
  );
}

function PaginaDoGrupo({
  grupo,
  vagas,
  calculando,
}: {
  readonly grupo: Grupo;
  readonly vagas: number;
  readonly calculando: boolean;
}) {
  const [recusa, setRecusa] = useState<string>();
  const compra = { idGrupo: grupo.id, vagas, ...(grupo.fila === null ? {} : { fila: 'sim' as const }) };
  const entrar = useEntrarNoGrupo(compra, setRecusa);
  const { composicao } = grupo;
  const botao = (
    <AcaoDoGrupo
      grupo={grupo}
      calculando={calculando}
      entrando={entrar.isPending}
      aoEntrar={() => {
        setRecusa(undefined);
        const fila = grupo.fila !== null;
        // A demand of the service or of the group is answered before seats are held.
        const pedeRelacao = perguntaAntes(grupo);
        if (grupo.fidelidadeMeses !== null)
          return void irPara(paths.checkoutFidelidade({ ...compra, ...(pedeRelacao ? { relacao: 'sim' } : {}) }));
        if (pedeRelacao) return void irPara(paths.checkoutRelacionamento(compra));
        entrar.mutate({ body: { idGrupo: grupo.id, vagas: fila ? 1 : vagas, fila } });
      }}
    />
  );
  return (
    <Pagina
      titulo={grupo.nome}
      semTitulo
      barra={
        <BarraAcao
          soCelular
          {...(grupo.podeEntrar
            ? {
                rotulo: composicao.caucao > 0 ? 'Hoje, com caução' : 'Hoje',
                valor: <Valor valor={composicao.totalHoje} tamanho="md" />,
              }
            : {})}
        >
          {botao}
        </BarraAcao>
      }
    >
      <div className={c['grupo']}>
        <Identidade grupo={grupo} />
        <aside className={c['preco']} aria-label="Preço e entrada">
          <PrecoDoGrupo
            grupo={grupo}
            vagas={vagas}
            recusa={recusa}
            aoMudarVagas={(novas) => {
              setRecusa(undefined);
              void irPara(paths.grupo(grupo.id, novas === 1 ? {} : { vagas: novas }), { substitui: true, fica: true });
            }}
            acao={
              <>
                {botao}
                {grupo.podeEntrar && grupo.minhaReserva === null && (
                  <span className={c['apoio']}>Você escolhe como pagar no próximo passo.</span>
                )}
              </>
            }
            aoLado={
              grupo.podeEntrar &&
              grupo.minhaReserva === null &&
              !perguntaAntes(grupo) &&
              grupo.fidelidadeMeses === null && <NoCarrinho idGrupo={grupo.id} vagas={vagas} aoRecusar={setRecusa} />
            }
          />
        </aside>
        <div className={c['resto']}>
          <Cartao
            titulo="Lugares"
            ladoTitulo={<span className={c['livres']}>{textoDasVagas(grupo.vagasDisponiveis)}</span>}
          >
            <Lugares lugares={lugaresDoGrupo(grupo.lugaresDetalhe)} />
            <HistoricoDosLugares idGrupo={grupo.id} />
          </Cartao>
          <Cartao titulo="Do pagamento ao acesso">
            <Passos passos={passosDoGrupo(grupo.passos)} />
          </Cartao>
          {grupo.podeEntrar && <SimuladorDoGrupo idGrupo={grupo.id} vagas={composicao.vagas} />}
          <Administrador admin={grupo.admin} />
          <RegrasDoGrupo grupo={grupo} contato="" />
          <PerguntasDoGrupo grupo={grupo} />
          {grupo.minhaRelacao !== 'administrador' && (
            <Botao variante="texto" tamanho="sm" href={paths.grupoReportar(grupo.id)}>
              Reportar este grupo
            </Botao>
          )}
        </div>
      </div>
    </Pagina>
  );
}

/** The service or the group asks something of a person before seats are his (REGRAS 2.27). */
function perguntaAntes({ relacionamento, paisDaResidencia }: Grupo): boolean {
  return relacionamento.servem.length > 0 || paisDaResidencia !== null;
}

function Identidade({ grupo }: { readonly grupo: Grupo }) {
  const Icone = grupo.formaAcesso === ID_FORMA_ACESSO.convite ? IconMail : IconKey;
  return (
    <div className={c['identidade']}>
      <div className={c['voltar']}>
        <BotaoIcone rotulo="Voltar" onClick={() => voltarOuIr(paths.grupos())}>
          <IconChevronLeft size={24} stroke={1.75} />
        </BotaoIcone>
        <CompartilharGrupo grupo={grupo} fonte="grupo" variante="texto" />
      </div>
      <div className={c['nome']}>
        <Tile cor={grupo.cor} icone={grupo.icone} tamanho={72} />
        <div>
          <h1 tabIndex={-1}>{grupo.nome}</h1>
          <p>{planoDoGrupo(grupo)}</p>
        </div>
      </div>
      <div className={c['etiquetas']}>
        <StatusBadge maquina="grupo" status={grupo.statusId} />
        <Etiqueta icone={<Icone size={15} stroke={2} aria-hidden="true" />}>{grupo.formaAcessoDescricao}</Etiqueta>
        {grupo.paisDaResidencia !== null && <Etiqueta>{`Residência: ${nomeDoPais(grupo.paisDaResidencia)}`}</Etiqueta>}
        {grupo.tags.map(({ descricao }) => (
          <Etiqueta key={descricao} tom="marca">
            {descricao}
          </Etiqueta>
        ))}
      </div>
      {grupo.minhaRelacao === 'nenhuma' && grupo.fila === null && grupo.motivoNaoPodeEntrar !== null && (
        <Nota tom="warning">{grupo.motivoNaoPodeEntrar}</Nota>
      )}
      {grupo.minhaReserva !== null && <VagaGuardada reserva={grupo.minhaReserva} />}
    </div>
  );
}

/** A group that serves its people and has no seat now: one may open (REGRAS 2.10). */
function cheioENoAr({ statusId, vagasDisponiveis }: Grupo): boolean {
  return vagasDisponiveis === 0 && COM_MEMBROS.some((status) => status === statusId);
}

interface AcaoDoGrupoProps {
  readonly grupo: Grupo;
  readonly calculando: boolean;
  readonly entrando: boolean;
  readonly aoEntrar: () => void;
}

/** The one button of the page, by the reader's relation to the group. */
function AcaoDoGrupo({ grupo, calculando, entrando, aoEntrar }: AcaoDoGrupoProps) {
  if (grupo.minhaRelacao === 'administrador') {
    return (
      <Botao tamanho="lg" bloco href={paths.grupoAdmin(grupo.id)}>
        Administrar o grupo
      </Botao>
    );
  }
  if (grupo.minhaRelacao === 'membro') {
    return (
      <Botao tamanho="lg" bloco href={paths.grupoMembro(grupo.id)}>
        Ver a minha vaga
      </Botao>
    );
  }
  if (grupo.minhaReserva !== null) {
    const { idPreCheckout, vagas } = grupo.minhaReserva;
    return (
      <Botao tamanho="lg" bloco href={paths.checkout({ idPreCheckout })}>
        {vagas === 1 ? 'Pagar minha vaga' : 'Pagar minhas vagas'}
      </Botao>
    );
  }
  if (grupo.fila !== null) return <EntrarNaFila fila={grupo.fila} entrando={entrando} aoEntrar={aoEntrar} />;
  if (!grupo.podeEntrar && cheioENoAr(grupo)) return <AviseMe grupo={grupo} />;
  if (!grupo.podeEntrar) {
    return (
      <Botao tamanho="lg" bloco variante="suave" href={paths.pesquisa({ busca: grupo.servico })}>
        Ver outros grupos
      </Botao>
    );
  }
  return (
    <Botao tamanho="lg" bloco desligado={calculando} fazendo={entrando && 'Reservando'} onClick={aoEntrar}>
      Entrar no grupo
    </Botao>
  );
}
