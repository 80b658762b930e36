import * as chamadas from '@rateia/contracts/chamadas';
import { useQueryClient } from '@tanstack/react-query';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { baixar } from '../../../../lib/baixar.ts';
import { chaveDe, useChamada } from '../../../../lib/consultas.ts';
import { recusas } from '../../../../lib/erros-api.ts';
import { useUpload } from '../../../../lib/use-upload.ts';
import { EscolherAnexo, ListaDeAnexos } from '../../../../ui/conversa/anexos.tsx';

type Anexos = RespostaDe<'getChamado'>['anexos'];

/** Files of a ticket, for its owner and at the desk: each is opened by a link that is good for a minute (REGRAS 2.28). */
export function AnexosDoChamado({ anexos }: { readonly anexos: Anexos }) {
  const abrir = useChamada(chamadas.createLinkDoAnexoDoChamado, { aoConcluir: ({ url }) => baixar(url) });
  return <ListaDeAnexos anexos={anexos} aoAbrir={(id) => abrir.mutate({ params: { id } })} />;
}

/** Sends a picture or a PDF with a ticket that waits for the staff (spec B§2 /grupo/reportar/{id}). */
export function AnexarAoChamado({ id, restam }: { readonly id: number; readonly restam: number }) {
  const cache = useQueryClient();
  const { enviar, enviando, erro, setErro } = useUpload(
    chamadas.createAnexoDoChamado,
    async () => await cache.invalidateQueries({ queryKey: chaveDe('getChamado') }),
    recusas(['anexoConteudo', 'anexosDemais', 'transicaoRecusada'], ({ message }) => setErro(message)),
  );
  return (
    <EscolherAnexo
      restam={restam}
      enviando={enviando}
      erro={erro}
      aoEscolher={(arquivo) => enviar({ arquivo, params: { id } })}
    />
  );
}
