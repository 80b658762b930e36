import { diaDe } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import { premioDoMembro } from '@rateia/domain/loterias/apuracao';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emTransacao } from '../../../db/banco.ts';
import type { Credencial, Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { criarMembro, MENSALIDADE, PARTE, TAXA } from '../../../test/carteira.ts';
import { ligarWebhook } from '../../../test/checkout.ts';
import { criarPessoa, depositar, saldoDe } from '../../../test/construtores.ts';
import { criarMembroPeloPix } from '../../../test/membro-pelo-pix.ts';
import { anular, lancar } from '../../livro/lancar.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  await ligarWebhook(mundo);
});
afterAll(async () => await mundo.encerrar({ menos: ['origemConfere'] }));

function anoDeAgora(): number {
  return Number(diaDe(mundo.agora()).slice(0, 4));
}
async function informe(como: Credencial, ano = anoDeAgora()) {
  return await mundo.chamar('getInforme', { ano }, { como });
}
/** The summary of the year in which something was released: a month may lead into the next one. */
async function doAnoComLiberacao(como: Credencial) {
  const deste = await informe(como);
  return deste.corpo.recebido.liberado > 0 ? deste : await informe(como, anoDeAgora() - 1);
}

describe('The year of a wallet for the tax return (REGRAS 2.33)', { timeout: 60_000 }, () => {
  it('an administrator: what was released to him in its month, and his balance', async () => {
    const { grupo } = await criarMembro(mundo);
    const { administrador } = grupo;
    expect((await informe(administrador)).corpo.recebido).toEqual({ liberado: 0, devolvido: 0, liquido: 0 });
    await mundo.avancar({ dias: 32 });
    const { corpo } = await doAnoComLiberacao(administrador);
    expect(corpo.recebido).toEqual({ liberado: PARTE, devolvido: 0, liquido: PARTE });
    expect(corpo.meses.map(({ liberado }) => liberado).filter((valor) => valor !== 0)).toEqual([PARTE]);
    const disponivel = corpo.saldos.find(({ conta }) => conta === 'disponivel');
    expect(disponivel?.depois).toBe(await saldoDe(mundo, administrador.id, 'disponivel'));
  });

  it('a member: the fee that he paid, and nothing of it after all went back', async () => {
    const membro = await criarMembroPeloPix(mundo, { ciclo: true });
    expect((await informe(membro)).corpo.taxas).toEqual({ plataforma: TAXA, meios: 0, total: TAXA });
    expect((await informe(membro)).corpo.total.depois).toBe(MENSALIDADE);
    const saida = { idMembro: membro.assinaturaId, idGrupo: membro.grupo.id, motivo: 3, textoMotivo: '' };
    const total = { tipo: 'arrependimento', totalMostrado: 2 * MENSALIDADE };
    expect((await mundo.chamar('cancelarMembro', { ...saida, ...total }, { como: membro })).status).toBe(200);
    const { corpo } = await informe(membro);
    expect(corpo.taxas.total).toBe(0);
    expect(corpo.reembolsos).toEqual({ noSaldo: 0, porFora: 2 * MENSALIDADE, total: 2 * MENSALIDADE });
    expect(corpo.total.depois).toBe(0);
  });

  it('a prize that was reversed was not received', async () => {
    const { id, ...como } = await criarPessoa(mundo);
    const { db } = mundo.aplicacao.deps;
    const premio = premioDoMembro({ usuario: id, valor: centavos(5_000) });
    const doc = { origem: 'teste', origemId: id, chave: `informe:${id}`, agora: mundo.agora() };
    const transacao = await emTransacao(db, (trx) => lancar(trx, { ...premio, ...doc }));
    expect((await informe(como)).corpo.premios).toBe(5_000);
    await emTransacao(db, (trx) => anular(trx, transacao ?? 0, { agora: mundo.agora() }));
    expect((await informe(como)).corpo).toMatchObject({ premios: 0, total: { depois: 0 } });
  });

  it('is of the own account, from its first year until this one, and on paper', async () => {
    const pessoa = await criarPessoa(mundo);
    await depositar(mundo, pessoa, centavos(1_000));
    expect((await mundo.chamar('getInforme', { ano: anoDeAgora() })).status).toBe(401);
    expect((await informe(pessoa, anoDeAgora() + 1)).erro.dados.chave).toBe('naoEncontrado');
    expect((await informe(pessoa, 2_001)).erro.dados.chave).toBe('naoEncontrado');
    const ano = anoDeAgora();
    const { corpo } = await mundo.chamar('createLinkDoArquivo', { tipo: 'informe', ano }, { como: pessoa });
    const arquivo = await mundo.http.inject({ method: 'GET', url: corpo.url });
    expect(arquivo.headers['content-disposition']).toBe(`attachment; filename="informe-${ano}.pdf"`);
    expect(arquivo.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });
});
