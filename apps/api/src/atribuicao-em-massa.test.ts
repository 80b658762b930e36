import type { NomeChamada } from '@rateia/contracts/todas';
import { todasAsChamadas } from '@rateia/contracts/todas';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { rotas } from './features.ts';
import type { Mundo } from './test/app.ts';
import { criarMundo } from './test/app.ts';
import type { Ator, Cenario } from './test/cenario-de-permissoes.ts';
import { criarCenario } from './test/cenario-de-permissoes.ts';
import { GRUPO_COMUM } from './test/grupos.ts';
import { CHAMADAS_DA_MATRIZ } from './test/permissoes.ts';
import { cadastroDe, emailNovo } from './test/sessoes.ts';

/** Fields that no client may set: the owner, the value, the role, and the result and time of a check. */
const INTRUSOS = {
  idUsuario: 1,
  usuarioId: 1,
  usuario_id: 1,
  administradorId: 1,
  administrador_id: 1,
  papel: 'lider',
  papeis: ['lider'],
  role: 'admin',
  roles: ['admin'],
  isAdmin: true,
  saldo: 99_999_999,
  valorPago: 1,
  status: 33,
  situacao: 'aprovada',
  emailVerificado: true,
  email_verificado_em: '2020-01-01T00:00:00Z',
  telefoneVerificado: true,
  identidadeVerificada: true,
  identidade_verificada_em: '2020-01-01T00:00:00Z',
  dadosFiscaisValidados: true,
  verificado: true,
  bloqueado: false,
  bloqueado_em: null,
  termosAceitos: true,
  risco: 'baixo',
  criadoEm: '2001-01-01T00:00:00Z',
  criado_em: '2001-01-01T00:00:00Z',
  senha_hash: 'x',
  twfaHabilitado: false,
  codigoIndicacao: 'AAAAAAAAAA',
} as const;
/**
 * Fields of these names that a contract row does ask for, because they name the person whom the act is about, and are
 * judged.
 */
const PEDIDOS: Readonly<Record<string, readonly string[]>> = { convidarParaRede: ['idUsuario'] };

/** Calls whose work is such a change: an operator confirms an identity, and a coupon lowers the price of its order. */
const MUDAM: readonly string[] = ['aprovarValidacao', 'cupomDaAssinatura'];

const COM_CAMPOS = Object.entries(todasAsChamadas).flatMap(([nome, { method, auth, body, arquivo }]) =>
  method === 'GET' || auth === 'provedor' || body === undefined ? [] : [{ nome: nome as NomeChamada, body, arquivo }],
);
/** The fields beside a file are read by the same contract row; how files are sent has tests of its own. */
const ESCRITAS = COM_CAMPOS.filter(({ arquivo }) => arquivo === undefined);

/** The fields of a contract row. */
function camposDe(esquema: z.ZodType): readonly string[] {
  if (esquema instanceof z.ZodOptional) return camposDe(esquema.unwrap() as z.ZodType);
  if (esquema instanceof z.ZodUnion) return esquema.options.flatMap((opcao) => camposDe(opcao as z.ZodType));
  return esquema instanceof z.ZodObject ? Object.keys(esquema.shape) : [];
}

let mundo: Mundo;
let cenario: Cenario;
beforeAll(async () => {
  mundo = await criarMundo();
  cenario = await criarCenario(mundo);
}, 60_000);
afterAll(async () => await mundo.encerrar());

/** Everything valuable of every account, row by row: its role, its checks, its things. */
async function oQueVale(): Promise<ReadonlyMap<string, string>> {
  const { db } = mundo.aplicacao.deps;
  const { rows } = await sql<{ readonly de: string; readonly vale: string }>`
    select 'usuario ' || u.id as de, concat_ws('|', u.papeis::text, u.email, u.email_verificado_em, u.telefone_verificado_em,
        encode(u.cpf_indice, 'hex'), u.dados_fiscais_em, u.identidade_verificada_em, u.bloqueado_em, u.criado_em,
        u.senha_hash, u.termos_versao, u.termos_aceitos_em) as vale from usuarios u
    union all select 'grupo ' || g.id, concat_ws('|', g.administrador_id, g.criado_em) from grupos g
    union all select 'assinatura ' || a.id, concat_ws('|', a.usuario_id, a.grupo_id) from assinaturas a
    union all select 'conta ' || c.id, concat_ws('|', c.usuario_id, c.tipo, c.saldo) from contas c
    union all select 'fatura ' || f.id, concat_ws('|', f.usuario_id, f.valor_total, f.status) from faturas f
    `.execute(db);
  return new Map(rows.map(({ de, vale }) => [de, vale]));
}

/** The actor that the policy rows let in: a person outside the staff, where the rows allow one. */
function quemEntra(nome: NomeChamada): Ator {
  const todas = rotas({ ...mundo.aplicacao, avancar: async () => ({ executados: 0, falhas: 0 }) });
  const { papeis = [] } = todas.find((r) => r.nome === nome) ?? {};
  if (papeis.includes('dono') || papeis.includes('membro')) return 'membro';
  if (papeis.includes('administrador')) return 'administrador';
  if (papeis.includes('usuario') || papeis.includes('visitante')) return 'estranho';
  return 'lider';
}

describe('Fields that the call does not define (ASVS 15.3.3; OWASP API 3)', () => {
  it.each(COM_CAMPOS)('$nome: no contract row knows them', ({ nome, body }) => {
    const dela = camposDe(body);
    expect(Object.keys(INTRUSOS).filter((campo) => dela.includes(campo))).toEqual(PEDIDOS[nome] ?? []);
    const alvo = CHAMADAS_DA_MATRIZ[nome].alvos[0] ?? 'nenhum';
    const entrada = CHAMADAS_DA_MATRIZ[nome].entrada(cenario, { alvo, ator: 'membro' });
    const lida = body.safeParse({ ...entrada, ...INTRUSOS });
    if (!lida.success) return;
    const passaram = Object.keys(INTRUSOS).filter((campo) => Object.hasOwn(Object(lida.data), campo));
    expect(passaram).toEqual(PEDIDOS[nome] ?? []);
  });

  it.each(ESCRITAS.filter(({ nome }) => !MUDAM.includes(nome)))(
    '$nome: sent all the same, they change nothing of what is worth having',
    async ({ nome }) => {
      const ator = quemEntra(nome);
      const como = cenario.credenciais[ator];
      const { alvos, entrada } = CHAMADAS_DA_MATRIZ[nome];
      const pedido = entrada(cenario, { alvo: alvos[0] ?? 'nenhum', ator });
      const antes = await oQueVale();
      const r = await mundo.chamar(nome, { ...INTRUSOS, ...pedido }, como === undefined ? {} : { como });
      expect(r.status).toBeLessThan(500);
      const depois = await oQueVale();
      expect([...antes].filter(([de, vale]) => depois.get(de) !== vale)).toEqual([]);
    },
  );

  it('an account begins as any other, even if its registration asks for more', async () => {
    const email = emailNovo();
    const r = await mundo.chamar('createUsuario', { ...INTRUSOS, id: 1, ...cadastroDe(email) });
    expect(r.status).toBe(200);
    const conta = await mundo.aplicacao.deps.db
      .selectFrom('usuarios')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(conta).toMatchObject({
      papeis: [],
      email_verificado_em: null,
      telefone_verificado_em: null,
      identidade_verificada_em: null,
      criado_em: expect.not.stringMatching(/^2001/),
      senha_hash: expect.stringMatching(/^\$argon2id\$/),
    });
    expect(conta.id).toBeGreaterThan(1);
  });

  it('a change of the profile changes the nickname it speaks of, and no more', async () => {
    const { estranho } = cenario.pessoas;
    const antes = await oQueVale();
    const r = await mundo.chamar('updateUsuario', { ...INTRUSOS, nickName: 'Teca' }, { como: estranho });
    expect([r.status, r.corpo.nickName, r.corpo.id]).toEqual([200, 'Teca', estranho.id]);
    expect(await oQueVale()).toEqual(antes);
  });

  it('a group belongs to its maker, and waits like any other', async () => {
    const { estranho } = cenario.pessoas;
    const r = await mundo.chamar('createGrupo', { ...INTRUSOS, ...GRUPO_COMUM }, { como: estranho });
    expect(r.status).toBe(200);
    const comum = await mundo.chamar('createGrupo', GRUPO_COMUM, { como: estranho });
    const { db } = mundo.aplicacao.deps;
    const [um, outro] = await Promise.all(
      [r.corpo.id, comum.corpo.id].map((id) =>
        db
          .selectFrom('grupos')
          .select(['administrador_id', 'status', 'valor'])
          .where('id', '=', id)
          .executeTakeFirstOrThrow(),
      ),
    );
    expect(um).toEqual(outro);
    expect(um?.administrador_id).toBe(estranho.id);
  });
});
