import { carteira as contrato } from '@rateia/contracts/carteira';
import { cadaMinuto } from '../../db/periodicas.ts';
import { feature } from '../../http/feature.ts';
import { CONFERIR_PROGRAMADOS } from './agenda.ts';
import { registroDoDinheiro } from './dados-pessoais.ts';
import { moduloDoPlus } from './itens/plus.ts';
import { moduloDoPromocional } from './itens/promocional.ts';
import { moduloDaVaga } from './itens/vaga.ts';
import { mesaDaCarteira } from './mesa/mesa.ts';
import { pendenciasDaCarteira } from './pendencias-da-pessoa.ts';
import { fonteDoPixProgramado } from './pix-programado/fonte-do-programado.ts';
import { temPlus } from './plus/plus-repository.ts';
import { politicasDeCarteira } from './policies.ts';
import { rotasDeCarteira } from './routes.ts';
import { prazosDeCarteira, tarefasDeCarteira } from './tarefas.ts';

export const carteira = feature({
  nome: 'carteira',
  contrato,
  mesa: mesaDaCarteira,
  permissoes: politicasDeCarteira,
  rotas: rotasDeCarteira,
  prazos: prazosDeCarteira,
  tarefas: tarefasDeCarteira,
  periodicas: [cadaMinuto(CONFERIR_PROGRAMADOS, {}, { comORelogio: true })],
  portas: { fonteDoPixProgramado, temPlus },
  pendencias: pendenciasDaCarteira,
  itens: { mensalidade: moduloDaVaga, caucao: moduloDaVaga, promocional: moduloDoPromocional, plus: moduloDoPlus },
  dadosPessoais: registroDoDinheiro,
});
