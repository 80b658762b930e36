import type { NomeChamada } from '@rateia/contracts/todas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rotas } from './features.ts';
import { CONDICOES } from './http/politicas.ts';
import type { RotaMontada } from './http/rotas.ts';
import type { Mundo } from './test/app.ts';
import { criarMundo } from './test/app.ts';
import type { Alvo, Ator, Cenario } from './test/cenario-de-permissoes.ts';
import { ATORES, criarCenario } from './test/cenario-de-permissoes.ts';
import { CHAMADAS_DA_MATRIZ, papeisDe, temSessao } from './test/permissoes.ts';

let mundo: Mundo;
let cenario: Cenario;
let linhas: ReadonlyMap<string, RotaMontada>;
beforeAll(async () => {
  mundo = await criarMundo();
  cenario = await criarCenario(mundo);
  const todas = rotas({ ...mundo.aplicacao, avancar: async () => ({ executados: 0, falhas: 0 }) });
  linhas = new Map(todas.map((r) => [r.nome, r]));
}, 60_000);
afterAll(async () => await mundo.encerrar());

function ehAberta({ chamada }: RotaMontada): boolean {
  return chamada.auth === 'publica' || chamada.auth === 'opcional';
}

type Veredito = 'entra' | 'sem sessão' | 'negado' | 'não existe';

/** The verdict of the policy rows on one pair of actor and target; nothing here knows a call by name. */
function esperado(rota: RotaMontada, ator: Ator, alvo: Alvo): readonly Veredito[] {
  const { chamada, papeis } = rota;
  if (ehAberta(rota)) return ['entra'];
  if (chamada.auth === 'provedor') return ator === 'provedor' ? ['entra'] : ['negado'];
  if (!temSessao(ator)) return ['sem sessão'];
  const tem = papeisDe(ator, alvo);
  const permitido = papeis.some((p) => tem.includes(p));
  if (chamada.auth === 'operador') {
    if (!papeis.some((p) => papeisDe(ator, 'nenhum').includes(p))) return ['negado'];
    return [alvo === 'inexistente' ? 'não existe' : 'entra'];
  }
  if (alvo === 'inexistente') return ['não existe', 'negado'];
  return permitido ? ['entra'] : ['negado', 'não existe'];
}

function veredito(status: number): Veredito {
  if (status === 401) return 'sem sessão';
  if (status === 403) return 'negado';
  return status === 404 ? 'não existe' : 'entra';
}

/** Makes one call as a person, and returns the fault of the answer, if any. */
async function fazer(rota: RotaMontada, p: { readonly nome: NomeChamada; readonly ator: Ator; readonly alvo: Alvo }) {
  const { nome, ator, alvo } = p;
  const como = cenario.credenciais[ator];
  const entrada = CHAMADAS_DA_MATRIZ[nome].entrada(cenario, { alvo, ator });
  const r = await mundo.chamar(nome, entrada, como === undefined ? {} : { como });
  const esperados = esperado(rota, ator, alvo);
  const certo = r.status < 500 && (ehAberta(rota) || esperados.includes(veredito(r.status)));
  const falha = certo ? undefined : `${ator} × ${alvo}: ${r.status}, expected ${esperados.join(' or ')}: ${r.bruto}`;
  return { status: r.status, falha };
}

describe('Permissions by role (REGRAS 2.15; ASVS V8; OWASP API 1 and 5)', () => {
  it('has a row in the policies and in the matrix for every call that is served, and no other', () => {
    expect(Object.keys(CHAMADAS_DA_MATRIZ).sort()).toEqual([...linhas.keys()].sort());
    for (const { nome, papeis } of linhas.values()) expect(papeis, nome).not.toEqual([]);
  });

  it.each(Object.keys(CHAMADAS_DA_MATRIZ) as NomeChamada[])('%s', async (nome) => {
    const rota = linhas.get(nome);
    if (rota === undefined) throw new Error(`${nome} is not served`);
    const feitas: { readonly status: number; readonly falha: string | undefined }[] = [];
    for (const alvo of CHAMADAS_DA_MATRIZ[nome].alvos) {
      for (const ator of ATORES) feitas.push(await fazer(rota, { nome, ator, alvo }));
    }
    expect(feitas.flatMap((f) => f.falha ?? [])).toEqual([]);
    // A public call refuses no caller for his role.
    if (ehAberta(rota)) expect(new Set(feitas.map((f) => f.status)).size).toBe(1);
  });

  it('publishes the same table that the calls obey', async () => {
    await expect(tabela([...linhas.values()])).toMatchFileSnapshot('../../../docs/permissoes.md');
  });
});

const COLUNAS = [
  'visitante',
  'usuario',
  'dono',
  'membro',
  'exMembro',
  'administrador',
  'suporte',
  'financeiro',
  'lider',
  'provedor',
] as const;

function tabela(todas: readonly RotaMontada[]): string {
  const porFeature = Map.groupBy(todas, (r) => r.feature);
  const partes = [...porFeature].map(([feature, rotasDela]) => {
    const se = rotasDela.some((r) => r.se !== undefined) ? ['if'] : [];
    const colunas = [...COLUNAS, ...se];
    const cabecalho = `| call | ${colunas.join(' | ')} |\n|---|${colunas.map(() => '---').join('|')}|`;
    const corpo = rotasDela.map((r) => {
      const quem = COLUNAS.map((c) => (r.papeis.includes(c) ? 'yes' : ''));
      return `| ${[r.nome, ...quem, ...se.map(() => (r.se === undefined ? '' : CONDICOES[r.se]))].join(' | ')} |`;
    });
    return `## ${feature}\n\n${cabecalho}\n${corpo.join('\n')}\n`;
  });
  return `# The right to each call\n\nMade from the rows of each \`policies.ts\` in \`apps/api/src/features\` (REGRAS 2.15) by \`apps/api/src/permissoes.test.ts\`, which also makes every call in every role. \`usuario\` is any account; \`dono\`, \`membro\`, \`exMembro\` and \`administrador\` are its relations to the object of the call; a further condition stands under \`if\`. A private group gives its calls to its own people only.\n\n${partes.join('\n')}`;
}
