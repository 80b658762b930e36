import { useEffect, useId, useRef } from 'react';
import c from './quadro-do-banco.module.css';

interface QuadroDoBancoProps {
  readonly url: string;
  /** The text that the bank's page is sent; it belongs to this payment alone. */
  readonly creq: string;
  /** The page says that it is over: not what was decided. */
  readonly aoTerminar: () => void;
}

/** The page by which the bank of a card confirms its holder (3DS), in a frame; the text is posted into it. */
export function QuadroDoBanco({ url, creq, aoTerminar }: QuadroDoBancoProps) {
  const nome = useId();
  const forma = useRef<HTMLFormElement>(null);
  const moldura = useRef<HTMLIFrameElement>(null);
  // Another question is another frame: the panel gives it another key.
  useEffect(() => forma.current?.submit(), []);
  useEffect(() => {
    function ouvir({ data, source }: MessageEvent<unknown>): void {
      if (source !== moldura.current?.contentWindow) return;
      if (typeof data === 'object' && data !== null && 'status' in data && data.status === 'COMPLETE') aoTerminar();
    }
    window.addEventListener('message', ouvir);
    return () => window.removeEventListener('message', ouvir);
  }, [aoTerminar]);
  return (
    <>
      <iframe ref={moldura} name={nome} title="Confirmação do seu banco" className={c['moldura']} />
      <form ref={forma} method="post" action={url} target={nome} hidden>
        <input type="hidden" name="creq" value={creq} readOnly />
      </form>
    </>
  );
}
