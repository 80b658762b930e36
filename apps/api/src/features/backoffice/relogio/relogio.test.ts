import { diaDe, instanteDe, milissegundosDe, somarDias, somarHoras } from '@rateia/domain/datas';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { abrirRelogio } from '../../../db/relogio.ts';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo, irParaATarde } from '../../../test/app.ts';
import { criarPessoa } from '../../../test/construtores.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

const DIAS_DOS_ACESSOS = 181;
function banco() {
  return mundo.aplicacao.deps.db;
}
async function naFila() {
  const { rows } = await sql<{
    readonly tarefa: string;
  }>`select task_identifier as tarefa from graphile_worker.jobs`.execute(banco());
  return rows.map(({ tarefa }) => tarefa).sort();
}
async function enderecosVelhos() {
  return await banco()
    .selectFrom('auditoria')
    .select('acao')
    .where('ip', 'is not', null)
    .where('em', '<', instanteDe(milissegundosDe(mundo.agora()) - DIAS_DOS_ACESSOS * 86_400_000))
    .execute();
}

describe('The clock of the product, moved by the staff (CONFIABILIDADE 1.9: everything that is due happens)', () => {
  it('does the daily work when another day has come, and not within the day', async () => {
    const lider = await criarPessoa(mundo, { nome: 'Clara', papeis: ['lider'] });
    async function mover(quanto: Record<string, unknown>) {
      expect((await mundo.chamar('avancarRelogio', quanto, { como: lider })).status).toBe(200);
      return await naFila();
    }
    await irParaATarde(mundo);
    await mundo.assentar();
    const hoje = diaDe(mundo.agora());
    expect(await mover({ minutos: 1 })).toEqual(['conciliar', 'conferirProgramados']);
    expect(diaDe(mundo.agora())).toBe(hoje);
    expect(await mover({ dias: DIAS_DOS_ACESSOS + 2 })).toEqual([
      'aplicarRetencao',
      'conciliar',
      'conferirLivro',
      'conferirProgramados',
      'fecharContagens',
      'limparPrecadastros',
      'limparSessoes',
    ]);
    expect(diaDe(mundo.agora())).toBe(somarDias(hoje, DIAS_DOS_ACESSOS + 2));
    expect(await enderecosVelhos()).toEqual([{ acao: 'relogio.avancar' }]);
    await mundo.assentar();
    expect(await enderecosVelhos()).toEqual([]);
  });

  it('never goes back: a signal whose reading is older than its own last move changes nothing', async () => {
    const ouvidos: ((texto: string) => unknown)[] = [];
    function ouvir(_canal: string, ouvido: (texto: string) => unknown) {
      void ouvidos.push(ouvido);
    }
    const sinais = { ...mundo.aplicacao.deps.sinais, ouvir, sinalizar: async () => undefined };
    const relogio = await abrirRelogio({ db: banco(), sinais });
    const antes = await banco().selectFrom('relogio').select('deslocamento_ms').executeTakeFirstOrThrow();
    await relogio.moverPara(somarHoras(relogio.agora(), 24));
    const depois = relogio.deslocamentoMs();
    await banco().updateTable('relogio').set(antes).execute();
    await ouvidos[0]?.('');
    expect(relogio.deslocamentoMs()).toBe(depois);
    await relogio.recarregar();
    expect(relogio.deslocamentoMs()).toBe(antes.deslocamento_ms);
  });

  it('that is switched off, as in production, has no call that moves or tells it, and nobody may make one', async () => {
    const real = await criarMundo({ ambiente: { RELOGIO_DE_TESTE: 'nao' } });
    try {
      const lider = await criarPessoa(real, { nome: 'Clara', papeis: ['lider'] });
      for (const nome of ['getRelogio', 'avancarRelogio'] as const)
        expect([nome, (await real.chamar(nome, {}, { como: lider })).status]).toEqual([nome, 404]);
      const { acoes } = (await real.chamar('getPermissoes', {}, { como: lider })).corpo;
      expect(acoes).toContain('buscarPessoas');
      expect(acoes.filter((acao) => /relogio/i.test(acao))).toEqual([]);
    } finally {
      await real.encerrar();
    }
  });
});
