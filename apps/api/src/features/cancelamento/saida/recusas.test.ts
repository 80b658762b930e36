import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { criarMembro, MENSALIDADE } from '../../../test/carteira.ts';
import { criarPessoa } from '../../../test/construtores.ts';
import { assinaturaDe } from '../../../test/grupos.ts';
import { membroDeMeses, reverter, sair } from '../../../test/saida.ts';
import { montados } from '../../../test/trilhas.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

const TUDO = MENSALIDADE * 2;
describe('Refusals', () => {
  it('another total than the one that will be made: precoMudou, and nothing happens', async () => {
    const membro = await membroDeMeses(mundo);
    const r = await sair(mundo, membro, 'agora', MENSALIDADE + 1);
    expect(r.erro.dados).toMatchObject({ chave: 'precoMudou', total: MENSALIDADE });
    expect(await assinaturaDe(mundo, membro.assinaturaId)).toMatchObject({ estado: 'ativa' });
  });

  it('a way out that is not open to him, an unknown reason, and a malformed request', async () => {
    const membro = await membroDeMeses(mundo);
    expect((await sair(mundo, membro, 'arrependimento', TUDO)).erro.dados.chave).toBe('cancelamentoNaoPermitido');
    expect((await sair(mundo, membro, 'agora', MENSALIDADE, { motivo: 1_000 })).status).toBe(422);
    expect((await sair(mundo, membro, 'depois', MENSALIDADE)).status).toBe(422);
    expect((await sair(mundo, membro, 'agora', -1)).status).toBe(422);
  });

  it('a hold that was never paid is not left here', async () => {
    const membro = await membroDeMeses(mundo);
    const { db } = mundo.aplicacao.deps;
    await db
      .updateTable('assinaturas')
      .set({ estado: 'reservada', paga_em: null })
      .where('id', '=', membro.assinaturaId)
      .execute();
    await montados(db, 'assinatura', [membro.assinaturaId]);
    const r = await mundo.chamar('getCancelamentoMembro', { id: membro.grupo.id }, { como: membro });
    expect(r.erro.dados.chave).toBe('cancelamentoNaoPermitido');
  });

  it('taking back an exit that was never requested, or was already executed', async () => {
    const membro = await membroDeMeses(mundo);
    expect((await reverter(mundo, membro)).erro.dados.chave).toBe('cancelamentoNaoPermitido');
    await sair(mundo, membro, 'agora', MENSALIDADE);
    expect((await reverter(mundo, membro)).status).toBe(403);
  });
});

describe('Permissions of the calls (REGRAS 2.15)', () => {
  it.each([
    ['getCancelamentoInformacoes', 'idGrupo'],
    ['getEconomiaCancelamento', 'idGrupo'],
    ['getMotivosMembro', 'idGrupo'],
    ['getMotivosDoGrupo', 'id'],
    ['getCancelamentoMembro', 'id'],
    ['reverterCancelamento', 'idGrupo'],
  ] as const)('%s: the member only', async (nome, campo) => {
    const membro = await criarMembro(mundo);
    const estranho = await criarPessoa(mundo);
    async function pedir(como: Parameters<Mundo['chamar']>[2], id = membro.grupo.id) {
      return (await mundo.chamar(nome, { [campo]: id }, como)).status;
    }
    expect(await pedir({})).toBe(401);
    expect(await pedir({ como: estranho })).toBe(403);
    expect(await pedir({ como: membro.grupo.administrador })).toBe(403);
    expect(await pedir({ como: membro }, 999_999_999)).toBe(404);
    await sair(mundo, membro, 'arrependimento', TUDO);
    expect(await pedir({ como: membro })).toBe(403);
  });

  it('updateDestinoReembolso: the member only, and of his own seat', async () => {
    const membro = await criarMembro(mundo);
    const estranho = await criarPessoa(mundo);
    async function pedir(como: Parameters<Mundo['chamar']>[2], idGrupo = membro.grupo.id) {
      return (await mundo.chamar('updateDestinoReembolso', { idGrupo, destino: 'saldo' }, como)).status;
    }
    expect(await pedir({})).toBe(401);
    expect(await pedir({ como: estranho })).toBe(403);
    expect(await pedir({ como: membro.grupo.administrador })).toBe(403);
    expect(await pedir({ como: membro }, 999_999_999)).toBe(404);
    expect(await assinaturaDe(mundo, membro.assinaturaId)).toMatchObject({ destino_reembolso: 'original' });
  });

  it('cancelarMembro: not for another person’s seat, and not in a group that does not exist for him', async () => {
    const [membro, outro] = [await criarMembro(mundo), await criarMembro(mundo)];
    expect((await sair(mundo, membro, 'arrependimento', TUDO, { idMembro: outro.assinaturaId })).status).toBe(403);
    expect((await sair(mundo, membro, 'arrependimento', TUDO, { idGrupo: outro.grupo.id })).status).toBe(403);
    expect((await sair(mundo, membro, 'arrependimento', TUDO, { idGrupo: 999_999_999 })).status).toBe(404);
    expect((await assinaturaDe(mundo, outro.assinaturaId)).estado).toBe('ativa');
  });
});

describe('The consequences of leaving, before the member chooses (spec B§2 informacoes, B§7)', () => {
  it('deposit, end of the cycle, savings, debts and reasons', async () => {
    const membro = await membroDeMeses(mundo);
    const { db } = mundo.aplicacao.deps;
    // Alone it costs 26,90; he pays 21,60
    await db.updateTable('servicos').set({ valor_sozinho: 2_690 }).where('nome', '=', 'Cine Mais').execute();
    const idGrupo = membro.grupo.id;
    const { corpo } = await mundo.chamar('getCancelamentoInformacoes', { idGrupo }, { como: membro });
    const { ciclo_fim: cicloFim } = await assinaturaDe(mundo, membro.assinaturaId);
    expect(corpo).toMatchObject({
      caucao: MENSALIDADE,
      cicloFim,
      economiaMensal: 530,
      dividas: 0,
      saidaAgendada: null,
    });
    expect(corpo.grupo).toMatchObject({ id: idGrupo, servico: 'Cine Mais' });
    const economia = await mundo.chamar('getEconomiaCancelamento', { idGrupo }, { como: membro });
    expect(economia.corpo).toEqual({ mensal: 530, acumulada: 530, meses: 1 });
    const motivos = await mundo.chamar('getMotivosMembro', { idGrupo }, { como: membro });
    expect(motivos.corpo.motivos.length).toBeGreaterThan(3);
    expect((await mundo.chamar('getMotivosDoGrupo', { id: idGrupo }, { como: membro })).corpo).toEqual(motivos.corpo);
  });
});
