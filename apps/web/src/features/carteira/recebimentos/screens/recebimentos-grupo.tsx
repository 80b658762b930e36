import { formatarDiaCurto } from '@rateia/domain/datas-formatadas';
import { useQuery } from '@tanstack/react-query';
import { useParametroId } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Ligacao } from '../../../../ui/base/ligacao.tsx';
import { LinhaLista, Lista } from '../../../../ui/base/lista.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import { Secao } from '../../../../ui/base/secao.tsx';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Vazio } from '../../../../ui/estado/vazio.tsx';
import { StatusBadge } from '../../../../ui/grupo/status-badge.tsx';
import { Tile } from '../../../../ui/grupo/tile.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import type { Recebimentos } from '../../queries.ts';
import { carteiraQueries } from '../../queries.ts';
import { quandoRealiza, separarPrevisoes } from '../recebimentos.ts';
import c from './recebimentos-grupo.module.css';

type Grupo = Recebimentos['grupos'][number];

/** /carteira/recebimentos/grupo/{id} (spec 2, §2): the administrator's receivables of one group, member by member. */
export function TelaRecebimentosGrupo() {
  const id = useParametroId();
  const recebimentos = useQuery(carteiraQueries.recebimentos());
  return (
    <Pagina titulo="Recebimentos" voltar={paths.carteiraCreditos({ filtro: 'recebimentos' })} largura="media">
      <Consulta
        consulta={recebimentos}
        esqueleto={<OssoLista />}
        erro="Não conseguimos carregar os recebimentos"
        vazio={{
          quando: ({ grupos }) => !grupos.some(({ idGrupo }) => idGrupo === id),
          mostra: (
            <Vazio
              titulo="Nada a receber deste grupo ainda"
              detalhe="Quando um membro paga, o valor da parte dele aparece aqui com a data em que é liberado."
              acao={<Botao href={paths.carteiraCreditos()}>Ver carteira</Botao>}
            />
          ),
        }}
      >
        {({ grupos }) =>
          grupos.filter(({ idGrupo }) => idGrupo === id).map((grupo) => <DoGrupo key={grupo.idGrupo} grupo={grupo} />)
        }
      </Consulta>
    </Pagina>
  );
}

function DoGrupo({ grupo }: { readonly grupo: Grupo }) {
  const { aReceber, anteriores } = separarPrevisoes(grupo.previsoes);
  return (
    <div className={c['tela']}>
      <Cartao>
        <div className={c['cabeca']}>
          <Tile cor={grupo.cor} icone={grupo.icone} />
          <div>
            <h2>{grupo.nome}</h2>
            <p>Previsto para receber</p>
          </div>
        </div>
        <Valor valor={grupo.previsto} tamanho="xl" />
        <ListaDefinicao
          itens={[
            ...(grupo.bloqueado > 0 ? [{ rotulo: 'Bloqueado', valor: <Valor valor={grupo.bloqueado} /> }] : []),
            { rotulo: 'Já recebido', valor: <Valor valor={grupo.realizado} /> },
          ]}
        />
      </Cartao>
      {aReceber.length > 0 && (
        <Secao titulo="A receber">
          <Previsoes previsoes={aReceber} />
        </Secao>
      )}
      {anteriores.length > 0 && (
        <Secao
          titulo="Anteriores"
          lado={<Ligacao href={paths.carteiraRecebimentosGrupoExtrato(grupo.idGrupo)}>Extrato</Ligacao>}
        >
          <Previsoes previsoes={anteriores} />
        </Secao>
      )}
    </div>
  );
}

function Previsoes({ previsoes }: { readonly previsoes: readonly Grupo['previsoes'][number][] }) {
  return (
    <Cartao rente>
      <Lista>
        {previsoes.map((previsao) => (
          <LinhaLista
            key={previsao.id}
            titulo={previsao.membro}
            detalhe={
              previsao.competenciaInicio === null
                ? quandoRealiza(previsao)
                : `Mês de ${formatarDiaCurto(previsao.competenciaInicio)}. ${quandoRealiza(previsao)}`
            }
            fim={
              <span className={c['fim']}>
                <Valor valor={previsao.valor} tamanho="linha" />
                <StatusBadge maquina="previsao" status={previsao.status} />
              </span>
            }
          />
        ))}
      </Lista>
    </Cartao>
  );
}
