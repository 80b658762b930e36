import { IconPlayerPause, IconPlayerPlay, IconPlayerSkipForward } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Oculto } from '../../../../ui/base/oculto.tsx';
import { Anel } from '../../../../ui/partes/anel.tsx';
import type { Aposta, Concurso } from '../acertos.ts';
import { abertas as abertasDe, acertosEm, bolasDe, dois, melhorAposta } from '../acertos.ts';
import c from './abertura.module.css';
import { useAbertura } from './use-abertura.ts';

interface AberturaProps {
  readonly concurso: Concurso;
  readonly apostas: readonly Aposta[];
  readonly aoTerminar: () => void;
}

const icone = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/**
 * The opening of a draw, as its person sets it going: ball by ball, with the bets below. It can be paused, stepped and left
 * with Esc; it makes no sound, and it is the same with and without a prize (DESIGN 12 Motion of the opening).
 */
export function Abertura({ concurso, apostas, aoTerminar }: AberturaProps) {
  const todas = bolasDe(concurso);
  const { abertas, correndo, alternar, proxima } = useAbertura(todas.length, aoTerminar);
  useEffect(() => {
    function sair(evento: KeyboardEvent): void {
      if (evento.key === 'Escape') aoTerminar();
    }
    document.addEventListener('keydown', sair);
    return () => document.removeEventListener('keydown', sair);
  }, [aoTerminar]);
  const saidas = concurso.resultado === null ? new Set<number>() : abertasDe(concurso.resultado, abertas);
  const melhor = melhorAposta(apostas, saidas);
  const atual = todas[abertas - 1]?.dezena;
  return (
    <section className={c['palco']} aria-label={`Abertura: ${concurso.nome}, concurso ${concurso.concurso}`}>
      <p className={c['frase']} role="status">
        {fraseDe({ atual, abertas, melhor, acertos: melhor === undefined ? 0 : acertosEm(melhor, saidas) })}
      </p>
      <div className={c['centro']} aria-hidden="true">
        <Anel tamanho={180} grossura={0.14} partes={todas.map((_, i) => (i < abertas ? 'clara' : 'vazia-escura'))}>
          <span key={abertas} className={c['bola']}>
            {atual === undefined ? '' : dois(atual)}
          </span>
        </Anel>
        <ol className={c['saidas']}>
          {todas.map(({ chave, dezena }, i) => (
            <li key={chave} data-aberta={i < abertas || undefined}>
              {i < abertas ? dois(dezena) : ''}
            </li>
          ))}
        </ol>
      </div>
      <div className={c['botoes']}>
        {abertas > 0 && !correndo ? (
          <Botao variante="branco" onClick={proxima}>
            {abertas >= todas.length ? 'Ver o resultado' : 'Próxima dezena'}
          </Botao>
        ) : (
          <Botao
            variante="branco"
            icone={correndo ? <IconPlayerPause {...icone} /> : <IconPlayerPlay {...icone} />}
            onClick={correndo ? alternar : proxima}
          >
            {correndo ? 'Pausar' : 'Primeira dezena'}
          </Botao>
        )}
        <Botao variante="vidro" icone={<IconPlayerSkipForward {...icone} />} onClick={aoTerminar}>
          Ir ao resultado
        </Botao>
      </div>
      <ol className={c['jogos']} aria-label="Jogos do bolão">
        {apostas.map((aposta) => (
          <Jogo key={aposta.ordem} aposta={aposta} saidas={saidas} melhor={aposta === melhor} />
        ))}
      </ol>
    </section>
  );
}

interface JogoProps {
  readonly aposta: Aposta;
  readonly saidas: ReadonlySet<number>;
  readonly melhor: boolean;
}

function Jogo({ aposta, saidas, melhor }: JogoProps) {
  return (
    <li data-melhor={melhor || undefined}>
      <span>{aposta.ordem + 1}</span>
      <span className={c['dezenas']}>
        {aposta.dezenas.map((dezena) => (
          <span key={dezena} data-acertou={saidas.has(dezena) || undefined}>
            {dois(dezena)}
            {saidas.has(dezena) && <Oculto>, acertou</Oculto>}
          </span>
        ))}
      </span>
      <b>
        {acertosEm(aposta, saidas)}
        <Oculto> acertos</Oculto>
      </b>
    </li>
  );
}

interface Fala {
  readonly atual: number | undefined;
  readonly abertas: number;
  readonly melhor: Aposta | undefined;
  readonly acertos: number;
}

/** One sentence for each ball: "3ª dezena: 61. O jogo 4 já tem 3 acertos." */
function fraseDe({ atual, abertas, melhor, acertos }: Fala): string {
  if (atual === undefined) return 'As dezenas vêm uma a uma.';
  const saiu = `${abertas}ª dezena: ${dois(atual)}.`;
  if (melhor === undefined) return saiu;
  return `${saiu} O jogo ${melhor.ordem + 1} tem ${acertos} ${acertos === 1 ? 'acerto' : 'acertos'}.`;
}
