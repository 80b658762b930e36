import { inicialDe } from '@rateia/domain/letras';
import { useState } from 'react';
import c from './avatar.module.css';

interface AvatarProps {
  /** Empty when the name stands beside it. */
  readonly nome: string;
  readonly imagem?: string | null | undefined;
  readonly tamanho?: number;
  /** The mango outline of the reader. */
  readonly voce?: boolean;
}

/** A face. A picture that is missing or does not load gives place to the initials (spec 1, §8: default image). */
export function Avatar({ nome, imagem, tamanho = 40, voce = false }: AvatarProps) {
  const [falhou, setFalhou] = useState<string | null>(null);
  const comImagem = imagem !== undefined && imagem !== null && imagem !== '' && falhou !== imagem;
  return (
    <span
      className={c['avatar']}
      data-voce={voce || undefined}
      // Drawn by the style sheet: letters in the page would be part of the name that a control is spoken to by.
      data-iniciais={comImagem ? undefined : iniciais(nome)}
      style={{ width: tamanho, height: tamanho, fontSize: tamanho * 0.38 }}
      aria-hidden="true"
    >
      {comImagem && (
        <img src={imagem} alt="" width={tamanho} height={tamanho} loading="lazy" onError={() => setFalhou(imagem)} />
      )}
    </span>
  );
}

/** First letters of the first and the last name. */
export function iniciais(nome: string): string {
  const partes = nome.trim().split(/\s+/).filter(Boolean);
  const primeira = inicialDe(partes[0] ?? '');
  const ultima = partes.length > 1 ? inicialDe(partes.at(-1) ?? '') : '';
  return (primeira + ultima).toLocaleUpperCase('pt-BR');
}
