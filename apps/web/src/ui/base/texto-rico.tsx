import type { NoPermitido } from '@rateia/domain/html-permitido';
import { lerHtmlPermitido } from '@rateia/domain/html-permitido';
import type { ReactNode } from 'react';
import { createElement, useMemo } from 'react';
import c from './texto-rico.module.css';

/** Text that another person wrote, with the tags that may stay; none of it is ever markup of ours (spec 1, §5). */
export function TextoRico({ children }: { readonly children: string }) {
  const nos = useMemo(() => lerHtmlPermitido(children), [children]);
  return <div className={c['texto']}>{desenhar(nos)}</div>;
}

function desenhar(nos: readonly NoPermitido[]): ReactNode[] {
  return nos.map((no, i) =>
    typeof no === 'string' ? no : createElement(no.tag, { key: i }, ...(no.tag === 'br' ? [] : desenhar(no.filhos))),
  );
}
