import { cicloDeNumero } from '@rateia/domain/carteira/ciclo';
import { diaDe, inicioDoDia, somarDias, somarMeses } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { avancarAte, criarMembro, faturasDe, MENSALIDADE, previsoesDe } from '../../../test/carteira.ts';
import { assinaturaDe } from '../../../test/grupos.ts';
import { escolherDia, mudarVencimento, outroDia } from '../../../test/recusas/vencimento.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

describe("A due day of the member's choice (REGRAS 2.8)", { timeout: 120_000 }, () => {
  it('shows what each day costs, bills the month that leads to it by its days, and counts from it afterwards', async () => {
    const inicio = diaDe(mundo.agora());
    const membro = await criarMembro(mundo, { saldo: centavos(10 * MENSALIDADE) });
    const dia = outroDia(mundo);
    const { opcao, r } = await escolherDia(mundo, membro, dia);
    const { inicio: proximo } = cicloDeNumero(inicio, 1);
    expect(r.corpo).toEqual(opcao);
    expect(opcao).toMatchObject({ dia, de: proximo });
    expect(Number(opcao.depois.slice(8))).toBe(dia);
    const visto = (await mundo.chamar('getVencimento', { id: membro.grupo.id }, { como: membro })).corpo;
    expect(visto).toMatchObject({
      dia,
      proximo,
      mensal: MENSALIDADE,
      impedimento: 'vencimentoRecente',
      marcada: opcao,
    });
    const carteira = (await mundo.chamar('getCredito', {}, { como: membro })).corpo;
    expect(carteira.proximasCobrancas).toMatchObject([{ vencimento: proximo, valor: opcao.valor }]);

    // The month that leads to it is billed a week before its day, and paid by the balance on it.
    await avancarAte(mundo, inicioDoDia(proximo));
    const [, ajuste] = await faturasDe(mundo, membro.assinaturaId);
    expect(ajuste).toMatchObject({
      status: 13,
      vence_em: proximo,
      valor_total: opcao.valor,
      competencia_inicio: proximo,
      competencia_fim: opcao.ate,
    });
    expect((await previsoesDe(mundo, membro.assinaturaId)).at(-1)?.valor).toBe(ajuste?.valor_plano);
    expect(await assinaturaDe(mundo, membro.assinaturaId)).toMatchObject({ ciclo_fim: opcao.ate, caucao: MENSALIDADE });

    // The months after it are whole again, and begin on the chosen day.
    await avancarAte(mundo, inicioDoDia(opcao.depois));
    const [, , inteiro] = await faturasDe(mundo, membro.assinaturaId);
    expect(inteiro).toMatchObject({
      status: 13,
      vence_em: opcao.depois,
      valor_total: MENSALIDADE,
      competencia_fim: somarDias(somarMeses(opcao.depois, 1), -1),
    });
  });

  it('changes nothing where it is refused', async () => {
    const membro = await criarMembro(mundo);
    const { id } = membro.grupo;
    const r = await mudarVencimento(31)(mundo, { id, como: membro });
    expect(r.erro.message).toBe('Escolha um dia de 1 a 28: o 29, o 30 e o 31 não existem em todos os meses.');
    expect((await mudarVencimento(outroDia(mundo), 1)(mundo, { id, como: membro })).erro.dados.chave).toBe(
      'precoMudou',
    );
    const visto = (await mundo.chamar('getVencimento', { id }, { como: membro })).corpo;
    expect(visto).toMatchObject({ impedimento: null, marcada: null });
  });
});
