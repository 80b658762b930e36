import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { ultimoPinPara } from '../../../test/caixa-de-entrada.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa } from '../../../test/construtores.ts';
import { confirmarPorPin } from '../../../test/seguranca.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

async function semAceite(): Promise<Pessoa> {
  const pessoa = await criarPessoa(mundo);
  const { db } = mundo.aplicacao.deps;
  await db
    .updateTable('usuarios')
    .set({ termos_versao: null, termos_aceitos_em: null })
    .where('id', '=', pessoa.id)
    .execute();
  return pessoa;
}

describe('A person who does not accept new terms can still leave (REGRAS 2.22)', () => {
  it('takes a copy of the data along', async () => {
    const como = await semAceite();
    expect((await mundo.chamar('getUsuario', {}, { como })).corpo.aceitaTermos).toBe(false);
    const cabecalhos = await confirmarPorPin(mundo, como, 'dadosPessoais');
    expect((await mundo.chamar('createExportacao', {}, { como, cabecalhos })).status).toBe(200);
  });

  it('and ends the account', async () => {
    const como = await semAceite();
    await mundo.chamar('enviarPinExclusao', {}, { como });
    const pin = await ultimoPinPara(mundo, como.email);
    expect((await mundo.chamar('excluirDados', { id: como.id, pin }, { como })).status).toBe(200);
  });
});
