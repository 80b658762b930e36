import { formatarTamanho } from '@rateia/domain/formatos';
import { IconPaperclip } from '@tabler/icons-react';
import { useRef } from 'react';
import { Botao } from '../base/botao.tsx';
import { Nota } from '../base/nota.tsx';
import c from './anexos.module.css';

const TIPOS = 'image/jpeg,image/png,image/heic,application/pdf,.jpg,.jpeg,.png,.heic,.pdf';

interface ListaDeAnexosProps {
  readonly anexos: readonly { readonly id: string; readonly nome: string; readonly tamanho: number }[];
  readonly aoAbrir: (id: string) => void;
  /** While a file may still be taken away. */
  readonly aoTirar?: (id: string) => void;
}

/** Files under somebody's words, each with its size in bytes; nothing where there are none. */
export function ListaDeAnexos({ anexos, aoAbrir, aoTirar }: ListaDeAnexosProps) {
  if (anexos.length === 0) return null;
  return (
    <ul aria-label="Arquivos" className={c['anexos']}>
      {anexos.map(({ id, nome, tamanho }) => (
        <li key={id}>
          <Botao
            variante="texto"
            tamanho="sm"
            icone={<IconPaperclip size={18} stroke={1.75} />}
            onClick={() => aoAbrir(id)}
          >
            {`${nome}, ${formatarTamanho(tamanho)}`}
          </Botao>
          {aoTirar !== undefined && (
            <Botao variante="texto" tamanho="sm" onClick={() => aoTirar(id)}>
              {`Tirar ${nome}`}
            </Botao>
          )}
        </li>
      ))}
    </ul>
  );
}

interface EscolherAnexoProps {
  /** So many files find room yet. */
  readonly restam: number;
  readonly enviando: boolean;
  readonly erro?: string | undefined;
  readonly aoEscolher: (arquivo: File) => void;
}

/** Chooses a picture or a PDF to attach; a fault of the file stands under it (REGRAS 2.7). */
export function EscolherAnexo({ restam, enviando, erro, aoEscolher }: EscolherAnexoProps) {
  const entrada = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={entrada}
        type="file"
        accept={TIPOS}
        hidden
        onChange={({ currentTarget }) => {
          const [arquivo] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (arquivo !== undefined) aoEscolher(arquivo);
        }}
      />
      <Botao
        variante="linha"
        tamanho="sm"
        icone={<IconPaperclip size={18} stroke={1.75} />}
        desligado={restam === 0}
        fazendo={enviando && 'Enviando'}
        onClick={() => entrada.current?.click()}
      >
        Anexar arquivo
      </Botao>
      <p>{`Fotos ou PDF, até 5 MB. ${restam === 1 ? 'Cabe mais 1.' : `Cabem mais ${restam}.`}`}</p>
      {erro !== undefined && (
        <Nota tom="danger" alerta>
          {erro}
        </Nota>
      )}
    </>
  );
}
