import { CARREGANDO_NOTIFICACOES } from '@rateia/domain/notificacoes/tipos';
import { IconBell } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useParte } from '../../lib/use-parte.ts';
import { useUsuario } from '../../lib/usuario.ts';
import { rotuloDoContador } from '../../ui/base/contador.tsx';
import { ParteOuEspera } from '../../ui/estado/parte-ou-espera.tsx';
import c from './sino.module.css';

/** The panel comes when it is opened for the first time. */
function carregarPainel() {
  return import('../../features/notificacoes/components/painel.tsx');
}

/** The bell of the header: how many are unread, and the panel under it (spec 1, §2 and §9). */
export function Sino({ atual }: { readonly atual: boolean }) {
  const naoLidas = useUsuario()?.notificacoesNaoLidas ?? 0;
  const id = useId();
  const caixa = useRef<HTMLDivElement>(null);
  const [aberto, setAberto] = useState(false);
  const painel = useParte('painel de notificações', carregarPainel, aberto);
  useEffect(() => {
    const elemento = caixa.current;
    if (elemento === null) return;
    const ouvir = new AbortController();
    const { signal } = ouvir;
    elemento.addEventListener('toggle', ({ newState }) => setAberto(newState === 'open'), { signal });
    // A link was followed: the panel has done its work.
    elemento.addEventListener('click', ({ target }) => ehLigacao(target) && elemento.hidePopover(), { signal });
    return () => ouvir.abort();
  }, []);
  return (
    <>
      <button
        type="button"
        className={c['sino']}
        popoverTarget={id}
        aria-label={nomeDoSino(naoLidas)}
        aria-current={atual ? 'page' : undefined}
      >
        <IconBell size={24} stroke={1.75} aria-hidden="true" />
        {naoLidas > 0 && (
          <span className={c['conta']} aria-hidden="true">
            {rotuloDoContador(naoLidas, 'cabecalho')}
          </span>
        )}
      </button>
      <div ref={caixa} id={id} popover="auto" className={c['caixa']} role="dialog" aria-label="Notificações">
        {aberto && (
          <ParteOuEspera
            parte={painel}
            titulo="As notificações não carregaram"
            espera={<p className={c['espera']}>{CARREGANDO_NOTIFICACOES}</p>}
          >
            {({ PainelDeNotificacoes }) => <PainelDeNotificacoes />}
          </ParteOuEspera>
        )}
      </div>
    </>
  );
}

function ehLigacao(alvo: EventTarget | null): boolean {
  return alvo instanceof Element && alvo.closest('a') !== null;
}

/** "Notificações, 3 não lidas". */
export function nomeDoSino(naoLidas: number): string {
  if (naoLidas === 0) return 'Notificações';
  return naoLidas === 1 ? 'Notificações, 1 não lida' : `Notificações, ${naoLidas} não lidas`;
}
