import { CABECALHOS } from '@rateia/contracts/cabecalhos';
import type { Instante } from '@rateia/domain/datas';
import { somarMinutos } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emTransacao } from '../../db/banco.ts';
import { enfileirarSemFato } from '../../db/fila.ts';
import { agendarPrazo } from '../../db/prazos.ts';
import type { Mundo } from '../../test/app.ts';
import { criarMundo } from '../../test/app.ts';
import { mensagensPara } from '../../test/caixa-de-entrada.ts';
import type { Pessoa } from '../../test/construtores.ts';
import { criarCatalogo, criarPessoa, saldoDe } from '../../test/construtores.ts';
import { criarGrupo, statusDe } from '../../test/grupos.ts';
import { criarQuemRetira, irParaMesNovo, retirar } from '../../test/retirada.ts';
import { FATURA_LEMBRETE } from '../carteira/agenda.ts';
import { ENVIAR_EMAIL } from '../notificacoes/agenda.ts';

let mundo: Mundo;
let suporte: Pessoa;
let financeiro: Pessoa;
let lider: Pessoa;
beforeAll(async () => {
  mundo = await criarMundo();
  await criarCatalogo(mundo);
  suporte = await criarPessoa(mundo, { nome: 'Aline', sobrenome: 'Kato', papeis: ['suporte'] });
  financeiro = await criarPessoa(mundo, { nome: 'Bruno', papeis: ['financeiro'] });
  lider = await criarPessoa(mundo, { nome: 'Clara', papeis: ['lider'] });
});
afterAll(async () => await mundo.encerrar());

const RESTRITO = { idServico: 11, idPlano: 110, valor: 160_00, lugares: 4, totalVagas: 3 };
async function auditoria(alvo: string) {
  return await mundo.aplicacao.deps.db
    .selectFrom('auditoria')
    .select(['usuario_id', 'acao', 'dados'])
    .where('alvo', '=', alvo)
    .orderBy('id')
    .execute();
}

describe('Withdrawals to release (REGRAS 2.6 Timing, 2.15)', () => {
  it('wait with the reason, the deadline, and the earlier withdrawals of the account', async () => {
    await irParaMesNovo(mundo);
    const quem = await criarQuemRetira(mundo, { nome: 'Igor', saldo: centavos(90_000) });
    const id = await retirar(mundo, quem, 50_001);
    const { corpo } = await mundo.chamar('getRetiradasEmRevisao', {}, { como: lider });
    expect(corpo.itens.find((r) => r.id === id)).toMatchObject({
      idUsuario: quem.id,
      usuario: quem.nome,
      valor: 50_001,
      valorLiquido: 50_001,
      estado: 'emAnalise',
      retiradasConcluidas: 0,
      motivo: 'Acima do valor que sai sem análise',
    });
    expect((await mundo.chamar('getFilas', {}, { como: suporte })).corpo.retiradas.total).toBe(1);

    expect((await mundo.chamar('aprovarRetirada', { id, mensagem: '' }, { como: lider })).status).toBe(403);
    const r = await mundo.chamar('aprovarRetirada', { id, mensagem: 'conferido' }, { como: financeiro });
    expect(r.corpo).toEqual({ estado: 'enviada' });
    await mundo.assentar();
    await mundo.sandbox.ociosa();
    await mundo.aplicacao.tarefas.conciliar?.({}, { tentativa: 1, requestId: undefined });
    await mundo.avancar({ minutos: 1 });
    await mundo.aplicacao.tarefas.conciliar?.({}, { tentativa: 1, requestId: undefined });
    expect((await mundo.chamar('getRetirada', { id }, { como: quem })).corpo.estado).toBe('concluida');
    const { corpo: depois } = await mundo.chamar('getRetiradasEmRevisao', {}, { como: financeiro });
    expect(depois.itens.map((i) => i.id)).not.toContain(id);
    expect((await mundo.chamar('aprovarRetirada', { id, mensagem: '' }, { como: financeiro })).erro.dados.chave).toBe(
      'transicaoRecusada',
    );
  });

  it('are refused with a reason, and the money comes back whole', async () => {
    await irParaMesNovo(mundo);
    const quem = await criarQuemRetira(mundo, { saldo: centavos(90_000) });
    const id = await retirar(mundo, quem, 60_000);
    expect(await saldoDe(mundo, quem.id, 'disponivel')).toBe(30_000);
    const r = await mundo.chamar('recusarRetirada', { id, mensagem: 'Conta em disputa' }, { como: financeiro });
    expect(r.corpo).toEqual({ estado: 'cancelada' });
    expect(await saldoDe(mundo, quem.id, 'disponivel')).toBe(90_000);
    expect((await mensagensPara(mundo, quem.email))[0]?.texto).toContain('Conta em disputa');
    const [linha] = await auditoria(
      `retirada:${(await mundo.aplicacao.deps.db.selectFrom('retiradas').select('id').where('id_publico', '=', id).executeTakeFirstOrThrow()).id}`,
    );
    expect(linha).toMatchObject({ usuario_id: financeiro.id, acao: 'retirada.recusar' });
  });

  it('are never released by the person who made them', async () => {
    await irParaMesNovo(mundo);
    const proprio = await criarQuemRetira(mundo, { saldo: centavos(90_000), papeis: ['financeiro'] });
    const id = await retirar(mundo, proprio, 60_000);
    expect((await mundo.chamar('aprovarRetirada', { id, mensagem: '' }, { como: proprio })).status).toBe(403);
    expect((await mundo.chamar('recusarRetirada', { id, mensagem: 'minha mesmo' }, { como: proprio })).status).toBe(
      403,
    );
  });

  it('with a late review are announced to the person who waits', async () => {
    await irParaMesNovo(mundo);
    const quem = await criarQuemRetira(mundo, { saldo: centavos(90_000) });
    await retirar(mundo, quem, 60_000);
    await mundo.avancar({ dias: 6 });
    expect((await mensagensPara(mundo, quem.email)).map((m) => m.assunto.replaceAll('\u00A0', ' '))).toContain(
      'Sua retirada de R$ 600,00 ainda está em análise',
    );
  });
});

describe('Jobs, deadlines and webhooks (CONFIABILIDADE 1.9)', () => {
  async function agendar(chave: string, venceEm: Instante): Promise<void> {
    const prazo = { tipo: FATURA_LEMBRETE, alvoId: 1, venceEm, agora: mundo.agora(), chave } as const;
    await emTransacao(mundo.aplicacao.deps.db, (trx) => agendarPrazo(trx, prazo));
  }

  it('that failed are shown with their error, without personal data, and can be repeated', async () => {
    const { db } = mundo.aplicacao.deps;
    await enfileirarSemFato(
      db,
      ENVIAR_EMAIL,
      { notificacaoId: 999_999, para: 'segredo@exemplo.com.br' },
      { chave: 'teste:falha' },
    );
    await sql`update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'sem rede' where key = 'teste:falha'`.execute(
      db,
    );
    await agendar('teste:prazo', mundo.agora());
    await sql`update prazos set estado = 'falhou', tentativas = 8, ultimo_erro = 'quebrou' where chave = 'teste:prazo'`.execute(
      db,
    );
    await sql`insert into webhooks_recebidos (provedor, evento_id, corpo, recebido_em, erro) values ('pix', 'teste:webhook', '{}', now(), 'ilegível')`.execute(
      db,
    );

    const { corpo, bruto } = await mundo.chamar('getTarefas', {}, { como: suporte });
    const minhas = corpo.itens.filter((t) => ['sem rede', 'quebrou', 'ilegível'].includes(t.erro ?? ''));
    expect(minhas.map((t) => [t.origem, t.tipo, t.estado])).toEqual(
      expect.arrayContaining([
        ['fila', 'enviarEmail', 'falhou'],
        ['prazo', FATURA_LEMBRETE, 'falhou'],
        ['webhook', 'pix', 'falhou'],
      ]),
    );
    expect(minhas.find((t) => t.origem === 'fila')?.dados).toBe('notificacaoId=999999');
    expect(bruto).not.toContain('segredo@exemplo');
    expect((await mundo.chamar('getFilas', {}, { como: suporte })).corpo.tarefas.falhas).toBe(corpo.total);

    for (const { origem, id } of minhas) {
      expect((await mundo.chamar('repetirTarefa', { origem, id }, { como: suporte })).status).toBe(204);
      expect(await auditoria(`${origem}:${id}`)).toMatchObject([{ acao: 'tarefa.repetir', usuario_id: suporte.id }]);
    }
    const { corpo: depois } = await mundo.chamar(
      'getTarefas',
      { estado: 'pendente', porPagina: 50 },
      { como: suporte },
    );
    expect(depois.itens.map((t) => t.tipo)).toEqual(
      expect.arrayContaining(['enviarEmail', FATURA_LEMBRETE, 'processarWebhook']),
    );
    await sql`delete from graphile_worker._private_jobs`.execute(db);
    await sql`update prazos set estado = 'cancelado' where chave = 'teste:prazo'`.execute(db);
    await sql`update webhooks_recebidos set processado_em = now() where evento_id = 'teste:webhook'`.execute(db);
  });

  it('that failed and will be tried again stand first in the queue, and can be run now instead of then', async () => {
    const { db } = mundo.aplicacao.deps;
    await enfileirarSemFato(db, ENVIAR_EMAIL, { notificacaoId: 999_998 }, { chave: 'teste:depois' });
    const adiada = sql`update graphile_worker._private_jobs set attempts = 9, last_error = 'sem rede', run_at = now() + interval '6 hours' where key = 'teste:depois'`;
    await adiada.execute(db);
    await agendar('teste:logo', somarMinutos(mundo.agora(), 60));
    async function primeira() {
      return (await mundo.chamar('getTarefas', { estado: 'pendente', porPagina: 1 }, { como: suporte })).corpo.itens[0];
    }
    const tarefa = await primeira();
    expect(tarefa).toMatchObject({ origem: 'fila', tipo: 'enviarEmail', tentativas: 9, erro: 'sem rede' });
    expect((await mundo.chamar('repetirTarefa', { origem: 'fila', id: tarefa?.id }, { como: suporte })).status).toBe(
      204,
    );
    await mundo.assentar();
    expect((await primeira())?.erro).toBeNull();
    await sql`update prazos set estado = 'cancelado' where chave = 'teste:logo'`.execute(db);
  });

  it('that are not there cannot be repeated', async () => {
    for (const origem of ['fila', 'prazo', 'webhook']) {
      for (const id of ['999999999', '99999999999999999999999999']) {
        expect((await mundo.chamar('repetirTarefa', { origem, id }, { como: suporte })).status).toBe(404);
      }
    }
    expect(
      (await mundo.chamar('repetirTarefa', { origem: 'fila', id: "1'; drop table" }, { como: suporte })).status,
    ).toBe(422);
  });
});

describe('Ledger, people, clock (CONFIABILIDADE 1.2; REGRAS 2.15; CONFIABILIDADE 1.9)', () => {
  it('shows the invariants and the balance of each kind of account, which sum to zero', async () => {
    const { corpo } = await mundo.chamar('getLivro', {}, { como: financeiro });
    expect(corpo.invariantes.length).toBeGreaterThanOrEqual(8);
    expect(corpo.invariantes.every((i) => i.ok && i.divergencias === 0)).toBe(true);
    expect(corpo.contas.reduce((soma, c) => soma + c.saldo, 0)).toBe(0);
    expect((await mundo.chamar('getLivro', {}, { como: suporte })).status).toBe(403);
  });

  it('finds a person by name without accents, e-mail, CPF or phone, and shows documents masked', async () => {
    const alvo = await criarPessoa(mundo, { nome: 'Conceição', sobrenome: 'Araújo', saldo: centavos(700) });
    async function buscar(busca: string) {
      return (await mundo.chamar('buscarPessoas', { busca }, { como: suporte })).corpo.itens.map((p) => p.id);
    }
    for (const busca of [
      'conceicao ara',
      alvo.email,
      alvo.cpf,
      alvo.telefone,
      `${alvo.cpf.slice(0, 3)}.${alvo.cpf.slice(3, 6)}.${alvo.cpf.slice(6, 9)}-${alvo.cpf.slice(9)}`,
    ]) {
      expect(await buscar(busca), busca).toEqual([alvo.id]);
    }
    const { corpo, bruto } = await mundo.chamar('buscarPessoas', { busca: alvo.cpf }, { como: suporte });
    expect(corpo.itens[0]).toMatchObject({ nome: 'Conceição Araújo', saldo: null, bloqueado: false, grupos: 0 });
    expect(bruto).not.toContain(alvo.cpf);
    expect(bruto).not.toContain(alvo.telefone);
    expect(await buscar('100%_')).toEqual([]);
    const guardado = await mundo.aplicacao.deps.db
      .selectFrom('auditoria')
      .select(['alvo', 'dados'])
      .where('acao', '=', 'pessoas.buscar')
      .execute();
    expect(guardado.length).toBeGreaterThan(0);
    expect(JSON.stringify(guardado)).not.toContain(alvo.cpf);
  });

  it('shows the balance of a person to finance and lead alone (REGRAS 2.24)', async () => {
    const alvo = await criarPessoa(mundo, { saldo: centavos(700) });
    const saldos = [suporte, financeiro, lider].map(async (como) => {
      const { corpo } = await mundo.chamar('buscarPessoas', { busca: alvo.cpf }, { como });
      return corpo.itens[0]?.saldo;
    });
    expect(await Promise.all(saldos)).toEqual([null, 700, 700]);
  });

  it('says that there are more people than it shows', async () => {
    const sobrenome = 'Sobrenome Numeroso';
    for (let n = 0; n < 20; n += 1) await criarPessoa(mundo, { sobrenome });
    async function buscar() {
      return (await mundo.chamar('buscarPessoas', { busca: sobrenome }, { como: suporte })).corpo;
    }
    expect(await buscar()).toMatchObject({ itens: { length: 20 }, haMais: false });
    await criarPessoa(mundo, { sobrenome });
    expect(await buscar()).toMatchObject({ itens: { length: 20 }, haMais: true });
  });

  it('moves the product clock with everything that falls due on the way, and ends no session', async () => {
    const { id } = await criarGrupo(mundo, { ...RESTRITO, administrador: await criarPessoa(mundo) });
    await mundo.chamar('pedirAjustesGrupo', { id, mensagem: 'Falta o plano' }, { como: lider });
    const antes = await mundo.chamar('getRelogio', {}, { como: lider });
    expect(antes.corpo.proximoPrazo).not.toBeNull();
    const r = await mundo.chamar('avancarRelogio', { dias: 8 }, { como: lider });
    expect(r.corpo.falhas).toBe(0);
    // Two reminders and the end of the seven days to edit (68 → 104).
    expect(r.corpo.prazosExecutados).toBeGreaterThanOrEqual(3);
    expect(await statusDe(mundo, id)).toBe(104);
    const depois = await mundo.chamar('getRelogio', {}, { como: lider });
    expect(Date.parse(depois.corpo.agora) - Date.parse(antes.corpo.agora)).toBeGreaterThanOrEqual(8 * 86_400_000);
    expect(depois.corpo.deslocamentoMs).toBeGreaterThanOrEqual(8 * 86_400_000);
    expect(depois.cabecalhos[CABECALHOS.agora]).toBe(depois.corpo.agora);
    expect(await auditoria('relogio')).toMatchObject([{ acao: 'relogio.avancar', usuario_id: lider.id }]);
    expect((await mundo.chamar('avancarRelogio', { dias: 1 }, { como: await criarPessoa(mundo) })).status).toBe(403);
  });
});
