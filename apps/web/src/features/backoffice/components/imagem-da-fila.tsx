import { useState } from 'react';
import { useChamada } from '../../../lib/consultas.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import v from './validacao.module.css';

const NOMES = { frente: 'Frente', verso: 'Verso', self: 'Selfie' } as const;

/** A picture that is opened by hand: the link is good for a minute, and the opening is on record under this operator. */
export function ImagemDaFila({ id, parte }: { id: string; parte: keyof typeof NOMES }) {
  const [url, setUrl] = useState<string>();
  const [grande, setGrande] = useState(false);
  const abrir = useChamada('createDocumentoLinkDaAnalise', { aoConcluir: ({ url: nova }) => setUrl(nova) });
  const nome = NOMES[parte];
  if (url === undefined)
    return (
      <Botao
        variante="linha"
        tamanho="sm"
        bloco
        fazendo={abrir.isPending && 'Abrindo'}
        onClick={() => abrir.mutate({ params: { id }, body: { tamanho: 'inteira' } })}
      >
        {`Ver ${nome.toLowerCase()}`}
      </Botao>
    );
  return (
    <button
      type="button"
      className={v['imagem']}
      data-grande={grande || undefined}
      aria-label={grande ? `${nome}: diminuir` : `${nome}: ampliar`}
      onClick={() => setGrande(!grande)}
    >
      <img src={url} alt={nome} onError={() => setUrl(undefined)} />
    </button>
  );
}
