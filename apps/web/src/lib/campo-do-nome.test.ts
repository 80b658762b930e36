import { describe, expect, it } from 'vitest';
import { comDicaDoNome } from './campo-do-nome.ts';

const DICA = 'Só letras e espaços: troque o apóstrofo ou o hífen por um espaço.';
const SO_LETRAS = 'O campo Sobrenome precisa ter apenas letras.';

describe('The field of a name (spec 1, §5 letters only; REGRAS 2.21)', () => {
  it.each([
    ['a name that came with a sign is told before anything is pressed', "Sant'Anna", undefined, undefined, DICA],
    ['a refusal says it too', "Sant'Anna", SO_LETRAS, `${SO_LETRAS} ${DICA}`, DICA],
    ['a refusal for something else stands alone', 'Silva 2', SO_LETRAS, SO_LETRAS, 'Apoio.'],
    ['a good name has the help of the field', 'Silva', undefined, undefined, 'Apoio.'],
  ])('%s', (_, value, erro, mostrado, apoio) => {
    expect(comDicaDoNome({ value, erro }, 'Apoio.')).toEqual({ value, erro: mostrado, apoio });
  });
});
