import * as chamadas from '@rateia/contracts/chamadas';
import { useState } from 'react';
import { useChamada } from '../../../lib/consultas.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import v from './validacao.module.css';

const NOMES = { frente: 'Frente', verso: 'Verso', self: 'Selfie' } as const;
type Tamanho = 'miniatura' | 'inteira';

/**
 * A picture that the operator opens, small and then in full: each link is valid for a minute, and each opening is
 * recorded under this operator.
 */
export function ImagemDaFila({ id, parte }: { readonly id: string; readonly parte: keyof typeof NOMES }) {
  const [aberta, setAberta] = useState<{ readonly url: string; readonly tamanho: Tamanho; readonly grande: boolean }>();
  const abrir = useChamada(chamadas.createDocumentoLinkDaAnalise, {
    aoConcluir: ({ url }, { body }) => {
      const tamanho = body?.tamanho ?? 'miniatura';
      setAberta({ url, tamanho, grande: tamanho === 'inteira' });
    },
  });
  function pedir(tamanho: Tamanho): void {
    abrir.mutate({ params: { id }, body: { tamanho } });
  }
  const nome = NOMES[parte];
  if (aberta === undefined)
    return (
      <Botao
        variante="linha"
        tamanho="sm"
        bloco
        fazendo={abrir.isPending && 'Abrindo'}
        onClick={() => pedir('miniatura')}
      >
        {`Ver ${nome.toLowerCase()}`}
      </Botao>
    );
  const { url, tamanho, grande } = aberta;
  return (
    <button
      type="button"
      className={v['imagem']}
      data-grande={grande || undefined}
      aria-label={grande ? `${nome}: diminuir` : `${nome}: ampliar`}
      onClick={() => (tamanho === 'miniatura' ? pedir('inteira') : setAberta({ ...aberta, grande: !grande }))}
    >
      <img src={url} alt={nome} onError={() => setAberta(undefined)} />
    </button>
  );
}
