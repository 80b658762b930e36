import { IconChevronDown } from '@tabler/icons-react';
import type { Artigo } from '../artigos.ts';
import c from './artigos-da-ajuda.module.css';

/** Questions of one subject; the one that the address names stands open. */
export function ArtigosDaAjuda({ artigos }: { artigos: readonly Artigo[] }) {
  return (
    <div className={c['artigos']}>
      {artigos.map(({ id, pergunta, paragrafos }) => (
        <details key={id} id={id} open={window.location.hash === `#${id}`}>
          <summary>
            {pergunta}
            <IconChevronDown size={20} stroke={1.75} aria-hidden="true" />
          </summary>
          {paragrafos.map((paragrafo) => (
            <p key={paragrafo}>{paragrafo}</p>
          ))}
        </details>
      ))}
    </div>
  );
}
