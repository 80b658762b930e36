import { backofficeIndicacoes } from '@rateia/contracts/backoffice-indicacoes';
import { mesa } from '../../../http/feature.ts';
import { anularIndicacao } from './anular-indicacao.ts';
import { getIndicacoesDaMesa } from './get-indicacoes-da-mesa.ts';
import { politicasDaMesa } from './policies.ts';
import { restaurarIndicacao } from './restaurar-indicacao.ts';
import { segurarIndicacao } from './segurar-indicacao.ts';
import { soltarIndicacao } from './soltar-indicacao.ts';

export const mesaDasIndicacoes = mesa({
  contrato: backofficeIndicacoes,
  permissoes: politicasDaMesa,
  rotas: { getIndicacoesDaMesa, segurarIndicacao, soltarIndicacao, anularIndicacao, restaurarIndicacao },
});
