import { IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Definicao } from '../base/lista-definicao.tsx';
import { ListaDefinicao } from '../base/lista-definicao.tsx';
import { Valor } from '../dinheiro/valor.tsx';
import c from './comprovante.module.css';

interface ComprovanteProps {
  /** "Pix recebido". */
  readonly titulo: string;
  /** Integer centavos. */
  readonly valor: number;
  /** "28 de dezembro de 2026, 10h31". */
  readonly quando: string;
  /** Parties, masked CPF, identification. */
  readonly linhas: readonly Definicao[];
  /** Sharing, or the next step. */
  readonly acao?: ReactNode;
  readonly icone?: ReactNode;
}

/** Proof of a movement: status, amount, moment, parties, id; torn at its foot. */
export function Comprovante({ titulo, valor, quando, linhas, acao, icone }: ComprovanteProps) {
  return (
    <section className={c['comprovante']}>
      <div className={c['cabeca']}>
        <span className={c['icone']} aria-hidden="true">
          {icone ?? <IconCircleCheck size={34} stroke={1.75} />}
        </span>
        <h2>{titulo}</h2>
        <Valor valor={valor} tamanho="lg" />
        <span>{quando}</span>
      </div>
      <ListaDefinicao itens={linhas} />
      {acao}
    </section>
  );
}
