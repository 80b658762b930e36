import { IconWifiOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { pedidoMaisAntigo } from '../../lib/rede.ts';
import { avisos } from '../../ui/dialogo/toasts.ts';
import { queryClient } from '../query-client.ts';
import c from './rede.module.css';

/** A request that is this old makes the connection a slow one. */
const LENTO_MS = 8000;
const OLHAR_A_CADA_MS = 2000;

type Estado = 'boa' | 'lenta' | 'ausente';

/** What the network does, where it concerns who reads: away, slow, and back, when what failed is asked for again. */
export function Rede() {
  const [estado, setEstado] = useState<Estado>(navigator.onLine ? 'boa' : 'ausente');
  useEffect(() => {
    const caiu = (): void => setEstado('ausente');
    const voltou = (): void => {
      setEstado('boa');
      avisos.mostrar('A conexão voltou.');
      void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
    };
    const relogio = setInterval(() => {
      if (!navigator.onLine) return;
      setEstado(performance.now() - pedidoMaisAntigo() > LENTO_MS ? 'lenta' : 'boa');
    }, OLHAR_A_CADA_MS);
    window.addEventListener('offline', caiu);
    window.addEventListener('online', voltou);
    return () => {
      clearInterval(relogio);
      window.removeEventListener('offline', caiu);
      window.removeEventListener('online', voltou);
    };
  }, []);
  return (
    <div className={c['lugar']} role="status" data-rede={estado}>
      {estado !== 'boa' && (
        <p className={c['faixa']}>
          <IconWifiOff size={18} stroke={1.75} aria-hidden="true" />
          {estado === 'ausente'
            ? 'Você está sem conexão. O que aparece aqui pode ter mudado.'
            : 'Sua conexão está lenta. Ainda estamos tentando.'}
        </p>
      )}
    </div>
  );
}
