import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';
import { grupoDaLista } from './formas-do-grupo.ts';

/** The reasons against a seat of the other group, and against the change itself. */
const DA_MUDANCA = [
  'grupoNaoEncontrado',
  'semPermissao',
  'grupoNaoAceitaMembros',
  'semVagas',
  'limiteVagasPorPessoa',
  'jaParticipa',
  'administradorNaoAssina',
  'validacaoObrigatoria',
  'dividaPendente',
  'restricao',
  'relacionamentoObrigatorio',
  'paisObrigatorio',
  'paisDiferente',
  'vagaComPreferencia',
  'mudancaSemEntrada',
  'mudancaEmAtraso',
  'mudancaEmReclamacao',
  'mudancaComFidelidade',
  'mudancaDeOutroServico',
] as const;

/** A member changes to another group of the same service, and takes the deposit along (in_Transferencia, spec B§3). */
export const mudancaDeGrupo = {
  getMudancaDeGrupo: chamada({
    method: 'GET',
    path: '/assinatura/mudanca/{id}',
    auth: 'usuario',
    resumo:
      'The groups of the same service that a member may change to, the cheapest first (in_Transferencia, spec B§3).',
    params: c.idParam,
    response: z.object({
      grupo: z.object({ id: c.idResposta, nome: z.string(), servico: z.string(), icone: z.string(), cor: z.string() }),
      vagas: z.int(),
      mensal: c.valor,
      caucao: c.valor,
      impedimento: z.string().nullable().meta({ description: 'The reason for which he may change to none now' }),
      opcoes: z.array(grupoDaLista),
    }),
    errors: ['grupoNaoEncontrado', 'semPermissao'],
  }),
  getContaDaMudanca: chamada({
    method: 'GET',
    path: '/assinatura/mudanca/{id}/para/{idDestino}',
    auth: 'usuario',
    resumo:
      'The arithmetic of a change of group: what the old month gives back, what the new one costs, the deposit that goes along (in_Transferencia; REGRAS 2.9).',
    params: z.object({ id: c.id, idDestino: c.id }),
    response: z.object({
      linhas: z.array(c.linhaValor),
      total: c.valorComSinal.meta({ description: 'Paid by the wallet now; below zero, it gets the rest (centavos)' }),
      caucaoQueVai: c.valor,
      diferencaDaCaucao: c.valorComSinal,
      mensal: c.valor,
      saldo: c.valor,
    }),
    errors: [...DA_MUDANCA],
  }),
  mudarDeGrupo: chamada({
    method: 'POST',
    path: '/assinatura/mudanca',
    auth: 'usuario',
    idempotente: true,
    resumo:
      'Ends the membership and pays the seat of the other group with its deposit and the wallet, all at once (in_Transferencia; REGRAS 2.9).',
    body: z.object({ idGrupo: c.idResposta, idDestino: c.idResposta, totalMostrado: c.valorComSinal }),
    response: z.object({ idAssinatura: c.idResposta, idFatura: c.idResposta, total: c.valorComSinal }),
    errors: [...DA_MUDANCA, 'termosNaoAceitos', 'limiteDeReservas', 'precoMudou', 'saldoInsuficiente'],
  }),
};
