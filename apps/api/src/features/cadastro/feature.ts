import { cadastro as contrato } from '@rateia/contracts/cadastro';
import { cadaDia } from '../../db/periodicas.ts';
import { feature } from '../../http/feature.ts';
import { LIMPAR_PRECADASTROS } from './agenda.ts';
import { registroDaConta } from './dados-pessoais.ts';
import { exigirMaioridade } from './idade/maioridade.ts';
import { mesaDasIdentidades } from './mesa/mesa.ts';
import { pendenciasDoCadastro } from './pendencias-da-pessoa.ts';
import { politicasDeCadastro } from './policies.ts';
import { rotasDeCadastro } from './routes.ts';
import { concluirVinculacao } from './social/concluir-vinculacao.ts';
import { prazosDeCadastro, tarefasDeCadastro } from './tarefas.ts';
import { registroDaIdentidade } from './validacao-conta/dados-pessoais.ts';

export const cadastro = feature({
  nome: 'cadastro',
  contrato,
  permissoes: politicasDeCadastro,
  rotas: rotasDeCadastro,
  tarefas: tarefasDeCadastro,
  periodicas: [cadaDia(LIMPAR_PRECADASTROS, {}, { hora: 7, minuto: 43 })],
  prazos: prazosDeCadastro,
  pendencias: pendenciasDoCadastro,
  portas: { concluirVinculacao, exigirMaioridade },
  mesa: mesaDasIdentidades,
  dadosPessoais: [...registroDaIdentidade, ...registroDaConta],
});
