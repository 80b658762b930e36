import { useEffect, useState } from 'react';
import type { DesenhoDoQr } from './desenhar-qr.ts';
import { desenharQr } from './desenhar-qr.ts';
import c from './qr-code.module.css';
import { SemQrCode } from './sem-qr-code.tsx';

interface QrCodeProps {
  /** The text in the code; its twin in letters stands beside it. */
  readonly texto: string;
  readonly tamanho?: number;
  /** The name of the code, for a person who does not see it. */
  readonly rotulo?: string;
  /** The advice while the code does not load. */
  readonly emVezDele?: string;
}

/** Light modules on each side (ISO/IEC 18004). */
const SILENCIO = 4;

/**
 * A QR code as one SVG path: ink on white, quiet zone of 4 modules, nothing drawn over it. Where what draws it does not
 * come, that is said, and it is asked for again by the person.
 */
export function QrCode({
  texto,
  tamanho = 300,
  rotulo = 'QR code do Pix, o mesmo código do copia e cola',
  emVezDele = 'Use o código copia e cola.',
}: QrCodeProps) {
  const [desenho, setDesenho] = useState<DesenhoDoQr | 'falhou'>();
  const falhou = desenho === 'falhou';
  useEffect(() => {
    if (falhou) return undefined;
    let vale = true;
    desenharQr(texto).then(
      (feito) => vale && setDesenho(feito),
      (erro: unknown) => {
        // Reported like any fault of a page (spec 1, §8); without network it is no fault.
        if (navigator.onLine) reportError(erro);
        if (vale) setDesenho('falhou');
      },
    );
    return () => {
      vale = false;
    };
  }, [texto, falhou]);
  if (desenho === 'falhou') return <SemQrCode emVezDele={emVezDele} aoTentarDeNovo={() => setDesenho(undefined)} />;
  return (
    <span className={c['qr']} style={{ maxWidth: tamanho }} role="img" aria-label={rotulo}>
      {desenho !== undefined && (
        <svg
          viewBox={`${-SILENCIO} ${-SILENCIO} ${desenho.lado + 2 * SILENCIO} ${desenho.lado + 2 * SILENCIO}`}
          shapeRendering="crispEdges"
          aria-hidden="true"
        >
          <path d={desenho.traco} fill="#10282D" />
        </svg>
      )}
    </span>
  );
}
