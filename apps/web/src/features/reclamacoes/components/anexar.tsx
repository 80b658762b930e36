import * as chamadas from '@rateia/contracts/chamadas';
import { IconPaperclip } from '@tabler/icons-react';
import { useRef } from 'react';
import { useUpload } from '../../../lib/use-upload.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import { Nota } from '../../../ui/base/nota.tsx';
import { useRenovar } from '../mutations.ts';

const TIPOS = 'image/jpeg,image/png,image/heic,application/pdf,.jpg,.jpeg,.png,.heic,.pdf';

interface AnexarProps {
  /** The line that the file goes to; undefined while it has not been written. */
  idInteracao: () => Promise<number | undefined>;
  restam: number;
}

/** A picture or a PDF beside the words: checked by its content, as documents are (REGRAS 2.7). */
export function Anexar({ idInteracao, restam }: AnexarProps) {
  const entrada = useRef<HTMLInputElement>(null);
  const renovar = useRenovar();
  const { enviar, enviando, erro } = useUpload(chamadas.createAnexo, () => renovar());
  async function escolher(arquivo: File): Promise<void> {
    const id = await idInteracao();
    if (id !== undefined) enviar({ arquivo, params: { id } });
  }
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
          if (arquivo !== undefined) void escolher(arquivo);
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
