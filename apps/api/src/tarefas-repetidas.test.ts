import { centavos } from '@rateia/domain/dinheiro';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContextoDaTarefa, ManipuladoresDeTarefa } from './db/fila.ts';
import type { Mundo } from './test/app.ts';
import { criarMundo, irParaATarde } from './test/app.ts';
import { txidDe } from './test/avisos-do-pix.ts';
import { assentarComBanco, ligarFalhas, ligarWebhook, pagarNoBanco } from './test/checkout.ts';
import { criarCatalogo, criarPessoa } from './test/construtores.ts';
import { assinar, criarGrupo, entregarAcesso } from './test/grupos.ts';
import { criarQuemRetira, irParaMesNovo, retirar } from './test/retirada.ts';

const PIX = 12;

const mundos: Mundo[] = [];
afterAll(async () => {
  for (const mundo of mundos) {
    await mundo.encerrar();
  }
});

type Fazer = (dados: never, contexto: ContextoDaTarefa) => Promise<void>;

/** Every job does its work and dies before the queue is told, and is then run again. */
const morrerAntesDaMarca = (tarefas: ManipuladoresDeTarefa, rodadas: Set<string>): void => {
  for (const [nome, fazer] of Object.entries(tarefas as Record<string, Fazer>)) {
    const duasVezes: Fazer = async (dados, contexto) => {
      await fazer(dados, contexto);
      rodadas.add(nome);
      await fazer(dados, { ...contexto, tentativa: contexto.tentativa + 1 });
    };
    Object.assign(tarefas, { [nome]: duasVezes });
  }
};

const conciliar = async ({ aplicacao }: Mundo): Promise<void> =>
  await aplicacao.tarefas.conciliar?.({}, { tentativa: 1, requestId: undefined });

/** Money in, seats, access, money that goes back, money out. */
const historia = async (mundo: Mundo): Promise<void> => {
  await criarCatalogo(mundo);
  await ligarWebhook(mundo);
  await irParaMesNovo(mundo);
  await irParaATarde(mundo);
  const administrador = await criarPessoa(mundo, { nome: 'Teresa' });
  const ivo = await criarPessoa(mundo, { nome: 'Ivo' });
  const { id } = await criarGrupo(mundo, { administrador });

  // A seat by Pix, of which the first code is left to expire.
  for (const paga of [false, true]) {
    const reserva = await mundo.chamar('preCheckout', { idGrupo: id, vagas: 1 }, { como: ivo });
    const { totalHoje: valorTotal } = (await mundo.chamar('getGrupo', { id, vagas: 1 }, { como: ivo })).corpo
      .composicao;
    const pedido = { idPreCheckout: reserva.corpo.idPreCheckout, meioPagamento: PIX, valorTotal };
    const r = await mundo.chamar('createAssinatura', pedido, { como: ivo });
    expect(r.status, r.bruto).toBe(200);
    await mundo.assentar();
    if (paga) await pagarNoBanco(mundo, { txid: await txidDe(mundo, r.corpo.idPagamento ?? ''), cpf: ivo.cpf });
    else await mundo.chamar('cancelarPreCheckout', { id: reserva.corpo.idPreCheckout }, { como: ivo });
    await assentarComBanco(mundo);
  }
  // One by balance, and the group goes on.
  await assinar(mundo, { idGrupo: id, nova: { nome: 'Dandara' } });
  await mundo.chamar('liberar', { id }, { como: administrador });
  await entregarAcesso(mundo, { id, administrador });
  await mundo.chamar('confirmarAcesso', { id }, { como: ivo });
  await mundo.assentar();

  // A top-up of another amount goes back; one whose notice is lost is found.
  const topUp = async (valor: number): Promise<void> => {
    const r = await mundo.chamar('comprar', { valor: 5_000, meioPagamento: PIX }, { como: ivo });
    await mundo.assentar();
    await pagarNoBanco(mundo, { txid: await txidDe(mundo, r.corpo.idPagamento), cpf: ivo.cpf, valor, forcar: true });
    await assentarComBanco(mundo);
  };
  await topUp(5_001);
  await ligarFalhas(mundo, { webhooks: { modo: 'perdido' } });
  await topUp(5_000);
  await conciliar(mundo);
  await assentarComBanco(mundo);
  await ligarFalhas(mundo, {});

  // One payout is made, the other refused.
  const quem = await criarQuemRetira(mundo, { saldo: centavos(40_000) });
  await retirar(mundo, quem, 5_000);
  await assentarComBanco(mundo);
  await ligarFalhas(mundo, { envio: { modo: 'recusado' } });
  await retirar(mundo, quem, 6_000);
  await assentarComBanco(mundo);
  await ligarFalhas(mundo, {});
  // What the bank has not answered in a minute is asked about.
  await mundo.saltar(1);
  await conciliar(mundo);
  await assentarComBanco(mundo);
};

/** What happened, without the ids: entries, steps, messages and what the bank did. */
const oQueHouve = async ({ aplicacao, sandbox }: Mundo) => {
  const contar = async (consulta: string): Promise<unknown> =>
    (
      await sql`select x::text as houve, count(*)::int as vezes from (${sql.raw(consulta)}) x group by 1 order by 1`.execute(
        aplicacao.deps.db,
      )
    ).rows;
  const doBanco = async (oQue: string): Promise<unknown> => {
    const lista = (await (await fetch(`${sandbox.url}/sandbox/banco/${oQue}`)).json()) as readonly {
      readonly valor: number;
      readonly status?: string;
      readonly devolucoes?: readonly { readonly valor: number }[];
    }[];
    return lista.map(({ valor, status, devolucoes }) => ({
      valor,
      status,
      devolvidos: devolucoes?.map((d) => d.valor),
    }));
  };
  return {
    lancamentos: await contar(
      'select t.motivo, c.tipo, p.valor from transacoes t join partidas p on p.transacao_id = t.id join contas c on c.id = p.conta_id',
    ),
    passos: await contar('select entidade, de, evento, para from transicoes'),
    avisos: await contar('select modelo, titulo from notificacoes'),
    entregas: await contar('select canal, estado from entregas_de_notificacao'),
    pedidosAoBanco: [await doBanco('pix'), await doBanco('envios')],
    revisoes: await contar('select tipo from revisoes'),
    naFila: await contar('select task_identifier from graphile_worker.jobs'),
  };
};

describe('A job that dies between its effect and its mark is run again (issue text C Jobs: at least once, idempotent)', () => {
  let uma: Mundo;
  let duas: Mundo;
  const rodadas = new Set<string>();
  beforeAll(async () => {
    uma = await criarMundo({ tarefasUmaVez: true });
    mundos.push(uma);
    duas = await criarMundo({ tarefasUmaVez: true });
    mundos.push(duas);
    morrerAntesDaMarca(duas.aplicacao.tarefas, rodadas);
  });

  it('leaves the books, the steps, the messages and the bank as one run does', { timeout: 120_000 }, async () => {
    await Promise.all([historia(uma), historia(duas)]);
    expect([...rodadas]).toEqual(
      expect.arrayContaining([
        'assinaturaPaga',
        'criarCobrancaPix',
        'removerCobrancaPix',
        'processarWebhook',
        'devolverPix',
        'enviarRetirada',
        'entregarNotificacao',
        'enviarEmail',
        'conciliar',
      ]),
    );
    const esperado = await oQueHouve(uma);
    expect(esperado).toMatchObject({ naFila: [], revisoes: [] });
    expect(await oQueHouve(duas)).toEqual(esperado);
  });
});
