import { IconWifiOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { esperarServidor } from '../../lib/esperar-servidor.ts';
import { pedidoMaisAntigo, repetirJa, semRespostaDesde } from '../../lib/rede.ts';
import { recados } from '../../ui/dialogo/recados.ts';
import { redeMuda } from '../../ui/estado/rede-muda.ts';
import { queryClient } from '../query-client.ts';
import c from './rede.module.css';

/** A request that is this old makes the connection a slow one. */
const LENTO_MS = 8000;
/** A network that the browser calls connected, and that leads nowhere for this long, is named. */
const MUDO_MS = 4000;
const OLHAR_A_CADA_MS = 2000;

type Estado = 'boa' | 'lenta' | 'muda' | 'ausente';

const PALAVRAS: Record<Exclude<Estado, 'boa'>, string> = {
  lenta: 'Sua conexão está lenta. Ainda estamos tentando.',
  muda: 'Não conseguimos falar com o servidor. Ainda estamos tentando.',
  ausente: 'Você está sem conexão. O que aparece aqui pode ter mudado.',
};

/**
 * Tells the reader about the network where it concerns him: it is away, leads nowhere, is slow, or is back. When it is
 * back, the failed requests are made again.
 */
export function Rede() {
  const [estado, setEstado] = useState<Estado>(navigator.onLine ? 'boa' : 'ausente');
  useEffect(() => {
    function caiu(): void {
      setEstado('ausente');
    }
    function voltou(): void {
      setEstado('boa');
      recados.mostrar('A conexão voltou.');
      repetirJa();
      void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
    }
    let desistir: (() => void) | undefined;
    const relogio = setInterval(() => {
      if (!navigator.onLine) return;
      const agora = performance.now();
      if (agora - semRespostaDesde() > MUDO_MS)
        desistir ??= esperarServidor({
          aoFaltar: () => setEstado('muda'),
          aoHaver: (faltou) => {
            desistir = undefined;
            if (faltou) voltou();
          },
        });
      const lenta = agora - pedidoMaisAntigo() > LENTO_MS;
      // A network that leads nowhere keeps that name until the server answers.
      setEstado((antes) => (antes === 'muda' ? antes : lenta ? 'lenta' : 'boa'));
    }, OLHAR_A_CADA_MS);
    window.addEventListener('offline', caiu);
    window.addEventListener('online', voltou);
    return () => {
      clearInterval(relogio);
      desistir?.();
      window.removeEventListener('offline', caiu);
      window.removeEventListener('online', voltou);
    };
  }, []);
  useEffect(() => {
    redeMuda.aoTentar(repetirJa);
    redeMuda.dizer(estado === 'muda' || estado === 'ausente');
    return () => redeMuda.dizer(false);
  }, [estado]);
  return (
    <div className={c['lugar']} role="status" data-rede={estado}>
      {estado !== 'boa' && (
        <p className={c['faixa']}>
          <IconWifiOff size={18} stroke={1.75} aria-hidden="true" />
          {PALAVRAS[estado]}
        </p>
      )}
    </div>
  );
}
