import { ESTADO_AUTORIZACAO } from '@rateia/domain/pagamentos/programado/autorizacao';
import { todosOsIds } from '@rateia/domain/tabela';
import { validarCpf } from '@rateia/domain/usuario/cpf';
import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';

const doGrupo = {
  idGrupo: c.idResposta,
  grupo: z.string(),
  icone: z.string(),
  cor: z.string(),
  valor: c.valor.meta({ description: 'The month as it is today, in centavos' }),
};

/** One authorisation, in the state that the payer's bank gave it (REGRAS 1). The CPF is always masked. */
const autorizacao = z.object({
  id: c.idResposta,
  idAssinatura: c.idResposta,
  ...doGrupo,
  estado: z.enum(todosOsIds(ESTADO_AUTORIZACAO)),
  cpf: z.string().meta({ description: 'Masked' }),
  copiaECola: z
    .string()
    .nullable()
    .meta({ description: 'The code by which the payer authorises; null until the bank made it' }),
  venceEm: c.instante.meta({ description: 'The end of the wait for the payer' }),
  comecaEm: c.dia,
  repete: z.boolean(),
  aceitaEm: c.instante,
  encerradaPor: z.enum(['voce', 'banco', 'rateia']).nullable(),
  cobranca: z
    .object({
      idFatura: c.idResposta,
      vencimento: c.dia,
      valor: c.valor,
      paga: z.boolean(),
      tentativas: z.array(z.object({ dia: c.dia, estado: z.string(), frase: z.string().nullable() })),
    })
    .nullable()
    .meta({ description: 'Its newest charge, with the word of the bank for each day' }),
});

/** Pix programado: months that the payer's bank pays by itself (REGRAS 1, 2.8, part 3). */
export const chamadasDoPixProgramado = {
  checarPixProgramado: chamada({
    method: 'GET',
    path: '/usuario/pix-programado/checar',
    auth: 'usuario',
    resumo: 'Authorisations of Pix programado with their states, and memberships without one (spec B§7; REGRAS 1).',
    response: z.object({
      ligado: z.boolean(),
      autorizacoes: z.array(autorizacao),
      assinaturas: z.array(z.object({ id: c.idResposta, ...doGrupo, proximoVencimento: c.dia })),
    }),
    errors: [],
  }),
  createPixProgramado: chamada({
    method: 'POST',
    path: '/usuario/pix-programado/{cpf}',
    auth: 'usuario',
    idempotente: true,
    resumo: 'Asks for an authorisation for one membership, paid by this CPF (spec B§7; REGRAS 1).',
    params: z.object({ cpf: c.cpf.refine(validarCpf, 'O campo CPF precisa ter um CPF válido.') }),
    body: z.object({
      idAssinatura: c.id,
      aceite: c.aceite.meta({ description: 'Consent to be charged each month' }),
      repete: z.boolean().meta({ description: 'Consent to three further tries within seven days' }),
    }),
    response: autorizacao,
    errors: ['naoEncontrado', 'meioPagamentoIndisponivel', 'pixProgramadoJaExiste', 'pixProgramadoSemMensalidade'],
  }),
  deletePixProgramado: chamada({
    method: 'DELETE',
    path: '/usuario/pix-programado/autorizacao/{id}',
    auth: 'usuario',
    resumo: 'Ends an authorisation, here and at the bank (REGRAS 1).',
    params: c.idParam,
    response: autorizacao,
    errors: ['naoEncontrado'],
  }),
};
