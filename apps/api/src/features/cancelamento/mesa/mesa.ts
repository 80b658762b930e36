import { backofficeCobrancas } from '@rateia/contracts/backoffice-cobrancas';
import { mesa } from '../../../http/feature.ts';
import { combinarDataDaCobranca } from './combinar-data-da-cobranca.ts';
import { getCobrancas } from './get-cobrancas.ts';
import { politicasDaMesa } from './policies.ts';

export const mesaDasCobrancas = mesa({
  contrato: backofficeCobrancas,
  permissoes: politicasDaMesa,
  rotas: { getCobrancas, combinarDataDaCobranca },
});
