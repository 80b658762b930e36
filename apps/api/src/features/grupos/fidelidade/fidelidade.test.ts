import { fimDoDia, inicioDoDia, somarMeses } from '@rateia/domain/datas';
import { REGRAS_PADRAO } from '@rateia/domain/regras';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { avancarAte } from '../../../test/carteira.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarCatalogo } from '../../../test/construtores.ts';
import { criarGrupo, entregarAcesso, grupoLiberado, statusDe } from '../../../test/grupos.ts';
import { prazoPara } from '../../../test/tamanho.ts';
import { hashDaRenovacao } from '../renovacao/link-da-renovacao.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  await criarCatalogo(mundo);
});
afterAll(async () => await mundo.encerrar());

/** A group of three months whose members, Beatriz and João, are in. */
async function grupoDeTresMeses() {
  const g = await grupoLiberado(mundo);
  const { db } = mundo.aplicacao.deps;
  await db.updateTable('grupos').set({ fidelidade_meses: 3 }).where('id', '=', g.id).execute();
  await entregarAcesso(mundo, g);
  for (const como of [g.bia, g.joao]) await mundo.chamar('confirmarAcesso', { id: g.id }, { como });
  return g;
}

async function fidelidadeDe(id: number, como: Pessoa) {
  return (await mundo.chamar('getFidelidade', { id }, { como })).corpo;
}

async function opcoesDe(id: number, como: Pessoa) {
  return (await mundo.chamar('getCancelamentoMembro', { id }, { como })).corpo.opcoes;
}

describe('A group with a term (REGRAS part 1, 2.9)', { timeout: prazoPara(100, { porSegundo: 1 }) }, () => {
  it('shows the exit fee as it falls; the term is renewed in its last 15 days, or ends by the month', async () => {
    const g = await grupoDeTresMeses();
    // 10 % of 8,00 for each month that has not begun.
    const antes = await fidelidadeDe(g.id, g.bia);
    expect(antes).toMatchObject({ meses: 3, mensal: 9_50, caucao: 9_50, minha: { mes: 1, podeRenovar: false } });
    expect(antes.curva.map(({ multa }) => multa)).toEqual([1_60, 80, 0]);
    const cedo = await mundo.chamar('renovarFidelidade', { id: g.id }, { como: g.bia });
    expect(cedo.erro.dados.chave).toBe('transicaoRecusada');
    const { minha } = antes;
    if (minha === null) throw new Error('a member without a term');
    await avancarAte(mundo, inicioDoDia(minha.perguntaEm));
    const r = await mundo.chamar('renovarFidelidade', { id: g.id }, { como: g.bia });
    expect(r.corpo.fim > somarMeses(minha.fim, 2)).toBe(true);
    await avancarAte(mundo, fimDoDia(minha.fim));
    await mundo.avancar({ dias: 1 });
    expect((await fidelidadeDe(g.id, g.joao)).minha).toMatchObject({ terminou: true });
    const [daBia, doJoao] = [await opcoesDe(g.id, g.bia), await opcoesDe(g.id, g.joao)];
    const multas = [daBia, doJoao].map((opcoes) =>
      opcoes.flatMap(({ linhas }) => linhas.filter(({ chave }) => chave === 'multa').map(({ valor }) => valor)),
    );
    // Beatriz has two months to come of her second term; João stays by the month.
    expect(multas).toEqual([[-1_60], []]);
  });
});

describe('An expired group (REGRAS part 1, /webhook/grupo/renovar/{id})', () => {
  it('is renewed once by its signed link, with the texts that its administrator saved', async () => {
    const { id, administrador } = await criarGrupo(mundo);
    expect((await mundo.chamar('createPresets', { id }, { como: administrador })).status).toBe(204);
    const conhecidos = await mundo.chamar('getServicosConhecidos', {}, { como: administrador });
    expect(conhecidos.corpo.servicos.find((s) => s.id === 10)?.preset).toMatchObject({ formaAcesso: 239 });
    await mundo.avancar({ dias: REGRAS_PADRAO.grupos.formacao.dias + 1 });
    expect(await statusDe(mundo, id)).toBe(104);
    const hash = hashDaRenovacao(mundo.aplicacao.deps.cifra, id);
    expect((await mundo.chamar('verRenovacao', { id, hash }, {})).corpo).toMatchObject({ nome: 'Família do Cine' });
    const r = await mundo.chamar('renovarGrupo', { id, hash }, {});
    expect(r.corpo.statusId).toBe(1);
    expect(await statusDe(mundo, r.corpo.idGrupo)).toBe(1);
    expect((await mundo.chamar('renovarGrupo', { id, hash }, {})).erro.dados.chave).toBe('linkVencido');
    const outro = hashDaRenovacao(mundo.aplicacao.deps.cifra, id + 1);
    expect((await mundo.chamar('verRenovacao', { id, hash: outro }, {})).erro.dados.chave).toBe('linkVencido');
  });
});
