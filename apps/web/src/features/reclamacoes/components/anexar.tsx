import * as chamadas from '@rateia/contracts/chamadas';
import { useUpload } from '../../../lib/use-upload.ts';
import { EscolherAnexo } from '../../../ui/conversa/anexos.tsx';
import { useRenovar } from '../mutations.ts';

interface AnexarProps {
  /** The line that the file goes to; undefined while it has not been written. */
  readonly idInteracao: () => Promise<number | undefined>;
  readonly restam: number;
}

/** A picture or a PDF beside the words: checked by its content, as documents are (REGRAS 2.7). */
export function Anexar({ idInteracao, restam }: AnexarProps) {
  const renovar = useRenovar();
  const { enviar, enviando, erro } = useUpload(chamadas.createAnexo, () => renovar());
  async function escolher(arquivo: File): Promise<void> {
    const id = await idInteracao();
    if (id !== undefined) enviar({ arquivo, params: { id } });
  }
  return (
    <EscolherAnexo restam={restam} enviando={enviando} erro={erro} aoEscolher={(arquivo) => void escolher(arquivo)} />
  );
}
