import { backofficeCobrancas } from '@rateia/contracts/backoffice-cobrancas';
import { backofficeSaidas } from '@rateia/contracts/backoffice-saidas';
import { mesa } from '../../../http/feature.ts';
import { combinarDataDaCobranca } from './combinar-data-da-cobranca.ts';
import { getCobrancas } from './get-cobrancas.ts';
import { getSaidas } from './get-saidas.ts';
import { politicasDaMesa } from './policies.ts';

export const mesaDoCancelamento = mesa({
  contrato: { ...backofficeSaidas, ...backofficeCobrancas },
  permissoes: politicasDaMesa,
  rotas: { getSaidas, getCobrancas, combinarDataDaCobranca },
});
