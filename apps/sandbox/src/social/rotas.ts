import type { FastifyInstance } from 'fastify';
import type { Contexto } from '../contexto.ts';
import type { ProvedorSocial } from '../estado.ts';
import { objeto } from '../psp/validacao.ts';
import { rotasDoFacebook } from './facebook.ts';
import { rotasDoGoogle } from './google.ts';
import { criarPessoa, pessoasDe } from './pessoas.ts';

const PROVEDORES: readonly ProvedorSocial[] = ['google', 'facebook'];

/** The providers where people have accounts to log in with, and the calls by which a test makes such an account. */
export function rotasSociais(app: FastifyInstance, contexto: Contexto): void {
  rotasDoGoogle(app, contexto);
  rotasDoFacebook(app, contexto);

  app.get('/sandbox/pessoas', async () => PROVEDORES.flatMap((provedor) => pessoasDe(contexto, provedor)));
  app.post('/sandbox/pessoas', async (pedido, resposta) => {
    const campos = objeto(pedido.body);
    const provedor = PROVEDORES.find((nome) => nome === campos['provedor']);
    const pessoa = provedor === undefined ? undefined : criarPessoa(contexto, provedor, campos);
    return pessoa ?? resposta.code(422).send({ erro: 'provedor, nome, sobrenome e email são necessários' });
  });
}
