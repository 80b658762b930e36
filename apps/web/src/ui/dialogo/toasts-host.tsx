import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle } from '@tabler/icons-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import c from './recados.module.css';
import type { Toast } from './recados.ts';
import { recados } from './recados.ts';
import { dialogoAVista } from './um-dialogo-so.ts';

const icones: Record<Toast['tom'], typeof IconCircleCheck> = {
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  danger: IconCircleX,
  neutro: IconInfoCircle,
};

const NENHUM: readonly Toast[] = [];

/**
 * Draws the toasts: bottom-centre above the bar on phones, bottom-right on a desk. It stands once, at the root. While a
 * dialog is open the toasts are drawn in the dialog: the page under it is inert, and a toast there could be neither
 * heard nor pressed. Both places exist before any toast does, because only then does a screen reader announce it (WCAG
 * 4.1.3).
 */
export function ToastsHost() {
  const atuais = useSyncExternalStore(recados.assinar, recados.atuais);
  const dialogo = useSyncExternalStore(dialogoAVista.assinar, dialogoAVista.atual);
  return (
    <>
      <Regiao atuais={dialogo === undefined ? atuais : NENHUM} />
      {dialogo instanceof HTMLElement && createPortal(<Regiao atuais={atuais} />, dialogo)}
    </>
  );
}

function Regiao({ atuais }: { readonly atuais: readonly Toast[] }) {
  const regiao = useRef<HTMLDivElement>(null);
  const quantos = atuais.length;
  // A popover stands in the top layer: a toast is seen over the dialog that it is in.
  useEffect(() => {
    const elemento = regiao.current;
    // A dialog that goes as the toast comes takes this place with it: the toast is shown by the one of the page.
    if (elemento?.isConnected !== true) return;
    if (elemento.matches(':popover-open')) elemento.hidePopover();
    if (quantos > 0) elemento.showPopover();
  }, [quantos]);
  return (
    <div ref={regiao} className={c['regiao']} popover="manual" role="status" aria-label="Avisos">
      {atuais.map((toast) => {
        const Icone = icones[toast.tom];
        return (
          <div key={toast.chave} className={c['toast']} data-tom={toast.tom}>
            <Icone size={20} stroke={1.75} aria-hidden="true" />
            <span>
              {toast.titulo !== undefined && <b>{toast.titulo}</b>}
              {toast.texto}
            </span>
            {toast.acao !== undefined && (
              <button
                type="button"
                onClick={() => {
                  recados.fechar(toast.chave);
                  toast.acao?.fazer();
                }}
              >
                {toast.acao.rotulo}
              </button>
            )}
          </div>
        );
      })}
    </div>
  );
}
