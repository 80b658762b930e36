import type { ProvedorDaSandbox } from '../provedor.ts';
import { rotasDaCaixa } from './rotas.ts';

export const caixa: ProvedorDaSandbox = {
  montar: rotasDaCaixa,
  cartao: ({ guarda: { estado } }) => ({
    href: '/caixa-de-entrada',
    nome: 'Caixa de entrada',
    texto: 'Os e-mails, SMS e notificações que o produto enviou, com os códigos à mão.',
    numero: `${estado.mensagens.length} ${estado.mensagens.length === 1 ? 'mensagem' : 'mensagens'}`,
  }),
};
