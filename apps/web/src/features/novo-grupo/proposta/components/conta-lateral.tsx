import { paraSimular } from '../../passos.ts';
import type { RascunhoGrupo } from '../../rascunho.ts';
import { ContaDoGrupo } from './conta-do-grupo.tsx';
import c from './conta-lateral.module.css';

interface ContaLateralProps {
  readonly rascunho: RascunhoGrupo;
  /** `larga`: beside the step, from 1000 px on; `estreita`: in the step, before that. */
  readonly onde: 'larga' | 'estreita';
}

/** The monthly sum of the group, while its questions are answered. */
export function ContaLateral({ rascunho, onde }: ContaLateralProps) {
  // A sum of an earlier value is not shown beside a value that is not allowed.
  if (paraSimular(rascunho) === undefined) return null;
  return (
    <div className={c['conta']} data-onde={onde}>
      <ContaDoGrupo rascunho={rascunho} />
    </div>
  );
}
