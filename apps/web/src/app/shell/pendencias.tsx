import { ID_TIPO_PENDENCIA } from '@rateia/domain/notificacoes/tipo-pendencia';
import { IconAlertTriangle, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { paths } from '../../lib/paths.ts';
import { esperaPendencias, pendenciasQuery } from '../../lib/pendencias.ts';
import { storage } from '../../lib/storage.ts';
import c from './pendencias.module.css';

/** The page has come and been seen before anything stands over it. */
const ATRASO_MS = 1_200;
/** The pages where people arrive: nothing bursts in the middle of an act. */
const CHEGADAS: readonly string[] = [paths.grupos(), paths.meusGrupos()];

/**
 * The person's pendencies on the pages where people arrive: a strip under the header, and the one that bursts over the
 * page (REGRAS 1).
 */
export function PendenciasDaChegada({ pathname }: { readonly pathname: string }) {
  return CHEGADAS.includes(pathname) ? <Pendencias comFaixa={pathname === paths.grupos()} /> : null;
}

function Pendencias({ comFaixa }: { readonly comFaixa: boolean }) {
  const { data, isPending } = useQuery(pendenciasQuery);
  const pendencias = data?.pendencias ?? [];
  const irrompe = pendencias.some(({ bursting }) => bursting);
  useEffect(() => {
    if (!irrompe) return undefined;
    const espera = setTimeout(() => {
      // Without its file the strip still shows; the next arrival asks again.
      import('./irromper.tsx').then((m) => m.irromper()).catch(() => undefined);
    }, ATRASO_MS);
    return () => clearTimeout(espera);
  }, [irrompe]);
  const [primeira] = pendencias;
  useEffect(() => {
    if (data !== undefined) storage.set('pendencias', data.pendencias.length > 0);
  }, [data]);
  if (!comFaixa) return null;
  // A person who had pendencies at the last visit gets their space at once, so that the page does not move when they
  // come.
  if (isPending && esperaPendencias()) return <div className={c['lugar']} />;
  if (primeira === undefined) return null;
  const critica = pendencias.some(({ tipo }) => tipo === ID_TIPO_PENDENCIA.critico);
  return (
    <aside className={c['faixa']} data-critica={critica || undefined} aria-label="Pendências">
      {/* Only critical pendencies are announced as they come. */}
      <div role={critica ? 'alert' : undefined}>
        <a href={pendencias.length === 1 ? primeira.link : paths.notificacoes()}>
          <IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />
          <span>{pendencias.length === 1 ? primeira.titulo : `${pendencias.length} pendências esperam por você`}</span>
          <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
        </a>
      </div>
    </aside>
  );
}
