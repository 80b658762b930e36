import { IconPlugConnectedX, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Botao } from '../base/botao.tsx';
import c from './estado.module.css';

interface ErroProps {
  /** What failed: "Não conseguimos carregar seu extrato". */
  titulo: string;
  /** Whether money is safe and what to do. */
  detalhe?: ReactNode;
  aoTentarDeNovo?: (() => void) | undefined;
  /** What the button says, when it does something else. */
  acao?: string;
  /** Small, for who asks the support. */
  codigo?: string | number | null | undefined;
}

/** A part of the page that could not be loaded. It says whether money is safe. */
export function Erro({
  titulo,
  detalhe = 'Seu dinheiro está seguro. Confira a conexão e tente de novo.',
  aoTentarDeNovo,
  acao = 'Tentar novamente',
  codigo,
}: ErroProps) {
  return (
    <div className={c['estado']} role="alert">
      <span className={c['quebra']} aria-hidden="true">
        <IconPlugConnectedX size={32} stroke={1.75} />
      </span>
      <h2>{titulo}</h2>
      <p>{detalhe}</p>
      {aoTentarDeNovo !== undefined && (
        <Botao variante="suave" icone={<IconRefresh size={20} stroke={1.75} />} onClick={aoTentarDeNovo}>
          {acao}
        </Botao>
      )}
      {codigo !== undefined && codigo !== null && <span className={c['codigo']}>Código #{codigo}</span>}
    </div>
  );
}
