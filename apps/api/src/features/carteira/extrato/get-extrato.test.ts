import type { ContaDeUsuario } from '@rateia/domain/carteira/contas';
import { creditoPromocional, recarga, reconstrucaoDaCaucao } from '@rateia/domain/carteira/lancamentos';
import type { Movimento } from '@rateia/domain/carteira/razao';
import type { Dia } from '@rateia/domain/datas';
import { diaDe, instanteDe, milissegundosDe, somarDias } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import { reservaDeRetirada } from '@rateia/domain/retirada/lancamentos';
import { vezes } from '@rateia/domain/test/tamanho';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emTransacao } from '../../../db/banco.ts';
import type { Mundo, RespostaDeTeste } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { criarMembro, MENSALIDADE } from '../../../test/carteira.ts';
import { ligarWebhook } from '../../../test/checkout.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa, depositar, saldoDe } from '../../../test/construtores.ts';
import { criarMembroPeloPix } from '../../../test/membro-pelo-pix.ts';
import { lancar } from '../../livro/lancar.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar({ menos: ['caucaoConfere', 'promocionalConfere', 'origemConfere'] }));

const CONTAS = ['tudo', 'disponivel', 'bloqueado', 'caucao', 'recebivel'] as const;
type Filtro = (typeof CONTAS)[number];
const MS_POR_HORA = 3_600_000;
const HISTORIA_EM_DIAS = 40;

type Passo = {
  readonly tipo: 'recarga' | 'caucao' | 'retirada' | 'promocao';
  readonly valor: number;
  readonly horas: number;
};
type Lancada = { readonly dia: Dia; readonly conta: ContaDeUsuario; readonly valor: number };

const passo = fc.record({
  tipo: fc.constantFrom('recarga', 'caucao', 'retirada', 'promocao'),
  valor: fc.integer({ min: 1, max: 50_000 }),
  horas: fc.integer({ min: 0, max: HISTORIA_EM_DIAS * 24 }),
}) as fc.Arbitrary<Passo>;
const janela = fc
  .record({
    conta: fc.constantFrom(...CONTAS),
    de: fc.option(fc.integer({ min: -1, max: HISTORIA_EM_DIAS + 1 }), { nil: undefined }),
    ate: fc.option(fc.integer({ min: -1, max: HISTORIA_EM_DIAS + 1 }), { nil: undefined }),
    limite: fc.integer({ min: 1, max: 7 }),
  })
  .map(({ de, ate, ...resto }) => ({
    ...resto,
    de,
    ate: de !== undefined && ate !== undefined ? Math.max(de, ate) : ate,
  }));

function movimentoDe({ tipo, valor: n }: Passo, usuario: number): Movimento {
  const valor = centavos(n);
  const porTipo = {
    recarga: () => recarga({ usuario, valor, provedor: 'pix' }),
    caucao: () => reconstrucaoDaCaucao({ membro: usuario, valor, origem: { saldo: valor } }),
    retirada: () => reservaDeRetirada({ usuario, valor }),
    promocao: () => creditoPromocional({ usuario, valor }),
  };
  return porTipo[tipo]();
}

/** Writes a history at scattered moments of the past, in any order, and tells it back as plain rows. */
async function escrever(pessoa: Pessoa, passos: readonly Passo[], desde: string): Promise<readonly Lancada[]> {
  const lancadas: Lancada[] = [];
  const { db } = mundo.aplicacao.deps;
  // Enough to spend, before everything else.
  const tudo: readonly Passo[] = [{ tipo: 'recarga', valor: 2_000_000, horas: 0 }, ...passos];
  for (const [i, p] of tudo.entries()) {
    const agora = instanteDe(milissegundosDe(desde) + p.horas * MS_POR_HORA);
    const { motivo, partidas } = movimentoDe(p, pessoa.id);
    const doc = { origem: 'teste', origemId: pessoa.id, chave: `extrato:${pessoa.id}:${i}`, agora };
    await emTransacao(db, (trx) => lancar(trx, { motivo, partidas, ...doc }));
    for (const partida of partidas) {
      if ('usuario' in partida) lancadas.push({ dia: diaDe(agora), conta: partida.conta, valor: partida.valor });
    }
  }
  return lancadas;
}

async function lerTudo(pessoa: Pessoa, consulta: Record<string, unknown>) {
  const paginas: RespostaDeTeste<'getExtrato'>['corpo'][] = [];
  let antesDe: number | null = null;
  do {
    const r: RespostaDeTeste<'getExtrato'> = await mundo.chamar(
      'getExtrato',
      { ...consulta, ...(antesDe === null ? {} : { antesDe }) },
      { como: pessoa },
    );
    expect(r.status).toBe(200);
    paginas.push(r.corpo);
    antesDe = r.corpo.proximo;
  } while (antesDe !== null);
  return paginas;
}

type Conferencia = {
  readonly pessoa: Pessoa;
  readonly lancadas: readonly Lancada[];
  readonly primeiro: Dia;
  readonly janela: {
    readonly conta: Filtro;
    readonly de: number | undefined;
    readonly ate: number | undefined;
    readonly limite: number;
  };
};

/** The three sums are the history's own, on every page; the lines add up to them one by one. */
async function conferirJanela({ pessoa, lancadas, primeiro, janela: { conta, limite, ...dias } }: Conferencia) {
  const de = dias.de === undefined ? undefined : somarDias(primeiro, dias.de);
  const ate = dias.ate === undefined ? undefined : somarDias(primeiro, dias.ate);
  function somarOnde(filtro: (l: Lancada) => boolean): number {
    return lancadas.filter((l) => daConta(l, conta) && filtro(l)).reduce((soma, l) => soma + l.valor, 0);
  }
  const abertura = somarOnde((l) => de !== undefined && l.dia < de);
  const entradas = somarOnde((l) => (de === undefined || l.dia >= de) && (ate === undefined || l.dia <= ate));
  const paginas = await lerTudo(pessoa, {
    conta,
    limite,
    ...(de === undefined ? {} : { de }),
    ...(ate === undefined ? {} : { ate }),
  });
  for (const p of paginas) expect(p).toMatchObject({ abertura, entradas, fechamento: abertura + entradas });
  const linhas = paginas.flatMap((p) => p.linhas).reverse();
  expect(linhas.reduce((soma, l) => soma + l.valor, 0)).toBe(entradas);
  let saldo = abertura;
  for (const linha of linhas) {
    saldo += linha.valor;
    expect(linha.saldoApos).toBe(saldo);
  }
}

function daConta({ conta }: Lancada, filtro: Filtro): boolean {
  return filtro === 'tudo' ? conta !== 'recebivel' : conta === filtro;
}

describe('Statement (CONFIABILIDADE 1.2)', () => {
  it('opening + entries = closing over any window and any account, page by page, for random histories', async () => {
    const desde = mundo.agora();
    const primeiro = diaDe(desde);
    const historia = fc.tuple(fc.array(passo, { maxLength: 25 }), fc.array(janela, { minLength: 6, maxLength: 6 }));
    await fc.assert(
      fc.asyncProperty(historia, async ([passos, janelas]) => {
        const pessoa = await criarPessoa(mundo);
        const lancadas = await escrever(pessoa, passos, desde);
        for (const uma of janelas) await conferirJanela({ pessoa, lancadas, primeiro, janela: uma });
        expect((await lerTudo(pessoa, {})).at(0)?.fechamento).toBe(await saldoDe(mundo, pessoa.id, 'disponivel'));
      }),
      { numRuns: vezes({ todoDia: 15, grande: 500 }) },
    );
  }, 120_000);

  it('names each movement, and its receipt shows its parts', async () => {
    const membro = await criarMembro(mundo);
    const { corpo } = await mundo.chamar('getExtrato', {}, { como: membro });
    expect(corpo.linhas.map((l) => [l.titulo, l.detalhe, l.valor])).toEqual([
      ['Entrada no grupo', expect.stringMatching(/^Grupo de teste/), -2 * MENSALIDADE],
      ['Saldo adicionado', 'Pix', 2 * MENSALIDADE],
    ]);
    const entrada = corpo.linhas[0];
    const r = await mundo.chamar('getExtratoItem', { id: entrada?.id }, { como: membro });
    expect(r.corpo.linha).toEqual(entrada);
    expect(r.corpo.partes.map((p) => [p.rotulo, p.valor])).toEqual([
      ['Sua parte', -2_000],
      ['Taxa', -160],
      ['Caução', -2_160],
    ]);
    expect(r.corpo.autenticacao).toMatch(/^[0-9a-f]{64}$/);
    const doAdministrador = await mundo.chamar(
      'getExtrato',
      { conta: 'recebivel' },
      { como: membro.grupo.administrador },
    );
    expect(doAdministrador.corpo.linhas).toMatchObject([
      { titulo: 'Novo membro', detalhe: expect.stringMatching(/ · Beatriz$/) },
    ]);
  });

  it('a Pix that went on to a group is a line that moves no balance, and so is a return by Pix', async () => {
    await ligarWebhook(mundo);
    const membro = await criarMembroPeloPix(mundo);
    async function ler(conta: string) {
      return (await mundo.chamar('getExtrato', { conta }, { como: membro })).corpo;
    }
    const TUDO = 2 * MENSALIDADE;
    const depoisDePagar = await ler('tudo');
    expect(depoisDePagar.fechamento).toBe(MENSALIDADE);
    expect(depoisDePagar.linhas.map((l) => [l.titulo, l.conta, l.valor, l.passou])).toEqual([
      ['Caução guardada', 'caucao', MENSALIDADE, null],
      ['Entrada no grupo', 'fora', 0, { valor: TUDO, meio: 'Pix', volta: false }],
    ]);
    expect((await ler('disponivel')).linhas).toEqual([]);
    const passou = depoisDePagar.linhas[1];
    const recibo = await mundo.chamar('getExtratoItem', { id: passou?.id }, { como: membro });
    expect(recibo.corpo.partes.map((p) => [p.rotulo, p.valor])).toEqual([
      ['Sua parte', -2_000],
      ['Taxa', -160],
      ['Caução', -MENSALIDADE],
    ]);
    for (const outro of [membro.grupo.administrador, await criarPessoa(mundo)])
      expect((await mundo.chamar('getExtratoItem', { id: passou?.id }, { como: outro })).status).toBe(404);
    const saida = { idMembro: membro.assinaturaId, idGrupo: membro.grupo.id, motivo: 3, textoMotivo: '' };
    await mundo.chamar('cancelarMembro', { ...saida, tipo: 'arrependimento', totalMostrado: TUDO }, { como: membro });
    const depoisDeSair = await ler('tudo');
    expect(depoisDeSair.linhas.slice(0, 2).map((l) => [l.titulo, l.conta, l.valor, l.passou?.volta])).toEqual(
      expect.arrayContaining([
        ['Caução devolvida', 'caucao', -MENSALIDADE, undefined],
        ['Reembolso', 'fora', 0, true],
      ]),
    );
    expect(depoisDeSair).toMatchObject({ fechamento: 0, entradas: 0 });
  });

  it('the administrator sees the member and the group of each receipt', async () => {
    const membro = await criarMembro(mundo);
    const { grupo } = membro;
    await mundo.avancar({ dias: 40 });
    const { corpo } = await mundo.chamar('getExtrato', { conta: 'tudo' }, { como: grupo.administrador });
    expect(corpo.linhas).toMatchObject([
      { motivo: 'liberacao', deQuem: 'Beatriz', idGrupo: grupo.id, conta: 'disponivel' },
    ]);
  });

  it('a receipt says when it is sealed in the chain', async () => {
    const pessoa = await criarPessoa(mundo);
    await depositar(mundo, pessoa, centavos(1_000));
    const { id } = (await mundo.chamar('getExtrato', {}, { como: pessoa })).corpo.linhas[0] ?? {};
    expect((await mundo.chamar('getExtratoItem', { id }, { como: pessoa })).corpo.lacrada).toBe(false);
    await mundo.aplicacao.tarefas.lacrarLivro?.({}, { tentativa: 1, requestId: undefined });
    expect((await mundo.chamar('getExtratoItem', { id }, { como: pessoa })).corpo.lacrada).toBe(true);
  });

  it('a person cannot read another person’s receipt, and cannot read any without a session', async () => {
    const [dono, outro] = [await criarPessoa(mundo), await criarPessoa(mundo)];
    await depositar(mundo, dono, centavos(1_000));
    const { id } = (await mundo.chamar('getExtrato', {}, { como: dono })).corpo.linhas[0] ?? {};
    expect((await mundo.chamar('getExtratoItem', { id }, { como: outro })).erro.dados.chave).toBe('naoEncontrado');
    expect((await mundo.chamar('getExtratoItem', { id: 999_999_999 }, { como: dono })).status).toBe(404);
    expect((await mundo.chamar('getExtrato', {})).status).toBe(401);
    expect((await mundo.chamar('getExtratoItem', { id })).status).toBe(401);
    expect((await mundo.chamar('getExtrato', { conta: 'outra' }, { como: dono })).status).toBe(422);
    expect((await mundo.chamar('getExtrato', { de: '2026-02-30' }, { como: dono })).status).toBe(422);
    expect((await mundo.chamar('getExtrato', { limite: 0 }, { como: dono })).status).toBe(422);
  });
});
