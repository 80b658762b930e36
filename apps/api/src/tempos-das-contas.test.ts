import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from './test/app.ts';
import { criarMundo } from './test/app.ts';
import { criarPessoa } from './test/construtores.ts';
import { cadastroDe, emailNovo } from './test/sessoes.ts';
import { tamanho } from './test/tamanho.ts';
import { LIMITE_DE_WELCH, medirPares, razao, separacao } from './test/tempos.ts';

/** Pairs whose medians are compared every day; noise of a shared machine is no reason for more to fail a run. */
const PARES = tamanho('PARES', { todoDia: 10, ci: 25 });
const PASSO_MS = 250;
/** From so many on, what a patient attacker would see is asked for. */
const MUITOS = 500;

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo({ ambiente: { CONFIAR_PROXY: 'sim', PASSO_DE_RESPOSTA_MS: String(PASSO_MS) } });
});
afterAll(async () => await mundo.encerrar());

let rede = 0;
/** Every call from a network of its own, so that no limit of one is met. */
const deOutraRede = () => {
  rede += 1;
  return {
    cabecalhos: {
      'x-forwarded-for': `${31 + Math.floor(rede / 62_500)}.${Math.floor(rede / 250) % 250}.${rede % 250}.9`,
    },
  };
};
const registrada = async (): Promise<string> => {
  const email = emailNovo();
  await mundo.chamar('createUsuario', cadastroDe(email), deOutraRede());
  return email;
};

type Caso = readonly [
  nome: 'createUsuario' | 'reenviarPin' | 'esqueciSenha' | 'pedirBloqueio',
  conhecido: () => Promise<string>,
  corpo: (email: string) => Record<string, unknown>,
];
const deQuemTemConta = async () => (await criarPessoa(mundo)).email;
const CASOS: readonly Caso[] = [
  ['createUsuario', deQuemTemConta, cadastroDe],
  ['reenviarPin', registrada, (email) => ({ email })],
  ['reenviarPin', deQuemTemConta, (email) => ({ email })],
  ['esqueciSenha', deQuemTemConta, (email) => ({ email })],
  ['pedirBloqueio', deQuemTemConta, (email) => ({ email })],
];

describe(`S5: enumeration by time, ${PARES} pairs (ASVS 6.3.8)`, () => {
  it.each(CASOS)(
    '%s answers an e-mail with an account and one without alike, in the same time',
    async (nome, conhecido, corpo) => {
      const respostas = { conhecido: new Set<string>(), desconhecido: new Set<string>() };
      const tempos = await medirPares(PARES, async (quem) => {
        const email = quem === 'conhecido' ? await conhecido() : emailNovo();
        const opcoes = deOutraRede();
        return async () => {
          const { status, bruto } = await mundo.chamar(nome, corpo(email), opcoes);
          respostas[quem].add(`${status} ${bruto.replace(email, '')}`);
        };
      });
      expect(respostas.conhecido).toEqual(respostas.desconhecido);
      expect(respostas.conhecido.size).toBe(1);
      expect(razao(tempos)).toBeGreaterThan(0.8);
      expect(razao(tempos)).toBeLessThan(1.25);
      if (PARES >= MUITOS) expect(separacao(tempos)).toBeLessThan(LIMITE_DE_WELCH);
    },
    // Two answers of a pair and what a case prepares for it, each a whole step of time, two of them on a slow machine.
    20_000 + PARES * 4 * 2 * PASSO_MS,
  );
});
