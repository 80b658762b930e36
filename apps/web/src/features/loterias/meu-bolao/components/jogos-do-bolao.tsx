import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Bolas } from '../../../../ui/loteria/bola.tsx';
import type { Aposta, Concurso } from '../acertos.ts';
import { dois } from '../acertos.ts';
import c from './meu-bolao.module.css';

interface JogosProps {
  readonly apostas: readonly Aposta[];
  readonly concursos: readonly Concurso[];
  /** False until the draw was opened: then no ball is marked. */
  readonly conferidos: boolean;
}

/** The bets of the pool, those with a prize first; drawn balls are filled in the lottery's colour (DESIGN 6 Bola). */
export function JogosDoBolao({ apostas, concursos, conferidos }: JogosProps) {
  const ordem = conferidos ? apostas.toSorted((a, b) => b.premio - a.premio || a.ordem - b.ordem) : apostas;
  return (
    <Cartao titulo={apostas.length === 1 ? 'O jogo do bolão' : `Os ${apostas.length} jogos do bolão`}>
      <ol className={c['jogos']}>
        {ordem.map((aposta) => (
          <li key={aposta.ordem}>
            <div className={c['cabeca']}>
              <h3>Jogo {aposta.ordem + 1}</h3>
              {conferidos && aposta.acertos !== null && (
                <span>
                  {acertosEmPalavras(aposta.acertos)}
                  {aposta.premio > 0 && <b>{formatarReais(centavos(aposta.premio))}</b>}
                </span>
              )}
            </div>
            <Marcas
              aposta={aposta}
              resultado={conferidos ? (concursos.find((um) => ehDo(um, aposta))?.resultado ?? null) : null}
            />
          </li>
        ))}
      </ol>
    </Cartao>
  );
}

function ehDo({ loteria, concurso }: Concurso, aposta: Aposta): boolean {
  return loteria === aposta.loteria && concurso === aposta.concurso;
}

function acertosEmPalavras(acertos: readonly number[]): string {
  const [primeiro = 0, segundo] = acertos;
  if (segundo !== undefined) return `${primeiro} e ${segundo} acertos`;
  return primeiro === 1 ? '1 acerto' : `${primeiro} acertos`;
}

function Marcas({ aposta, resultado }: { readonly aposta: Aposta; readonly resultado: Concurso['resultado'] }) {
  const { loteria, ordem, dezenas, trevos, time, mes, palpites } = aposta;
  const saidas = resultado === null ? undefined : new Set(resultado.sorteios.flat());
  const extras = [
    ...(trevos.length > 0 ? [`Trevos ${trevos.join(', ')}`] : []),
    ...(time === null ? [] : [`Time: ${time}`]),
    ...(mes === null ? [] : [`Mês: ${MESES.format(Date.UTC(2_026, mes - 1, 1))}`]),
    ...palpites.map((palpite, jogo) => `${jogo + 1}: ${palpite.join('')}`),
  ];
  return (
    <>
      {dezenas.length > 0 && (
        <Bolas
          loteria={loteria}
          rotulo={`Jogo ${ordem + 1}`}
          dezenas={dezenas.map((dezena) => ({
            numero: dois(dezena),
            estado: saidas === undefined ? 'aguardando' : saidas.has(dezena) ? 'acertou' : 'errou',
          }))}
        />
      )}
      {extras.length > 0 && <p className={c['apoio']}>{extras.join(' · ')}</p>}
    </>
  );
}

const MESES = new Intl.DateTimeFormat('pt-BR', { month: 'long', timeZone: 'UTC' });
