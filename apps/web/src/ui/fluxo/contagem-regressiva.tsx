import { useEffect, useRef } from 'react';
import { Oculto } from '../base/oculto.tsx';
import { Anel } from '../partes/anel.tsx';
import c from './contagem-regressiva.module.css';
import { avisoDaContagem, relogioDigital, tempoRestante } from './tempo.ts';
import { useAgora } from './use-agora.ts';

type FormaDaContagem = 'caixas' | 'texto' | 'anel' | 'unidades';

interface ContagemRegressivaProps {
  /** End, in epoch milliseconds of the product's clock. */
  readonly ate: number;
  /** The product's clock: `agora` of `lib/clock`. */
  readonly agora: () => number;
  /** Names the end: "vence às 10h54". */
  readonly nome: string;
  /** `caixas`: days, hours, minutes, seconds. `texto`: "28:41" in a sentence. `anel`: 30 segments around it, `total` is the whole. `unidades`: "3d 04h 12min 08s" in a line. */
  readonly forma?: FormaDaContagem;
  /** Length of the whole countdown in ms; the last tenth turns red. */
  readonly total?: number;
  /** Runs once at zero: the screen turns into its next state by itself. */
  readonly aoTerminar?: () => void;
}

const SEGMENTOS = 30;

/** Time left until a rule ends something. Read aloud only at five minutes, one minute and the end. */
export function ContagemRegressiva({ ate, agora, nome, forma = 'texto', total, aoTerminar }: ContagemRegressivaProps) {
  const resta = ate - useAgora(agora);
  const acabou = resta <= 0;
  const avisado = useRef<number | null>(null);
  useEffect(() => {
    if (!acabou || avisado.current === ate) return;
    avisado.current = ate;
    aoTerminar?.();
  }, [acabou, ate, aoTerminar]);
  const urgente = total !== undefined && resta < total / 10;
  return (
    <span className={c['contagem']} role="timer" aria-label={nome} data-urgente={urgente || undefined}>
      <span aria-hidden="true">{desenho(forma, resta, total)}</span>
      <span role="status">
        <Oculto>{avisoDaContagem(resta)}</Oculto>
      </span>
    </span>
  );
}

function desenho(forma: FormaDaContagem, resta: number, total: number | undefined) {
  if (forma === 'texto') return relogioDigital(resta);
  if (forma === 'anel') {
    const cheias = Math.ceil(Math.min(1, Math.max(0, resta / (total ?? resta))) * SEGMENTOS);
    return (
      <Anel
        partes={Array.from({ length: SEGMENTOS }, (_, i) => (i >= SEGMENTOS - cheias ? 'cheia' : 'vazia'))}
        tamanho={96}
        grossura={0.2}
      >
        {relogioDigital(resta)}
      </Anel>
    );
  }
  const { dias, horas, minutos, segundos } = tempoRestante(resta);
  if (forma === 'unidades') {
    function dois(n: number): string {
      return String(n).padStart(2, '0');
    }
    return `${dias}d ${dois(horas)}h ${dois(minutos)}min ${dois(segundos)}s`;
  }
  const caixas = [
    [dias, dias === 1 ? 'dia' : 'dias'],
    [horas, 'h'],
    [minutos, 'min'],
    [segundos, 's'],
  ] as const;
  return (
    <span className={c['caixas']}>
      {caixas.map(([numero, unidade]) => (
        <span key={unidade}>
          <b>{String(numero).padStart(2, '0')}</b>
          {unidade}
        </span>
      ))}
    </span>
  );
}
