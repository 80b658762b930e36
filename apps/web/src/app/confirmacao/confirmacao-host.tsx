import { lazy, Suspense, useSyncExternalStore } from 'react';
import { confirmacoes } from '../../lib/confirmacao.ts';

const ConfirmacaoDialogo = lazy(() =>
  import('./confirmacao-dialogo.tsx').then((m) => ({ default: m.ConfirmacaoDialogo })),
);

/** Draws the question of a call that asks who is there. Once, at the root; its dialog is loaded when it is needed. */
export function ConfirmacaoHost() {
  const pedido = useSyncExternalStore(confirmacoes.assinar, confirmacoes.atual);
  if (pedido === undefined) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmacaoDialogo key={pedido.chave} pedido={pedido} />
    </Suspense>
  );
}
