import { diaDe, inicioDoDia, somarDias } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { avancarAte } from '../../../test/carteira.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa, darPromocional, saldoDe } from '../../../test/construtores.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

async function carteiraDe(como: Pessoa) {
  return (await mundo.chamar('getCredito', {}, { como })).corpo;
}

describe('Promotional credit (REGRAS 2.29)', () => {
  it('stands in the wallet apart from the balance, with its last day, and cannot be withdrawn', async () => {
    const pessoa = await criarPessoa(mundo, { saldo: centavos(30_00) });
    const id = await darPromocional(mundo, pessoa, centavos(5_00));
    const { saldos, promocionais } = await carteiraDe(pessoa);
    expect([saldos.disponivel, saldos.promocional, saldos.sacavel, saldos.total]).toEqual([3000, 500, 3000, 3500]);
    const validoAte = somarDias(diaDe(mundo.agora()), 90);
    expect(promocionais).toEqual([{ id, valor: 500, validoAte, descricao: 'Boas-vindas' }]);
  });

  it('a withdrawal that would take it is refused by the database', async () => {
    const pessoa = await criarPessoa(mundo);
    await darPromocional(mundo, pessoa, centavos(5_00));
    const partidas = JSON.stringify([
      { conta: 'promocional', usuario: pessoa.id, valor: -500 },
      { conta: 'retiradas_em_curso', valor: 500 },
    ]);
    const sai = sql`select lancar('reservaDeRetirada', 'retiradas', 1, 'teste:sai', now(), ${partidas}::jsonb)`;
    await expect(sai.execute(mundo.aplicacao.deps.db)).rejects.toMatchObject({ constraint: 'promocional_nao_sai' });
  });

  it('ends the day after its last one: the platform has it back', async () => {
    const pessoa = await criarPessoa(mundo);
    await darPromocional(mundo, pessoa, centavos(5_00));
    const ultimo = somarDias(diaDe(mundo.agora()), 90);
    await avancarAte(mundo, inicioDoDia(ultimo));
    expect(await saldoDe(mundo, pessoa.id, 'promocional')).toBe(500);
    await avancarAte(mundo, inicioDoDia(somarDias(ultimo, 1)));
    expect(await saldoDe(mundo, pessoa.id, 'promocional')).toBe(0);
    expect((await carteiraDe(pessoa)).promocionais).toEqual([]);
    const { corpo } = await mundo.chamar('getExtrato', { conta: 'promocional' }, { como: pessoa });
    expect(corpo.linhas.map(({ titulo, valor }) => [titulo, valor])).toEqual([
      ['Crédito promocional vencido', -500],
      ['Crédito promocional', 500],
    ]);
  });
});
