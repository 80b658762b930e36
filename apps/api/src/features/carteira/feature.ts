import { carteira as contrato } from '@rateia/contracts/carteira';
import { feature } from '../../http/feature.ts';
import { registroDoDinheiro } from './dados-pessoais.ts';
import { moduloDoPlus } from './itens/plus.ts';
import { moduloDoPromocional } from './itens/promocional.ts';
import { moduloDaVaga } from './itens/vaga.ts';
import { pendenciasDaCarteira } from './pendencias-da-pessoa.ts';
import { politicasDeCarteira } from './policies.ts';
import { rotasDeCarteira } from './routes.ts';
import { prazosDeCarteira } from './tarefas.ts';

export const carteira = feature({
  nome: 'carteira',
  contrato,
  permissoes: politicasDeCarteira,
  rotas: rotasDeCarteira,
  prazos: prazosDeCarteira,
  pendencias: pendenciasDaCarteira,
  itens: { mensalidade: moduloDaVaga, caucao: moduloDaVaga, promocional: moduloDoPromocional, plus: moduloDoPlus },
  dadosPessoais: registroDoDinheiro,
});
