import { describe, expect, it } from 'vitest';
import { REGRAS_PADRAO } from '../regras.ts';
import { sinaisDoConvite } from './sinais-do-convite.ts';

const NADA = { emailsDoDia: 0, recusados: 0, respondidos: 0, aceitaram: 0, entraram: 0 };

describe('Signs of misuse of invitations (REGRAS 2.26)', () => {
  it.each([
    [NADA, []],
    [{ ...NADA, emailsDoDia: 9 }, []],
    [{ ...NADA, emailsDoDia: 10 }, ['muitosEmails']],
    [{ ...NADA, recusados: 2, respondidos: 2 }, []],
    [{ ...NADA, recusados: 3, respondidos: 6 }, []],
    [{ ...NADA, recusados: 3, respondidos: 5 }, ['muitasRecusas']],
    [{ ...NADA, aceitaram: 5, entraram: 1 }, []],
    [{ ...NADA, aceitaram: 5 }, ['ninguemEntra']],
  ])('%j gives %j', (uso, sinais) => expect(sinaisDoConvite(uso, REGRAS_PADRAO)).toEqual(sinais));
});
