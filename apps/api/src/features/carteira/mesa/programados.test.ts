import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { assuntosPara, criarMembro } from '../../../test/carteira.ts';
import { criarPessoa } from '../../../test/construtores.ts';
import { dizerNoBanco, ouvirBanco, pedirProgramado } from '../../../test/pix-programado.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  await ouvirBanco(mundo);
});
afterAll(async () => await mundo.encerrar());

async function naMesa(id: number) {
  const como = await criarPessoa(mundo, { papeis: ['suporte'] });
  return (await mundo.chamar('getProgramados', {}, { como })).corpo.itens.find((item) => item.id === id);
}

describe('The desk of Pix programado (REGRAS 2.4, 2.8, 2.15)', () => {
  it('shows each authorisation, its state and why', async () => {
    const [membro, outro] = [await criarMembro(mundo), await criarMembro(mundo)];
    const [espera, recusada] = [await pedirProgramado(mundo, membro), await pedirProgramado(mundo, outro)];
    await dizerNoBanco(mundo, recusada, { palavra: 'recusar' });
    expect(await naMesa(espera)).toMatchObject({
      pessoa: { id: membro.id },
      estado: 'CRIADA',
      porque: 'A pessoa tem o código e ainda não autorizou no banco',
      cpf: expect.stringMatching(/^\*{3}\.\d{3}\.\d{3}-\*{2}$/),
      cobranca: null,
      podeCancelar: true,
    });
    expect(await naMesa(recusada)).toMatchObject({ estado: 'REJEITADA', podeCancelar: false });
  });

  it('ends one for its person, who is told; the trail has the operator and his reason', async () => {
    const como = await criarPessoa(mundo, { papeis: ['suporte'] });
    const membro = await criarMembro(mundo);
    const id = await pedirProgramado(mundo, membro);
    await dizerNoBanco(mundo, id, { palavra: 'autorizar' });
    expect(await naMesa(id)).toMatchObject({ estado: 'APROVADA', porque: 'A pessoa autorizou no banco' });
    const pedido = { id, mensagem: 'A pessoa pediu por telefone.' };
    expect((await mundo.chamar('cancelarProgramado', pedido, { como })).status).toBe(204);
    await mundo.assentar();
    expect(await naMesa(id)).toMatchObject({ estado: 'CANCELADA', porque: 'Encerrado aqui', podeCancelar: false });
    expect((await assuntosPara(mundo, membro)).at(-1)).toMatch(/^Pix programado encerrado/);
    const { acao, dados } = await mundo.aplicacao.deps.db
      .selectFrom('auditoria')
      .select(['acao', 'dados'])
      .where('alvo', '=', `pixProgramado:${id}`)
      .executeTakeFirstOrThrow();
    expect([acao, dados]).toEqual(['pixProgramado.cancelar', { mensagem: pedido.mensagem }]);
  });
});
