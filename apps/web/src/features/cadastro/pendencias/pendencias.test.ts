import { describe, expect, it } from 'vitest';
import { listaDe, pedidasDe } from './pendencias.ts';

function linha(tipo: number) {
  return { tipo, descricao: `v${tipo}`, link: `/v${tipo}` };
}
const FALTAM = { pendencias: [linha(2), linha(1), linha(3)], identidade: [linha(5), linha(4)] };
function tiposDe(busca: Record<string, string>): number[] {
  return listaDe(FALTAM, pedidasDe(busca)).map(({ tipo }) => tipo);
}

describe('Pendência de Cadastro receives selected validations (spec 1, §2)', () => {
  it.each([
    [{ telefone: 'true' }, [1]],
    [{ email: 'true', dadosFiscais: 'true' }, [2, 3]],
    [{ documentos: 'true', self: 'true' }, [5, 4]],
    [{ telefone: 'true', email: 'false' }, [1]],
    [{ redirect: '/grupo/3' }, [2, 1, 3]],
    [{}, [2, 1, 3]],
  ])('%j asks for %j', (busca, esperado) => {
    expect(tiposDe(busca as Record<string, string>)).toEqual(esperado);
  });

  it('the restriction is told when it is selected, and to a person who selects nothing', () => {
    expect(pedidasDe({ restricao: 'true' }).restricao).toBe(true);
    expect(pedidasDe({}).restricao).toBe(true);
    expect(pedidasDe({ telefone: 'true' }).restricao).toBe(false);
    expect(pedidasDe({ telefone: 'true', restricao: 'true' }).restricao).toBe(true);
  });

  it('missing data besides a restriction are asked for with it', () => {
    expect(tiposDe({ restricao: 'true' })).toEqual([2, 1, 3]);
  });
});
