import type { ProvedorDaSandbox } from '../provedor.ts';
import { rotasDoBanco } from './rotas.ts';

export const banco: ProvedorDaSandbox = {
  montar: rotasDoBanco,
  cartao: ({ guarda }) => {
    const abertas = Object.values(guarda.estado.cobrancas).filter(({ status }) => status === 'ATIVA').length;
    return {
      href: '/banco',
      nome: 'Banco',
      texto: 'Pague cobranças Pix com um toque e veja o dinheiro que saiu.',
      numero: `${abertas} ${abertas === 1 ? 'cobrança aberta' : 'cobranças abertas'}`,
    };
  },
};
