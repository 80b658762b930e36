import type { ChaveErro } from '@rateia/contracts/erros';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { NomeChamada, RespostaDe } from './api-client.ts';
import type { Envio } from './enviar-arquivo.ts';
import { recusas } from './erros-api.ts';

/** What is wrong with the picture itself: another one helps. */
const DA_IMAGEM = [
  'arquivoGrandeDemais',
  'imagemExtensao',
  'imagemVazia',
  'imagemConteudo',
  'imagemPixelsDemais',
  'imagemPequena',
  'imagemEstragada',
] as const satisfies readonly ChaveErro[];

/**
 * A mutation that sends a picture. What is wrong with the picture is told beside it; every other failure is the central
 * handler's, as of any other call (spec 1, §8).
 */
export function useEnvio<N extends NomeChamada>(
  nome: N,
  aoConcluir: (resposta: RespostaDe<N>) => void | Promise<void>,
) {
  const [fracao, setFracao] = useState(0);
  const [erro, setErro] = useState<string>();
  const envio = useMutation<RespostaDe<N>, Error, Envio>({
    mutationKey: [nome],
    mutationFn: async (pedido) => {
      setErro(undefined);
      setFracao(0);
      // Loaded when there is something to send: screens of the same feature that send nothing do not pay for it.
      const { enviarArquivo } = await import('./enviar-arquivo.ts');
      return await enviarArquivo(nome, { ...pedido, aoAvancar: setFracao });
    },
    onSuccess: (resposta) => aoConcluir(resposta),
    meta: { aoFalhar: recusas(DA_IMAGEM, ({ message }) => setErro(message)) },
  });
  return { enviar: envio.mutate, enviando: envio.isPending, fracao, erro, setErro };
}
