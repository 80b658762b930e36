import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';

const mensagem = c.textoLongo(1000, 5);
const umMotivo = z.object({ mensagem });
const recusas = ['semPermissao', 'naoEncontrado', 'transicaoRecusada'] as const;

/**
 * Calls of the staff about the data of a person who asked for them; part of the back office (REGRAS 2.15, 2.24, 2.20).
 */
export const backofficeDadosDaPessoa = {
  corrigirDadosDaPessoa: chamada({
    method: 'POST',
    path: '/backoffice/pessoas/{id}/dados/corrigir',
    auth: 'operador',
    confirma: true,
    idempotente: true,
    resumo:
      'Corrects name, CPF or birth date that the person cannot change; a new CPF asks for the identity again (REGRAS 2.15, 2.24).',
    params: c.idParam,
    body: z.object({
      primeiroNome: c.primeiroNome.optional(),
      sobreNome: c.sobrenome.optional(),
      cpf: c.cpf.optional(),
      nascimento: c.diaDado('Confira a data de nascimento.').optional(),
      mensagem,
    }),
    response: c.vazio,
    errors: [...recusas, 'identidadeEmConferencia', 'cpfDeOutraConta', 'menorDeIdade'],
  }),
  liberarCpfParaPessoa: chamada({
    method: 'POST',
    path: '/backoffice/pessoas/{id}/cpf/liberar',
    auth: 'operador',
    confirma: true,
    idempotente: true,
    resumo:
      'Takes the CPF of this person off the accounts that gave it without proof; each is told (REGRAS 2.15, 2.24).',
    params: c.idParam,
    body: z.object({ cpf: c.cpf, mensagem }),
    response: c.vazio,
    errors: [...recusas, 'cpfNaoLiberavel'],
  }),
  concederEnvioDeIdentidade: chamada({
    method: 'POST',
    path: '/backoffice/pessoas/{id}/identidade/conceder-envio',
    auth: 'operador',
    idempotente: true,
    resumo:
      'One more submission of document and selfie for a person who has used them all; the person is told (REGRAS 2.15, 2.20).',
    params: c.idParam,
    body: umMotivo,
    response: c.vazio,
    errors: recusas,
  }),
  pedirCopiaDaPessoa: chamada({
    method: 'POST',
    path: '/backoffice/pessoas/{id}/copia',
    auth: 'operador',
    confirma: true,
    idempotente: true,
    resumo:
      'A copy of the data, asked for by another channel: only the account itself opens it (REGRAS 2.15 Export; REGRAS 2.17).',
    params: c.idParam,
    body: umMotivo,
    response: c.vazio,
    errors: ['semPermissao', 'naoEncontrado', 'exportacaoEmCurso'],
  }),
  pedirExclusaoDaPessoa: chamada({
    method: 'POST',
    path: '/backoffice/pessoas/{id}/exclusao',
    auth: 'operador',
    confirma: true,
    idempotente: true,
    resumo:
      'The end of the account, asked for by another channel: the same impediments and the same seven days (REGRAS 2.15 Delete, 2.17).',
    params: c.idParam,
    body: umMotivo,
    response: z.object({ executaEm: c.instante }),
    errors: [...recusas, 'exclusaoImpedida'],
  }),
};
