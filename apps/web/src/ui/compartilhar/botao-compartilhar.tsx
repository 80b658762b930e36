import type { Compartilhado } from '@rateia/domain/compartilhar/link';
import { IconShare } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { VarianteBotao } from '../base/botao.tsx';
import { Botao } from '../base/botao.tsx';
import { FolhaCompartilhar } from './folha-compartilhar.tsx';

interface BotaoCompartilharProps {
  readonly que: Compartilhado;
  /** The name in the text: the service of a group, the name of a pool, the code of a referral. */
  readonly nome: string;
  /** The page it is shared from, which the link carries. */
  readonly fonte: string;
  readonly variante?: VarianteBotao;
  readonly tamanho?: 'sm' | 'md' | 'lg';
  readonly bloco?: boolean;
  /** The label of the button. */
  readonly rotulo?: string;
  /** The part below the ways of sharing, drawn only while the sheet is open. */
  readonly children?: ReactNode;
}

/** Opens the sheet by which something is shared (spec A§1). */
export function BotaoCompartilhar({
  que,
  nome,
  fonte,
  variante = 'suave',
  tamanho = 'sm',
  bloco = false,
  rotulo = 'Compartilhar',
  children,
}: BotaoCompartilharProps) {
  const [aberta, setAberta] = useState(false);
  return (
    <>
      <Botao
        variante={variante}
        tamanho={tamanho}
        bloco={bloco}
        icone={<IconShare size={20} stroke={1.75} />}
        onClick={() => setAberta(true)}
      >
        {rotulo}
      </Botao>
      <FolhaCompartilhar aberta={aberta} aoFechar={() => setAberta(false)} que={que} nome={nome} fonte={fonte}>
        {aberta && children}
      </FolhaCompartilhar>
    </>
  );
}
