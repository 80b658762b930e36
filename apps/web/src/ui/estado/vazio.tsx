import type { ReactNode } from 'react';
import { Anel } from '../partes/anel.tsx';
import c from './estado.module.css';

interface VazioProps {
  /** One sentence: the thing that is not here yet. */
  readonly titulo: string;
  readonly detalhe?: ReactNode;
  /** One action. */
  readonly acao?: ReactNode;
}

/** The empty state: a ring with one part, yours. */
export function Vazio({ titulo, detalhe, acao }: VazioProps) {
  return (
    <div className={c['estado']}>
      <Anel partes={['vazia', 'vazia', 'sua', 'vazia', 'vazia']} tamanho={84} grossura={0.5} />
      <h2>{titulo}</h2>
      {detalhe !== undefined && <p>{detalhe}</p>}
      {acao}
    </div>
  );
}
