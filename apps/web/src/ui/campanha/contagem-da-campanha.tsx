import { useState } from 'react';
import { ContagemRegressiva } from '../fluxo/contagem-regressiva.tsx';
import c from './contagem-da-campanha.module.css';

interface ContagemDaCampanhaProps {
  readonly ate: string;
  /** The product's clock: `agora` of `lib/clock`. */
  readonly agora: () => number;
}

/** Days, hours, minutes and seconds to the end of an offer; after it, that it is over (spec 1, §9 Countdown). */
export function ContagemDaCampanha({ ate, agora }: ContagemDaCampanhaProps) {
  const fim = Date.parse(ate);
  const [acabou, setAcabou] = useState(() => fim <= agora());
  if (acabou) return <p className={c['encerrada']}>Campanha encerrada</p>;
  return (
    <ContagemRegressiva
      ate={fim}
      agora={agora}
      nome="Tempo até o fim da campanha"
      forma="caixas"
      aoTerminar={() => setAcabou(true)}
    />
  );
}
