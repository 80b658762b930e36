import { backofficeProgramados } from '@rateia/contracts/backoffice-programados';
import { mesa } from '../../../http/feature.ts';
import { cancelarProgramado } from './cancelar-programado.ts';
import { getProgramados } from './get-programados.ts';
import { politicasDaMesa } from './policies.ts';

export const mesaDaCarteira = mesa({
  contrato: backofficeProgramados,
  permissoes: politicasDaMesa,
  rotas: { getProgramados, cancelarProgramado },
});
