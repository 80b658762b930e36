import { marketing } from '@rateia/contracts/marketing';
import type { RotaMontada } from '../../http/rotas.ts';
import { definirRotas } from '../../http/rotas.ts';
import { abrirLink } from './abrir-link.ts';
import { getConfiguracao } from './configuracao.ts';
import { createLink } from './create-link.ts';
import { getLinkDoGrupo } from './get-link-do-grupo.ts';
import { politicasDeMarketing } from './policies.ts';
import { relatarErro } from './relatar-erro.ts';
import { getVersao } from './versao.ts';

export const rotasDeMarketing: readonly RotaMontada[] = definirRotas('marketing', marketing, politicasDeMarketing, {
  getVersao,
  getConfiguracao,
  relatarErro,
  getLinkDoGrupo,
  createLink,
  abrirLink,
});
