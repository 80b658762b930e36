import { backofficePremios } from '@rateia/contracts/backoffice-premios';
import { mesa } from '../../../http/feature.ts';
import { confirmarResultado } from './confirmar-resultado.ts';
import { contarPremios, getPremiosAReceber } from './get-premios-a-receber.ts';
import { contarResultados, getResultadosAResolver } from './get-resultados-a-resolver.ts';
import { politicasDosPremios } from './policies.ts';
import { proporResultado } from './propor-resultado.ts';
import { recusarResultado } from './recusar-resultado.ts';
import { registrarPremio } from './registrar-premio.ts';
import { updateGuardiao } from './update-guardiao.ts';

/** Results by hand, and prizes to fetch (REGRAS 2.12). */
export const mesaDosPremios = mesa({
  contrato: backofficePremios,
  permissoes: politicasDosPremios,
  rotas: {
    getResultadosAResolver,
    proporResultado,
    confirmarResultado,
    recusarResultado,
    getPremiosAReceber,
    updateGuardiao,
    registrarPremio,
  },
  filas: { resultados: contarResultados, premios: contarPremios },
});
