import type { ProvedorDaSandbox } from '../provedor.ts';
import { carimbosDe, rotasDoCarimbo } from './rotas.ts';

/** A timestamp authority, and the list of the stamps that it gave. */
export const carimbo: ProvedorDaSandbox = {
  montar: rotasDoCarimbo,
  cartao: (contexto) => {
    const dados = Object.keys(carimbosDe(contexto)).length;
    return {
      href: '/carimbos',
      nome: 'Carimbos do tempo',
      texto: 'A autoridade que assina a hora dos lacres, e o certificado dela.',
      numero: `${dados} ${dados === 1 ? 'carimbo dado' : 'carimbos dados'}`,
    };
  },
};
