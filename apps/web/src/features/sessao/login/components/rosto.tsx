/** The features that tell one drawn face from another. */
export interface TracosRosto {
  readonly fundo: string;
  readonly pele: string;
  readonly roupa: string;
  readonly cabelo: string;
  readonly corte: 'longo' | 'barba' | 'chanel' | 'curto' | 'coque' | 'careca';
}

const barba = 'M15.6 22.5c.5 6.8 3.8 9.8 8.4 9.8s7.9-3 8.4-9.8c-1.4 3-3 4-8.4 4s-7-1-8.4-4z';

/** Hair behind the head, hair or beard over it. */
const cortes: Record<
  TracosRosto['corte'],
  { readonly atras?: string; readonly frente: string; readonly sobre?: string }
> = {
  longo: {
    atras: 'M12.5 21c0-7 5-12 11.5-12s11.5 5 11.5 12v16h-23z',
    frente: 'M15 21c.3-6.5 4-9.5 9-9.5s8.7 3 9 9.5c-3.5-.6-6.3-2.5-7.6-5.2C23.5 19 19.5 20.8 15 21z',
  },
  barba: {
    frente: barba,
    sobre:
      'M14.9 20.5C14 13.5 18 9.7 24 9.7s10 3.8 9.1 10.8c-1-3.4-2.2-4.9-3.8-5.5-3 .9-7.6.9-10.6 0-1.6.6-2.8 2.1-3.8 5.5z',
  },
  chanel: {
    atras: 'M12.5 20.5C12.5 13.5 17.5 9 24 9s11.5 4.5 11.5 11.5V28c0 2-1 3-3 3h-17c-2 0-3-1-3-3z',
    frente: 'M15.2 21.5c-.4-6.5 3.6-10 8.8-10s9.2 3.5 8.8 10c-2.6-2-11.5-4.5-17.6 0z',
  },
  curto: { frente: 'M15.3 18.5c.2-5.4 3.7-8.3 8.7-8.3s8.5 2.9 8.7 8.3c-1.6-2.4-3.4-3.3-8.7-3.3s-7.1.9-8.7 3.3z' },
  coque: {
    atras: 'M24 3a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM24 8.2a10.3 10.3 0 1 1 0 20.6 10.3 10.3 0 0 1 0-20.6z',
    frente: 'M15.3 19.5c.2-5.3 3.7-8.7 8.7-8.7s8.5 3.4 8.7 8.7c-2-3.4-4.5-4.6-8.7-4.6s-6.7 1.2-8.7 4.6z',
  },
  careca: { frente: barba },
};

/** A drawn face of the pitch. Real people appear with their own picture or initials. */
export function Rosto({ tracos: { fundo, pele, roupa, cabelo, corte } }: { readonly tracos: TracosRosto }) {
  const { atras, frente, sobre } = cortes[corte];
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <rect width="48" height="48" fill={fundo} />
      {atras !== undefined && <path d={atras} fill={cabelo} />}
      <path d="M6 52c0-10 7-15.5 18-15.5S42 42 42 52z" fill={roupa} />
      <path d="M19.5 28h9v8.2c0 2.3-2 4-4.5 4s-4.5-1.7-4.5-4z" fill={pele} />
      <path d="M19.5 31.5c2.8 1.9 6.2 1.9 9 0v2.2c-2.7 1.8-6.3 1.8-9 0z" opacity=".13" />
      <ellipse cx="24" cy="22" rx="9" ry="10.5" fill={pele} />
      <path d={frente} fill={cabelo} />
      {sobre !== undefined && <path d={sobre} fill={cabelo} />}
    </svg>
  );
}
