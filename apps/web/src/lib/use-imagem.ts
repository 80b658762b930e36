import { useEffect, useState } from 'react';
import { useChamada } from './consultas.ts';
import type { LinhaDe } from './linha.ts';

/** The calls of a picture that is shown to its reader alone. */
type DeImagem = 'getComprovanteDoBolao' | 'getComprovanteDaOperacao';

/** A picture that comes when its reader asks for it, by its id; the browser forgets it with the screen (REGRAS 2.12 Receipt). */
export function useImagem(linha: LinhaDe<DeImagem>) {
  const [url, setUrl] = useState<string>();
  const abrir = useChamada<DeImagem>(linha, { aoConcluir: (imagem) => setUrl(URL.createObjectURL(imagem)) });
  useEffect(() => (url === undefined ? undefined : () => URL.revokeObjectURL(url)), [url]);
  return {
    url,
    abrindo: abrir.isPending,
    abrir: (id: number) => abrir.mutate({ params: { id } }),
    fechar: () => setUrl(undefined),
  };
}
