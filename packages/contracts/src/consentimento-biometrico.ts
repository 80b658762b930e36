import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';

/** A person's answers about the use of the face, and the effects that taking the consent back would have now. */
const consentimento = z.object({
  consentidoEm: c.instante.nullable(),
  retiradoEm: c.instante.nullable(),
  /** A validation is under way, sent or not. */
  emAndamento: z.boolean(),
  /** A refusal by machine that a person may still be asked to look at. */
  podePedirRevisao: z.boolean(),
  identidadeConfirmada: z.boolean(),
  /** There is a consent in force, a validation under way or a picture that is kept. */
  podeRetirar: z.boolean(),
});

export const consentimentoBiometrico = {
  getConsentimentoBiometrico: chamada({
    method: 'GET',
    path: '/validacao-conta/consentimento',
    auth: 'usuario',
    resumo: 'The consent to the use of the face, and the effects of taking it back (LGPD art. 8, 11; REGRAS 2.17).',
    response: consentimento,
    errors: [],
  }),
  retirarConsentimentoBiometrico: chamada({
    method: 'POST',
    path: '/validacao-conta/consentimento/retirar',
    auth: 'usuario',
    resumo:
      'Takes back the consent to the use of the face: a validation under way ends and every picture is destroyed (LGPD art. 8 §5; REGRAS 2.17).',
    response: consentimento,
    errors: [],
  }),
};
