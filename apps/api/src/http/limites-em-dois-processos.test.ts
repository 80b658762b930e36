import { caminhos } from '@rateia/contracts/caminhos';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../test/app.ts';
import { criarMundo } from '../test/app.ts';
import { criarPessoa } from '../test/construtores.ts';
import type { OutraApi, Rede } from '../test/multidao.ts';
import { abrirOutraApi, abrirRede, portaDoMundo } from '../test/multidao.ts';
import { criarPessoaComSenha, SENHA } from '../test/sessoes.ts';

const POR_CONTA = 20;

let mundo: Mundo;
let outra: OutraApi;
let rede: Rede;
let milissegundos = Date.UTC(2026, 10, 20, 12);
function parede() {
  return milissegundos;
}
beforeAll(async () => {
  mundo = await criarMundo({ ambiente: { LIMITE_POR_CONTA: String(POR_CONTA) }, parede });
  outra = await abrirOutraApi(mundo, { parede });
  rede = abrirRede(4);
});
afterAll(async () => {
  rede.fechar();
  await outra.fechar();
  await mundo.encerrar();
});

function portas() {
  return [portaDoMundo(mundo), outra.porta] as const;
}
async function entrar(porta: number, corpo: Readonly<Record<string, unknown>>): Promise<number> {
  const r = await fetch(`http://127.0.0.1:${porta}${caminhos.token.path}`, {
    method: caminhos.token.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(corpo),
  });
  await r.arrayBuffer();
  return r.status;
}

describe('Limits over two API processes (ADR 024)', () => {
  it('guesses at a password are counted together: a guess at one process delays at the other', async () => {
    const { email, hashDispositivo } = await criarPessoaComSenha(mundo);
    const [uma, duas] = portas();
    const errada = { email, senha: 'Errada#123', hashDispositivo };
    for (let n = 0; n < 6; n += 1) expect(await entrar(n % 2 === 0 ? uma : duas, errada)).toBe(400);
    const certa = { email, senha: SENHA, hashDispositivo };
    expect([await entrar(uma, certa), await entrar(duas, certa)]).toEqual([429, 429]);
    milissegundos += 1_000;
    expect(await entrar(duas, certa)).toBe(200);
    // A success at one is a new beginning at the other.
    for (let n = 0; n < 5; n += 1) expect(await entrar(uma, errada)).toBe(400);
  });

  it('calls of one account in a minute are counted by each process: twice the limit in all, and no more', async () => {
    const como = await criarPessoa(mundo);
    for (const porta of portas()) {
      const respostas: number[] = [];
      for (let n = 0; n <= POR_CONTA; n += 1)
        respostas.push((await rede.chamar('getPermissoes', {}, { como, porta })).status);
      expect(respostas).toEqual([...Array.from({ length: POR_CONTA }, () => 200), 429]);
    }
  });
});
