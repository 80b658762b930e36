import { fimDoDia } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { txidDe } from '../../../test/avisos-do-pix.ts';
import { avancarAte, criarMembro, MENSALIDADE } from '../../../test/carteira.ts';
import { assentarComBanco, criarGrupoAVenda, ligarWebhook, pagarNoBanco } from '../../../test/checkout.ts';
import { comprarVagas } from '../../../test/compra.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa } from '../../../test/construtores.ts';
import { assinaturaDe } from '../../../test/grupos.ts';
import { conferirTrilhaDasVagas } from '../../../test/trilha-das-vagas.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  await ligarWebhook(mundo);
});
afterAll(async () => await mundo.encerrar());

const TOTAL = MENSALIDADE * 2;
function comprador() {
  return criarPessoa(mundo, { saldo: centavos(TOTAL * 3) });
}
async function reservar(idGrupo: number, como: Pessoa, vagas = 1) {
  return (await mundo.chamar('preCheckout', { idGrupo, vagas }, { como })).corpo.idPreCheckout;
}
/** The steps of the seats of a group, as `number: from event to by`. */
async function trilha(grupoId: number): Promise<readonly string[]> {
  await conferirTrilhaDasVagas(mundo);
  const { rows } = await sql<{ readonly passo: string }>`
    select concat(dados->>'numero', ': ', concat_ws(' ', de, evento, para, quem)) as passo from transicoes
    where entidade = 'vaga' and entidade_id = ${grupoId} order by id`.execute(mundo.aplicacao.deps.db);
  return rows.map(({ passo }) => passo);
}

describe('The trail of a seat (CONFIABILIDADE 1.10: every transition writes an audit row; REGRAS 2.2)', () => {
  it('held and given up, held and expired, held and paid', async () => {
    const { id } = await criarGrupoAVenda(mundo);
    const [ana, bia, caio] = [await comprador(), await comprador(), await comprador()];
    await mundo.chamar('cancelarPreCheckout', { id: await reservar(id, ana) }, { como: ana });
    await reservar(id, bia, 2);
    await mundo.avancar({ minutos: 16 });
    const idPreCheckout = await reservar(id, caio);
    await mundo.chamar('createAssinatura', { idPreCheckout, meioPagamento: 4, valorTotal: TOTAL }, { como: caio });
    await mundo.assentar();
    expect(await trilha(id)).toEqual([
      '1: livre reter retida membro',
      '1: retida desistir livre membro',
      '1: livre reter retida membro',
      '2: livre reter retida membro',
      '1: retida expirar livre sistema',
      '2: retida expirar livre sistema',
      '1: livre reter retida membro',
      '1: retida pagar ocupada sistema',
    ]);
  });

  it('bought with the wallet', async () => {
    const { id } = await criarGrupoAVenda(mundo);
    const ana = await comprador();
    await comprarVagas(mundo, { idGrupo: id, vagas: 2, valorTotal: TOTAL * 2 }, { como: ana });
    await mundo.assentar();
    expect(await trilha(id)).toEqual([
      '1: livre reter retida membro',
      '2: livre reter retida membro',
      '1: retida pagar ocupada sistema',
      '2: retida pagar ocupada sistema',
    ]);
    const linha = await mundo.aplicacao.deps.db
      .selectFrom('transicoes')
      .selectAll()
      .where('entidade', '=', 'vaga')
      .where('entidade_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(linha).toMatchObject({ usuario_id: ana.id, dados: { numero: 1, assinaturaId: expect.any(Number) } });
  });

  it('a payment that comes after its hold is honoured', async () => {
    const { id } = await criarGrupoAVenda(mundo);
    const ana = await comprador();
    const idPreCheckout = await reservar(id, ana);
    const pedido = { idPreCheckout, meioPagamento: 12, valorTotal: TOTAL };
    const { idPagamento } = (await mundo.chamar('createAssinatura', pedido, { como: ana })).corpo;
    await assentarComBanco(mundo);
    await mundo.avancar({ minutos: 31 });
    const txid = await txidDe(mundo, idPagamento ?? '');
    await pagarNoBanco(mundo, { txid, forcar: true });
    await assentarComBanco(mundo);
    expect(await trilha(id)).toEqual([
      '1: livre reter retida membro',
      '1: retida expirar livre sistema',
      '1: livre honrarPagamento ocupada sistema',
    ]);
  });

  it('leaving with a date, staying after all, leaving again, and the date', async () => {
    const grupo = await criarGrupoAVenda(mundo, { status: 52, jaAssinado: true });
    const membro = await criarMembro(mundo, { grupo, saldo: MENSALIDADE });
    await mundo.avancar({ dias: 10 });
    async function sair() {
      return await mundo.chamar(
        'cancelarMembro',
        {
          idMembro: membro.assinaturaId,
          idGrupo: grupo.id,
          motivo: 3,
          tipo: 'fimDoCiclo',
          textoMotivo: 'Vou economizar',
          totalMostrado: MENSALIDADE,
        },
        { como: membro },
      );
    }
    expect((await sair()).status).toBe(200);
    await mundo.chamar('reverterCancelamento', { idGrupo: grupo.id }, { como: membro });
    await sair();
    const { ciclo_fim: fim } = await assinaturaDe(mundo, membro.assinaturaId);
    await avancarAte(mundo, fimDoDia(fim ?? ''));
    expect(await trilha(grupo.id)).toEqual([
      '1: livre honrarPagamento ocupada sistema',
      '1: ocupada agendarSaida em_saida membro',
      '1: em_saida reverterSaida ocupada membro',
      '1: ocupada agendarSaida em_saida membro',
      '1: em_saida chegarData livre sistema',
    ]);
  });
});
