import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';
import { grupoDaLista } from './formas-do-grupo.ts';

/** The seat that is offered to a person whose group was lost (REGRAS 2.9). */
export const vagaEquivalente = {
  getVagaEquivalente: chamada({
    method: 'GET',
    path: '/assinatura/vaga-equivalente/{id}',
    auth: 'usuario',
    resumo: 'The equivalent seats that a person is offered after his group was lost, the cheapest first (REGRAS 2.9).',
    params: c.idParam,
    response: z.object({
      grupo: z.object({ id: c.idResposta, nome: z.string(), servico: z.string(), icone: z.string(), cor: z.string() }),
      vagas: z.int(),
      mensal: c.valor.meta({ description: 'The month of the lost group' }),
      ate: c.instante,
      soConvidados: z.boolean().meta({ description: 'A cost that friends split: no other group is like it' }),
      volta: z.object({ saldo: c.valor, original: c.valor, originalEm: c.instante.nullable() }).meta({
        description:
          'The money that came back: to the balance, and by the method that paid; null while it is on its way',
      }),
      saldo: c.valor,
      opcoes: z.array(
        z.object({
          grupo: grupoDaLista,
          totalHoje: c.valor.meta({ description: 'First month and deposit (centavos)' }),
        }),
      ),
    }),
    errors: ['grupoNaoEncontrado', 'semPermissao', 'semVagaEquivalente'],
  }),
  aceitarVagaEquivalente: chamada({
    method: 'POST',
    path: '/assinatura/vaga-equivalente',
    auth: 'usuario',
    idempotente: true,
    resumo:
      'Takes an offered seat in one step: the wallet pays it at once, or it is held for the checkout (REGRAS 2.2, 2.9).',
    body: z.object({ idGrupo: c.idResposta, idDestino: c.idResposta, totalMostrado: c.valor }),
    response: z.object({
      estado: z.enum(['paga', 'reservada']),
      idPreCheckout: c.idResposta.nullable().meta({ description: 'The hold to pay; null when it is paid' }),
    }),
    errors: [
      'grupoNaoEncontrado',
      'semPermissao',
      'semVagaEquivalente',
      'grupoNaoAceitaMembros',
      'semVagas',
      'administradorNaoAssina',
      'validacaoObrigatoria',
      'termosNaoAceitos',
      'dividaPendente',
      'restricao',
      'vagaComPreferencia',
      'limiteDeReservas',
      'jaParticipa',
      'limiteVagasPorPessoa',
      'precoMudou',
    ],
  }),
};
