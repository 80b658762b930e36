import { randomUUID } from 'node:crypto';
import { CABECALHOS } from '@rateia/contracts/cabecalhos';
import type { Chamada } from '@rateia/contracts/chamada';
import type { NomeChamada } from '@rateia/contracts/todas';
import { todasAsChamadas } from '@rateia/contracts/todas';
import { HTTP } from '@rateia/domain/http';
import { vezes } from '@rateia/domain/test/tamanho';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rotas } from './features.ts';
import type { Mundo } from './test/app.ts';
import { criarMundo } from './test/app.ts';
import type { Ator, Cenario } from './test/cenario-de-permissoes.ts';
import { criarCenario } from './test/cenario-de-permissoes.ts';
import type { Lugar } from './test/entradas-ruins.ts';
import { CORPOS_RUINS, com, escrever, lugaresDe, VALORES_RUINS } from './test/entradas-ruins.ts';
import { CHAMADAS_DA_MATRIZ } from './test/permissoes.ts';

/** Values for each place: a share of the list every day, another share the next; all of it in the large size. */
const POR_LUGAR = vezes({ todoDia: 6, grande: VALORES_RUINS.length });
/** Calls that end what the next ones need come last. */
const POR_ULTIMO: readonly NomeChamada[] = ['refreshToken', 'sair'];
/**
 * Calls that a rule refuses before any field is read: a notice without its signature, a used token, a decision by the
 * person who made the thing.
 */
const SO_O_PROPRIO_RECUSA: readonly NomeChamada[] = [
  'webhookDoProvedor',
  'webhookDoProvedorPorTipo',
  'webhookTelegram',
];
const NOMES = (Object.keys(CHAMADAS_DA_MATRIZ) as NomeChamada[]).sort(
  (a, b) => Number(POR_ULTIMO.includes(a)) - Number(POR_ULTIMO.includes(b)),
);

let mundo: Mundo;
let cenario: Cenario;
let papeis: ReadonlyMap<string, readonly string[]>;
beforeAll(async () => {
  mundo = await criarMundo();
  cenario = await criarCenario(mundo);
  const todas = rotas({ ...mundo.aplicacao, avancar: async () => ({ executados: 0, falhas: 0 }) });
  papeis = new Map(todas.map((r) => [r.nome, r.papeis]));
}, 60_000);
afterAll(async () => await mundo.encerrar());

function quemEntra(nome: NomeChamada): Ator {
  const dele = papeis.get(nome) ?? [];
  if (dele.includes('dono') || dele.includes('membro')) return 'membro';
  if (dele.includes('administrador')) return 'administrador';
  if (dele.includes('usuario') || dele.includes('visitante')) return 'estranho';
  return dele.includes('provedor') ? 'provedor' : 'lider';
}

/** The input that the matrix sends, by the part of the call where it stands. */
function base(nome: NomeChamada, ator: Ator): Record<Lugar['parte'], Record<string, unknown> | undefined> {
  const { alvos, entrada } = CHAMADAS_DA_MATRIZ[nome];
  const { params, query, body }: Chamada = todasAsChamadas[nome];
  const tudo = entrada(cenario, { alvo: alvos[0] ?? 'nenhum', ator });
  function nas(esquema: object | undefined) {
    return Object.fromEntries(Object.entries(tudo).filter(([k]) => esquema !== undefined && k in esquema));
  }
  const fora = { ...params?.shape, ...query?.shape };
  const resto = Object.fromEntries(Object.entries(tudo).filter(([k]) => !(k in fora)));
  return { params: nas(params?.shape), query: nas(query?.shape), body: body === undefined ? undefined : resto };
}

type Resultado = { readonly entrou: boolean; readonly falha: string | undefined };

async function mandar(
  nome: NomeChamada,
  ator: Ator,
  pedido: { readonly url: string; readonly payload?: string },
): Promise<Resultado> {
  const como = cenario.credenciais[ator];
  const { method }: Chamada = todasAsChamadas[nome];
  const r = await mundo.http.inject({
    method,
    ...pedido,
    headers: {
      ...(como === undefined
        ? {}
        : { authorization: `Bearer ${como.token}`, [CABECALHOS.dispositivo]: como.hashDispositivo }),
      [CABECALHOS.idempotencia]: randomUUID(),
      ...(pedido.payload === undefined ? {} : { 'content-type': 'application/json' }),
    },
  });
  const falhou = r.statusCode === HTTP.erroInterno || r.body.includes('"chave":"erroInterno"');
  return {
    entrou: r.statusCode !== HTTP.naoAutenticado && r.statusCode !== HTTP.semPermissao,
    falha: falhou ? `${r.statusCode} ${pedido.url} ${pedido.payload ?? ''}`.slice(0, 400) : undefined,
  };
}

/** A share of the values that is another at each place, and each day's the same for all: a failure is seen again. */
function valoresEm(lugar: number): readonly unknown[] {
  return VALORES_RUINS.filter((_v, i) => (i + lugar) % Math.ceil(VALORES_RUINS.length / POR_LUGAR) === 0);
}

describe('No input whatever is answered with 500 (OWASP API 8; CONFIABILIDADE S2)', () => {
  it.each(NOMES.filter((nome) => (todasAsChamadas[nome] as Chamada).eventos === undefined))('%s', async (nome) => {
    const chamada: Chamada = todasAsChamadas[nome];
    const ator = quemEntra(nome);
    const partes = base(nome, ator);
    const feitas: Resultado[] = [];
    for (const [i, { parte, caminho }] of lugaresDe(chamada).entries())
      for (const valor of valoresEm(i))
        feitas.push(
          await mandar(nome, ator, escrever(chamada, { ...partes, [parte]: com(partes[parte], caminho, valor) })),
        );
    if (chamada.method !== 'GET') {
      const { url } = escrever(chamada, partes);
      for (const payload of CORPOS_RUINS) feitas.push(await mandar(nome, ator, { url, payload }));
    }
    expect(feitas.flatMap(({ falha }) => falha ?? [])).toEqual([]);
    // A call for which no caller was let in was not tested at all.
    if (!SO_O_PROPRIO_RECUSA.includes(nome) && feitas.length > 0)
      expect(feitas.some(({ entrou }) => entrou)).toBe(true);
  });
});
