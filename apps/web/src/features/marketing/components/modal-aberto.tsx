import { useEffect, useSyncExternalStore } from 'react';
import { agora } from '../../../lib/clock.ts';
import { confirmacoes } from '../../../lib/confirmacao.ts';
import { ModalDaCampanha } from '../../../ui/campanha/modal-da-campanha.tsx';
import { dialogos } from '../../../ui/dialogo/dialogos.ts';
import type { PecaMostrada } from '../destino-da-peca.ts';
import { destinoDaPeca } from '../destino-da-peca.ts';
import { contarImpressao, usarPeca } from '../usar-peca.ts';

/** One modal, seen; it steps back while a dialog that has to be answered is there (spec 1, §8: one dialog at a time). */
export function ModalAberto({ modal, aoFechar }: { modal: PecaMostrada; aoFechar: () => void }) {
  const outro = useSyncExternalStore(dialogos.assinar, dialogos.atual) !== undefined;
  const confirmando = useSyncExternalStore(confirmacoes.assinar, confirmacoes.atual) !== undefined;
  useEffect(() => contarImpressao(modal.id), [modal.id]);
  return (
    <ModalDaCampanha
      peca={modal}
      aberto={!outro && !confirmando}
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
