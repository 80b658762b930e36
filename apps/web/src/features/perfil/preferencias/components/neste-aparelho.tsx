import { MARCA } from '@rateia/domain/marca';
import { IconBell, IconBellOff } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SituacaoDoAparelho } from '../../../../lib/avisos-no-aparelho.ts';
import { desligarAparelho, lerAparelho, ligarAparelho } from '../../../../lib/avisos-no-aparelho.ts';
import { useUsuario } from '../../../../lib/usuario.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import c from './neste-aparelho.module.css';

interface NesteAparelhoProps {
  /** The key with which the browser asks for messages. */
  readonly chave: string;
}

/** Notifications of the product in this browser: allowed, forbidden, unknown, and the switch (spec 1, §4 Notifications). */
export function NesteAparelho({ chave }: NesteAparelhoProps) {
  const id = useUsuario()?.id;
  return id === undefined ? null : <Aparelho usuarioId={id} chave={chave} />;
}

function Aparelho({ usuarioId, chave }: NesteAparelhoProps & { readonly usuarioId: number }) {
  const cache = useQueryClient();
  const queryKey = ['aparelho', usuarioId];
  const situacao = useQuery({ queryKey, queryFn: () => lerAparelho(usuarioId), staleTime: 0 });
  const mudar = useMutation({
    mutationFn: (ligar: boolean) => (ligar ? ligarAparelho(usuarioId, chave) : desligarAparelho()),
    onSuccess: (nova) => cache.setQueryData(queryKey, nova),
    // The screen tells the browser's errors here; the central handler tells the server's.
    meta: { aoFalhar: (erro: Error) => erro instanceof DOMException },
  });
  if (situacao.data === undefined) return null;
  const ligada = situacao.data === 'ligada';
  return (
    <Cartao titulo="Notificações neste aparelho">
      <div className={c['pilha']}>
        <p className={c['texto']}>{TEXTOS[situacao.data]()}</p>
        {mudar.error instanceof DOMException && (
          <Nota tom="danger" alerta>
            O navegador não conseguiu ligar as notificações. Confira a conexão e tente de novo.
          </Nota>
        )}
        {(ligada || situacao.data === 'desligada') && (
          <div>
            <Botao
              variante={ligada ? 'linha' : 'suave'}
              icone={<Sino ligada={ligada} />}
              fazendo={mudar.isPending && (ligada ? 'Desligando' : 'Ligando')}
              onClick={() => mudar.mutate(!ligada)}
            >
              {ligada ? 'Desligar neste aparelho' : 'Ligar neste aparelho'}
            </Botao>
          </div>
        )}
      </div>
    </Cartao>
  );
}

function Sino({ ligada }: { readonly ligada: boolean }) {
  const Icone = ligada ? IconBellOff : IconBell;
  return <Icone size={20} stroke={1.75} aria-hidden="true" />;
}

const TEXTOS: Readonly<Record<SituacaoDoAparelho, () => string>> = {
  ligada: () => `Este aparelho mostra as suas notificações, mesmo com a ${MARCA} fechada.`,
  desligada: () => `Receba prazos, pagamentos e novidades na tela deste aparelho, mesmo com a ${MARCA} fechada.`,
  negada: () =>
    `As notificações da ${MARCA} estão bloqueadas neste navegador. Para recebê-las, permita nas configurações do site, no cadeado ao lado do endereço.`,
  semSuporte: () =>
    /iPhone|iPad|iPod/.test(navigator.userAgent)
      ? `No iPhone e no iPad as notificações funcionam com a ${MARCA} instalada: toque em Compartilhar e em "Adicionar à Tela de Início".`
      : `Este navegador não mostra notificações da ${MARCA}.`,
};
