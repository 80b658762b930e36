import * as chamadas from '@rateia/contracts/chamadas';
import { baixar } from '../../../lib/baixar.ts';
import { useChamada } from '../../../lib/consultas.ts';
import { ListaDeAnexos } from '../../../ui/conversa/anexos.tsx';
import type { Reclamacao } from '../mutations.ts';

type Anexo = Reclamacao['interacoes'][number]['anexos'][number];

/** Files under a line: each is opened by a link that is good for a minute (REGRAS 2.7, 2.17). */
export function Anexos({
  anexos,
  aoTirar,
}: {
  readonly anexos: readonly Anexo[];
  readonly aoTirar?: (id: string) => void;
}) {
  const abrir = useChamada(chamadas.createLinkDoAnexo, { aoConcluir: ({ url }) => baixar(url) });
  return (
    <ListaDeAnexos
      anexos={anexos}
      aoAbrir={(id) => abrir.mutate({ params: { id } })}
      {...(aoTirar === undefined ? {} : { aoTirar })}
    />
  );
}
