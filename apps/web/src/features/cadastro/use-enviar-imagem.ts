import { ERROS } from '@rateia/contracts/erros';
import { problemaDoArquivo } from '@rateia/domain/imagem';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RespostaDe } from '../../lib/api-client.ts';
import { chaveDe } from '../../lib/consultas.ts';
import type { Envio } from '../../lib/enviar-arquivo.ts';
import { enviarArquivo } from '../../lib/enviar-arquivo.ts';
import { prepararImagem } from './preparar-imagem.ts';

type ChamadaComArquivo = 'createDocumento' | 'uploadSelf';

/** Sends a picture: its own problems first, then its way in tenths, then what the server says of it. */
export function useEnviarImagem(
  nome: ChamadaComArquivo,
  aoConcluir: (r: RespostaDe<ChamadaComArquivo>) => Promise<void>,
) {
  const cache = useQueryClient();
  const [fracao, setFracao] = useState<number>();
  const [erro, setErro] = useState<string>();
  const enviar = async (escolhida: File, campos: NonNullable<Envio['campos']> = {}): Promise<void> => {
    const problema = problemaDoArquivo({ nome: escolhida.name, tamanho: escolhida.size });
    const arquivo = problema === 'arquivoGrandeDemais' ? await prepararImagem(escolhida) : escolhida;
    const ainda = problemaDoArquivo({ nome: arquivo.name, tamanho: arquivo.size });
    if (ainda !== undefined) return setErro(ERROS[ainda].message);
    setErro(undefined);
    setFracao(0);
    try {
      const resposta = await enviarArquivo(nome, {
        arquivo: await prepararImagem(arquivo),
        campos,
        aoAvancar: (parte) => setFracao(parte),
      });
      await cache.invalidateQueries({ queryKey: chaveDe('listValidacaoConta') });
      await cache.invalidateQueries({ queryKey: chaveDe('getCadastroPendente') });
      await aoConcluir(resposta);
    } catch (falha) {
      setErro(falha instanceof Error ? falha.message : ERROS.imagemEstragada.message);
    } finally {
      setFracao(undefined);
    }
  };
  return { enviar, enviando: fracao !== undefined, fracao: fracao ?? 0, erro, limparErro: () => setErro(undefined) };
}
