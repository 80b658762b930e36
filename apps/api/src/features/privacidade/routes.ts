import { privacidade } from '@rateia/contracts/privacidade';
import type { RotaMontada } from '../../http/rotas.ts';
import { definirRotas } from '../../http/rotas.ts';
import { aceitarMarketing } from './aceitar-marketing.ts';
import { aceitarPolitica } from './aceitar-politica.ts';
import { aceitesDe } from './aceites.ts';
import { baixarExportacao } from './baixar-exportacao.ts';
import { createExportacao } from './create-exportacao.ts';
import { criarLinkExportacao } from './criar-link-exportacao.ts';
import { desfazerExclusao } from './desfazer-exclusao.ts';
import { enviarPinExclusao } from './enviar-pin-exclusao.ts';
import { excluirDados } from './excluir-dados.ts';
import { getExportacoesDe } from './exportacao-repository.ts';
import { getDadosGuardados } from './get-dados-guardados.ts';
import { situacaoDaExclusao } from './get-exclusao.ts';
import { getPoliticas } from './get-politicas.ts';
import { guardarConsentimentoCookies } from './guardar-consentimento-cookies.ts';
import { identificadorDe } from './identificador.ts';
import { politicaMarketingDe } from './marketing.ts';
import { politicasDePrivacidade } from './policies.ts';
import { updateIdentificador } from './update-identificador.ts';
import { vincularConsentimentoCookies } from './vincular-consentimento-cookies.ts';

export const rotasDePrivacidade: readonly RotaMontada[] = definirRotas(
  'privacidade',
  privacidade,
  politicasDePrivacidade,
  {
    getPoliticas,
    getAceites: ({ db, usuario }) => aceitesDe(db, usuario.id),
    aceitarPolitica,
    getPoliticaMarketing: ({ db, usuario }) => politicaMarketingDe(db, usuario.id),
    aceitarMarketing,
    guardarConsentimentoCookies,
    vincularConsentimentoCookies,
    getIdentificador: ({ db, usuario }) => identificadorDe(db, usuario.id),
    updateIdentificador,
    getDadosGuardados,
    createExportacao,
    getExportacoes: async ({ db, usuario }) => ({ itens: [...(await getExportacoesDe(db, usuario.id))] }),
    criarLinkExportacao,
    baixarExportacao,
    getExclusao: ({ db, deps, usuario }) => situacaoDaExclusao(db, deps, usuario.id),
    enviarPinExclusao,
    excluirDados,
    desfazerExclusao,
  },
);
