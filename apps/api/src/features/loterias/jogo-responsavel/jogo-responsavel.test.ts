import { diaDe, somarDias, somarHoras } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos } from '@rateia/domain/dinheiro';
import { mesDoJogo } from '@rateia/domain/loterias/jogo-responsavel';
import type { SlugDaLoteria } from '@rateia/domain/loterias/loteria';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { ErroDeCatalogo } from '../../../http/erros.ts';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa } from '../../../test/construtores.ts';
import { CONTEXTO } from '../../cadastro/index.ts';
import { exigirJogoPermitido } from './exigir-jogo-permitido.ts';
import { foraDasLoterias } from './fora-das-loterias.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(() => mundo.encerrar());

function db() {
  return mundo.aplicacao.deps.db;
}
function contexto(como: Pessoa, agora = mundo.agora()) {
  return { deps: mundo.aplicacao.deps, db: db(), agora, usuario: { id: como.id } } as ContextoUsuario;
}

type Compra = { readonly valor?: number; readonly loteria?: SlugDaLoteria; readonly agora?: string };
/** The sentence with which a purchase of cotas is refused; undefined when it is allowed. */
async function recusaDe(como: Pessoa, { valor = 1_000, loteria = 'quina', agora }: Compra = {}) {
  const comprar = emTransacao(db(), async (trx) => {
    const ctx = { ...contexto(como, agora), db: trx };
    await exigirJogoPermitido(ctx, { loterias: [loteria], valor: centavos(valor) });
    // As cotas that are taken count (`contar_gasto_de_jogo`).
    const mes = mesDoJogo(ctx.agora);
    await sql`update gastos_de_jogo set gasto = gasto + ${valor} where usuario_id = ${como.id} and mes = ${mes}`.execute(
      trx,
    );
  });
  return await comprar.then(
    () => undefined,
    (erro: unknown) => (erro instanceof ErroDeCatalogo ? erro.chave : String(erro)),
  );
}
async function nascida(como: Pessoa, dia: string): Promise<void> {
  const nascimento_cifrado = mundo.aplicacao.deps.cifra.cifrar(dia, CONTEXTO.nascimento);
  await db().updateTable('usuarios').set({ nascimento_cifrado }).where('id', '=', como.id).execute();
}
async function situacao(como: Pessoa) {
  return (await mundo.chamar('getJogoResponsavel', {}, { como })).corpo;
}

describe('GET /loteria/jogo-responsavel (REGRAS 2.12 Limits)', () => {
  it('needs a login', async () => {
    expect((await mundo.chamar('getJogoResponsavel')).status).toBe(401);
  });

  it('has the limit of the rules for a person who changed nothing', async () => {
    expect(await situacao(await criarPessoa(mundo))).toEqual({
      maiorDeIdade: true,
      limiteMensal: 30_000,
      limiteNovo: null,
      limiteMaximo: 500_000,
      gastoNoMes: 0,
      restanteNoMes: 30_000,
      afastamento: null,
    });
  });
});

describe('PUT /loteria/jogo-responsavel/limite', () => {
  it('lowers at once and raises after 24 hours', async () => {
    const como = await criarPessoa(mundo);
    async function mudar(valor: number) {
      return (await mundo.chamar('updateLimiteDeJogo', { valor }, { como })).corpo;
    }
    expect(await mudar(10_000)).toMatchObject({ limiteMensal: 10_000, limiteNovo: null });
    expect(await mudar(20_000)).toMatchObject({
      limiteMensal: 10_000,
      limiteNovo: { valor: 20_000, valeEm: expect.any(String) },
    });
    expect(await recusaDe(como, { valor: 15_000 })).toBe('limiteDeJogo');
    expect(await recusaDe(como, { valor: 15_000, agora: somarHoras(mundo.agora(), 25) })).toBeUndefined();
    expect(await mudar(5_000)).toMatchObject({ limiteMensal: 5_000, limiteNovo: null });
  });

  it('says the greatest limit that may be chosen', async () => {
    const como = await criarPessoa(mundo);
    const { status, erro } = await mundo.chamar('updateLimiteDeJogo', { valor: 500_001 }, { como });
    expect(status).toBe(422);
    expect(erro.message).toContain('5.000,00');
  });

  it('cannot be raised at once behind the product, nor can its time to wait be short', async () => {
    const { id } = await criarPessoa(mundo);
    await db()
      .insertInto('limites_de_jogo')
      .values({ usuario_id: id, valor: 10_000 as Centavos, mudado_em: mundo.agora() })
      .execute();
    function escrever(mudar: ReturnType<typeof sql>) {
      return sql`update limites_de_jogo set ${mudar} where usuario_id = ${id}`.execute(db());
    }
    await expect(escrever(sql`valor = 10001`)).rejects.toThrow(/never at once/);
    await expect(escrever(sql`valor_novo = 20000, vale_em = mudado_em + interval '23 hours'`)).rejects.toThrow(/check/);
  });
});

describe('POST /loteria/jogo-responsavel/afastamento', () => {
  it('keeps a person from buying, and from everything that promotes lotteries, until it ends', async () => {
    const como = await criarPessoa(mundo);
    const { corpo } = await mundo.chamar('createAfastamento', { tempo: 'seteDias' }, { como });
    expect(corpo.afastamento).toMatchObject({ tipo: 'pausa', podeVoltarDesde: null });
    expect(await recusaDe(como)).toBe('jogoEmPausa');
    expect(await foraDasLoterias(contexto(como))).toBe(true);
    expect(await recusaDe(como, { agora: corpo.afastamento?.ate ?? '' })).toBeUndefined();
  });

  it('may grow and is never shortened', async () => {
    const como = await criarPessoa(mundo);
    async function pedir(tempo: 'umDia' | 'umMes' | 'semPrazo') {
      return await mundo.chamar('createAfastamento', { tempo }, { como });
    }
    await pedir('umMes');
    expect((await pedir('umDia')).erro.dados.chave).toBe('afastamentoMaisCurto');
    expect((await pedir('semPrazo')).corpo.afastamento).toMatchObject({ tipo: 'autoexclusao', ate: null });
    expect(await recusaDe(como)).toBe('jogoExcluido');
    const encurtar = sql`update afastamentos_de_jogo set ate = now() + interval '1 hour' where usuario_id = ${como.id}`;
    await expect(encurtar.execute(db())).rejects.toThrow(/not shortened/);
  });

  it('without an end is ended six months later, and 24 hours after that is asked', async () => {
    const como = await criarPessoa(mundo);
    const desde = somarHoras(mundo.agora(), -24 * 190);
    await db()
      .insertInto('afastamentos_de_jogo')
      .values({ usuario_id: como.id, tipo: 'autoexclusao', desde })
      .execute();
    const { corpo } = await mundo.chamar('encerrarAfastamento', {}, { como });
    expect(corpo.afastamento?.ate).not.toBeNull();
    expect(await recusaDe(como)).toBe('jogoEmPausa');
    expect(await recusaDe(como, { agora: somarHoras(mundo.agora(), 24.1) })).toBeUndefined();
  });
});

describe('A purchase of cotas (REGRAS 2.12, 2.16)', () => {
  it('is refused to a person whose birth date is not known, and to one under 18', async () => {
    expect(await recusaDe(await criarPessoa(mundo, { validada: false }))).toBe('validacaoObrigatoria');
    const como = await criarPessoa(mundo);
    await nascida(como, somarDias(diaDe(mundo.agora()), -17 * 365));
    expect(await recusaDe(como)).toBe('bolaoParaMaiores');
  });

  it('of Trem das Onze is for people of Minas Gerais alone', async () => {
    const como = await criarPessoa(mundo);
    const { cifra } = mundo.aplicacao.deps;
    async function morar(uf: string) {
      const endereco_cifrado = cifra.cifrar(JSON.stringify({ uf }), CONTEXTO.endereco);
      await db().updateTable('usuarios').set({ endereco_cifrado }).where('id', '=', como.id).execute();
    }
    await morar('SP');
    expect(await recusaDe(como, { loteria: 'trem-das-onze' })).toBe('soParaMinasGerais');
    expect(await recusaDe(como)).toBeUndefined();
    await morar('MG');
    expect(await recusaDe(como, { loteria: 'trem-das-onze' })).toBeUndefined();
  });

  it('counts into the month up to the limit, to the centavo, and a new month begins anew', async () => {
    const como = await criarPessoa(mundo);
    expect(await recusaDe(como, { valor: 29_999 })).toBeUndefined();
    expect(await recusaDe(como, { valor: 2 })).toBe('limiteDeJogo');
    expect(await recusaDe(como, { valor: 1 })).toBeUndefined();
    expect(await situacao(como)).toMatchObject({ gastoNoMes: 30_000, restanteNoMes: 0 });
    expect(await recusaDe(como, { valor: 1, agora: somarHoras(mundo.agora(), 24 * 32) })).toBeUndefined();
  });

  it('of two at the same time passes the limit only once', async () => {
    const como = await criarPessoa(mundo);
    const recusas = await Promise.all([recusaDe(como, { valor: 20_000 }), recusaDe(como, { valor: 20_000 })]);
    expect(recusas.toSorted()).toEqual(['limiteDeJogo', undefined]);
    expect((await situacao(como)).gastoNoMes).toBe(20_000);
  });
});
