import { formatarDuracao } from '@rateia/domain/datas-formatadas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emTransacao } from '../../../db/banco.ts';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { criarPessoaComSenha, emailNovo, SENHA } from '../../../test/sessoes.ts';
import { criarLink } from '../links/links.ts';

let mundo: Mundo;
let milissegundos = Date.UTC(2026, 10, 20, 12);
beforeAll(async () => {
  mundo = await criarMundo({ ambiente: { CONFIAR_PROXY: 'sim' }, parede: () => milissegundos });
});
afterAll(async () => await mundo.encerrar());

function passar(segundos: number): void {
  milissegundos += segundos * 1_000;
}
function de(ip: string) {
  return { cabecalhos: { 'x-forwarded-for': ip } };
}
let rede = 0;
/** An address in a /24 that nothing else in this file uses. */
function redeNova(): string {
  rede += 1;
  return `10.${Math.floor(rede / 250)}.${rede % 250}.7`;
}
async function errar(email: string, ip: string, hashDispositivo?: string) {
  return await mundo.chamar(
    'token',
    { email, senha: 'Errada#123', ...(hashDispositivo === undefined ? {} : { hashDispositivo }) },
    de(ip),
  );
}

async function linkDaNovaSenha(usuarioId: number): Promise<string> {
  const { deps } = mundo.aplicacao;
  const pedido = { tipo: 'novaSenha', usuarioId, agora: deps.relogio.agora(), minutos: 15 } as const;
  return (await emTransacao(deps.db, (trx) => criarLink(trx, pedido))).token;
}

describe('limits on guessing passwords (CONFIABILIDADE 1 "Limits on guessing")', () => {
  it('lets five failures pass, then asks for 1, 2, 4 … seconds, and never more than 60', async () => {
    const [email, ip] = [emailNovo(), redeNova()];
    for (let n = 1; n <= 5; n += 1) expect((await errar(email, ip)).status).toBe(400);
    expect((await errar(email, ip)).status).toBe(400);
    const esperas: number[] = [];
    for (let n = 0; n < 8; n += 1) {
      const recusada = await errar(email, ip);
      expect(recusada.erro.dados.chave).toBe('muitasTentativas');
      const segundos = Number(recusada.cabecalhos['retry-after']);
      expect(recusada.erro.message).toBe(`Muitas tentativas. Aguarde ${formatarDuracao(segundos)} e tente de novo.`);
      esperas.push(segundos);
      passar(segundos);
      expect((await errar(email, ip)).status).toBe(400);
    }
    expect(esperas).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  });

  it('refuses the right password too while the delay runs, and takes it afterwards', async () => {
    const { email, hashDispositivo } = await criarPessoaComSenha(mundo);
    const ip = redeNova();
    for (let n = 0; n < 6; n += 1) await errar(email, ip, hashDispositivo);
    function entrar() {
      return mundo.chamar('token', { email, senha: SENHA, hashDispositivo }, de(ip));
    }
    expect((await entrar()).status).toBe(429);
    passar(1);
    expect((await entrar()).status).toBe(200);
  });

  it('starts counting anew after a success', async () => {
    const { email, hashDispositivo } = await criarPessoaComSenha(mundo);
    const ip = redeNova();
    for (let n = 0; n < 5; n += 1) await errar(email, ip, hashDispositivo);
    expect((await mundo.chamar('token', { email, senha: SENHA, hashDispositivo }, de(ip))).status).toBe(200);
    for (let n = 0; n < 5; n += 1) expect((await errar(email, ip, hashDispositivo)).status).toBe(400);
  });

  it('counts per network: a stranger does not delay the owner elsewhere', async () => {
    const { email, hashDispositivo } = await criarPessoaComSenha(mundo);
    const longe = redeNova();
    for (let n = 0; n < 6; n += 1) await errar(email, longe);
    expect((await errar(email, longe)).status).toBe(429);
    expect((await mundo.chamar('token', { email, senha: SENHA, hashDispositivo }, de(redeNova()))).status).toBe(200);
  });

  it('allows fifty failures a day to an account from unknown devices, and never locks its own device out', async () => {
    const { email, hashDispositivo } = await criarPessoaComSenha(mundo);
    for (let n = 0; n < 50; n += 1) expect((await errar(email, redeNova())).status).toBe(400);
    const recusada = await errar(email, redeNova());
    expect(recusada.status).toBe(429);
    expect(Number(recusada.cabecalhos['retry-after'])).toBeGreaterThan(86_000);
    expect(recusada.erro.message).toMatch(/Aguarde (24 horas|23 horas, 59 minutos e \d+ segundos?) e tente de novo/);
    expect((await mundo.chamar('token', { email, senha: SENHA, hashDispositivo }, de(redeNova()))).status).toBe(200);
    passar(86_401);
    expect((await errar(email, redeNova())).status).toBe(400);
  });

  it('allows fifty failures a day to a known device too, from however many networks, and a new password by e-mail ends that', async () => {
    const { email, hashDispositivo, id } = await criarPessoaComSenha(mundo);
    for (let n = 0; n < 50; n += 1) expect((await errar(email, redeNova(), hashDispositivo)).status).toBe(400);
    async function entrar(senha = SENHA) {
      return (await mundo.chamar('token', { email, senha, hashDispositivo }, de(redeNova()))).status;
    }
    expect(await entrar()).toBe(429);
    const token = await linkDaNovaSenha(id);
    expect((await mundo.chamar('redefinirSenha', { hash: token, senha: 'Outro#Telhado28' })).status).toBe(204);
    expect(await entrar('Outro#Telhado28')).toBe(200);
  });

  it('allows two hundred failures an hour to one customer of IPv6, however many networks he has', async () => {
    function ip(n: number) {
      return `2001:db8:77:${n.toString(16)}::1`;
    }
    for (let n = 0; n < 200; n += 1) expect((await errar(emailNovo(), ip(n))).status).toBe(400);
    expect((await errar(emailNovo(), ip(201))).status).toBe(429);
    expect((await errar(emailNovo(), '2001:db8:78:1::1')).status).toBe(400);
  });

  it('allows a hundred failures an hour to a network, over any accounts', async () => {
    const ip = redeNova();
    for (let n = 0; n < 100; n += 1) expect((await errar(emailNovo(), ip)).status).toBe(400);
    const recusada = await errar(emailNovo(), ip);
    expect([recusada.status, recusada.erro.message]).toEqual([
      429,
      'Muitas tentativas. Aguarde 1 hora e tente de novo.',
    ]);
    expect((await errar(emailNovo(), ip.replace(/\d+$/, '200'))).status).toBe(429);
    expect((await errar(emailNovo(), redeNova())).status).toBe(400);
    passar(3_601);
    expect((await errar(emailNovo(), ip)).status).toBe(400);
  });

  it('delays a device after ten failures on any accounts, 1, 2, 4 … seconds, and stops it for the hour after thirty', async () => {
    const aparelho = `aparelho-que-adivinha-${rede}`;
    // Another account from another network each time: nothing but the device is the same.
    async function adivinhar() {
      return await errar(emailNovo(), redeNova(), aparelho);
    }
    for (let n = 1; n <= 11; n += 1) expect((await adivinhar()).status).toBe(400);
    const esperas: number[] = [];
    for (let n = 11; n < 30; n += 1) {
      const recusada = await adivinhar();
      expect(recusada.erro.dados.chave).toBe('muitasTentativas');
      esperas.push(Number(recusada.cabecalhos['retry-after']));
      passar(esperas.at(-1) ?? 0);
      expect((await adivinhar()).status).toBe(400);
    }
    expect(esperas.slice(0, 8)).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    passar(60);
    const parada = await adivinhar();
    expect([parada.status, Number(parada.cabecalhos['retry-after']) > 60]).toEqual([429, true]);
    expect((await errar(emailNovo(), redeNova(), 'outro-aparelho-qualquer')).status).toBe(400);
    passar(3_601);
    expect((await adivinhar()).status).toBe(400);
  });

  it('a device that failed elsewhere still enters the account that knows it', async () => {
    const { email, hashDispositivo } = await criarPessoaComSenha(mundo);
    for (let n = 0; n < 11; n += 1) await errar(emailNovo(), redeNova(), hashDispositivo);
    expect((await errar(emailNovo(), redeNova(), hashDispositivo)).status).toBe(429);
    expect((await mundo.chamar('token', { email, senha: SENHA, hashDispositivo }, de(redeNova()))).status).toBe(200);
  });

  it('lets no more through when a device aims at many accounts at once', async () => {
    const aparelho = `aparelho-com-pressa-${rede}`;
    const respostas = await Promise.all(Array.from({ length: 30 }, () => errar(emailNovo(), redeNova(), aparelho)));
    expect(respostas.filter(({ status }) => status === 400)).toHaveLength(11);
  });

  it('judges no more guesses in a burst than one after the other', async () => {
    const [email, ip] = [emailNovo(), redeNova()];
    const respostas = await Promise.all(Array.from({ length: 40 }, () => errar(email, ip)));
    expect(respostas.filter(({ status }) => status === 400)).toHaveLength(6);
    expect(respostas.filter(({ status }) => status === 429)).toHaveLength(34);
  });
});
