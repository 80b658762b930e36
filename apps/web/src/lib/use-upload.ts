import type { RECUSAS_DE_IMAGEM } from '@rateia/contracts/imagem';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { NomeChamada, RespostaDe } from './api-client.ts';
import type { Upload } from './enviar-arquivo.ts';
import type { AoFalhar, Falha, RecusaDe } from './erros-api.ts';
import { recusas } from './erros-api.ts';
import type { Intencao } from './intencao.ts';
import { intencaoDe } from './intencao.ts';
import type { LinhaDe } from './linha.ts';
import { lerLinha } from './linha.ts';

/** The calls that take a picture. */
type ComImagem = {
  [N in NomeChamada]: (typeof RECUSAS_DE_IMAGEM)[number] extends RecusaDe<N> ? N : never;
}[NomeChamada];

/** Refusals about the picture itself: another picture helps. */
const DA_IMAGEM = [
  'arquivoGrandeDemais',
  'imagemExtensao',
  'imagemVazia',
  'imagemConteudo',
  'imagemPixelsDemais',
  'imagemPequena',
  'imagemEstragada',
] as const satisfies readonly RecusaDe<ComImagem>[];

/** A picture to be sent: its file, its fields and its address. */
export type Imagem = Pick<Upload, 'arquivo' | 'campos' | 'params'>;

/**
 * A mutation that sends a picture, with one key until the picture was kept, however often it is sent. The screen tells
 * a fault of the picture beside it. The central handler tells every other failure, as for any other call (spec 1, §8).
 */
export function useUpload<N extends ComImagem>(
  linha: LinhaDe<N>,
  aoConcluir: (resposta: RespostaDe<N>) => void | Promise<void>,
  /** Refusals about what goes along with the picture. */
  aoFalhar?: AoFalhar<N>,
) {
  const { nome, idempotente } = lerLinha(linha);
  const [fracao, setFracao] = useState(0);
  const [erro, setErro] = useState<string>();
  const intencao = useRef<Intencao | undefined>(undefined);
  const envio = useMutation<RespostaDe<N>, Falha<RecusaDe<N>>, Imagem>({
    mutationKey: [nome],
    mutationFn: async (pedido) => {
      setErro(undefined);
      setFracao(0);
      // Loaded when there is something to send: screens of the same feature that send nothing do not pay for it.
      const { enviarArquivo } = await import('./enviar-arquivo.ts');
      const { arquivo, campos, params } = pedido;
      const minha = intencaoDe(intencao.current, [arquivo, JSON.stringify([campos, params])]);
      intencao.current = minha;
      const resposta = await enviarArquivo(linha, { ...pedido, chave: minha.chave, aoAvancar: setFracao });
      if (intencao.current === minha) intencao.current = undefined;
      return resposta;
    },
    onSuccess: (resposta) => aoConcluir(resposta),
    meta: {
      aoFalhar: (falha: Falha<(typeof DA_IMAGEM)[number]> & Falha<RecusaDe<N>>) =>
        recusas(DA_IMAGEM, ({ message }) => setErro(message))(falha) || aoFalhar?.(falha),
      umaVezSo: idempotente,
    },
  });
  return { enviar: envio.mutate, enviando: envio.isPending, fracao, erro, setErro };
}
