import { cicloDeNumero } from '@rateia/domain/carteira/ciclo';
import type { Dia } from '@rateia/domain/datas';
import { diaDe, diasEntre, inicioDoDia, milissegundosDe, somarDias, somarHoras } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { mensagensPara } from '../../../test/caixa-de-entrada.ts';
import type { Membro } from '../../../test/carteira.ts';
import { assuntosPara, avancarAte, criarMembro, MENSALIDADE, ultimaFaturaDe } from '../../../test/carteira.ts';
import { depositar, saldoDe } from '../../../test/construtores.ts';
import { assinaturaDe } from '../../../test/grupos.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

/** A member without money whose second month is billed, at D−1; from here nothing runs until a jump ends. */
async function naVespera(exigeCaucao: boolean): Promise<{ readonly membro: Membro; readonly d: Dia }> {
  const membro = await criarMembro(mundo, { saldo: centavos(0), exigeCaucao });
  const d = cicloDeNumero(diaDe(mundo.agora()), 1).inicio;
  await avancarAte(mundo, inicioDoDia(somarDias(d, -1)));
  return { membro, d };
}
/** The workers were off until 10:00 of a day. */
async function acordarAs10(dia: Dia): Promise<void> {
  return await mundo.saltar(
    (milissegundosDe(somarHoras(inicioDoDia(dia), 10)) - milissegundosDe(mundo.agora())) / 60_000,
  );
}
/** Subjects of a member's messages, one list for each day from `de` on, without the group's name. */
async function avisosPorDia(membro: Membro, de: Dia, dias: number): Promise<readonly (readonly string[])[]> {
  const porDia: (readonly string[])[] = [];
  let vistos = (await assuntosPara(mundo, membro)).length;
  for (let n = 0; n < dias; n += 1) {
    await acordarAs10(somarDias(de, n));
    const todos = await assuntosPara(mundo, membro);
    porDia.push(todos.slice(vistos).map((assunto) => assunto.replace(/: .*$/, '')));
    vistos = todos.length;
  }
  return porDia;
}

describe('The workers were off for days (REGRAS 2.8)', { timeout: 60_000 }, () => {
  it('without a deposit: each rung on a day of its own, and seven days between suspension and end', async () => {
    const { membro, d } = await naVespera(false);
    const volta = somarDias(d, 20);
    expect(await avisosPorDia(membro, volta, 6)).toEqual([
      ['Fatura em atraso'],
      ['Fatura em atraso'],
      ['Fatura em atraso'],
      ['Última tentativa de cobrança'],
      ['Acesso suspenso'],
      [],
    ]);
    const suspensaEm = somarDias(volta, 4);
    expect(await assinaturaDe(mundo, membro.assinaturaId)).toMatchObject({ estado: 'suspensa' });
    const suspensao = (await mensagensPara(mundo, membro.email))[0];
    expect(suspensao?.assunto).toMatch(/^Acesso suspenso/);
    const { db } = mundo.aplicacao.deps;
    async function dividas() {
      return await db.selectFrom('dividas').select('id').where('usuario_id', '=', membro.id).execute();
    }
    // D+30 comes while the membership still stands: the debt waits for its end.
    expect(diasEntre(d, suspensaEm)).toBe(24);
    await acordarAs10(somarDias(suspensaEm, 6));
    expect(await assinaturaDe(mundo, membro.assinaturaId)).toMatchObject({ estado: 'suspensa' });
    expect(await dividas()).toEqual([]);
    await acordarAs10(somarDias(suspensaEm, 7));
    expect(await assinaturaDe(mundo, membro.assinaturaId)).toMatchObject({ estado: 'encerrada' });
    expect(await dividas()).toEqual([]);
    await acordarAs10(somarDias(suspensaEm, 8));
    expect(await dividas()).toHaveLength(1);
  });

  it('with a deposit: it pays the month after every rung was told, and is due again seven days later', async () => {
    const { membro, d } = await naVespera(true);
    const volta = somarDias(d, 10);
    await acordarAs10(volta);
    expect(await ultimaFaturaDe(mundo, membro.assinaturaId)).toMatchObject({ status: 63, tentativas: 1 });
    expect(await saldoDe(mundo, membro.id, 'caucao')).toBe(MENSALIDADE);
    expect(await avisosPorDia(membro, somarDias(volta, 1), 4)).toEqual([
      ['Fatura em atraso'],
      ['Fatura em atraso'],
      ['Última tentativa de cobrança'],
      ['R$ 21,60 pagos', 'Usamos a sua caução'],
    ]);
    expect(await ultimaFaturaDe(mundo, membro.assinaturaId)).toMatchObject({
      tipo: 'caucao',
      vence_em: somarDias(volta, 4 + 7),
    });
  });

  it('a member who has the money by then is charged once, and gets the receipt and nothing else', async () => {
    const { membro, d } = await naVespera(true);
    await depositar(mundo, membro, MENSALIDADE);
    expect(await avisosPorDia(membro, somarDias(d, 9), 3)).toEqual([[expect.stringMatching(/ pagos$/)], [], []]);
    expect(await ultimaFaturaDe(mundo, membro.assinaturaId)).toMatchObject({ status: 13, paga_pela_caucao: false });
    expect(await saldoDe(mundo, membro.id, 'caucao')).toBe(MENSALIDADE);
  });

  it('a reminder that two days are left is told on its day or not at all', async () => {
    const membro = await criarMembro(mundo, { saldo: centavos(0) });
    const d = cicloDeNumero(diaDe(mundo.agora()), 1).inicio;
    await avancarAte(mundo, inicioDoDia(somarDias(d, -4)));
    expect(await avisosPorDia(membro, somarDias(d, -1), 1)).toEqual([[]]);
  });
});

describe('The deposit in the messages of the collection (REGRAS 2.8)', { timeout: 60_000 }, () => {
  it.each([
    [true, 'Amanhã a sua caução paga este mês', 'a caução paga este mês'],
    [false, 'amanhã o seu acesso é suspenso', 'a vaga é liberada'],
  ])('with a deposit: %s', async (exigeCaucao, aoMembro, aoAdministrador) => {
    const { membro, d } = await naVespera(exigeCaucao);
    await avancarAte(mundo, inicioDoDia(somarDias(d, 7)));
    expect((await mensagensPara(mundo, membro.email))[0]?.texto).toContain(aoMembro);
    const { administrador } = membro.grupo;
    const aoDono = (await mensagensPara(mundo, administrador.email)).find(({ assunto }) => /atraso/.test(assunto));
    expect(aoDono?.texto).toContain(aoAdministrador);
  });

  it('a month that stays owed after leaving is not paid to keep the access', async () => {
    const { membro, d } = await naVespera(false);
    async function pendencia() {
      return (await mundo.chamar('getPendencias', {}, { como: membro })).corpo.pendencias.map(
        ({ mensagem }) => mensagem,
      );
    }
    await avancarAte(mundo, inicioDoDia(somarDias(d, 2)));
    expect(await pendencia()).toEqual([expect.stringContaining('Pague para não perder o acesso.')]);
    await avancarAte(mundo, inicioDoDia(somarDias(d, 9)));
    expect(await pendencia()).toEqual([expect.stringContaining('Pague para ter o acesso de volta.')]);
    await avancarAte(mundo, inicioDoDia(somarDias(d, 16)));
    expect(await pendencia()).toEqual([expect.stringContaining('este mês continua em aberto.')]);
  });
});
