import { MODO_DO_BOLAO } from '@rateia/domain/loterias/bolao';
import { rotuloDe } from '@rateia/domain/tabela';
import { useQuery } from '@tanstack/react-query';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { useParametroId } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { Inteiras } from '../../../../ui/base/inteiras.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { BotaoCompartilhar } from '../../../../ui/compartilhar/botao-compartilhar.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { Anel } from '../../../../ui/partes/anel.tsx';
import { ChancesDoBolao, JogosDoBolao } from '../../bolao/components/jogos-do-bolao.tsx';
import { quando } from '../../components/boloes-a-venda.tsx';
import { SeJoga } from '../../components/se-joga.tsx';
import { loteriasQueries } from '../../queries.ts';
import { Aderir } from '../components/aderir.tsx';
import { ExtratoDaSerie } from '../components/extrato-da-serie.tsx';
import { MinhaAdesao } from '../components/minha-adesao.tsx';
import c from '../components/recorrente.module.css';
import { SaldoDaSerie } from '../components/saldo-da-serie.tsx';
import { SorteiosDaSerie } from '../components/sorteios-da-serie.tsx';

type Serie = RespostaDe<'getSerie'>;

/** /loteria-recorrente/:id (spec B§2): one series, the draws that come, one's place in it, and what it cost and brought. */
export function TelaSerie() {
  const id = useParametroId();
  const serie = useQuery(loteriasQueries.serie(id));
  return (
    <Pagina
      titulo={serie.data?.nome ?? 'Bolão recorrente'}
      voltar={paths.loteriaRecorrente()}
      largura="media"
      acoes={
        serie.data?.encerrada === false && (
          <BotaoCompartilhar que={{ tipo: 'loteria-recorrente', id }} nome={serie.data.nome} fonte="bolao-recorrente" />
        )
      }
    >
      <Consulta
        consulta={serie}
        esqueleto={<OssoLista quantos={5} />}
        erro="Não conseguimos carregar o bolão recorrente"
      >
        {(dados) => (
          <div className={c['pilha']}>
            <Capa serie={dados} />
            {dados.encerrada && <Nota>Este bolão recorrente foi encerrado. Nada mais é cobrado.</Nota>}
            {!dados.encerrada && <SorteiosDaSerie serie={dados} />}
            {dados.adesao !== null && <SaldoDaSerie serie={dados} adesao={dados.adesao} />}
            {dados.adesao !== null && <MinhaAdesao serie={dados} adesao={dados.adesao} />}
            {dados.adesao === null && !dados.encerrada && (
              <SeJoga>
                <Aderir serie={dados} />
              </SeJoga>
            )}
            <JogosDoBolao jogos={dados.jogos} />
            <ChancesDoBolao jogos={dados.jogos} chances={dados.chances} />
            {dados.extrato.length > 0 && <ExtratoDaSerie serie={dados} />}
          </div>
        )}
      </Consulta>
    </Pagina>
  );
}

function Capa({ serie }: { readonly serie: Serie }) {
  const { loteria, nomeDaLoteria, modo, totalCotas, cotasLivres, proximo, adesao } = serie;
  const suas = adesao?.cotas ?? 0;
  const tomadas = totalCotas - cotasLivres;
  return (
    <div className={c['capa']} style={{ background: `var(--rt-lot-${loteria}-forte)` }}>
      <div>
        <p>Bolão recorrente</p>
        <h2>
          <Inteiras>{nomeDaLoteria}</Inteiras>
        </h2>
        <p>{rotuloDe(MODO_DO_BOLAO, modo)}</p>
        {proximo !== null && <p>{`Próximo sorteio a cobrar: ${quando(proximo.sorteioEm)}`}</p>}
      </div>
      <Anel
        tamanho={112}
        partes={Array.from({ length: totalCotas }, (_, i) =>
          i < suas ? 'sua' : i < tomadas ? 'clara' : 'vazia-escura',
        )}
        descricao={cotasLivres === 1 ? '1 cota livre' : `${cotasLivres} cotas livres`}
      >
        {cotasLivres}
      </Anel>
    </div>
  );
}
