import { MAQUINA_CAMPANHA } from '@rateia/domain/marketing/campanha';
import { MAQUINA_CHAMADO } from '@rateia/domain/perfil/chamado';
import { MAQUINA_EXCLUSAO } from '@rateia/domain/privacidade/exclusao';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../test/app.ts';
import { criarMundo } from '../test/app.ts';
import { criarPessoa } from '../test/construtores.ts';
import { ate } from '../test/processos.ts';
import { alguemEspera } from '../test/travas.ts';
import type { Trx } from './banco.ts';
import { emTransacao } from './banco.ts';
import { exigir, mover, moverVarias, nascer } from './mover.ts';

let mundo: Mundo;
let usuarioId: number;
let operadorId: number;
beforeAll(async () => {
  mundo = await criarMundo();
  usuarioId = (await criarPessoa(mundo)).id;
  operadorId = (await criarPessoa(mundo)).id;
});
afterAll(() => mundo.encerrar());

function emBanco<T>(fazer: (trx: Trx) => Promise<T>): Promise<T> {
  return emTransacao(mundo.aplicacao.deps.db, fazer);
}
function responder(id: number) {
  return { id, evento: 'responder', quem: 'operador', usuarioId: operadorId } as const;
}
async function abrir(): Promise<number> {
  const agora = mundo.agora();
  const { id } = exigir(
    await emBanco((trx) =>
      nascer(trx, MAQUINA_CHAMADO, {
        evento: 'abrir',
        quem: 'usuario',
        usuarioId,
        agora,
        valores: { usuario_id: usuarioId, categoria: 6, aberto_em: agora, mudou_em: agora },
      }),
    ),
  );
  return id;
}
function trilhaDe(id: number) {
  return mundo.aplicacao.deps.db
    .selectFrom('transicoes')
    .select(['de', 'evento', 'para', 'quem', 'usuario_id as usuarioId', 'dados'])
    .where('entidade', '=', 'chamado')
    .where('entidade_id', '=', id)
    .orderBy('id')
    .execute();
}
function chamado(id: number) {
  return mundo.aplicacao.deps.db.selectFrom('chamados').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}
const NASCEU = { de: null, evento: 'abrir', para: 'aberto', quem: 'usuario', dados: {} };

describe('A thing that has states moves by one function (HOUSE §7 States)', () => {
  it('a birth writes the row in the first state of its machine, and the trail', async () => {
    const id = await abrir();
    expect(await chamado(id)).toMatchObject({ estado: 'aberto', usuario_id: usuarioId, categoria: 6 });
    expect(await trilhaDe(id)).toEqual([{ ...NASCEU, usuarioId }]);
  });

  it('a creation that an existing row prevents is a refusal, where the caller allows for it', async () => {
    const agora = mundo.agora();
    const dono = (await criarPessoa(mundo)).id;
    function pedir() {
      return emBanco((trx) =>
        nascer(trx, MAQUINA_EXCLUSAO, {
          evento: 'pedir',
          quem: 'usuario',
          usuarioId: dono,
          agora,
          valores: { usuario_id: dono, pedida_em: agora, executa_em: agora },
          seNova: true,
        }),
      );
    }
    expect(await pedir()).toMatchObject({ ok: true, para: 'pedida' });
    expect(await pedir()).toEqual({
      ok: false,
      de: undefined,
      recusa: { tipo: 'transicaoInexistente', codigo: 'exclusao.jaExiste' },
    });
  });

  it('a step writes the new state, the other changed columns and the trail, and answers the result', async () => {
    const id = await abrir();
    const mudou_em = '2030-01-02T03:04:05.000Z';
    const movida = await emBanco((trx) =>
      mover(trx, MAQUINA_CHAMADO, {
        ...responder(id),
        agora: mundo.agora(),
        mudar: { mudou_em },
        dados: { mensagem: 'Oi' },
      }),
    );
    expect(movida).toEqual({ ok: true, de: 'aberto', para: 'respondido', efeitos: [] });
    expect(await chamado(id)).toMatchObject({ estado: 'respondido', mudou_em });
    expect(await trilhaDe(id)).toEqual([
      { ...NASCEU, usuarioId },
      {
        de: 'aberto',
        evento: 'responder',
        para: 'respondido',
        quem: 'operador',
        usuarioId: operadorId,
        dados: { mensagem: 'Oi' },
      },
    ]);
  });

  it('a step that keeps the state writes the changed columns, and the trail', async () => {
    const id = await abrir();
    const agora = mundo.agora();
    const movida = await emBanco((trx) =>
      mover(trx, MAQUINA_CHAMADO, { id, evento: 'replicar', quem: 'usuario', usuarioId, agora }),
    );
    expect(movida).toMatchObject({ ok: true, de: 'aberto', para: 'aberto' });
    expect((await trilhaDe(id)).map(({ evento }) => evento)).toEqual(['abrir', 'replicar']);
  });

  it('an event that the table does not have is refused with the state of the thing, and writes nothing', async () => {
    const id = await abrir();
    const antes = await chamado(id);
    const agora = mundo.agora();
    function tentar(quem: 'operador' | 'sistema') {
      return emBanco((trx) =>
        mover(trx, MAQUINA_CHAMADO, {
          id,
          evento: 'encerrar',
          quem,
          usuarioId: operadorId,
          agora,
          mudar: { mudou_em: '2031-01-01T00:00:00.000Z' },
        }),
      );
    }
    expect(await tentar('sistema')).toEqual({
      ok: false,
      de: 'aberto',
      recusa: { tipo: 'semPermissao', codigo: 'chamado.semPermissao' },
    });
    expect(await chamado(id)).toEqual(antes);
    expect(await trilhaDe(id)).toHaveLength(1);
    expect(await tentar('operador')).toMatchObject({ ok: true, para: 'encerrado' });
    expect(await tentar('operador')).toMatchObject({
      ok: false,
      de: 'encerrado',
      recusa: { tipo: 'transicaoInexistente' },
    });
  });

  it('a guard refuses by its own code, with the facts that the caller gives', async () => {
    const agora = mundo.agora();
    const campanha = await mundo.aplicacao.deps.db
      .insertInto('campanhas')
      .values({ nome: 'Uma', tipo: 'modal', criada_por: operadorId, criada_em: agora, alterada_em: agora })
      .returning('id')
      .executeTakeFirstOrThrow();
    function ligar(id: number, faltas: readonly string[]) {
      return emBanco((trx) =>
        mover(trx, MAQUINA_CAMPANHA, {
          id,
          evento: 'ligar',
          quem: 'operador',
          usuarioId: operadorId,
          agora,
          contexto: { faltas },
        }),
      );
    }
    expect(await ligar(campanha.id, ['o título'])).toEqual({
      ok: false,
      de: 'rascunho',
      recusa: { tipo: 'guarda', codigo: 'campanhaIncompleta' },
    });
    expect(await ligar(999_999, [])).toEqual({
      ok: false,
      de: undefined,
      recusa: { tipo: 'transicaoInexistente', codigo: 'campanha.inexistente' },
    });
  });

  it('a refusal that cannot be is thrown', async () => {
    const id = await abrir();
    const agora = mundo.agora();
    const mau = emBanco(async (trx) =>
      exigir(await mover(trx, MAQUINA_CHAMADO, { id, evento: 'encerrar', quem: 'sistema', agora })),
    );
    await expect(mau).rejects.toThrow('chamado.semPermissao (in aberto)');
  });

  it('the state that a caller says to have read under its lock is believed, unless it is another one', async () => {
    const id = await abrir();
    const agora = mundo.agora();
    function como(de: 'aberto' | 'respondido' | 'encerrado') {
      return emBanco((trx) => mover(trx, MAQUINA_CHAMADO, { ...responder(id), de, agora }));
    }
    expect(await como('encerrado')).toMatchObject({ ok: false, de: 'encerrado' });
    await expect(como('respondido')).rejects.toThrow(`chamado ${id} is aberto, not respondido`);
    expect(await como('aberto')).toMatchObject({ ok: true, para: 'respondido' });
    expect(await trilhaDe(id)).toHaveLength(2);
  });

  it('of many movers at once exactly one moves a thing, and the others are told where it is', async () => {
    const id = await abrir();
    const agora = mundo.agora();
    const fins = await Promise.all(
      Array.from({ length: 8 }, () =>
        emBanco((trx) => mover(trx, MAQUINA_CHAMADO, { id, evento: 'encerrar', quem: 'usuario', usuarioId, agora })),
      ),
    );
    expect(fins.filter(({ ok }) => ok)).toHaveLength(1);
    expect(fins.filter(({ ok }) => !ok)).toEqual(Array(7).fill(expect.objectContaining({ de: 'encerrado' })));
    expect(await trilhaDe(id)).toHaveLength(2);
  });

  it('a mover waits for the transaction that holds the row, and sees its result', async () => {
    const id = await abrir();
    const agora = mundo.agora();
    let esperando: Promise<unknown> = Promise.resolve();
    await emBanco(async (trx) => {
      exigir(await mover(trx, MAQUINA_CHAMADO, { ...responder(id), agora }));
      esperando = emBanco((outra) => mover(outra, MAQUINA_CHAMADO, { id, evento: 'encerrar', quem: 'sistema', agora }));
      await ate('the second mover to wait', () => alguemEspera(mundo));
    });
    expect(await esperando).toMatchObject({ ok: true, de: 'respondido', para: 'encerrado' });
  });

  it('many move in one statement, each by the state that it is in', async () => {
    const [um, dois, tres] = [await abrir(), await abrir(), await abrir()];
    const agora = mundo.agora();
    await emBanco((trx) => mover(trx, MAQUINA_CHAMADO, { ...responder(dois), agora }));
    const movidas = await emBanco((trx) =>
      moverVarias(trx, MAQUINA_CHAMADO, {
        ids: [tres, um, dois, 999_999],
        evento: 'encerrar',
        quem: 'sistema',
        agora,
      }),
    );
    expect([...movidas].map(([id, { ok, de }]) => [id, ok, de])).toEqual([
      [um, false, 'aberto'],
      [dois, true, 'respondido'],
      [tres, false, 'aberto'],
    ]);
    expect((await chamado(um)).estado).toBe('aberto');
    expect((await chamado(dois)).estado).toBe('encerrado');
    expect(await trilhaDe(um)).toHaveLength(1);
  });
});
