import { irPara } from '../../lib/navegador.ts';
import { caminhoProprio } from '../caminho-proprio.ts';

/** A notification of the device that is touched opens its place in this window (spec 1, §4 Notifications). */
export function ouvirAvisosTocados(): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', abrir);
  return () => serviceWorker.removeEventListener('message', abrir);
}

function abrir({ data }: MessageEvent<unknown>): void {
  const destino = typeof data === 'object' && data !== null && 'abrir' in data ? data.abrir : undefined;
  const caminho = typeof destino === 'string' ? caminhoProprio(destino) : undefined;
  if (caminho !== undefined) void irPara(caminho);
}
