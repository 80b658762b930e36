import { useEntradaSocial } from '../../../lib/entrada-social.ts';
import { EntradasSociais } from '../../../ui/formulario/entradas-sociais.tsx';

/** The buttons of Google and Facebook, with what leads there. /login loads them after itself: they wait for the API anyway. */
export function EntrarPorFora({ redirect }: { redirect: string | undefined }) {
  return <EntradasSociais {...useEntradaSocial({ redirect })} />;
}
