import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';
import { grupoNovo } from './novo-grupo.ts';

/** Changes by an administrator to a group that lives; part of the groups (spec B§7). */
export const ajustesDoGrupo = {
  alterarNomeDoGrupo: chamada({
    method: 'POST',
    path: '/grupo/alterarnome',
    auth: 'usuario',
    idempotente: true,
    resumo: 'The administrator gives the group another name (spec B§7 grupo/alterarnome).',
    body: grupoNovo.pick({ nome: true }).extend({ idGrupo: c.idResposta }),
    response: z.object({ nome: z.string() }),
    errors: ['grupoNaoEncontrado', 'semPermissao', 'transicaoRecusada', 'textoNaoPermitido'],
  }),
  updatePreferenciasDoGrupo: chamada({
    method: 'PUT',
    path: '/grupo/preferencias',
    auth: 'usuario',
    idempotente: true,
    resumo: 'The administrator changes what the group says and who finds it (spec B§7 grupo/preferencias).',
    body: grupoNovo
      .pick({ descricao: true, regras: true, contato: true, acessoDescricao: true })
      .extend({ idGrupo: c.idResposta, visivelRede: z.boolean().optional() }),
    response: c.vazio,
    errors: ['grupoNaoEncontrado', 'semPermissao', 'transicaoRecusada', 'textoNaoPermitido'],
  }),
  getAcessoInstantaneo: chamada({
    method: 'GET',
    path: '/grupo/{id}/acessoInstantaneo',
    auth: 'usuario',
    resumo: 'Whether a person who pays now reads the access at once, and else when it is due (spec B§7).',
    params: c.idParam,
    response: z.object({
      acessoInstantaneo: z.boolean(),
      formaAcesso: z.int(),
      /** Hours in which the administrator owes the access, counted from the entry. */
      horasParaEnviar: z.int(),
      /** Hours after which everything goes back without it. */
      horasParaDevolver: z.int(),
    }),
    errors: ['grupoNaoEncontrado'],
  }),
};
