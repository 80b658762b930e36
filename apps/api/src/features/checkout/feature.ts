import { checkout as contrato } from '@rateia/contracts/checkout';
import { feature } from '../../http/feature.ts';
import { registroDoCarrinho } from './carrinho/dados-pessoais.ts';
import { documentos } from './compra/documentos.ts';
import { moduloDoCupom } from './itens/cupom.ts';
import { entrada } from './itens/entrada.ts';
import { moduloDaTaxaReduzida } from './itens/taxa-reduzida.ts';
import { mesaDoCheckout } from './mesa/mesa.ts';
import { politicas } from './policies.ts';
import { rotasDoCheckout } from './routes.ts';
import { tarefasDoCheckout } from './tarefas.ts';

export const checkout = feature({
  nome: 'checkout',
  contrato,
  permissoes: politicas,
  rotas: rotasDoCheckout,
  tarefas: tarefasDoCheckout,
  itens: { primeira: entrada, cupom: moduloDoCupom, taxaReduzida: moduloDaTaxaReduzida },
  dadosPessoais: registroDoCarrinho,
  mesa: mesaDoCheckout,
  portas: { documentos },
});
