import { useEffect, useRef, useState } from 'react';
import { Botao } from '../../../../ui/base/botao.tsx';
import { paraJpeg } from '../preparar-imagem.ts';
import c from './camera-do-rosto.module.css';

interface CameraDoRostoProps {
  readonly aoTirar: (imagem: File) => void;
  /** There is no camera, or it may not be used: the files remain. */
  readonly aoFaltar: () => void;
}

/** The camera with a frame for the face. Nothing is kept until the button is pressed, and the camera goes with the screen. */
export function CameraDoRosto({ aoTirar, aoFaltar }: CameraDoRostoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [pronta, setPronta] = useState(false);
  const faltar = useRef(aoFaltar);
  useEffect(() => {
    faltar.current = aoFaltar;
  });
  useEffect(() => ligar(video.current, { aoFaltar: () => faltar.current(), aoLigar: () => setPronta(true) }), []);
  async function tirar(): Promise<void> {
    const atual = video.current;
    if (atual === null) return;
    const tela = document.createElement('canvas');
    tela.width = atual.videoWidth;
    tela.height = atual.videoHeight;
    tela.getContext('2d')?.drawImage(atual, 0, 0);
    aoTirar(await paraJpeg(tela, 'selfie.jpg'));
  }
  return (
    <>
      <div className={c['camera']}>
        <video ref={video} muted playsInline aria-label="Câmera: encaixe o rosto na moldura" />
        <span className={c['moldura']} aria-hidden="true" />
      </div>
      <Botao variante="suave" bloco desligado={!pronta} onClick={() => void tirar()}>
        Tirar a selfie
      </Botao>
    </>
  );
}

function ligar(
  video: HTMLVideoElement | null,
  { aoFaltar, aoLigar }: { readonly aoFaltar: () => void; readonly aoLigar: () => void },
): () => void {
  let fluxo: MediaStream | undefined;
  let acabou = false;
  function desligar(): void {
    for (const trilha of fluxo?.getTracks() ?? []) trilha.stop();
  }
  async function abrir(): Promise<void> {
    fluxo = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'user', width: { ideal: 1280 } } });
    if (acabou || video === null) return desligar();
    video.srcObject = fluxo;
    await video.play();
    aoLigar();
  }
  // Without https, a camera or permission there is no camera picture: the person chooses a file.
  if (navigator.mediaDevices === undefined) aoFaltar();
  else abrir().catch(() => !acabou && aoFaltar());
  return () => {
    acabou = true;
    desligar();
  };
}
