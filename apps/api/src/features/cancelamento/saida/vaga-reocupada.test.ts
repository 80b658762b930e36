import { cicloDeNumero, diasDoCiclo } from '@rateia/domain/carteira/ciclo';
import { diaDe, fimDoDia, somarDias } from '@rateia/domain/datas';
import { formatarDia } from '@rateia/domain/datas-formatadas';
import { centavos, formatarReais, fracao } from '@rateia/domain/dinheiro';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { recebimentoDe } from '../../../test/avisos-do-pix.ts';
import { titulosPara } from '../../../test/caixa-de-entrada.ts';
import type { Membro, OpcoesDeMembro } from '../../../test/carteira.ts';
import {
  assuntosPara,
  avancarAte,
  criarMembro,
  faturasDe,
  MENSALIDADE,
  PARTE,
  previsoesDe,
} from '../../../test/carteira.ts';
import type { GrupoAVenda } from '../../../test/checkout.ts';
import { assentarComBanco, criarGrupoAVenda, ligarWebhook } from '../../../test/checkout.ts';
import { comprarVagas } from '../../../test/compra.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa, saldoDe } from '../../../test/construtores.ts';
import { assinaturaDe } from '../../../test/grupos.ts';
import { criarMembroPeloPix } from '../../../test/membro-pelo-pix.ts';
import { membroDeMeses, reverter, sair } from '../../../test/saida.ts';
import { quandoAssinaturaPaga } from '../../grupos/index.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  await ligarWebhook(mundo);
});
afterAll(async () => await mundo.encerrar());

const TUDO = MENSALIDADE * 2;
const DIAS = 10;

/** The part of the month's price for the days that a member who entered `DIAS` days ago has not used. */
function diasQueFaltam(parte = PARTE) {
  const dias = diasDoCiclo(cicloDeNumero(somarDias(diaDe(mundo.agora()), -DIAS), 0));
  return fracao(parte, { numerador: dias - DIAS, denominador: dias });
}
function fimDoMes() {
  return cicloDeNumero(somarDias(diaDe(mundo.agora()), -DIAS), 0).fim;
}
function grupoPequeno(vagas: number) {
  return criarGrupoAVenda(mundo, { vagas, status: 52, jaAssinado: true });
}
async function opcaoAgora({ grupo, ...membro }: Membro) {
  return (await mundo.chamar('getCancelamentoMembro', { id: grupo.id }, { como: membro })).corpo.opcoes.find(
    ({ tipo }) => tipo === 'agora',
  );
}
/** A person with money buys seats of the group. Returns his membership. */
async function comprar(
  { id }: Pick<GrupoAVenda, 'id'>,
  vagas = 1,
): Promise<Pessoa & { readonly assinaturaId: number }> {
  const pessoa = await criarPessoa(mundo, { saldo: centavos(TUDO * vagas) });
  const pedido = { idGrupo: id, vagas, valorTotal: TUDO * vagas };
  const r = await comprarVagas(mundo, pedido, { como: pessoa });
  if (r.status !== 200) throw new Error(`not bought: ${r.bruto}`);
  await mundo.assentar();
  const { id: assinaturaId } = await mundo.aplicacao.deps.db
    .selectFrom('assinaturas')
    .select('id')
    .where('grupo_id', '=', id)
    .where('usuario_id', '=', pessoa.id)
    .executeTakeFirstOrThrow();
  return { ...pessoa, assinaturaId };
}
async function sairAgora(opcoes: OpcoesDeMembro = {}): Promise<Membro> {
  const membro = await membroDeMeses(mundo, { saldo: centavos(0), ...opcoes });
  const caucao = MENSALIDADE * (opcoes.vagas ?? 1);
  expect((await sair(mundo, membro, 'agora', caucao)).status).toBe(200);
  return membro;
}
async function carteira(membro: Pessoa) {
  return await saldoDe(mundo, membro.id, 'disponivel');
}

describe('A seat left now and taken again before the month ends (REGRAS 2.9)', () => {
  it('gives back the days that were not used, from the forecast of his own invoice, and both are told', async () => {
    const membro = await membroDeMeses(mundo, { saldo: centavos(0) });
    const dias = diasQueFaltam();
    // The terms that he reads before he confirms.
    const opcao = await opcaoAgora(membro);
    expect(opcao?.total).toBe(MENSALIDADE);
    expect(opcao?.texto).toContain(`até ${formatarDia(fimDoMes())}: nesse caso devolvemos mais ${formatarReais(dias)}`);
    expect((await sair(mundo, membro, 'agora', MENSALIDADE)).status).toBe(200);
    expect(await carteira(membro)).toBe(MENSALIDADE);

    const comprador = await comprar(membro.grupo);
    expect(await carteira(membro)).toBe(MENSALIDADE + dias);
    expect(await previsoesDe(mundo, membro.assinaturaId)).toMatchObject([{ status: 78, valor: PARTE - dias }]);
    const { administrador } = membro.grupo;
    expect(await saldoDe(mundo, administrador.id, 'recebivel')).toBe(PARTE - dias + PARTE);
    expect((await assuntosPara(mundo, membro)).at(-1)).toMatch(
      /^Outra pessoa ocupou a sua vaga em .*: R\$ [\d,]+ para você$/,
    );
    expect(await titulosPara(mundo, administrador)).toContainEqual(
      expect.stringMatching(/^Ajuste no recebimento de Beatriz/),
    );
    // The member's invoice tells it, with the deposit that went back before; his statement has both credits.
    const [fatura] = await faturasDe(mundo, membro.assinaturaId);
    const detalhe = await mundo.chamar('getFatura', { id: fatura?.id }, { como: membro });
    expect(detalhe.corpo.creditoRelacionado).toMatchObject([{ valor: MENSALIDADE }, { valor: dias }]);
    const { corpo: extrato } = await mundo.chamar('getExtrato', { conta: 'disponivel' }, { como: membro });
    expect(JSON.stringify(extrato)).toContain(String(dias));

    // The same purchase told again changes nothing.
    const { deps } = mundo.aplicacao;
    await deps.db.transaction().execute(async (trx) => {
      await quandoAssinaturaPaga(trx, deps, comprador.assinaturaId, mundo.agora());
    });
    expect(await carteira(membro)).toBe(MENSALIDADE + dias);
  });

  it('a seat taken after the month gives nothing more', async () => {
    const membro = await sairAgora();
    await avancarAte(mundo, fimDoDia(fimDoMes()));
    await comprar(membro.grupo);
    expect(await carteira(membro)).toBe(MENSALIDADE);
  });

  it('his own seat counts: one that was free beside it belongs to the next member', async () => {
    const grupo = await grupoPequeno(3);
    const outro = await criarMembro(mundo, { grupo });
    const membro = await criarMembro(mundo, { grupo });
    expect((await sair(mundo, outro, 'arrependimento', TUDO)).status).toBe(200);
    await mundo.avancar({ dias: DIAS });
    expect((await sair(mundo, membro, 'agora', MENSALIDADE)).status).toBe(200);
    await comprar(grupo);
    expect(await carteira(membro)).toBe(MENSALIDADE);
    expect(await carteira(outro)).toBe(TUDO);
    await comprar(grupo);
    expect(await carteira(membro)).toBe(MENSALIDADE + diasQueFaltam());
  });

  it('each of his seats by itself, once, and together the whole', async () => {
    const grupo = await grupoPequeno(2);
    const membro = await sairAgora({ grupo, vagas: 2 });
    const [umaVaga, todas] = [diasQueFaltam(), diasQueFaltam(centavos(PARTE * 2))];
    const primeiro = await comprar(grupo);
    expect((await carteira(membro)) - MENSALIDADE * 2 - umaVaga).toBeLessThanOrEqual(1);
    // The buyer of the seat withdraws. The next buyer fills a seat that is no longer the first leaver's.
    const dele = { ...primeiro, grupo } as Membro;
    expect((await sair(mundo, dele, 'arrependimento', TUDO)).status).toBe(200);
    const antes = await carteira(membro);
    await comprar(grupo);
    expect(await carteira(membro)).toBe(antes);
    await comprar(grupo);
    expect(await carteira(membro)).toBe(MENSALIDADE * 2 + todas);
  });

  it('a leaver at the end of his month has nothing left to get', async () => {
    const grupo = await grupoPequeno(1);
    const membro = await membroDeMeses(mundo, { grupo, saldo: centavos(0) });
    expect((await sair(mundo, membro, 'fimDoCiclo', MENSALIDADE)).status).toBe(200);
    await avancarAte(mundo, fimDoDia((await assinaturaDe(mundo, membro.assinaturaId)).saida_em ?? ''));
    await comprar(grupo);
    expect(await carteira(membro)).toBe(MENSALIDADE);
  });

  it('of a fidelity group the exit fee comes back, once, with its own line in the statement; both are told', async () => {
    const membro = await membroDeMeses(mundo, { grupo: await grupoPequeno(1), saldo: centavos(0) });
    const { db } = mundo.aplicacao.deps;
    await db.updateTable('grupos').set({ fidelidade_meses: 12 }).where('id', '=', membro.grupo.id).execute();
    // 10 % of 11 months is more than the deposit: all of it is kept, and the days not used come back at once.
    const dias = diasQueFaltam();
    const opcao = await opcaoAgora(membro);
    expect(opcao?.total).toBe(dias);
    const ate = formatarDia(somarDias(diaDe(mundo.agora()), 29));
    expect(opcao?.texto).toContain(
      `A multa de ${formatarReais(MENSALIDADE)} volta se outra pessoa ocupar a sua vaga até ${ate}`,
    );
    expect((await sair(mundo, membro, 'agora', dias)).status).toBe(200);
    expect(await carteira(membro)).toBe(dias);
    await mundo.avancar({ dias: 28 });

    const { assinaturaId } = await comprar(membro.grupo);
    expect(await carteira(membro)).toBe(dias + MENSALIDADE);
    const { corpo: extrato } = await mundo.chamar('getExtrato', { conta: 'disponivel' }, { como: membro });
    expect(extrato.linhas[0]).toMatchObject({ titulo: 'Multa de fidelidade devolvida', valor: MENSALIDADE });
    expect(await previsoesDe(mundo, membro.assinaturaId)).toMatchObject([{ valor: PARTE - dias }]);
    expect((await assuntosPara(mundo, membro)).at(-1)).toMatch(
      /^Outra pessoa ocupou a sua vaga em .*: R\$ 21,60 para você$/,
    );
    const { deps } = mundo.aplicacao;
    await deps.db.transaction().execute((trx) => quandoAssinaturaPaga(trx, deps, assinaturaId, mundo.agora()));
    expect(await carteira(membro)).toBe(dias + MENSALIDADE);
  });

  it('the exit fee counts the months left, however often leaving was asked for and taken back meanwhile', async () => {
    const membro = await membroDeMeses(mundo, { grupo: await grupoPequeno(1), saldo: MENSALIDADE });
    const { db } = mundo.aplicacao.deps;
    await db.updateTable('grupos').set({ fidelidade_meses: 6 }).where('id', '=', membro.grupo.id).execute();
    const fim = fimDoMes();
    await avancarAte(mundo, fimDoDia(somarDias(fim, -4)));
    for (const _vez of [1, 2, 3]) {
      expect((await sair(mundo, membro, 'fimDoCiclo', MENSALIDADE)).status).toBe(200);
      expect((await reverter(mundo, membro)).status).toBe(200);
      await mundo.assentar();
    }
    await avancarAte(mundo, fimDoDia(somarDias(fim, 1)));
    expect((await faturasDe(mundo, membro.assinaturaId)).map(({ status }) => status)).toEqual([13, 19, 19, 19, 13]);
    // 20,00 × 10 % × 4 months left = 8,00
    const multa = (await opcaoAgora(membro))?.linhas.find(({ chave }) => chave === 'multa');
    expect(multa?.valor).toBe(-800);
  });

  it('a fidelity seat that is taken 30 days later leaves the fee with the administrator', async () => {
    const membro = await membroDeMeses(mundo, { grupo: await grupoPequeno(1), saldo: centavos(0) });
    const { db } = mundo.aplicacao.deps;
    await db.updateTable('grupos').set({ fidelidade_meses: 12 }).where('id', '=', membro.grupo.id).execute();
    const dias = diasQueFaltam();
    expect((await sair(mundo, membro, 'agora', dias)).status).toBe(200);
    await mundo.avancar({ dias: 30 });
    await comprar(membro.grupo);
    expect(await carteira(membro)).toBe(dias);
  });

  it('money that was paid by Pix goes back by it', async () => {
    const membro = await criarMembroPeloPix(mundo);
    await mundo.avancar({ dias: DIAS });
    const dias = diasQueFaltam();
    expect((await sair(mundo, membro, 'agora', MENSALIDADE)).status).toBe(200);
    await assentarComBanco(mundo);
    await comprar(membro.grupo);
    await assentarComBanco(mundo);
    const devolucoes = await mundo.aplicacao.deps.db
      .selectFrom('devolucoes')
      .select(['valor', 'estado'])
      .where('recebimento_id', '=', await recebimentoDe(mundo, membro.e2eid))
      .orderBy('id')
      .execute();
    expect(devolucoes).toEqual([
      { valor: MENSALIDADE, estado: 'devolvida' },
      { valor: dias, estado: 'devolvida' },
    ]);
    expect(await carteira(membro)).toBe(0);
  });
});
