import { ActionIcon } from '@mantine/core';
import type { MouseEventHandler, ReactNode } from 'react';
import c from './botao-icone.module.css';

interface BotaoIconeProps {
  /** What it does, in words: the icon is never the only name. */
  rotulo: string;
  children: ReactNode;
  href?: string;
  onClick?: MouseEventHandler;
  tom?: 'neutro' | 'suave' | 'escuro';
  /** `aria-pressed`, for what stays on or off. */
  ligado?: boolean;
  desligado?: boolean;
  expandido?: boolean;
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
  const comuns = { className: c['icone'], 'data-tom': tom, 'aria-label': rotulo, variant: 'transparent' } as const;
  if (href !== undefined) {
    return (
      <ActionIcon component="a" href={href} {...comuns}>
        {children}
      </ActionIcon>
    );
  }
  return (
    <ActionIcon
      {...comuns}
      disabled={desligado}
      aria-pressed={ligado}
      aria-expanded={expandido}
      onClick={onClick as MouseEventHandler<HTMLButtonElement>}
    >
      {children}
    </ActionIcon>
  );
}
