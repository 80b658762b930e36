import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { MODO_DO_BOLAO } from '@rateia/domain/loterias/bolao';
import { rotuloDe } from '@rateia/domain/tabela';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { useParametroId } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Etiqueta } from '../../../../ui/base/etiqueta.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { loteriasQueries } from '../../queries.ts';
import { BolaoCancelado } from '../components/bolao-cancelado.tsx';
import { CaminhoDoPremio } from '../components/caminho-do-premio.tsx';
import { ContaDoPremio } from '../components/conta-do-premio.tsx';
import { HeroiDoBolao } from '../components/heroi-do-bolao.tsx';
import { JogosDoBolao } from '../components/jogos-do-bolao.tsx';
import c from '../components/meu-bolao.module.css';
import { ProvaERecibos } from '../components/prova-e-recibos.tsx';
import { estadoEmPalavras } from '../estado-em-palavras.ts';
import { nomeDoSorteio, sorteiosAbertos } from '../sorteios-abertos.ts';

type MeuBolao = RespostaDe<'getMeuBolao'>;
type Concursos = RespostaDe<'getConcursosDoBolao'>['itens'];

/** /meus-grupos/loteria/:grupoId (spec B§2): the clock, the opening of the draw, the prize to the centavo, the bets, the proof. */
export function TelaMeuBolao() {
  const id = useParametroId('grupoId');
  const bolao = useQuery(loteriasQueries.meuBolao(id));
  return (
    <Pagina titulo={bolao.data?.nome ?? 'Meu bolão'} voltar={paths.meusGrupos()} largura="media">
      <Consulta consulta={bolao} esqueleto={<OssoLista quantos={4} />} erro="Não conseguimos carregar o seu bolão">
        {(dados) => (
          <div className={c['pilha']}>
            <p>
              <Etiqueta tom={estadoEmPalavras(dados).tom}>{estadoEmPalavras(dados).texto}</Etiqueta>
            </p>
            {dados.devolvido === null ? <Andamento bolao={dados} /> : <BolaoCancelado bolao={dados} />}
            <Botao variante="texto" href={paths.reclamacaoInformacoes({ bolao: id })}>
              Reclamar deste bolão
            </Botao>
          </div>
        )}
      </Consulta>
    </Pagina>
  );
}

/** The draws, the cotas and the proof of a pool that goes to its draw. */
function Andamento({ bolao }: { readonly bolao: MeuBolao }) {
  const concursos = useQuery(loteriasQueries.concursos(bolao.id));
  return (
    <>
      <Consulta
        consulta={concursos}
        esqueleto={<OssoLista quantos={3} />}
        erro="Não conseguimos carregar os sorteios deste bolão"
      >
        {({ itens }) => <Sorteios bolao={bolao} concursos={itens} />}
      </Consulta>
      <MinhasCotas bolao={bolao} />
      <ProvaERecibos bolao={bolao} />
    </>
  );
}

/** Each concurso with its head and its bets; the sum of the prize stands once below. */
function Sorteios({ bolao, concursos }: { readonly bolao: MeuBolao; readonly concursos: Concursos }) {
  const premios = useQuery(loteriasQueries.premiosDoBolao(bolao.id));
  const numeros = [...new Set(concursos.map(({ concurso }) => concurso))];
  const [abertos, setAbertos] = useState(() => numeros.filter((n) => sorteiosAbertos.tem(nomeDoSorteio(bolao.id, n))));
  const tudoAberto = numeros.every((n) => abertos.includes(n));
  return (
    <Consulta
      consulta={premios}
      esqueleto={<OssoLista quantos={3} />}
      erro="Não conseguimos carregar o prêmio deste bolão"
    >
      {(dados) => (
        <>
          {numeros.map((n) => (
            <Sorteio
              key={n}
              bolao={bolao}
              concurso={n}
              premios={dados}
              aberto={abertos.includes(n)}
              aoAbrir={() => setAbertos([...abertos, n])}
            />
          ))}
          {tudoAberto && dados.premio > 0 && <ContaDoPremio premios={dados} />}
          {tudoAberto && dados.premio > 0 && <CaminhoDoPremio premios={dados} />}
        </>
      )}
    </Consulta>
  );
}

interface SorteioProps {
  readonly bolao: MeuBolao;
  readonly concurso: number;
  readonly premios: RespostaDe<'getPremiosDoBolao'>;
  /** The person has opened this draw: before, nothing on the page tells its result. */
  readonly aberto: boolean;
  readonly aoAbrir: () => void;
}

function Sorteio({ bolao, concurso, premios, aberto, aoAbrir }: SorteioProps) {
  const resultado = useQuery(loteriasQueries.resultado(bolao.id, concurso));
  return (
    <Consulta
      consulta={resultado}
      esqueleto={<OssoLista quantos={2} />}
      erro="Não conseguimos carregar os jogos deste bolão"
    >
      {({ concursos, apostas }) => (
        <>
          {concursos.map((um) => (
            <HeroiDoBolao
              key={um.loteria}
              bolao={bolao}
              concurso={um}
              apostas={apostas.filter(({ loteria }) => loteria === um.loteria)}
              premios={premios}
              aoAbrir={aoAbrir}
            />
          ))}
          <JogosDoBolao
            apostas={apostas}
            concursos={concursos}
            conferidos={aberto && premios.situacao !== 'aguardando'}
          />
        </>
      )}
    </Consulta>
  );
}

function MinhasCotas({ bolao }: { readonly bolao: MeuBolao }) {
  const { minhasCotas, totalCotas, pago, modo } = bolao;
  return (
    <Cartao titulo={minhasCotas.length === 1 ? 'Sua cota' : 'Suas cotas'}>
      <ListaDefinicao
        itens={[
          { rotulo: minhasCotas.length === 1 ? 'Número' : 'Números', valor: minhasCotas.join(', ') },
          { rotulo: 'Do bolão', valor: `${minhasCotas.length} de ${totalCotas}` },
          { rotulo: 'Você pagou', valor: formatarReais(centavos(pago)), detalhe: 'com a taxa' },
          { rotulo: 'Aposta oficial', valor: rotuloDe(MODO_DO_BOLAO, modo) },
        ]}
      />
    </Cartao>
  );
}
