import type { privacidade } from '@rateia/contracts/privacidade';
import type { Manipuladores } from '../../http/rotas.ts';
import { aceitarMarketing } from './aceitar-marketing.ts';
import { aceitarPolitica } from './aceitar-politica.ts';
import { baixarExportacao } from './baixar-exportacao.ts';
import { createExportacao } from './create-exportacao.ts';
import { criarLinkExportacao } from './criar-link-exportacao.ts';
import { desfazerExclusao } from './desfazer-exclusao.ts';
import { enviarPinExclusao } from './enviar-pin-exclusao.ts';
import { excluirDados } from './excluir-dados.ts';
import { getAceites } from './get-aceites.ts';
import { getDadosGuardados } from './get-dados-guardados.ts';
import { getExclusao } from './get-exclusao.ts';
import { getExportacoes } from './get-exportacoes.ts';
import { getIdentificador } from './get-identificador.ts';
import { getPoliticaMarketing } from './get-politica-marketing.ts';
import { getPoliticas } from './get-politicas.ts';
import { guardarConsentimentoCookies } from './guardar-consentimento-cookies.ts';
import { updateIdentificador } from './update-identificador.ts';
import { vincularConsentimentoCookies } from './vincular-consentimento-cookies.ts';

export const rotasDePrivacidade: Manipuladores<typeof privacidade> = {
  getPoliticas,
  getAceites,
  aceitarPolitica,
  getPoliticaMarketing,
  aceitarMarketing,
  guardarConsentimentoCookies,
  vincularConsentimentoCookies,
  getIdentificador,
  updateIdentificador,
  getDadosGuardados,
  createExportacao,
  getExportacoes,
  criarLinkExportacao,
  baixarExportacao,
  getExclusao,
  enviarPinExclusao,
  excluirDados,
  desfazerExclusao,
};
