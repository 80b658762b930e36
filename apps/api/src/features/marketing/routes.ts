import type { marketing } from '@rateia/contracts/marketing';
import type { Manipuladores } from '../../http/rotas.ts';
import { createClique } from './campanhas/create-clique.ts';
import { createImpressao } from './campanhas/create-impressao.ts';
import { getBanner } from './campanhas/get-banner.ts';
import { getGruposDaCampanha } from './campanhas/get-grupos-da-campanha.ts';
import { getImagemDaCampanha } from './campanhas/get-imagem-da-campanha.ts';
import { getModal } from './campanhas/get-modal.ts';
import { abrirVantagem } from './clube/abrir-vantagem.ts';
import { getClube } from './clube/get-clube.ts';
import { getConfiguracao } from './get-configuracao.ts';
import { getPrimeiraAssinatura } from './get-primeira-assinatura.ts';
import { getRegras } from './get-regras.ts';
import { getVersao } from './get-versao.ts';
import { abrirLink } from './links/abrir-link.ts';
import { createLink } from './links/create-link.ts';
import { getLinkDoGrupo } from './links/get-link-do-grupo.ts';
import { getLoteriaEspecial } from './loterias/get-loteria-especial.ts';
import { getPreviaDoGrupo } from './previas/get-previa-do-grupo.ts';
import { relatarErro } from './relatar-erro.ts';

export const rotasDeMarketing: Manipuladores<typeof marketing> = {
  getVersao,
  getRegras,
  getConfiguracao,
  relatarErro,
  getLinkDoGrupo,
  createLink,
  abrirLink,
  getModal,
  getBanner,
  getGruposDaCampanha,
  getClube,
  abrirVantagem,
  createImpressao,
  createClique,
  getImagemDaCampanha,
  getPreviaDoGrupo,
  getPrimeiraAssinatura,
  getLoteriaEspecial,
};
