import type * as argon2 from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { pinErrado, ultimoPinPara } from '../../../test/caixa-de-entrada.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoaComSenha, emailNovo, SENHA } from '../../../test/sessoes.ts';
import { tamanho } from '../../../test/tamanho.ts';
import { LIMITE_DE_WELCH, medirPares, separacao } from '../../../test/tempos.ts';
import { hashDaSenha } from '../senha/senha.ts';

const SENHAS = tamanho('SENHAS', 150);
const CODIGOS = tamanho('CODIGOS', 60);
/** Pairs of answers whose times are compared: noise of a shared machine is no reason to fail a run of every day. */
const PARES = tamanho('PARES', 0);
const POR_VEZ = 10;

// The files of a worker share their modules: this one has its own, where comparisons are counted, and leaves none of them behind.
const comparadas = vi.hoisted((): string[] => {
  vi.resetModules();
  return [];
});
vi.mock('@node-rs/argon2', async (original) => {
  const de = await original<typeof argon2>();
  return {
    ...de,
    verify: async (...argumentos: Parameters<typeof de.verify>) => {
      comparadas.push(String(argumentos[0]));
      return await de.verify(...argumentos);
    },
  };
});

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo({ ambiente: { CONFIAR_PROXY: 'sim' } });
});
afterAll(async () => {
  await mundo.encerrar();
  vi.doUnmock('@node-rs/argon2');
  vi.resetModules();
});
beforeEach(() => {
  comparadas.length = 0;
});

let rede = 0;
/** Every guess from a network of its own: only the limits of the account are left to stop it. */
function deOutraRede() {
  rede += 1;
  return {
    cabecalhos: {
      'x-forwarded-for': `${11 + Math.floor(rede / 62_500)}.${Math.floor(rede / 250) % 250}.${rede % 250}.9`,
    },
  };
}
async function tentar(email: string, senha: string, opcoes = deOutraRede()) {
  return await mundo.chamar('token', { email, senha }, opcoes);
}

/** Counts the outcomes of many tries, some at once, by the name of the refusal. */
async function contar(
  quantas: number,
  fazer: (n: number) => Promise<string>,
): Promise<Readonly<Record<string, number>>> {
  const desfechos: Record<string, number> = {};
  for (let feitas = 0; feitas < quantas; feitas += POR_VEZ) {
    const desta = Array.from({ length: Math.min(POR_VEZ, quantas - feitas) }, (_, i) => fazer(feitas + i));
    for (const desfecho of await Promise.all(desta)) desfechos[desfecho] = (desfechos[desfecho] ?? 0) + 1;
  }
  return desfechos;
}
function desfechoDe({
  status,
  erro,
}: {
  readonly status: number;
  readonly erro: { readonly dados: Readonly<Record<string, unknown>> };
}) {
  return status === 200 ? 'entrou' : String(erro.dados['chave']);
}
async function comSenhaCara(): Promise<Pessoa> {
  const pessoa = await criarPessoaComSenha(mundo);
  const senha_hash = await hashDaSenha(SENHA);
  await mundo.aplicacao.deps.db.updateTable('usuarios').set({ senha_hash }).where('id', '=', pessoa.id).execute();
  return pessoa;
}

describe(`S5: ${SENHAS} passwords (CONFIABILIDADE "Limits on guessing"; ASVS 6.3.1)`, () => {
  it('at one account, from as many networks: fifty are judged in a day, and its owner still logs in', async () => {
    const { email, hashDispositivo } = await criarPessoaComSenha(mundo);
    const { falhasPorContaPorDia } = (await mundo.aplicacao.deps.regras()).sessao;
    const desfechos = await contar(SENHAS, async (n) => desfechoDe(await tentar(email, `Palpite#${n}a`)));
    expect(desfechos).toEqual({
      credenciaisInvalidas: falhasPorContaPorDia,
      muitasTentativas: SENHAS - falhasPorContaPorDia,
    });
    expect(comparadas).toHaveLength(falhasPorContaPorDia);
    // From a stranger, not even the right one is judged.
    expect(desfechoDe(await tentar(email, SENHA))).toBe('muitasTentativas');
    const dono = await mundo.chamar('token', { email, senha: SENHA, hashDispositivo }, deOutraRede());
    expect(dono.status).toBe(200);
  });

  it('from one network, each at another account: a hundred are judged in an hour', async () => {
    const { falhasPorRedePorHora } = (await mundo.aplicacao.deps.regras()).sessao;
    const daRede = deOutraRede();
    const desfechos = await contar(SENHAS, async (n) => desfechoDe(await tentar(emailNovo(), `Palpite#${n}a`, daRede)));
    // Tries of one moment are counted by account: those under way may pass together.
    expect(desfechos['credenciaisInvalidas']).toBeGreaterThanOrEqual(falhasPorRedePorHora);
    expect(desfechos['credenciaisInvalidas']).toBeLessThan(falhasPorRedePorHora + POR_VEZ);
    expect(desfechos['muitasTentativas']).toBe(SENHAS - (desfechos['credenciaisInvalidas'] ?? 0));
  });
});

describe(`S5: ${CODIGOS} codes (REGRAS 2.6 PIN; ASVS 6.6.3)`, () => {
  it('at one login that waits: five are judged, and then the right one opens nothing either', async () => {
    const pessoa = await criarPessoaComSenha(mundo);
    const novo = await mundo.chamar('token', {
      email: pessoa.email,
      senha: SENHA,
      hashDispositivo: 'um-aparelho-estranho',
    });
    expect(novo.status).toBe(412);
    const hash = String(novo.erro.dados['hash']);
    const certo = await ultimoPinPara(mundo, pessoa.email);
    const { tentativas } = (await mundo.aplicacao.deps.regras()).pin;
    const desfechos = await contar(CODIGOS, async () =>
      desfechoDe(await mundo.chamar('liberacao', { hash, pin: pinErrado(certo) }, deOutraRede())),
    );
    expect(Object.keys(desfechos).sort()).toEqual(expect.arrayContaining(['pinBloqueado', 'pinInvalido']));
    expect(desfechos['entrou']).toBeUndefined();
    // The fifth wrong one is answered by the block that it brings.
    expect(desfechos['pinInvalido']).toBe(tentativas - 1);
    const { tentativas: contadas } = await mundo.aplicacao.deps.db
      .selectFrom('pins')
      .select('tentativas')
      .where('usuario_id', '=', pessoa.id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(contadas).toBe(tentativas);
    expect(desfechoDe(await mundo.chamar('liberacao', { hash, pin: certo }, deOutraRede()))).toBe('pinBloqueado');
  });
});

describe('S5: enumeration (ASVS 6.3.8)', () => {
  it('a wrong password and an unknown e-mail cost the same work: one comparison, of the same strength', async () => {
    const { email } = await comSenhaCara();
    const respostas: string[] = [];
    for (const endereco of [email, emailNovo()]) respostas.push((await tentar(endereco, 'Palpite#1a')).bruto);
    expect(new Set(respostas).size).toBe(1);
    expect(comparadas.map((hash) => hash.split('$').slice(0, 4).join('$'))).toEqual([
      '$argon2id$v=19$m=19456,t=2,p=1',
      '$argon2id$v=19$m=19456,t=2,p=1',
    ]);
  });

  if (PARES > 0)
    it(`and the times of ${PARES} pairs cannot be told apart (Welch t < ${LIMITE_DE_WELCH})`, async () => {
      expect(separacao(await medirSenhas(PARES))).toBeLessThan(LIMITE_DE_WELCH);
    });
});

const PARES_POR_CONTA = 20;

/** A wrong password for an existing account and for a missing one; another account before its limit is reached. */
async function medirSenhas(pares: number) {
  let contas = { conhecido: '', desconhecido: '' };
  let daContaAtual = -1;
  return await medirPares(pares, async (quem, par) => {
    const vez = Math.floor(par / PARES_POR_CONTA);
    if (vez !== daContaAtual) contas = { conhecido: (await comSenhaCara()).email, desconhecido: emailNovo() };
    daContaAtual = vez;
    return () => tentar(contas[quem], 'Palpite#1a');
  });
}
