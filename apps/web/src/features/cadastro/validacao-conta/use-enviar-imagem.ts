import { ERROS } from '@rateia/contracts/erros';
import { problemaDoArquivo } from '@rateia/domain/imagem';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { RespostaDe } from '../../../lib/api-client.ts';
import { chaveDe } from '../../../lib/consultas.ts';
import type { LinhaDe } from '../../../lib/linha.ts';
import type { Imagem } from '../../../lib/use-upload.ts';
import { useUpload } from '../../../lib/use-upload.ts';
import { prepararImagem } from './preparar-imagem.ts';

type ChamadaComArquivo = 'createDocumento' | 'uploadSelf';

/** Sends a picture: its own problems first, then its way in tenths, then what the server says of it. */
export function useEnviarImagem(
  linha: LinhaDe<ChamadaComArquivo>,
  aoConcluir: (r: RespostaDe<ChamadaComArquivo>) => void | Promise<void>,
) {
  const cache = useQueryClient();
  const [preparando, setPreparando] = useState(false);
  // The same photograph sent again is the same file, with the same key: made anew it might be another one.
  const preparada = useRef<{ readonly de: File; readonly arquivo: File } | undefined>(undefined);
  async function preparar(escolhida: File): Promise<File> {
    if (preparada.current?.de !== escolhida)
      preparada.current = { de: escolhida, arquivo: await prepararImagem(escolhida) };
    return preparada.current.arquivo;
  }
  const {
    enviar: mandar,
    enviando,
    fracao,
    erro,
    setErro,
  } = useUpload(linha, async (resposta) => {
    await cache.invalidateQueries({ queryKey: chaveDe('listValidacaoConta') });
    await cache.invalidateQueries({ queryKey: chaveDe('getCadastroPendente') });
    await aoConcluir(resposta);
  });
  async function enviar(escolhida: File, campos: NonNullable<Imagem['campos']> = {}): Promise<void> {
    const problema = problemaDoArquivo({ nome: escolhida.name, tamanho: escolhida.size });
    setPreparando(true);
    const arquivo =
      problema === undefined || problema === 'arquivoGrandeDemais' ? await preparar(escolhida) : escolhida;
    setPreparando(false);
    const ainda = problemaDoArquivo({ nome: arquivo.name, tamanho: arquivo.size });
    if (ainda === undefined) mandar({ arquivo, campos });
    else setErro(ERROS[ainda].message);
  }
  /** Says at once if a chosen picture has a fault; one that is too large may still be made smaller. */
  function conferir({ name: nome, size: tamanho }: File): void {
    const problema = problemaDoArquivo({ nome, tamanho });
    setErro(problema === undefined || problema === 'arquivoGrandeDemais' ? undefined : ERROS[problema].message);
  }
  return { enviar, enviando: enviando || preparando, fracao, erro, conferir };
}
