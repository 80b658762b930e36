import { centavos } from '@rateia/domain/dinheiro';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import c from './pizza.module.css';
import type { TracosRosto } from './rosto.tsx';
import { Rosto } from './rosto.tsx';

/** A plan of R$ 53,90 in six parts, and the price of one with the fee: the example of the pitch. */
const PLANO = centavos(5390);
const SUA_PARTE = centavos(1048);

interface Fatia {
  readonly traco: string;
  readonly sua?: true;
  readonly escura?: true;
  /** Centre of the face, in per cent of the ring. */
  readonly x: number;
  readonly y: number;
  readonly rosto: TracosRosto;
}

const fatias: readonly Fatia[] = [
  {
    traco: 'M218 9.6A168 168 0 0 1 355.9 89.2L298.1 124.9A100 100 0 0 0 216 77.5Z',
    sua: true,
    x: 70,
    y: 15.36,
    rosto: { fundo: '#FFE3B0', pele: '#C68B5E', roupa: '#E8960A', cabelo: '#3A211A', corte: 'longo' },
  },
  {
    traco: 'M347.9 120.4A168 168 0 0 1 347.9 279.6L288 247.4A100 100 0 0 0 288 152.6Z',
    x: 83.5,
    y: 50,
    rosto: { fundo: '#D0EAE8', pele: '#8D5A3B', roupa: '#147C81', cabelo: '#1D1512', corte: 'barba' },
  },
  {
    traco: 'M342.9 288.3A168 168 0 0 1 205 367.9L203 300A100 100 0 0 0 285.1 252.5Z',
    escura: true,
    x: 66.75,
    y: 79,
    rosto: { fundo: '#D5F4EF', pele: '#F3D3B1', roupa: '#2BB8A6', cabelo: '#17110F', corte: 'chanel' },
  },
  {
    traco: 'M195 367.9A168 168 0 0 1 57.1 288.3L114.9 252.5A100 100 0 0 0 197 300Z',
    x: 33.25,
    y: 79,
    rosto: { fundo: '#FDF0BF', pele: '#5E3B26', roupa: '#D9A400', cabelo: '#17100C', corte: 'curto' },
  },
  {
    traco: 'M52.1 279.6A168 168 0 0 1 52.1 120.4L112 152.6A100 100 0 0 0 112 247.4Z',
    escura: true,
    x: 16.5,
    y: 50,
    rosto: { fundo: '#E6F4EA', pele: '#E2B48E', roupa: '#4C9A6A', cabelo: '#B9BEC0', corte: 'coque' },
  },
  {
    traco: 'M57.1 111.7A168 168 0 0 1 195 32.1L197 100A100 100 0 0 0 114.9 147.5Z',
    x: 33.25,
    y: 21,
    rosto: { fundo: '#DDE9FD', pele: '#D9A273', roupa: '#3B82F6', cabelo: '#6B4A34', corte: 'careca' },
  },
];

/** The pitch of the product in one picture: six faces around one price, and yours is the mango slice. */
export function Pizza() {
  return (
    <div
      className={c['pizza']}
      role="img"
      aria-label="Um plano de R$ 53,90 dividido em seis partes. A sua parte é R$ 10,48 por mês, com a taxa."
    >
      <svg viewBox="0 0 400 400" aria-hidden="true">
        {fatias.map(({ traco, sua, escura }) => (
          <path
            key={traco}
            d={traco}
            className={sua === true ? c['sua'] : escura === true ? c['escura'] : c['clara']}
          />
        ))}
      </svg>
      {fatias.map(({ traco, x, y, rosto }) => (
        <span key={traco} className={c['rosto']} style={{ left: `${x}%`, top: `${y}%` }} aria-hidden="true">
          <Rosto tracos={rosto} />
        </span>
      ))}
      <span className={c['centro']} aria-hidden="true">
        <Valor valor={PLANO} />
        <span>o plano família</span>
      </span>
      <span className={c['etiqueta']} aria-hidden="true">
        Sua parte, com taxa <Valor valor={SUA_PARTE} />
      </span>
    </div>
  );
}
