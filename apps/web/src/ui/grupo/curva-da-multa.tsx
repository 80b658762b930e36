import { Valor } from '../dinheiro/valor.tsx';
import c from './curva-da-multa.module.css';

interface CurvaDaMultaProps {
  readonly curva: readonly { readonly mes: number; readonly multa: number }[];
  /** The month that runs now, for a person who is in. */
  readonly atual?: number | undefined;
}

/** The exit fee of a fidelity group, month by month: a bar for each, with its amount in words (REGRAS 2.9). */
export function CurvaDaMulta({ curva, atual }: CurvaDaMultaProps) {
  const maior = Math.max(1, ...curva.map(({ multa }) => multa));
  return (
    <ol className={c['curva']} aria-label="Multa para sair em cada mês">
      {curva.map(({ mes, multa }) => (
        <li key={mes} data-atual={mes === atual || undefined}>
          <span className={c['mes']}>{mes === atual ? `Mês ${mes}, agora` : `Mês ${mes}`}</span>
          <span className={c['barra']} aria-hidden="true">
            <i style={{ width: `${(multa * 100) / maior}%` }} />
          </span>
          <span className={c['valor']}>{multa === 0 ? 'Sem multa' : <Valor valor={multa} />}</span>
        </li>
      ))}
    </ol>
  );
}
