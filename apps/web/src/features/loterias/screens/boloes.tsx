import { IconHistory, IconRepeat } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../lib/paths.ts';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { LinhaLista, Lista } from '../../../ui/base/lista.tsx';
import { Nota } from '../../../ui/base/nota.tsx';
import { OssoLista } from '../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import { Pagina } from '../../../ui/layout/pagina.tsx';
import { BoloesAVenda } from '../components/boloes-a-venda.tsx';
import { Frequencia } from '../components/frequencia.tsx';
import c from '../components/loterias.module.css';
import type { ItemDaAgenda } from '../components/proximos-sorteios.tsx';
import { ProximosSorteios } from '../components/proximos-sorteios.tsx';
import { SemSorteios } from '../components/sem-sorteios.tsx';
import { UltimosResultados } from '../components/ultimos-resultados.tsx';
import { JogoResponsavel } from '../jogo-responsavel/components/jogo-responsavel.tsx';
import { loteriasQueries } from '../queries.ts';

/** The pools on sale, or the sentence that there are none. */
function AVenda({ agenda }: { readonly agenda: readonly ItemDaAgenda[] }) {
  const boloes = useQuery(loteriasQueries.boloes());
  return (
    <Consulta consulta={boloes} esqueleto={<OssoLista quantos={2} />} erro="Não conseguimos carregar os bolões">
      {({ itens }) =>
        itens.length === 0 ? (
          <Nota>Nenhum bolão está à venda agora. Enquanto isso, acompanhe os sorteios.</Nota>
        ) : (
          <BoloesAVenda boloes={itens} agenda={agenda} />
        )
      }
    </Consulta>
  );
}

/** /loteria (spec B§2): the next draws with their prizes and odds, the last results, and what came out before. */
export function TelaBoloes() {
  const agenda = useQuery(loteriasQueries.agenda());
  return (
    <Pagina titulo="Bolões" subtitulo="Sorteios, resultados e chances, para maiores de 18 anos." largura="media">
      <Consulta
        consulta={agenda}
        esqueleto={<OssoLista quantos={5} />}
        erro="Não conseguimos carregar os sorteios"
        vazio={{
          quando: ({ itens }) => itens.length === 0,
          mostra: <SemSorteios />,
        }}
      >
        {({ itens }) => (
          <div className={c['pilha']}>
            <AVenda agenda={itens} />
            <Cartao titulo="Próximos sorteios" rente>
              <ProximosSorteios itens={itens} />
            </Cartao>
            <UltimosResultados itens={itens} />
            <Frequencia itens={itens} />
          </div>
        )}
      </Consulta>
      <div className={c['jogo']}>
        <Cartao rente>
          <Lista>
            <LinhaLista
              icone={<IconRepeat size={22} stroke={1.75} />}
              titulo="Bolões recorrentes"
              detalhe="Os mesmos jogos em todo sorteio, com a sua cota garantida"
              href={paths.loteriaRecorrente()}
            />
            <LinhaLista
              icone={<IconHistory size={22} stroke={1.75} />}
              titulo="Meus bolões que terminaram"
              detalhe="Resultados, prêmios e comprovantes"
              href={paths.meusGruposHistorico()}
            />
          </Lista>
          <JogoResponsavel />
        </Cartao>
      </div>
    </Pagina>
  );
}
