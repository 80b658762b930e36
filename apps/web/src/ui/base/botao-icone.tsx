import type { MouseEventHandler, ReactNode } from 'react';
import c from './botao-icone.module.css';
import { classes, classesDoMantine } from './classes-do-mantine.ts';

interface BotaoIconeProps {
  /** The act of the button, in words: the icon is never the only name. */
  readonly rotulo: string;
  readonly children: ReactNode;
  readonly href?: string;
  readonly onClick?: MouseEventHandler;
  readonly tom?: 'neutro' | 'suave' | 'escuro';
  /** `aria-pressed`, for a button that stays on or off. */
  readonly ligado?: boolean;
  readonly desligado?: boolean;
  readonly expandido?: boolean;
}

/** A round button of one icon, 44 px. */
export function BotaoIcone({
  rotulo,
  children,
  href,
  onClick,
  tom = 'neutro',
  ligado,
  desligado = false,
  expandido,
}: BotaoIconeProps) {
  const { root, icon } = classesDoMantine.icone;
  const comuns = {
    className: classes(classesDoMantine.solto.root, root, c['icone']),
    'data-tom': tom,
    'aria-label': rotulo,
  } as const;
  const desenho = <span className={icon}>{children}</span>;
  if (href !== undefined) {
    return (
      <a href={href} {...comuns}>
        {desenho}
      </a>
    );
  }
  return (
    <button
      {...comuns}
      type="button"
      disabled={desligado}
      aria-pressed={ligado}
      aria-expanded={expandido}
      onClick={onClick}
    >
      {desenho}
    </button>
  );
}
