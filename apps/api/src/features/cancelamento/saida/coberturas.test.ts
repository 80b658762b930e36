import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DADOS_PESSOAIS } from '../../../features.ts';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarCatalogo, criarPessoa, saldoDe } from '../../../test/construtores.ts';
import { assinar, criarGrupo, entregarAcesso, TOTAL_COMUM } from '../../../test/grupos.ts';
import { lerDados } from '../../privacidade/copia/ler-dados.ts';

let mundo: Mundo;
let suporte: Pessoa;
beforeAll(async () => {
  mundo = await criarMundo();
  await criarCatalogo(mundo);
  suporte = await criarPessoa(mundo, { nome: 'Aline', papeis: ['suporte'] });
});
afterAll(async () => await mundo.encerrar());

/** The administrator's share of a seat. */
const PARTE = 8_00;
type Grupo = Awaited<ReturnType<typeof criarGrupo>>;
/** A signed group: a member who pays is in at once, with the data of the vault. */
async function grupoAssinado(): Promise<Grupo> {
  const grupo = await criarGrupo(mundo, { acessoImediato: true });
  await entregarAcesso(mundo, grupo);
  return grupo;
}
/** A person joins, opens the access data or not, and withdraws within his seven days. */
async function entrarESair(
  { id }: Grupo,
  { abrindo, pessoa }: { readonly abrindo: boolean; readonly pessoa?: Pessoa },
) {
  const membro = await assinar(mundo, { idGrupo: id, ...(pessoa === undefined ? {} : { pessoa }) });
  if (abrindo) expect((await mundo.chamar('abrirDadosAcesso', { id }, { como: membro })).status).toBe(200);
  const pedido = { idMembro: membro.assinaturaId, idGrupo: id, motivo: 3, tipo: 'arrependimento', textoMotivo: '' };
  const r = await mundo.chamar('cancelarMembro', { ...pedido, totalMostrado: TOTAL_COMUM }, { como: membro });
  expect(r.status, r.bruto).toBe(200);
  return membro;
}
async function emRevisao({ administrador }: Grupo) {
  return (await mundo.chamar('getDinheiroParado', {}, { como: suporte })).corpo.itens
    .filter((i) => i.tipo === 'revisao' && i.conta?.id === administrador.id)
    .map(({ motivo, quantas, acoes }) => ({ motivo, quantas, acoes }));
}
async function aReceber({ administrador }: Grupo) {
  return await saldoDe(mundo, administrador.id, 'recebivel');
}

describe('Withdrawals by right that the platform pays for (REGRAS 2.9)', () => {
  it('the third of an administrator in 12 months is honoured like any other, and a person is asked to look', async () => {
    const g = await grupoAssinado();
    for (const vez of [1, 2]) {
      await entrarESair(g, { abrindo: true });
      expect(await aReceber(g)).toBe(PARTE * vez);
    }
    await entrarESair(g, { abrindo: false });
    expect(await aReceber(g)).toBe(PARTE * 2);
    expect(await emRevisao(g)).toEqual([]);
    const terceira = await entrarESair(g, { abrindo: true });
    expect(await aReceber(g)).toBe(PARTE * 3);
    expect(await saldoDe(mundo, terceira.id, 'disponivel')).toBe(500_00);
    expect(await emRevisao(g)).toEqual([{ motivo: 'cobertura', quantas: 3, acoes: ['manter', 'restringir'] }]);
    // Each person withdrew once, so no review is opened.
    const porPessoa = await mundo.aplicacao.deps.db
      .selectFrom('revisoes')
      .select('id')
      .where('usuario_id', '=', terceira.id)
      .execute();
    expect(porPessoa).toEqual([]);
  });

  it('stands in the trail and the copy of the administrator, and in neither of the leaver', async () => {
    const g = await grupoAssinado();
    const saidas: Pessoa[] = [];
    for (let vez = 1; vez <= 3; vez += 1) saidas.push(await entrarESair(g, { abrindo: true }));
    async function trilha({ id }: Pessoa) {
      return (await mundo.chamar('getTrilhaDaPessoa', { id }, { como: suporte })).corpo.itens
        .filter(({ acao }) => acao === 'cobertura.revisar')
        .map(({ alvo, quem, rede }) => ({ alvo, quem, rede }));
    }
    const { db, cifra, gateways } = mundo.aplicacao.deps;
    async function copia({ id: usuarioId }: Pessoa) {
      return JSON.stringify(await lerDados(db, { cifra, gateways, usuarioId, registro: DADOS_PESSOAIS }));
    }
    const { administrador } = g;
    expect(await trilha(administrador)).toEqual([{ alvo: `usuario:${administrador.id}`, quem: 'sistema', rede: '' }]);
    expect(await copia(administrador)).toContain('cobertura.revisar');
    for (const membro of saidas) {
      expect(await trilha(membro)).toEqual([]);
      expect(await copia(membro)).not.toContain('cobertura');
    }
  });

  it('asks again only after three more', async () => {
    const g = await grupoAssinado();
    for (let vez = 1; vez <= 5; vez += 1) {
      await entrarESair(g, { abrindo: true });
      expect(await emRevisao(g)).toHaveLength(vez < 3 ? 0 : 1);
    }
    await entrarESair(g, { abrindo: true });
    expect(await emRevisao(g)).toHaveLength(2);
  });

  it('are counted over all his groups, and those of a year ago no more', async () => {
    const g = await grupoAssinado();
    const outro = await criarGrupo(mundo, { administrador: g.administrador, acessoImediato: true });
    await entregarAcesso(mundo, outro);
    await entrarESair(g, { abrindo: true });
    await mundo.aplicacao.deps.db
      .updateTable('assinaturas')
      .set({ encerrada_em: '2020-01-01T12:00:00Z' })
      .where('grupo_id', '=', g.id)
      .execute();
    await entrarESair(outro, { abrindo: true });
    await entrarESair(g, { abrindo: true });
    expect(await emRevisao(g)).toEqual([]);
    await entrarESair(outro, { abrindo: true });
    expect(await emRevisao(g)).toHaveLength(1);
  });

  it('a member who comes back and opens nothing this time costs the platform nothing', async () => {
    const g = await grupoAssinado();
    const pessoa = await entrarESair(g, { abrindo: true });
    expect(await aReceber(g)).toBe(PARTE);
    await entrarESair(g, { abrindo: false, pessoa });
    expect(await aReceber(g)).toBe(PARTE);
  });
});
