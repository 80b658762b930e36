import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Credencial, Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { mensagensPara } from '../../../test/caixa-de-entrada.ts';
import { criarCatalogo } from '../../../test/construtores.ts';
import { assinar, criarGrupo, grupoAtivo } from '../../../test/grupos.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  await criarCatalogo(mundo);
});
afterAll(async () => await mundo.encerrar());

async function faturasDe(como: { readonly id: number }) {
  return await mundo.aplicacao.deps.db
    .selectFrom('faturas')
    .select(['id', 'status'])
    .where('usuario_id', '=', como.id)
    .orderBy('id')
    .execute();
}
async function reciboDa(id: number, como: Credencial) {
  return await mundo.chamar('getRecibo', { tipo: 'fatura', id }, { como });
}
async function comprovantes(email: string) {
  return (await mensagensPara(mundo, email)).filter(({ assunto }) => assunto.includes(' pagos: '));
}

describe('The payer gets a receipt (REGRAS 2.3)', () => {
  it('of the entry: its lines, who received it, and the next charge counted from the first access', async () => {
    const { id } = await criarGrupo(mundo);
    const bia = await assinar(mundo, { idGrupo: id });
    const [fatura] = await faturasDe(bia);
    const { corpo } = await reciboDa(fatura?.id ?? 0, bia);
    // 8,00 + 1,50 and a deposit of 9,50.
    expect(corpo).toMatchObject({
      oQue: 'Família do Cine',
      valor: 19_00,
      meio: 'Saldo da carteira',
      caucao: 9_50,
      idGrupo: id,
      proxima: { valor: 9_50, em: null, naoAntesDe: expect.any(String) },
    });
    expect(corpo.linhas.reduce((soma: number, { valor }: { readonly valor: number }) => soma + valor, 0)).toBe(19_00);
    const [email] = await comprovantes(bia.email);
    expect(email?.texto).toContain('Caução, volta para você');
    expect(email?.texto).toMatch(/Próxima cobrança, um mês depois do seu primeiro acesso, não antes de /);
    expect(email?.links.some((l) => l.endsWith(`/carteira/recibo/fatura/${fatura?.id}`))).toBe(true);
  });

  it('of each month, with the day of the next one', async () => {
    const g = await grupoAtivo(mundo);
    await mundo.avancar({ dias: 33 });
    const faturas = await faturasDe(g.bia);
    expect(faturas).toHaveLength(2);
    const { corpo } = await reciboDa(faturas[1]?.id ?? 0, g.bia);
    expect(corpo).toMatchObject({ valor: 9_50, caucao: 0, proxima: { valor: 9_50, em: expect.any(String) } });
    expect(await comprovantes(g.bia.email)).toHaveLength(2);
  });

  it('on paper too, for its payer alone', async () => {
    const g = await grupoAtivo(mundo);
    const [fatura] = await faturasDe(g.bia);
    const pedido = { tipo: 'recibo', de: 'fatura', id: fatura?.id };
    const { corpo } = await mundo.chamar('createLinkDoArquivo', pedido, { como: g.bia });
    const papel = await mundo.http.inject({ method: 'GET', url: corpo.url });
    expect(papel.headers['content-disposition']).toBe(`attachment; filename="comprovante-F-${fatura?.id}.pdf"`);
    expect(papel.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await mundo.chamar('createLinkDoArquivo', pedido, { como: g.joao })).status).toBe(404);
  });

  it('is for its payer alone, and only of what is paid', async () => {
    const g = await grupoAtivo(mundo);
    const [fatura] = await faturasDe(g.bia);
    expect((await reciboDa(fatura?.id ?? 0, g.joao)).status).toBe(404);
    await mundo.avancar({ dias: 25 });
    const [, aberta] = await faturasDe(g.bia);
    expect((await reciboDa(aberta?.id ?? 0, g.bia)).status).toBe(404);
  });
});
