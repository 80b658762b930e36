import { MARCA } from '@rateia/domain/marca';
import { IconShare2, IconX } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { conviteDoNavegador } from '../../lib/instalacao.ts';
import { rotaMostrada } from '../../lib/navegador.ts';
import { storage } from '../../lib/storage.ts';
import { Botao } from '../../ui/base/botao.tsx';
import { BotaoIcone } from '../../ui/base/botao-icone.tsx';
import { recados } from '../../ui/dialogo/recados.ts';
import { Marca } from '../../ui/marca/marca.tsx';
import c from './instalacao.module.css';
import type { Instalado } from './regras-da-instalacao.ts';
import { comoInstala, esperaDoConvite, lerInstalado, podeConvidar } from './regras-da-instalacao.ts';

const FALHA = 'Não foi possível instalar o aplicativo, tente novamente mais tarde!';

/**
 * The invitation to install (spec 1, §4): 9 s after the page has loaded, on phones that can, where it is welcome. It
 * follows the clock of the device, like the data that it keeps there.
 */
export function Instalacao() {
  const convite = useSyncExternalStore(conviteDoNavegador.assinar, conviteDoNavegador.atual);
  useLocation();
  const [chegouAHora, setChegouAHora] = useState(false);
  const [guardado, setGuardado] = useState(() => lerInstalado(storage.get('instalacao')));
  const anotar = useCallback((novo: Instalado): void => {
    storage.set('instalacao', novo);
    setGuardado(novo);
  }, []);
  useEffect(() => {
    const espera = setTimeout(() => setChegouAHora(true), esperaDoConvite(performance.now(), fimDaCarga()));
    function instalou(): void {
      anotar({ instalado: true });
    }
    window.addEventListener('appinstalled', instalou);
    return () => {
      clearTimeout(espera);
      window.removeEventListener('appinstalled', instalou);
    };
  }, [anotar]);
  const como = comoInstala(navigator.userAgent);
  const situacao = {
    guardado,
    agora: Date.now(),
    avulso: ehAvulso(),
    paginaDeLogin: rotaMostrada()?.header !== true,
  };
  if (!chegouAHora || como === undefined || (como === 'convite' && convite === undefined)) return null;
  if (!podeConvidar(situacao)) return null;

  async function instalar(): Promise<void> {
    try {
      await convite?.prompt();
      const resposta = await convite?.userChoice;
      anotar(resposta?.outcome === 'accepted' ? { aceitoEm: Date.now() } : { recusadoEm: Date.now() });
      conviteDoNavegador.gastar();
    } catch {
      // The browser says nothing more than that it did not do it.
      recados.mostrar(FALHA, { tom: 'danger' });
    }
  }
  return (
    <section className={c['convite']} aria-label="Instalar o aplicativo">
      <Marca tamanho={44} />
      <div className={c['texto']}>
        <p className={c['titulo']}>{`Tenha a ${MARCA} na tela inicial`}</p>
        {como === 'convite' ? (
          <p>Abre mais rápido e não ocupa quase nada.</p>
        ) : (
          <p>
            Toque em <IconShare2 size={18} stroke={1.75} aria-label="Compartilhar" /> e depois em “Adicionar à Tela de
            Início”.
          </p>
        )}
      </div>
      <span className={c['fechar']}>
        <BotaoIcone rotulo="Agora não" onClick={() => anotar({ recusadoEm: Date.now() })}>
          <IconX size={20} stroke={1.75} />
        </BotaoIcone>
      </span>
      {como === 'convite' && (
        <div className={c['acao']}>
          <Botao bloco tamanho="sm" onClick={() => void instalar()}>
            Instalar aplicativo
          </Botao>
        </div>
      )}
    </section>
  );
}

/** When the page had loaded, on the clock of `performance.now()`; undefined where the browser does not tell. */
function fimDaCarga(): number | undefined {
  const [carga] = performance.getEntriesByType('navigation');
  return carga instanceof PerformanceNavigationTiming ? carga.loadEventEnd : undefined;
}

function ehAvulso(): boolean {
  return window.matchMedia('(display-mode: standalone)').matches || Reflect.get(navigator, 'standalone') === true;
}
