import { momentoPerto } from '../../../lib/momento.ts';
import type { Reclamacao } from '../mutations.ts';
import c from './reclamacao.module.css';

/** Facts that the product saw by itself: both sides read the same, oldest first (REGRAS 2.7). */
export function Provas({ provas }: { provas: Reclamacao['provas'] }) {
  return (
    <ol className={c['provas']}>
      {provas.map(({ em, tipo, texto }) => (
        <li key={`${tipo}-${em}-${texto}`}>
          <time dateTime={em}>{momentoPerto(em)}</time>
          {texto}
        </li>
      ))}
    </ol>
  );
}
