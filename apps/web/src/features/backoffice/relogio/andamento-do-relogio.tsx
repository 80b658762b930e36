import { formatarMomento } from '@rateia/domain/datas-formatadas';
import { useQuery } from '@tanstack/react-query';
import { relogioQuery } from '../../../lib/operacao.ts';
import { POLLING_MS } from '../../../lib/um-por-vez.ts';
import c from './relogio.module.css';

interface AndamentoDoRelogioProps {
  /** The time of the clock when it was told to move, and its target. */
  readonly de: string;
  readonly ate: string;
}

/** The progress of the clock: it stops at each deadline on its way, and the server says at which. */
export function AndamentoDoRelogio({ de, ate }: AndamentoDoRelogioProps) {
  const agora = useQuery({ ...relogioQuery, refetchInterval: POLLING_MS }).data?.agora ?? de;
  const caminho = Date.parse(ate) - Date.parse(de);
  const andado = Math.min(Date.parse(agora) - Date.parse(de), caminho);
  return (
    <div className={c['andamento']}>
      <p>
        Já em {formatarMomento(agora)}, a caminho de {formatarMomento(ate)}.
      </p>
      <progress
        max={100}
        value={caminho > 0 ? Math.floor((andado / caminho) * 100) : 0}
        aria-label="Avanço do relógio"
      />
    </div>
  );
}
