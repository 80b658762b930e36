import { centavos, formatarReais, negar } from '@rateia/domain/dinheiro';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarCatalogo, criarPessoa } from '../../../test/construtores.ts';
import { escreverFatura } from '../../../test/faturas.ts';
import { grupoAtivo } from '../../../test/grupos.ts';
import { lancar } from '../../livro/lancar.ts';
import type { Impedimento } from './impedimentos.ts';
import { impedimentosDe } from './impedimentos.ts';

let mundo: Mundo;
let grupo: Awaited<ReturnType<typeof grupoAtivo>>;
beforeAll(async () => {
  mundo = await criarMundo();
  await criarCatalogo(mundo);
  grupo = await grupoAtivo(mundo);
});
// Balances are put where each case needs them, without the documents that they would come from.
afterAll(() =>
  mundo.encerrar({
    menos: ['bloqueadoConfere', 'caucaoConfere', 'recebivelConfere', 'guardadoConfere', 'origemConfere'],
  }),
);

type Cena = { readonly trx: Trx; readonly quem: Pessoa; readonly agora: string };
type Preparo = (cena: Cena) => Promise<unknown>;

const DESFAZER = new Error('only looked at');

/** The obstacles of a person while a preparation holds; the preparation is then undone. */
async function comIsto(quem: Pessoa, prepara: Preparo): Promise<readonly Impedimento[]> {
  let vistos: readonly Impedimento[] = [];
  const agora = mundo.agora();
  await emTransacao(mundo.aplicacao.deps.db, async (trx) => {
    await prepara({ trx, quem, agora });
    vistos = await impedimentosDe(trx, quem.id, await mundo.aplicacao.deps.regras());
    throw DESFAZER;
  }).catch((erro: unknown) => {
    if (erro !== DESFAZER) throw erro;
  });
  return vistos;
}

function comSaldo(
  conta: 'disponivel' | 'promocional' | 'bloqueado' | 'recebivel' | 'caucao' | 'guardado',
  valor = 1_234,
): Preparo {
  return async ({ trx, quem, agora }) =>
    await lancar(trx, {
      motivo: 'ajuste',
      origem: 'usuarios',
      origemId: quem.id,
      chave: `impedimento:${quem.id}:${conta}`,
      agora,
      partidas: [
        { conta, usuario: quem.id, valor: centavos(valor) },
        { conta: 'liquidacao', provedor: 'pix', valor: negar(centavos(valor)) },
      ],
    });
}

/** An open invoice of the seat that the person has. */
const comFatura: Preparo = async ({ trx, quem, agora }) => {
  const { id: assinaturaId } = await trx
    .selectFrom('assinaturas')
    .select('id')
    .where('usuario_id', '=', quem.id)
    .executeTakeFirstOrThrow();
  const venceEm = agora.slice(0, 10);
  await escreverFatura(trx, { assinaturaId, tipo: 'mensalidade', status: 11, plano: 1_000, taxa: 100, venceEm });
};

async function faturaDe({ trx, quem }: Cena): Promise<number> {
  return (
    await trx
      .selectFrom('faturas')
      .select('id')
      .where('usuario_id', '=', quem.id)
      .orderBy('id')
      .executeTakeFirstOrThrow()
  ).id;
}

const comDivida: Preparo = async (cena) =>
  await cena.trx
    .insertInto('dividas')
    .values({ usuario_id: cena.quem.id, fatura_id: await faturaDe(cena), valor: 500, criada_em: cena.agora })
    .execute();

function comRetirada(estado: 'emAnalise' | 'enviada'): Preparo {
  return async ({ trx, quem, agora }) =>
    await trx
      .insertInto('retiradas')
      .values({ id_envio: `impedimento${quem.id}`, usuario_id: quem.id, tipo: 1, valor: 700, estado, criada_em: agora })
      .execute();
}

async function pagamento(cena: Cena, estado: string): Promise<number> {
  return (
    await cena.trx
      .insertInto('pagamentos')
      .values({
        usuario_id: cena.quem.id,
        fatura_id: await faturaDe(cena),
        provedor: 'pix',
        meio_pagamento: 12,
        valor: 900,
        estado,
        expira_em: cena.agora,
        criado_em: cena.agora,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
}

function comPagamento(estado: string): Preparo {
  return async (cena) => await pagamento(cena, estado);
}

function comDevolucao(estado: string): Preparo {
  return async (cena) => {
    const [pagamentoId, em] = [await pagamento(cena, 'expirado'), cena.agora];
    const recebido = {
      provedor: 'pix',
      referencia: 'E0000000020261122impedimento',
      pagamento_id: pagamentoId,
      valor: 900,
    };
    const { id: recebimentoId } = await cena.trx
      .insertInto('recebimentos')
      .values({ ...recebido, horario: em, registrado_em: em, destino: 'devolucao' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await cena.trx
      .insertInto('devolucoes')
      .values({
        id_devolucao: 'impedimento',
        recebimento_id: recebimentoId,
        pagamento_id: pagamentoId,
        valor: 900,
        motivo: 'atrasado',
        estado,
        criada_em: em,
      })
      .execute();
  };
}

function saldo(tipo: string, titulo: string, oQueFazer: string, link: string): Impedimento {
  return {
    tipo,
    titulo,
    detalhe: `${formatarReais(centavos(1_234))}. ${oQueFazer}`,
    link,
  };
}
const CARTEIRA = '/carteira/creditos';
const FATURAS = '/carteira/creditos?filtro=fatura';
const RETIRADA: Impedimento = {
  tipo: 'retirada',
  titulo: 'Há retirada em andamento',
  detalhe: 'Espere o Pix chegar.',
  link: CARTEIRA,
};
const PAGAMENTO: Impedimento = {
  tipo: 'pagamento',
  titulo: 'Há um Pix esperando pagamento',
  detalhe: 'Pague, ou espere o código expirar. Leva no máximo 30 minutos.',
  link: CARTEIRA,
};
const DEVOLUCAO: Impedimento = {
  tipo: 'devolucao',
  titulo: 'Estamos devolvendo um Pix',
  detalhe: 'Espere a devolução terminar.',
  link: CARTEIRA,
};

describe('Each kind of thing that stands in the way of deleting an account (REGRAS 2.17 Deletion)', () => {
  it.each<readonly [string, Preparo, Impedimento]>([
    [
      'available balance',
      comSaldo('disponivel'),
      saldo(
        'saldo',
        'Você tem saldo na carteira',
        'Retire por Pix antes de excluir a conta.',
        '/carteira/retirada/valor',
      ),
    ],
    [
      'promotional balance',
      comSaldo('promocional'),
      saldo('resto', 'Você tem saldo promocional', 'Use em um grupo, ou abra mão dele ao excluir a conta.', CARTEIRA),
    ],
    [
      'available balance below the smallest withdrawal (REGRAS 2.17)',
      comSaldo('disponivel', 99),
      {
        tipo: 'resto',
        titulo: 'Você tem saldo na carteira',
        detalhe: `${formatarReais(centavos(99))}. É menos que a menor retirada, de ${formatarReais(centavos(100))}: abra mão dele ao excluir a conta.`,
        link: CARTEIRA,
      },
    ],
    [
      'a blocked balance, of an open complaint (REGRAS 2.17)',
      comSaldo('bloqueado'),
      saldo('saldo', 'Você tem saldo bloqueado', 'Espere a liberação e retire por Pix.', CARTEIRA),
    ],
    [
      'money that groups will pay',
      comSaldo('recebivel'),
      saldo('recebimento', 'Você tem valores a receber', 'Espere a liberação e retire por Pix.', CARTEIRA),
    ],
    [
      'a caução',
      comSaldo('caucao'),
      saldo('caucao', 'Você tem caução guardada', 'Ela volta para a carteira quando você sai do grupo.', CARTEIRA),
    ],
    [
      'money put aside for a series of pools',
      comSaldo('guardado'),
      saldo(
        'saldo',
        'Você tem saldo guardado em bolões recorrentes',
        'Devolva à carteira na página do bolão e retire por Pix.',
        '/loteria-recorrente',
      ),
    ],
    ['a withdrawal that is looked at', comRetirada('emAnalise'), RETIRADA],
    ['a withdrawal on its way', comRetirada('enviada'), RETIRADA],
  ])('%s', async (_nome, prepara, esperado) => {
    expect(await comIsto(await criarPessoa(mundo), prepara)).toEqual([esperado]);
  });

  it.each<readonly [string, Preparo, Impedimento]>([
    [
      'an invoice that is open',
      comFatura,
      { tipo: 'fatura', titulo: 'Há fatura em aberto', detalhe: 'Pague, ou saia do grupo.', link: FATURAS },
    ],
    [
      'a debt',
      comDivida,
      { tipo: 'divida', titulo: 'Há um valor em aberto', detalhe: 'Quite para seguir.', link: FATURAS },
    ],
    ...['criado', 'aguardando', 'processando'].map(
      (estado) => [`a Pix that is ${estado}`, comPagamento(estado), PAGAMENTO] as const,
    ),
    ...['criada', 'emProcessamento'].map(
      (estado) => [`a return that is ${estado}`, comDevolucao(estado), DEVOLUCAO] as const,
    ),
  ])('%s, beside the seat', async (_nome, prepara, esperado) => {
    const [sem, com] = [await comIsto(grupo.bia, async () => undefined), await comIsto(grupo.bia, prepara)];
    expect(sem.map(({ tipo }) => tipo)).not.toContain(esperado.tipo);
    expect(com.filter((i) => !sem.some(({ titulo }) => titulo === i.titulo))).toEqual([esperado]);
  });

  it('seats and groups by their name, each on its page', async () => {
    const nada: Preparo = async () => undefined;
    const { nome } = await mundo.aplicacao.deps.db
      .selectFrom('grupos')
      .select('nome')
      .where('id', '=', grupo.id)
      .executeTakeFirstOrThrow();
    expect(await comIsto(grupo.bia, nada)).toContainEqual({
      tipo: 'membro',
      titulo: `Você tem vaga em ${nome}`,
      detalhe: 'Saia do grupo. A tela mostra o que volta para você.',
      link: `/grupo/membro/${grupo.id}`,
    });
    expect(await comIsto(grupo.administrador, nada)).toContainEqual({
      tipo: 'administrador',
      titulo: `Você administra ${nome}`,
      detalhe: 'A nossa equipe encerra o grupo a seu pedido, com as devoluções aos membros.',
      link: `/grupo/admin/${grupo.id}`,
      grupo: { id: grupo.id, nome },
    });
  });

  it('the caução of one group leads to that group, from which it comes back', async () => {
    const { bia } = grupo;
    expect(await comIsto(bia, async () => undefined)).toContainEqual(
      expect.objectContaining({ tipo: 'caucao', link: `/grupo/membro/${grupo.id}` }),
    );
  });

  it('a matter that is over is no obstacle', async () => {
    const pessoa = await criarPessoa(mundo);
    expect(await comIsto(pessoa, async () => undefined)).toEqual([]);
    const [sem, com] = [
      await comIsto(grupo.bia, async () => undefined),
      await comIsto(grupo.bia, comDevolucao('devolvida')),
    ];
    expect(com).toEqual(sem);
  });
});
