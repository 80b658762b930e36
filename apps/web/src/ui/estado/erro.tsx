import { IconPlugConnectedX, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { use } from 'react';
import { Botao } from '../base/botao.tsx';
import c from './estado.module.css';
import type { CausaDaFalha } from './falha.ts';
import { oQueFazer } from './falha.ts';
import { SegurancaDoDinheiro } from './seguranca-do-dinheiro.ts';

interface ErroProps {
  /** The failure in words: "Não conseguimos carregar seu extrato". */
  readonly titulo: string;
  /** Whether money is safe, and the advice. */
  readonly detalhe?: ReactNode;
  /** The reason; without a detail of its own it gives the next step. */
  readonly causa?: CausaDaFalha;
  readonly aoTentarDeNovo?: (() => void) | undefined;
  /** The label of the button, when it does something else. */
  readonly acao?: string;
  /** Small, for a person who asks the support. */
  readonly codigo?: string | number | null | undefined;
}

/** A part of the page that could not be loaded. Where there is money, it says that it is safe. */
export function Erro({
  titulo,
  detalhe,
  causa = 'rede',
  aoTentarDeNovo,
  acao = 'Tentar novamente',
  codigo,
}: ErroProps) {
  const seguro = use(SegurancaDoDinheiro);
  return (
    <div className={c['estado']} role="alert">
      <span className={c['quebra']} aria-hidden="true">
        <IconPlugConnectedX size={32} stroke={1.75} />
      </span>
      <h2>{titulo}</h2>
      <p>{detalhe ?? `${seguro}${oQueFazer(causa)}`}</p>
      {aoTentarDeNovo !== undefined && (
        <Botao variante="suave" icone={<IconRefresh size={20} stroke={1.75} />} onClick={aoTentarDeNovo}>
          {acao}
        </Botao>
      )}
      {codigo !== undefined && codigo !== null && <span className={c['codigo']}>Código #{codigo}</span>}
    </div>
  );
}
