import { LOTERIAS } from '@rateia/domain/loterias/loterias';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { CampoArea } from '../../../ui/formulario/campo-area.tsx';
import { CampoTexto } from '../../../ui/formulario/campo-texto.tsx';
import { Opcoes } from '../../../ui/formulario/opcoes.tsx';
import c from './boloes.module.css';
import type { ConcursoDigitado, Montagem, ParteDaMontagem } from './montagem.ts';
import { ehDeDezenas } from './montagem.ts';

/** The bets: written, by chance from a published seed, or by a covering scheme; other lotteries of the pool are written. */
export function ApostasDaMontagem({ montagem, aoMudar }: ParteDaMontagem) {
  const { apostas, concursos } = montagem;
  const [primeiro, ...outros] = concursos;
  if (primeiro === undefined) return null;
  const escritos = apostas === 'escrever' ? concursos : outros;
  return (
    <Cartao titulo="2. Apostas">
      <div className={c['pilha']}>
        {ehDeDezenas(primeiro.loteria) && (
          <Opcoes
            rotulo="Como as apostas são feitas"
            valor={apostas}
            aoEscolher={(valor) => aoMudar({ apostas: valor })}
            opcoes={[
              { valor: 'escrever', titulo: 'Escrever', detalhe: 'Você digita ou cola os jogos' },
              { valor: 'sorte', titulo: 'Ao acaso', detalhe: 'Semente publicada, qualquer um refaz' },
              { valor: 'fechamento', titulo: 'Fechamento', detalhe: 'Poucas dezenas, garantia conferida' },
            ]}
          />
        )}
        {apostas === 'sorte' && <Sorte montagem={montagem} aoMudar={aoMudar} />}
        {apostas === 'fechamento' && <Fechamento montagem={montagem} aoMudar={aoMudar} />}
        {escritos.map((concurso) => (
          <CampoArea
            key={concurso.loteria}
            rotulo={`Jogos de ${LOTERIAS[concurso.loteria].nome}`}
            apoio={ajudaDe(concurso)}
            linhas={4}
            maxLength={2_000}
            value={concurso.escritas}
            onChange={(escritas) =>
              aoMudar({ concursos: concursos.map((outro) => (outro === concurso ? { ...outro, escritas } : outro)) })
            }
          />
        ))}
      </div>
    </Cartao>
  );
}

const COMPLEMENTOS = {
  time: 'Depois das dezenas, + e o time, como + CASCAVEL/PR.',
  mes: 'Depois das dezenas, + e o mês, como + JULHO.',
  trevos: 'Depois das dezenas, + e os trevos, como + 2 5.',
} as const;

function ajudaDe({ loteria }: ConcursoDigitado): string {
  const { volante } = LOTERIAS[loteria];
  if (volante.tipo === 'partidas')
    return 'Um por linha, com as 14 colunas: 1, X, 2, e juntas em um duplo ou triplo, como 1X.';
  return ['Um por linha, com as dezenas separadas por espaço.', volante.extra && COMPLEMENTOS[volante.extra.tipo]]
    .filter(Boolean)
    .join(' ');
}

function Sorte({ montagem: m, aoMudar }: ParteDaMontagem) {
  return (
    <div className={c['pares']}>
      <Numero rotulo="Quantos jogos" campo="quantas" montagem={m} aoMudar={aoMudar} />
      <Numero rotulo="Dezenas em cada jogo" campo="marcas" montagem={m} aoMudar={aoMudar} />
      <CampoTexto
        rotulo="Semente"
        apoio="Em branco, nós tiramos uma. Ela é publicada com o bolão."
        maxLength={64}
        value={m.semente}
        onChange={(semente) => aoMudar({ semente })}
        autoComplete="off"
      />
    </div>
  );
}

function Fechamento({ montagem: m, aoMudar }: ParteDaMontagem) {
  return (
    <div className={c['pilha']}>
      <CampoTexto
        rotulo="Dezenas escolhidas"
        apoio="Mais do que cabem em um jogo, separadas por espaço."
        value={m.dezenas}
        onChange={(dezenas) => aoMudar({ dezenas })}
        autoComplete="off"
      />
      <div className={c['pares']}>
        <Numero rotulo="Dezenas em cada jogo" campo="marcas" montagem={m} aoMudar={aoMudar} />
        <Numero rotulo="Se sair delas" campo="seAcertar" montagem={m} aoMudar={aoMudar} />
        <Numero rotulo="Um jogo acerta ao menos" campo="garante" montagem={m} aoMudar={aoMudar} />
      </div>
    </div>
  );
}

interface NumeroProps extends ParteDaMontagem {
  readonly rotulo: string;
  readonly campo: keyof Pick<Montagem, 'quantas' | 'marcas' | 'seAcertar' | 'garante'>;
}

function Numero({ rotulo, campo, montagem, aoMudar }: NumeroProps) {
  return (
    <CampoTexto
      name={campo}
      rotulo={rotulo}
      inputMode="numeric"
      value={montagem[campo]}
      onChange={(texto) => aoMudar({ [campo]: texto })}
      autoComplete="off"
    />
  );
}
