import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { umPorVez } from './um-por-vez.ts';

const FONTES = join(import.meta.dirname, '..');
const fontes = readdirSync(FONTES, { recursive: true, encoding: 'utf8' })
  .filter((nome) => /\.tsx?$/.test(nome) && !nome.includes('.test.') && nome !== 'lib/um-por-vez.ts')
  .map((nome) => ({ nome, texto: readFileSync(join(FONTES, nome), 'utf8') }));
function comO(marca: RegExp) {
  return fontes.filter(({ texto }) => marca.test(texto)).map(({ nome }) => nome);
}

describe('The one-at-a-time client (spec 1, §7)', () => {
  it('has one request on its way, and the others wait in their order', async () => {
    const ordem: string[] = [];
    let emCurso = 0;
    function pedido(nome: string) {
      return async (): Promise<string> => {
        expect(++emCurso).toBe(1);
        await Promise.resolve();
        ordem.push(nome);
        emCurso--;
        return nome;
      };
    }
    expect(await Promise.all([umPorVez(pedido('um')), umPorVez(pedido('dois')), umPorVez(pedido('três'))])).toEqual([
      'um',
      'dois',
      'três',
    ]);
    expect(ordem).toEqual(['um', 'dois', 'três']);
  });

  it('continues after a failed call, which fails for its caller alone', async () => {
    const falha = umPorVez(() => Promise.reject(new Error('away')));
    const seguinte = umPorVez(() => Promise.resolve('there'));
    await expect(falha).rejects.toThrow('away');
    expect(await seguinte).toBe('there');
  });

  it('is used by every watched call: its number stands once, and the call waits for its turn', () => {
    // The queues of the operation are counted once a minute: nobody waits for these numbers (REGRAS 2.25).
    const aCadaMinuto = ['lib/operacao.ts'];
    expect(comO(/\brefetchInterval\b/).filter((nome) => !comO(/\bPOLLING_MS\b/).includes(nome))).toEqual(aCadaMinuto);
    // The clock is read by a query of `lib/operacao.ts`, which waits for its turn.
    const pelaConsulta = ['features/backoffice/relogio/andamento-do-relogio.tsx'];
    expect(comO(/\bPOLLING_MS\b/).filter((nome) => !comO(/\bumPorVez\(|\bconsultaSeguida\(/).includes(nome))).toEqual(
      pelaConsulta,
    );
  });
});
