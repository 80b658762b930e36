import { describe, expect, it } from 'vitest';
import type { RegrasDaMaquina } from '../maquina.ts';
import { INICIO, transicionar } from '../maquina.ts';

/** A row of the spec's table as a test types it: from, event, to, actor, and facts under which the guard agrees. */
export type LinhaEsperada<E, V, Q, C> = readonly [
  de: E | typeof INICIO,
  evento: V,
  para: E,
  quem: readonly Q[],
  contexto: C,
];

/** A case in which a guard refuses: from, event, actor, the facts, and the refusal's code. */
export type RecusaEsperada<E, V, Q, C> = readonly [
  de: E | typeof INICIO,
  evento: V,
  quem: Q,
  contexto: C,
  codigo: string,
];

/** Walks every pair of state and event, for every actor: allowed exactly where the table has a row (L2). */
export function conferirMaquina<E extends string | number, V extends string, Q extends string, C, F extends string>({
  maquina,
  quem,
  tabela,
  recusas = [],
}: {
  readonly maquina: RegrasDaMaquina<E, V, Q, C, F>;
  readonly quem: readonly Q[];
  readonly tabela: readonly LinhaEsperada<E, V, Q, C>[];
  readonly recusas?: readonly RecusaEsperada<E, V, Q, C>[];
}): void {
  const eventos = [...new Set(maquina.transicoes.map((linha) => linha.evento))];
  const estados: readonly (E | typeof INICIO)[] = [INICIO, ...maquina.estados];

  it.each(tabela)('%s, %s → %s', (de, evento, para, autorizados, contexto) => {
    for (const ator of quem) {
      const resultado = transicionar(maquina, { estado: de, evento, quem: ator, contexto });
      const autorizado = autorizados.includes(ator);
      expect({ ator, ok: resultado.ok }).toEqual({ ator, ok: autorizado });
      if (resultado.ok) expect(resultado.para).toBe(para);
      else expect(['semPermissao', 'guarda']).toContain(resultado.recusa.tipo);
    }
  });

  it('has no other row, and refuses every other pair to everybody', () => {
    function chave(de: E | typeof INICIO, evento: V, para: E) {
      return `${de} ${evento} ${para}`;
    }
    const esperadas = tabela.map(([de, evento, para]) => chave(de, evento, para));
    const existentes = maquina.transicoes.map((linha) => chave(linha.de, linha.evento, linha.para));
    expect([...existentes].sort()).toEqual([...esperadas].sort());

    const pares = new Set(tabela.map(([de, evento]) => `${de} ${evento}`));
    const contexto = tabela[0]?.[4];
    if (contexto === undefined) throw new Error('an empty table proves nothing');
    let recusados = 0;
    for (const estado of estados) {
      for (const evento of eventos.filter((candidato) => !pares.has(`${estado} ${candidato}`))) {
        for (const ator of quem) {
          const resultado = transicionar(maquina, { estado, evento, quem: ator, contexto });
          expect(resultado).toMatchObject({ ok: false, recusa: { tipo: 'transicaoInexistente' } });
          recusados += 1;
        }
      }
    }
    expect(recusados).toBe((estados.length * eventos.length - pares.size) * quem.length);
  });

  if (recusas.length === 0) return;
  describe('its guards refuse', () => {
    it.each(recusas)('%s, %s by %s with %o: %s', (de, evento, ator, contexto, codigo) => {
      const resultado = transicionar(maquina, { estado: de, evento, quem: ator, contexto });
      expect(resultado).toEqual({ ok: false, recusa: { tipo: 'guarda', codigo } });
    });
  });
}
