import { centavos, formatarReaisCurto } from '@rateia/domain/dinheiro';
import { useQuery } from '@tanstack/react-query';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Vazio } from '../../../../ui/estado/vazio.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { BolaoCard } from '../../../../ui/loteria/bolao-card.tsx';
import { quando } from '../../components/boloes-a-venda.tsx';
import type { ItemDaAgenda } from '../../components/proximos-sorteios.tsx';
import { loteriasQueries } from '../../queries.ts';
import c from '../components/recorrente.module.css';

type Serie = RespostaDe<'listSeries'>['itens'][number];

/** /loteria-recorrente (spec B§2): pools that come again with each draw, one's own first. */
export function TelaSeries() {
  const series = useQuery(loteriasQueries.series());
  const agenda = useQuery(loteriasQueries.agenda());
  return (
    <Pagina
      titulo="Bolões recorrentes"
      subtitulo="Os mesmos jogos em todo sorteio. Você pula um, ou sai, quando quiser."
      voltar={paths.loteria()}
      largura="media"
    >
      <Consulta
        consulta={series}
        esqueleto={<OssoLista quantos={3} />}
        erro="Não conseguimos carregar os bolões recorrentes"
        vazio={{
          quando: ({ itens }) => itens.length === 0,
          mostra: (
            <Vazio
              titulo="Nenhum bolão recorrente agora"
              detalhe="Quando houver um, ele aparece aqui."
              acao={<Botao href={paths.loteria()}>Ver os bolões</Botao>}
            />
          ),
        }}
      >
        {({ itens }) => (
          <div className={c['grade']}>
            {itens.map((serie) => (
              <CartaoDaSerie key={serie.id} serie={serie} agenda={agenda.data?.itens ?? []} />
            ))}
          </div>
        )}
      </Consulta>
    </Pagina>
  );
}

function CartaoDaSerie({ serie, agenda }: { readonly serie: Serie; readonly agenda: readonly ItemDaAgenda[] }) {
  const { id, nome, nomeDaLoteria, loteria, proximo, adesao, totalCotas, cotasLivres, apostas } = serie;
  const estimado = agenda.find(({ slug }) => slug === loteria)?.premioEstimado ?? null;
  const jogos = apostas === 1 ? '1 jogo em todo sorteio' : `${apostas} jogos em todo sorteio`;
  return (
    <BolaoCard
      href={paths.loteriaRecorrenteDetalhe(id)}
      loteria={loteria}
      nome={nome}
      concurso={proximo === null ? nomeDaLoteria : `${nomeDaLoteria} · ${quando(proximo.sorteioEm)}`}
      premio={estimado === null ? 'a definir' : formatarReaisCurto(centavos(estimado))}
      jogos={jogos}
      valorCota={proximo?.preco.total ?? 0}
      cotas={{ total: totalCotas, vendidas: totalCotas - cotasLivres, suas: adesao?.cotas ?? 0 }}
      situacao={adesao === null ? jogos : adesao.estado === 'pausada' ? 'Você está em pausa' : 'Você participa'}
    />
  );
}
