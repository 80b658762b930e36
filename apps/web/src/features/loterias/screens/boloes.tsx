import { useQuery } from '@tanstack/react-query';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { Nota } from '../../../ui/base/nota.tsx';
import { OssoLista } from '../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import { Pagina } from '../../../ui/layout/pagina.tsx';
import { Frequencia } from '../components/frequencia.tsx';
import c from '../components/loterias.module.css';
import { ProximosSorteios } from '../components/proximos-sorteios.tsx';
import { SemSorteios } from '../components/sem-sorteios.tsx';
import { UltimosResultados } from '../components/ultimos-resultados.tsx';
import { JogoResponsavel } from '../jogo-responsavel/components/jogo-responsavel.tsx';
import { loteriasQueries } from '../queries.ts';

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
            <Nota>Nenhum bolão está à venda agora. Enquanto isso, acompanhe os sorteios.</Nota>
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
          <JogoResponsavel />
        </Cartao>
      </div>
    </Pagina>
  );
}
