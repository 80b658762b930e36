import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { recados } from '../dialogo/recados.ts';
import type { VarianteBotao } from './botao.tsx';
import { Botao } from './botao.tsx';
import { Oculto } from './oculto.tsx';

interface BotaoCopiarProps {
  /** The text to copy. */
  readonly texto: string;
  /** The name of the text, for a person who does not see the text beside it: "senha". */
  readonly nome: string;
  /** "Senha copiada". */
  readonly aviso: string;
  /** The message when the browser refuses to copy. */
  readonly falha?: string;
  readonly variante?: VarianteBotao;
  readonly tamanho?: 'sm' | 'md' | 'lg';
  readonly bloco?: boolean;
}

/** Copies a text, and says so in the button itself and in a toast. */
export function BotaoCopiar({
  texto,
  nome,
  aviso,
  falha = 'Selecione o texto e copie pelo teclado',
  variante = 'suave',
  tamanho = 'sm',
  bloco = false,
}: BotaoCopiarProps) {
  const [copiado, setCopiado] = useState<string>();
  const feito = copiado === texto;
  const Icone = feito ? IconCheck : IconCopy;
  async function copiar(): Promise<void> {
    try {
      await navigator.clipboard.writeText(texto);
      setCopiado(texto);
      recados.mostrar(aviso);
    } catch {
      recados.mostrar(falha, { tom: 'neutro' });
    }
  }
  return (
    <Botao
      variante={variante}
      tamanho={tamanho}
      bloco={bloco}
      icone={<Icone size={20} stroke={1.75} aria-hidden="true" />}
      onClick={() => void copiar()}
    >
      {feito ? 'Copiado' : 'Copiar'}
      <Oculto>{` ${nome}`}</Oculto>
    </Botao>
  );
}
