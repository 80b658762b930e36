import type { Dia } from '@rateia/domain/datas';
import { fimDoDia, inicioDoDia, somarDias } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import { ID_STATUS_GRUPO as S } from '@rateia/domain/grupos/estados';
import { credito } from '@rateia/domain/pagamentos/meios/credito';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { avancarAte } from '../../../test/carteira.ts';
import { criarCompradores } from '../../../test/checkout.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarCatalogo, criarPessoa, saldoDe } from '../../../test/construtores.ts';
import {
  assinar,
  assinaturaDe,
  criarGrupo,
  entregarAcesso,
  grupoAtivo,
  lotacaoDe,
  statusDe,
  TOTAL_COMUM,
} from '../../../test/grupos.ts';
import { conferirInvariantes } from '../../../test/invariantes.ts';
import type { QuemSai } from '../../../test/saida.ts';
import { reverter, sair } from '../../../test/saida.ts';
import { prazoPara } from '../../../test/tamanho.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  await criarCatalogo(mundo);
});
afterAll(async () => await mundo.encerrar());

/** A full group in which `n` of its members leave on one day each; the first one leaves on the earliest. */
async function grupoComSaidas(n: number) {
  const g = await criarGrupo(mundo, { acessoImediato: true, totalVagas: n, lugares: n + 1, valor: 8_00 * (n + 1) });
  await entregarAcesso(mundo, g);
  const membros: QuemSai[] = [];
  for (let i = 0; i < n; i += 1) {
    const pessoa = await assinar(mundo, { idGrupo: g.id });
    await mundo.chamar('confirmarAcesso', { id: g.id }, { como: pessoa });
    membros.push({ ...pessoa, grupo: g });
    await mundo.avancar({ dias: 1 });
  }
  await mundo.avancar({ dias: 8 });
  for (const membro of membros) {
    const r = await sair(mundo, membro, 'fimDoCiclo', TOTAL_COMUM / 2);
    if (r.status !== 200) throw new Error(r.bruto);
  }
  const [primeiro] = membros;
  if (primeiro === undefined) throw new Error('a group without members');
  return { ...g, membros, primeiro, saidaEm: await diaDaSaida(primeiro) };
}

async function diaDaSaida({ assinaturaId }: QuemSai): Promise<Dia> {
  return (await assinaturaDe(mundo, assinaturaId)).saida_em ?? '';
}

/** Holds the next dated place and pays it by the wallet. */
async function esperar(idGrupo: number): Promise<QuemSai> {
  const quem = await criarPessoa(mundo, { nome: 'Lia', saldo: centavos(100_00) });
  const reserva = await mundo.chamar('preCheckout', { idGrupo, vagas: 1, fila: true }, { como: quem });
  if (reserva.status !== 200) throw new Error(reserva.bruto);
  const { idPreCheckout } = reserva.corpo;
  const compra = { idPreCheckout, meioPagamento: credito.id, valorTotal: TOTAL_COMUM };
  const r = await mundo.chamar('createAssinatura', compra, { como: quem });
  if (r.status !== 200) throw new Error(r.bruto);
  await mundo.assentar();
  return { ...quem, assinaturaId: idPreCheckout, grupo: { id: idGrupo } };
}

describe('A dated place of the waiting list (REGRAS 2.10)', { timeout: prazoPara(200, { porSegundo: 2 }) }, () => {
  it('is sold in a full group: the month is held as 33, the access stays closed, and the leaver cannot come back', async () => {
    const g = await grupoComSaidas(1);
    expect(await statusDe(mundo, g.id)).toBe(S.filaEspera);
    const pagina = await mundo.chamar('getGrupo', { id: g.id }, { como: await criarPessoa(mundo) });
    expect(pagina.corpo).toMatchObject({ podeEntrar: false, fila: { entraEm: somarDias(g.saidaEm, 1) } });
    const lia = await esperar(g.id);
    // 8,00 + 1,50 are held; the deposit of 9,50 is kept as every deposit.
    expect(await saldoDe(mundo, lia.id, 'bloqueado')).toBe(9_50);
    expect(await saldoDe(mundo, lia.id, 'caucao')).toBe(9_50);
    expect(await saldoDe(mundo, g.administrador.id, 'recebivel')).toBe(8_00);
    expect(await lotacaoDe(mundo, g.id)).toEqual({ livres: 0, retidas: 0, ocupadas: 1 });
    const visto = await mundo.chamar('getGrupoMembro', { id: g.id }, { como: lia });
    expect(visto.corpo.assinatura).toMatchObject({
      estado: 'aguardandoGrupo',
      espera: { entraEm: somarDias(g.saidaEm, 1) },
    });
    expect((await mundo.chamar('abrirDadosAcesso', { id: g.id }, { como: lia })).erro.dados.chave).toBe(
      'acessoNaoDisponivel',
    );
    expect((await reverter(mundo, g.primeiro)).erro.dados.chave).toBe('vagaJaReservada');
    const outra = await criarPessoa(mundo, { saldo: centavos(100_00) });
    const tarde = await mundo.chamar('preCheckout', { idGrupo: g.id, vagas: 1, fila: true }, { como: outra });
    expect(tarde.erro.dados.chave).toBe('filaSemLugar');
    await conferirInvariantes(mundo);
  });

  it('on the day after the leaver goes the person is in: the money is the group’s and the data are his', async () => {
    const g = await grupoComSaidas(1);
    const lia = await esperar(g.id);
    await avancarAte(mundo, fimDoDia(g.saidaEm));
    await mundo.assentar();
    expect(await statusDe(mundo, g.id)).toBe(S.ativo);
    expect(await assinaturaDe(mundo, lia.assinaturaId)).toMatchObject({
      estado: 'ativa',
      entra_em: somarDias(g.saidaEm, 1),
    });
    expect(await saldoDe(mundo, lia.id, 'bloqueado')).toBe(0);
    expect((await mundo.chamar('abrirDadosAcesso', { id: g.id }, { como: lia })).status).toBe(200);
    expect(await lotacaoDe(mundo, g.id)).toEqual({ livres: 0, retidas: 0, ocupadas: 1 });
    await conferirInvariantes(mundo);
  });

  it('is left without cost until 48 h before; after the first seven days not later', async () => {
    const g = await grupoComSaidas(1);
    const lia = await esperar(g.id);
    await avancarAte(mundo, inicioDoDia(somarDias(g.saidaEm, -2)));
    const opcoes = await mundo.chamar('getCancelamentoMembro', { id: g.id }, { como: lia });
    expect(opcoes.corpo.opcoes).toMatchObject([{ tipo: 'agora', total: TOTAL_COMUM }]);
    expect((await sair(mundo, lia, 'agora', TOTAL_COMUM)).status).toBe(200);
    expect(await saldoDe(mundo, lia.id, 'disponivel')).toBe(100_00);
    const nova = await mundo.chamar('getGrupo', { id: g.id }, { como: lia });
    expect(nova.corpo.fila).toEqual({ entraEm: somarDias(g.saidaEm, 1) });
    await conferirInvariantes(mundo);
  });

  it('closes 48 hours before the entry', async () => {
    const g = await grupoComSaidas(1);
    const lia = await esperar(g.id);
    await avancarAte(mundo, fimDoDia(somarDias(g.saidaEm, -1)));
    expect((await mundo.chamar('getCancelamentoMembro', { id: g.id }, { como: lia })).erro.dados.chave).toBe(
      'cancelamentoNaoPermitido',
    );
  });

  it('a place that is free again goes to those who paid, in the order of payment', async () => {
    const g = await grupoComSaidas(2);
    const [primeira, segunda] = [await esperar(g.id), await esperar(g.id)];
    expect((await sair(mundo, primeira, 'arrependimento', TOTAL_COMUM)).status).toBe(200);
    expect(await assinaturaDe(mundo, segunda.assinaturaId)).toMatchObject({ entra_em: somarDias(g.saidaEm, 1) });
  });

  it('a leaver who goes at once lets the person in at once', async () => {
    const g = await grupoComSaidas(1);
    const lia = await esperar(g.id);
    expect((await sair(mundo, g.primeiro, 'agora', TOTAL_COMUM / 2)).status).toBe(200);
    expect(await assinaturaDe(mundo, lia.assinaturaId)).toMatchObject({ estado: 'ativa' });
    expect(await statusDe(mundo, g.id)).toBe(S.ativo);
    await conferirInvariantes(mundo);
  });

  it('goes back whole when the group gets an end, and when the date slips by more than five days', async () => {
    const g = await grupoComSaidas(1);
    const lia = await esperar(g.id);
    const { db } = mundo.aplicacao.deps;
    // Stands in for a leaver whose exit the worker does not carry out.
    await db
      .updateTable('prazos')
      .set({ estado: 'cancelado' })
      .where('tipo', '=', 'saida.executar')
      .where('alvo_id', '=', g.primeiro.assinaturaId)
      .execute();
    await avancarAte(mundo, fimDoDia(somarDias(g.saidaEm, 6)));
    expect(await assinaturaDe(mundo, lia.assinaturaId)).toMatchObject({
      estado: 'encerrada',
      motivo_saida: 'fila.atraso',
    });
    expect(await saldoDe(mundo, lia.id, 'disponivel')).toBe(100_00);
    await conferirInvariantes(mundo);
  });

  it('200 people for three dates: three are served, and nobody pays for a place that is not there', async () => {
    const g = await grupoComSaidas(3);
    const gente = await criarCompradores(mundo, 200, centavos(100_00));
    const rs = await Promise.all(
      gente.map(async (comprador) => {
        const como = { ...comprador, refreshToken: '' };
        const r = await mundo.chamar('preCheckout', { idGrupo: g.id, vagas: 1, fila: true }, { como });
        if (r.status !== 200) return r.status;
        const { idPreCheckout } = r.corpo;
        const compra = { idPreCheckout, meioPagamento: credito.id, valorTotal: TOTAL_COMUM };
        return (await mundo.chamar('createAssinatura', compra, { como })).status;
      }),
    );
    await mundo.assentar();
    expect(rs.filter((status) => status === 200)).toHaveLength(3);
    const { db } = mundo.aplicacao.deps;
    const lugares = await db
      .selectFrom('vagas')
      .select(['fila_assinatura_id', 'fila_retida_ate'])
      .where('grupo_id', '=', g.id)
      .execute();
    expect(new Set(lugares.map((l) => l.fila_assinatura_id)).size).toBe(3);
    expect(lugares.every((l) => l.fila_retida_ate === null)).toBe(true);
    const retidos = await db
      .selectFrom('creditos')
      .select('valor')
      .where('origem', '=', 'fila')
      .where('status', '=', 33)
      .innerJoin('assinaturas as a', 'a.id', 'creditos.assinatura_id')
      .where('a.grupo_id', '=', g.id)
      .execute();
    expect(retidos).toHaveLength(3);
    for (const membro of g.membros) await avancarAte(mundo, fimDoDia(await diaDaSaida(membro)));
    await mundo.assentar();
    expect(await lotacaoDe(mundo, g.id)).toEqual({ livres: 0, retidas: 0, ocupadas: 3 });
    expect(await statusDe(mundo, g.id)).toBe(S.ativo);
    await conferirInvariantes(mundo);
  });
});

describe('The list of interest (REGRAS 2.10, "avise-me")', () => {
  it('tells the first three when a seat opens, and for half an hour it is theirs', async () => {
    const g = await grupoAtivo(mundo);
    const gente: Pessoa[] = [];
    for (let i = 0; i < 4; i += 1) gente.push(await criarPessoa(mundo, { saldo: centavos(100_00) }));
    for (const como of gente) expect((await mundo.chamar('createInteresse', { id: g.id }, { como })).status).toBe(204);
    await mundo.avancar({ dias: 10 });
    await sair(mundo, { ...g.bia, grupo: g }, 'agora', TOTAL_COMUM / 2);
    const [primeira, , , quarta] = gente;
    async function entrar(como: Pessoa | undefined) {
      return await mundo.chamar('preCheckout', { idGrupo: g.id, vagas: 1 }, { como: como ?? g.joao });
    }
    expect((await entrar(quarta)).erro.dados.chave).toBe('vagaComPreferencia');
    const r = await entrar(primeira);
    expect(r.status).toBe(200);
    await mundo.chamar('cancelarPreCheckout', { id: r.corpo.idPreCheckout }, { como: primeira ?? g.joao });
    await mundo.avancar({ minutos: 31 });
    expect((await entrar(quarta)).status).toBe(200);
  });
});
