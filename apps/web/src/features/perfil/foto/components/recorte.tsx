import { useState } from 'react';
import type { Area } from 'react-easy-crop';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { Botao } from '../../../../ui/base/botao.tsx';
import { cortar } from '../cortar.ts';
import c from './recorte.module.css';

interface RecorteProps {
  /** Address of the picture in this browser. */
  readonly origem: string;
  readonly aoCortar: (foto: File) => void;
  readonly aoFalhar: () => void;
}

const ZOOM_MAXIMO = 4;
const PASSO_DO_TECLADO = 8;

/** The picture under a round window: dragged, or moved with the arrows; the slider brings it closer. */
export function Recorte({ origem, aoCortar, aoFalhar }: RecorteProps) {
  const [lugar, setLugar] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  async function usar(): Promise<void> {
    if (area === undefined) return;
    const foto = await cortar(origem, area);
    if (foto === undefined) aoFalhar();
    else aoCortar(foto);
  }
  return (
    <div className={c['recorte']}>
      <div className={c['janela']}>
        <Cropper
          image={origem}
          crop={lugar}
          zoom={zoom}
          maxZoom={ZOOM_MAXIMO}
          aspect={1}
          cropShape="round"
          showGrid={false}
          keyboardStep={PASSO_DO_TECLADO}
          disableAutomaticStylesInjection
          onCropChange={setLugar}
          onZoomChange={setZoom}
          onCropComplete={(_porcento, pixels) => setArea(pixels)}
          mediaProps={{ onError: aoFalhar }}
          cropperProps={{ 'aria-label': 'Área da foto. Use as setas para mover.' }}
        />
      </div>
      <label className={c['zoom']}>
        Aproximar
        <input
          type="range"
          min={1}
          max={ZOOM_MAXIMO}
          step={0.1}
          value={zoom}
          onChange={(evento) => setZoom(Number(evento.currentTarget.value))}
        />
      </label>
      <Botao tamanho="lg" bloco fazendo={area === undefined && 'Abrindo a foto'} onClick={() => void usar()}>
        Usar esta foto
      </Botao>
    </div>
  );
}
