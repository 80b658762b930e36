import { useEffect, useRef, useSyncExternalStore } from 'react';
import { confirmacoes } from '../../../lib/confirmacao.ts';
import { agora } from '../../../lib/relogio.ts';
import { ModalDaCampanha } from '../../../ui/campanha/modal-da-campanha.tsx';
import { dialogos } from '../../../ui/dialogo/dialogos.ts';
import type { PecaMostrada } from '../destino-da-peca.ts';
import { destinoDaPeca } from '../destino-da-peca.ts';
import { anotarMostrado } from '../mostrado-hoje.ts';
import { contarImpressao, usarPeca } from '../usar-peca.ts';

/**
 * One modal. It counts as seen, and as the modal of the day, from the moment it opens. It gives way while a dialog that
 * needs an answer is open (spec 1, §8: one dialog at a time).
 */
export function ModalAberto({ modal, aoFechar }: { readonly modal: PecaMostrada; readonly aoFechar: () => void }) {
  const outro = useSyncExternalStore(dialogos.assinar, dialogos.atual) !== undefined;
  const confirmando = useSyncExternalStore(confirmacoes.assinar, confirmacoes.atual) !== undefined;
  const aberto = !outro && !confirmando;
  const visto = useRef(false);
  useEffect(() => {
    if (!aberto || visto.current) return;
    visto.current = true;
    contarImpressao(modal.id);
    void anotarMostrado(modal.id);
  }, [aberto, modal.id]);
  return (
    <ModalDaCampanha
      peca={modal}
      aberto={aberto}
      href={destinoDaPeca(modal)}
      novaJanela={modal.redirecionamento.abrirEmNovaJanela}
      agora={agora}
      aoFechar={aoFechar}
      aoUsar={() => {
        usarPeca(modal);
        aoFechar();
      }}
    />
  );
}
