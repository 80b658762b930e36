import { cicloDeNumero } from '@rateia/domain/carteira/ciclo';
import { diaDe, inicioDoDia, somarDias } from '@rateia/domain/datas';
import { formatarDia } from '@rateia/domain/datas-formatadas';
import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../test/app.ts';
import { criarMundo } from '../../test/app.ts';
import { avancarAte, criarMembro, MENSALIDADE, ultimaFaturaDe } from '../../test/carteira.ts';
import { ligarWebhook } from '../../test/checkout.ts';
import type { Pessoa } from '../../test/construtores.ts';
import { criarPessoa } from '../../test/construtores.ts';
import { devolucaoQueFalhou } from '../../test/dinheiro-parado.ts';
import { criarGrupo, entregarAcesso, grupoLiberado } from '../../test/grupos.ts';
import { criarIdentidadeEmAnalise } from '../../test/identidade.ts';
import { conferirInvariantes } from '../../test/invariantes.ts';
import { outraSessao } from '../../test/sessoes.ts';
import { montados } from '../../test/trilhas.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  await ligarWebhook(mundo);
});
afterAll(async () => {
  await conferirInvariantes(mundo);
  await mundo.encerrar();
});

const pendenciasDe = async (como: Pessoa) => (await mundo.chamar('getPendencias', {}, { como })).corpo.pendencias;
const ver = async (como: Pessoa, id: string) => await mundo.chamar('verPendencia', { id }, { como });

const nomeDe = async (grupoId: number): Promise<string> =>
  (
    await mundo.aplicacao.deps.db
      .selectFrom('grupos')
      .select('nome')
      .where('id', '=', grupoId)
      .executeTakeFirstOrThrow()
  ).nome;

/** A member whose month fell due and was not paid. */
const quemDeve = async () => {
  const membro = await criarMembro(mundo, { saldo: centavos(0) });
  const { inicio } = cicloDeNumero(diaDe(mundo.agora()), 1);
  await avancarAte(mundo, inicioDoDia(somarDias(inicio, 1)));
  return { membro, vencimento: inicio, fatura: await ultimaFaturaDe(mundo, membro.assinaturaId) };
};

describe('GET /notificacao/pendencia (spec A§7; REGRAS 1)', { timeout: 60_000 }, () => {
  it('has nothing for somebody who owes nothing, and nothing without a session', async () => {
    expect(await pendenciasDe(await criarPessoa(mundo))).toEqual([]);
    expect((await mundo.chamar('getPendencias')).status).toBe(401);
  });

  it('an overdue invoice is critical and bursts, until it is paid', async () => {
    const { membro, vencimento, fatura } = await quemDeve();
    expect(await pendenciasDe(membro)).toEqual([
      {
        id: `faturaEmAtraso-${fatura.id}`,
        tipo: 2,
        titulo: `Fatura em atraso: ${await nomeDe(membro.grupo.id)}`,
        mensagem: `A fatura de ${formatarReais(MENSALIDADE)} venceu em ${formatarDia(vencimento)}. Pague para não perder o acesso.`,
        link: `/carteira/fatura/resumo/${fatura.id}`,
        bursting: true,
      },
    ]);
    expect(await pendenciasDe(await criarPessoa(mundo))).toEqual([]);
    await mundo.aplicacao.deps.db.updateTable('faturas').set({ status: 19 }).where('id', '=', fatura.id).execute();
    await montados(mundo.aplicacao.deps.db, 'fatura', [fatura.id]);
    expect(await pendenciasDe(membro)).toEqual([]);
  });

  it('access that is due today is listed; once it is late it is critical and bursts; sent, it is gone', async () => {
    const g = await grupoLiberado(mundo);
    const { db } = mundo.aplicacao.deps;
    const devidoAte = async (quando: string) =>
      await db.updateTable('assinaturas').set({ acesso_devido_ate: quando }).where('grupo_id', '=', g.id).execute();
    await devidoAte(inicioDoDia(somarDias(diaDe(mundo.agora()), 2)));
    expect(await pendenciasDe(g.administrador)).toEqual([]);
    const passou = Date.parse(mundo.agora()) - 60_000;
    await db
      .updateTable('assinaturas')
      .set({ acesso_devido_ate: new Date(passou).toISOString() })
      .where('id', '=', g.bia.assinaturaId)
      .execute();
    expect(await pendenciasDe(g.administrador)).toEqual([
      {
        id: `acessoAtrasado-${g.id}-${passou}`,
        tipo: 2,
        titulo: 'Acesso atrasado: Beatriz',
        mensagem:
          'O prazo para enviar o acesso de Família do Cine passou. Quem não recebe é reembolsado e sai do grupo.',
        link: `/grupo/admin/${g.id}/enviar`,
        bursting: true,
      },
    ]);
    await devidoAte(new Date(Date.parse(inicioDoDia(somarDias(diaDe(mundo.agora()), 1))) - 1_000).toISOString());
    expect(await pendenciasDe(g.administrador)).toMatchObject([
      { id: `acessoDeHoje-${g.id}`, tipo: 1, titulo: 'Envie hoje o acesso de 2 pessoas', bursting: false },
    ]);
    await entregarAcesso(mundo, g);
    expect(await pendenciasDe(g.administrador)).toEqual([]);
  });

  it('a group that waits for edits bursts once, with its deadline', async () => {
    const { id, administrador } = await criarGrupo(mundo);
    const { db } = mundo.aplicacao.deps;
    const desde = mundo.agora();
    await db.updateTable('grupos').set({ status: 68, status_desde: desde }).where('id', '=', id).execute();
    const [pendencia] = await pendenciasDe(administrador);
    const ate = formatarDia(somarDias(diaDe(mundo.agora()), 7));
    expect(pendencia).toEqual({
      id: `grupoComAjustes-${id}-${Date.parse(desde)}`,
      tipo: 1,
      titulo: 'Faça os ajustes pedidos em Família do Cine',
      mensagem: `A nossa equipe pediu mudanças antes de publicar o grupo, até ${ate}.`,
      link: `/grupo/admin/${id}`,
      bursting: true,
    });
    await db.updateTable('grupos').set({ status: 3 }).where('id', '=', id).execute();
    expect(await pendenciasDe(administrador)).toMatchObject([
      { id: `servicoAAssinar-${id}`, link: `/grupo/admin/${id}/liberar`, bursting: false },
    ]);
    await db.updateTable('grupos').set({ status: 1 }).where('id', '=', id).execute();
    await montados(db, 'grupo', [id]);
  });

  it('a withdrawal that came back waits until there is another one', async () => {
    const eu = await criarPessoa(mundo);
    const { db } = mundo.aplicacao.deps;
    const inserir = async (estado: string) =>
      await db
        .insertInto('retiradas')
        .values({
          id_envio: `envio${eu.id}${estado}`,
          usuario_id: eu.id,
          tipo: 1,
          valor: 50_00,
          estado,
          criada_em: mundo.agora(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
    const { id } = await inserir('devolvida');
    expect(await pendenciasDe(eu)).toMatchObject([
      {
        id: `retiradaDevolvida-${id}`,
        tipo: 1,
        titulo: 'Sua retirada voltou',
        link: '/carteira/retirada/valor',
        bursting: true,
      },
    ]);
    await inserir('cancelada');
    expect(await pendenciasDe(eu)).toHaveLength(1);
    await inserir('aguardandoPin');
    expect(await pendenciasDe(eu)).toEqual([]);
    const feitas = await db.selectFrom('retiradas').select('id').where('usuario_id', '=', eu.id).execute();
    await montados(
      db,
      'retirada',
      feitas.map((r) => r.id),
    );
  });

  it.each([
    ['pedirNovamente', 'identidadeDeNovo', '/validacao-conta/'],
    ['recusada', 'identidadeRecusada', '/validacao-conta/'],
    ['expirada', 'identidadeParada', '/cadastro/documento'],
  ] as const)('an identity that is %s is listed, and bursts over nothing', async (estado, nome, link) => {
    const eu = await criarPessoa(mundo);
    const { validacao } = await criarIdentidadeEmAnalise(mundo, eu);
    expect(await pendenciasDe(eu)).toEqual([]);
    const { db } = mundo.aplicacao.deps;
    await db
      .updateTable('validacoes_conta')
      .set({ estado, decidida_em: estado === 'recusada' ? mundo.agora() : null })
      .where('id_publico', '=', validacao)
      .execute();
    await montados(db, 'validacaoConta', 'todos');
    expect(await pendenciasDe(eu)).toMatchObject([
      {
        id: expect.stringMatching(new RegExp(`^${nome}-\\d+$`)),
        tipo: 1,
        link: expect.stringContaining(link),
        bursting: false,
      },
    ]);
    await db.updateTable('usuarios').set({ identidade_verificada_em: mundo.agora() }).where('id', '=', eu.id).execute();
    expect(await pendenciasDe(eu)).toEqual([]);
  });

  it('an account with steps missing says which, in one pendency', async () => {
    const nova = await criarPessoa(mundo, { validada: false });
    expect(await pendenciasDe(nova)).toEqual([
      {
        id: `cadastroIncompleto-${nova.id}`,
        tipo: 1,
        titulo: 'Complete o seu cadastro',
        mensagem:
          'Falta confirmar o e-mail, confirmar o telefone e informar CPF e data de nascimento. Sem isso não dá para entrar em grupos, criar o seu nem retirar dinheiro.',
        link: '/cadastro/pendencias',
        bursting: false,
      },
    ]);
  });

  it('a return that the bank did not make is told to who paid', async () => {
    const { cpf } = await criarPessoa(mundo);
    const { pessoa, id } = await devolucaoQueFalhou(mundo, { valor: 20_00, cpf });
    expect(await pendenciasDe(pessoa)).toMatchObject([
      { id: `devolucaoParada-${id}`, tipo: 1, link: '/perfil/relatar-problema', bursting: false },
    ]);
  });

  it('tells the critical first', async () => {
    const { membro } = await quemDeve();
    const { db } = mundo.aplicacao.deps;
    await db.updateTable('usuarios').set({ telefone_verificado_em: null }).where('id', '=', membro.id).execute();
    expect((await pendenciasDe(membro)).map(({ tipo }) => tipo)).toEqual([2, 1]);
  });
});

describe('PUT /notificacao/pendencia/bursting/{id} (spec A§7; REGRAS 1)', { timeout: 60_000 }, () => {
  it('an alert that was seen does not burst again, in any session, and stays in the list', async () => {
    const { id, administrador } = await criarGrupo(mundo);
    const { db } = mundo.aplicacao.deps;
    const desde = mundo.agora();
    await db.updateTable('grupos').set({ status: 68, status_desde: desde }).where('id', '=', id).execute();
    const pendencia = `grupoComAjustes-${id}-${Date.parse(desde)}`;
    for (let vez = 0; vez < 2; vez++) expect((await ver(administrador, pendencia)).status).toBe(204);
    for (const sessao of [administrador, await outraSessao(mundo, administrador)])
      expect(await pendenciasDe(sessao)).toMatchObject([{ id: pendencia, bursting: false }]);
    await db.updateTable('grupos').set({ status: 1 }).where('id', '=', id).execute();
    await montados(db, 'grupo', [id]);
  });

  it('the same group that has to be edited once more is a new fact, which bursts again', async () => {
    const { id, administrador } = await criarGrupo(mundo);
    const { db } = mundo.aplicacao.deps;
    const pedirAjustes = async (desde: string) =>
      await db.updateTable('grupos').set({ status: 68, status_desde: desde }).where('id', '=', id).execute();
    const vezes = [mundo.agora(), new Date(Date.parse(mundo.agora()) + 1).toISOString()];
    for (const desde of vezes) {
      await pedirAjustes(desde);
      const pendencia = `grupoComAjustes-${id}-${Date.parse(desde)}`;
      expect(await pendenciasDe(administrador)).toMatchObject([{ id: pendencia, bursting: true }]);
      expect((await ver(administrador, pendencia)).status).toBe(204);
      expect(await pendenciasDe(administrador)).toMatchObject([{ id: pendencia, bursting: false }]);
    }
    await db.updateTable('grupos').set({ status: 1 }).where('id', '=', id).execute();
    await montados(db, 'grupo', [id]);
  });

  it('one more access that falls late bursts again in the session that had seen the first', async () => {
    const g = await grupoLiberado(mundo);
    const { db } = mundo.aplicacao.deps;
    const membros = [g.bia, g.joao].map(({ assinaturaId }, i) => ({
      assinaturaId,
      devidoAte: Date.parse(mundo.agora()) - 60_000 * (2 - i),
    }));
    await db
      .updateTable('assinaturas')
      .set({ acesso_devido_ate: inicioDoDia(somarDias(diaDe(mundo.agora()), 2)) })
      .where('grupo_id', '=', g.id)
      .execute();
    for (const { assinaturaId, devidoAte } of membros) {
      await db
        .updateTable('assinaturas')
        .set({ acesso_devido_ate: new Date(devidoAte).toISOString() })
        .where('id', '=', assinaturaId)
        .execute();
      const pendencia = `acessoAtrasado-${g.id}-${devidoAte}`;
      expect(await pendenciasDe(g.administrador)).toMatchObject([{ id: pendencia, bursting: true }]);
      expect((await ver(g.administrador, pendencia)).status).toBe(400);
      expect(await pendenciasDe(g.administrador)).toMatchObject([{ id: pendencia, bursting: false }]);
    }
    await entregarAcesso(mundo, g);
  });

  it('a critical one answers 400 userException with the link, rests in this session and returns in the next', async () => {
    const { membro, fatura } = await quemDeve();
    const pendencia = `faturaEmAtraso-${fatura.id}`;
    const r = await ver(membro, pendencia);
    expect(r.status).toBe(400);
    expect(r.erro).toMatchObject({
      codigoErro: 1,
      message: expect.stringMatching(/^A fatura de .* venceu em/),
      link: `/carteira/fatura/resumo/${fatura.id}`,
    });
    expect(await pendenciasDe(membro)).toMatchObject([{ id: pendencia, bursting: false }]);
    expect(await pendenciasDe(await outraSessao(mundo, membro))).toMatchObject([{ id: pendencia, bursting: true }]);
  });

  it('knows only what waits for this person now: 404 otherwise, 422 for what is no id, 401 without a session', async () => {
    const { membro, fatura } = await quemDeve();
    const pendencia = `faturaEmAtraso-${fatura.id}`;
    expect((await ver(await criarPessoa(mundo), pendencia)).status).toBe(404);
    expect((await ver(membro, 'faturaEmAtraso-999999')).status).toBe(404);
    expect((await ver(membro, 'faturaEmAtraso')).status).toBe(422);
    expect((await mundo.chamar('verPendencia', { id: pendencia })).status).toBe(401);
  });
});
