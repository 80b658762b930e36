import {
  ABAS_DE_NOTIFICACOES,
  CARREGANDO_NOTIFICACOES,
  NENHUMA_NOTIFICACAO,
  ROTULO_DA_ABA,
} from '@rateia/domain/notificacoes/tipos';
import { useInfiniteQuery } from '@tanstack/react-query';
import { hoje } from '../../../lib/momento.ts';
import { useBusca } from '../../../lib/navegacao.ts';
import { irPara } from '../../../lib/navegador.ts';
import { paths } from '../../../lib/paths.ts';
import { Abas } from '../../../ui/base/abas.tsx';
import { Botao } from '../../../ui/base/botao.tsx';
import { Carregando, Osso } from '../../../ui/estado/carregando.tsx';
import { Vazio } from '../../../ui/estado/vazio.tsx';
import { Pagina } from '../../../ui/layout/pagina.tsx';
import { FalhaDaLista, NADA_A_MOSTRAR } from '../components/falha.tsx';
import { LerTudo } from '../components/ler-tudo.tsx';
import { ListaDeNotificacoes } from '../components/lista.tsx';
import { Pendencias } from '../components/pendencias.tsx';
import { porPeriodo } from '../periodos.ts';
import { abaDe, notificacoesQueries } from '../queries.ts';
import c from './notificacoes.module.css';

/** /notificacoes (spec 1, §2; query `tab`): everything that was told, by day. */
export function TelaNotificacoes() {
  const aba = abaDe(useBusca()['tab']);
  const consulta = useInfiniteQuery(notificacoesQueries.aba(aba));
  const contagens = consulta.data?.pages.at(-1)?.contagens ?? NENHUMA_NOTIFICACAO;
  return (
    <Pagina titulo="Notificações" largura="media" acoes={<LerTudo variante="linha" naoLidas={contagens.todas} />}>
      <Pendencias />
      <div className={c['abas']}>
        <Abas
          rotulo="Tipos de notificação"
          abas={ABAS_DE_NOTIFICACOES.map((valor) => ({
            valor,
            rotulo: ROTULO_DA_ABA[valor],
            conta: contagens[valor],
          }))}
          valor={aba}
          aoEscolher={(valor) =>
            void irPara(paths.notificacoes({ tab: valor === 'todas' ? undefined : valor }), { substitui: true })
          }
        >
          <Conteudo consulta={consulta} />
        </Abas>
      </div>
    </Pagina>
  );
}

type Consulta = ReturnType<typeof useLista>;
function useLista() {
  return useInfiniteQuery(notificacoesQueries.aba('todas'));
}

function Conteudo({ consulta }: { readonly consulta: Consulta }) {
  if (consulta.data === undefined) {
    if (consulta.isError) return <FalhaDaLista aoTentarDeNovo={() => void consulta.refetch()} />;
    return (
      <Carregando texto={CARREGANDO_NOTIFICACOES}>
        <Osso altura={300} raio={20} />
      </Carregando>
    );
  }
  const itens = consulta.data.pages.flatMap((pagina) => pagina.itens);
  if (itens.length === 0) return <Vazio titulo={NADA_A_MOSTRAR} />;
  return (
    <>
      {porPeriodo(itens, hoje()).map(({ titulo, itens: lista }) => (
        <section key={titulo} className={c['periodo']}>
          <h2>{titulo}</h2>
          <ListaDeNotificacoes itens={lista} />
        </section>
      ))}
      {consulta.hasNextPage && (
        <p className={c['mais']}>
          <Botao
            variante="linha"
            fazendo={consulta.isFetchingNextPage && 'Carregando'}
            onClick={() => void consulta.fetchNextPage()}
          >
            Mostrar mais
          </Botao>
        </p>
      )}
    </>
  );
}
