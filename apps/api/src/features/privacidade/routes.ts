import type { privacidade } from '@rateia/contracts/privacidade';
import type { LinhaDoRegistro } from '../../db/dados-pessoais.ts';
import type { Manipuladores } from '../../http/rotas.ts';
import { aceitarMarketing } from './consentimentos/aceitar-marketing.ts';
import { getIdentificador } from './consentimentos/get-identificador.ts';
import { getPoliticaMarketing } from './consentimentos/get-politica-marketing.ts';
import { guardarConsentimentoCookies } from './consentimentos/guardar-consentimento-cookies.ts';
import { updateIdentificador } from './consentimentos/update-identificador.ts';
import { vincularConsentimentoCookies } from './consentimentos/vincular-consentimento-cookies.ts';
import { baixarExportacao } from './copia/baixar-exportacao.ts';
import { createExportacao } from './copia/create-exportacao.ts';
import { criarLinkExportacao } from './copia/criar-link-exportacao.ts';
import { getDadosGuardados } from './copia/get-dados-guardados.ts';
import { getExportacoes } from './copia/get-exportacoes.ts';
import { desfazerExclusao } from './exclusao/desfazer-exclusao.ts';
import { enviarPinExclusao } from './exclusao/enviar-pin-exclusao.ts';
import { excluirDados } from './exclusao/excluir-dados.ts';
import { getExclusao } from './exclusao/get-exclusao.ts';
import { aceitarPolitica } from './politicas/aceitar-politica.ts';
import { getAceites } from './politicas/get-aceites.ts';
import { getPoliticas } from './politicas/get-politicas.ts';

export function rotasDePrivacidade({
  registro,
}: {
  readonly registro: readonly LinhaDoRegistro[];
}): Manipuladores<typeof privacidade> {
  return {
    getPoliticas,
    getAceites,
    aceitarPolitica,
    getPoliticaMarketing,
    aceitarMarketing,
    guardarConsentimentoCookies,
    vincularConsentimentoCookies,
    getIdentificador,
    updateIdentificador,
    getDadosGuardados: (ctx) => getDadosGuardados(ctx, registro),
    createExportacao,
    getExportacoes,
    criarLinkExportacao,
    baixarExportacao,
    getExclusao,
    enviarPinExclusao,
    excluirDados,
    desfazerExclusao,
  };
}
