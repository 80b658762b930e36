import { expect } from 'vitest';
import type { Credencial, Mundo } from './app.ts';
import { ultimoPinPara } from './caixa-de-entrada.ts';
import type { Pessoa } from './construtores.ts';
import { SENHA } from './sessoes.ts';

/** The hash of a device that nobody has entered from. */
export const NOVO = 'um-aparelho-nunca-visto';

/** A login from a device, or a network, that the person has not been seen with: the request that waits for its code. */
export async function pedirLogin(mundo: Mundo, email: string, hashDispositivo = NOVO, ip = '203.0.113.9') {
  const r = await mundo.chamar(
    'token',
    { email, senha: SENHA, hashDispositivo, nomeDispositivo: 'Tablet da sala' },
    { cabecalhos: { 'x-forwarded-for': ip } },
  );
  expect([r.status, r.erro.dados.chave]).toEqual([412, 'dispositivoNaoLiberado']);
  return { hash: String(r.erro.dados['hash']), tipo: r.erro.dados['tipoSolicitacao'] };
}

/** A second device of the person, let in by the code. */
export async function outroAparelho(mundo: Mundo, { email }: Pessoa, hashDispositivo = NOVO): Promise<Credencial> {
  const { hash } = await pedirLogin(mundo, email, hashDispositivo, '127.0.0.1');
  const { corpo } = await mundo.chamar(
    'liberacao',
    { hash, pin: await ultimoPinPara(mundo, email) },
    { cabecalhos: { 'x-hash-dispositivo': hashDispositivo } },
  );
  return corpo;
}
