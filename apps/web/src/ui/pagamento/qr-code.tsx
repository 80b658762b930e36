import { useEffect, useState } from 'react';
import c from './qr-code.module.css';
import { SemQrCode } from './sem-qr-code.tsx';

interface QrCodeProps {
  /** The text in the code; its twin in letters stands beside it. */
  texto: string;
  tamanho?: number;
  /** What it is, for who does not see it. */
  rotulo?: string;
  /** What serves while it does not come. */
  emVezDele?: string;
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
  const [desenho, setDesenho] = useState<{ traco: string; lado: number } | 'falhou'>();
  const falhou = desenho === 'falhou';
  useEffect(() => {
    if (falhou) return undefined;
    let vale = true;
    desenhar(texto).then(
      (feito) => vale && setDesenho(feito),
      (erro: unknown) => {
        // Told as what breaks in a page is (spec 1, §8); without network it is no fault.
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

/** The maker of codes is fetched when one is shown. Equal modules in a row are one rectangle. */
async function desenhar(texto: string): Promise<{ traco: string; lado: number }> {
  const { create } = await import('qrcode');
  const { modules } = create(texto, { errorCorrectionLevel: 'M' });
  let traco = '';
  for (let y = 0; y < modules.size; y++) {
    for (let x = 0; x < modules.size; x++) {
      const inicio = x;
      while (x < modules.size && modules.get(y, x) === 1) x++;
      if (x > inicio) traco += `M${inicio} ${y}h${x - inicio}v1h-${x - inicio}z`;
    }
  }
  return { traco, lado: modules.size };
}
