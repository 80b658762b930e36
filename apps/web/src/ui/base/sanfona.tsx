import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import c from './sanfona.module.css';

/** Questions and answers in one card, each opened by itself; one with an `id` has an address of its own. */
export function Sanfona({
  itens,
  aberta,
}: {
  readonly itens: readonly { readonly id?: string; readonly pergunta: string; readonly resposta: ReactNode }[];
  readonly aberta?: number;
}) {
  return (
    <div className={c['sanfona']}>
      {itens.map(({ id, pergunta, resposta }, i) => (
        <details key={pergunta} id={id} open={i === aberta}>
          <summary>
            {pergunta}
            <IconChevronDown size={20} stroke={1.75} aria-hidden="true" />
          </summary>
          <div>{resposta}</div>
        </details>
      ))}
    </div>
  );
}
