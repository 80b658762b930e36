import type { Compartilhado } from '@rateia/domain/compartilhar/link';
import { MARCA } from '@rateia/domain/marca';
import type { ReactNode } from 'react';
import { Botao } from '../base/botao.tsx';
import { Dialogo } from '../dialogo/dialogo.tsx';
import type { ModosDeCompartilharProps } from './modos-de-compartilhar.tsx';
import { ModosDeCompartilhar } from './modos-de-compartilhar.tsx';

interface FolhaCompartilharProps extends ModosDeCompartilharProps {
  readonly aberta: boolean;
  readonly aoFechar: () => void;
  /** The part below the ways of sharing: a short link. */
  readonly children?: ReactNode;
}

/** The ways of sharing over the page that is shared from. */
export function FolhaCompartilhar({ aberta, aoFechar, que, nome, fonte, children }: FolhaCompartilharProps) {
  return (
    <Dialogo
      aberto={aberta}
      titulo={TITULO[que.tipo]}
      aoFechar={aoFechar}
      acoes={
        <Botao variante="texto" bloco onClick={aoFechar}>
          Fechar
        </Botao>
      }
    >
      <ModosDeCompartilhar que={que} nome={nome} fonte={fonte} />
      {children}
    </Dialogo>
  );
}

const TITULO: Readonly<Record<Compartilhado['tipo'], string>> = {
  grupo: 'Compartilhar grupo',
  loteria: 'Compartilhar bolão',
  'loteria-recorrente': 'Compartilhar bolão',
  combo: 'Compartilhar combo',
  indicacao: `Convidar para a ${MARCA}`,
};
