import { diaDe } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import type { Aposta } from '@rateia/domain/loterias/aposta';
import type { Resultado } from '@rateia/domain/loterias/resultado';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { criarBolao } from '../../../test/boloes.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa, saldoDe } from '../../../test/construtores.ts';
import { comprarCotas, irAte, provarBolao, sortear } from '../../../test/premios.ts';
import type { Bolao } from '../boloes/bolao.ts';
import { acharBolao } from '../boloes/bolao.ts';

let mundo: Mundo;
let financeiro: Pessoa;
let lider: Pessoa;
beforeAll(async () => {
  mundo = await criarMundo();
  financeiro = await criarPessoa(mundo, { papeis: ['financeiro'] });
  lider = await criarPessoa(mundo, { papeis: ['lider'] });
});
afterAll(async () => await mundo.encerrar());

function db() {
  return mundo.aplicacao.deps.db;
}
function rico() {
  return criarPessoa(mundo, { saldo: centavos(20_000) });
}
async function estadoDe({ id }: Bolao) {
  return (await acharBolao(db(), id))?.estado;
}
async function carteira({ id }: Pessoa) {
  return await saldoDe(mundo, id, 'disponivel');
}
async function avisosDe({ id }: Pessoa) {
  return (
    await db().selectFrom('notificacoes').select('titulo').where('usuario_id', '=', id).orderBy('id').execute()
  ).map(({ titulo }) => titulo);
}
let concurso = 3_500;
function premio(faixa: number, valor: number) {
  return { faixa, ganhadores: 100, valor: centavos(valor) };
}
/** Four of the pool's seven numbers: three quadras of R$ 700,00. */
function quadra(partes: Partial<Resultado> = {}): Resultado {
  return {
    loteria: 'mega-sena',
    concurso,
    data: diaDe(mundo.agora()),
    sorteios: [[4, 8, 15, 16, 1, 2]],
    premios: [premio(1, 0), premio(2, 2_000_000), premio(3, 70_000)].map((um) =>
      um.valor === 0 ? { ...um, ganhadores: 0 } : um,
    ),
    ...partes,
  };
}
/** A pool whose cotas are bought by people, three and one of six, and whose bets are proven. */
async function provado() {
  concurso += 1;
  const sorteioEm = (await criarBolao(mundo)).sorteioEm;
  const apostasAte = new Date(Date.parse(sorteioEm) - 3_600_000).toISOString();
  const bolao = await criarBolao(mundo, { concursos: [{ loteria: 'mega-sena', concurso, apostasAte, sorteioEm }] });
  const [ana, bia] = [await rico(), await rico()];
  await comprarCotas(mundo, { bolao, pessoa: ana, cotas: 3 });
  await comprarCotas(mundo, { bolao, pessoa: bia, cotas: 1 });
  await provarBolao(mundo, bolao, lider);
  return { bolao, ana, bia };
}
async function receber({ id }: Bolao, valor: number, como = financeiro) {
  return await mundo.chamar('registrarPremio', { id, valor, evidencia: 'Pix do banco pagador, 26/11' }, { como });
}
async function doLivro(conta: string): Promise<number> {
  const { rows } = await sql<{ soma: number }>`
    select coalesce(sum(p.valor), 0)::bigint as soma from partidas p join contas c on c.id = p.conta_id where c.tipo = ${conta}`.execute(
    db(),
  );
  return Number(rows[0]?.soma ?? 0);
}

describe('Draw, check and division (REGRAS 2.12 Split)', () => {
  it('checks every bet, tells each member once, and pays nobody before the organiser was paid', async () => {
    const { bolao, ana } = await provado();
    const antes = await carteira(ana);
    await sortear(mundo, bolao, quadra());
    expect(await estadoDe(bolao)).toBe('apurado');
    // Three quadras of R$ 700,00 over 6 cotas: R$ 350,00 each, R$ 1.050,00 for three.
    expect((await mundo.chamar('getPremiosDoBolao', { id: bolao.id }, { como: ana })).corpo).toMatchObject({
      situacao: 'aReceber',
      premio: 210_000,
      porCota: 35_000,
      cotas: 6,
      resto: 0,
      minhasCotas: 3,
      minhaParte: 105_000,
      itens: [{ ordem: 0, faixas: [{ nome: 'Quadra', quantidade: 3, premio: 210_000 }] }],
    });
    expect(await carteira(ana)).toBe(antes);
    expect((await avisosDe(ana)).filter((titulo) => titulo.startsWith('O sorteio de'))).toHaveLength(1);
  });

  it('puts each part into the wallet when the cashing is recorded, and the rest of it is accounted for', async () => {
    const { bolao, ana, bia } = await provado();
    await sortear(mundo, bolao, quadra());
    const [deAna, deBia] = [await carteira(ana), await carteira(bia)];
    expect((await receber(bolao, 209_999)).erro.dados.chave).toBe('premioDiferente');
    expect((await receber(bolao, 210_000)).status).toBe(204);
    await mundo.assentar();
    expect(await estadoDe(bolao)).toBe('pago');
    expect(await carteira(ana)).toBe(deAna + 105_000);
    expect(await carteira(bia)).toBe(deBia + 35_000);
    // Two cotas were not sold: the organiser's part left the account of prizes, which is empty again.
    expect(await doLivro('premios_a_pagar')).toBe(0);
    expect((await receber(bolao, 210_000)).erro.dados.chave).toBe('premioJaRecebido');
    expect((await avisosDe(bia)).at(-1)).toContain('350,00');
    expect((await mundo.chamar('getTotalDePremios', { id: bolao.id }, { como: bia })).corpo).toEqual({
      premio: 210_000,
      minhaParte: 35_000,
      recebido: 35_000,
    });
  });

  it('without a prize says so, and has nothing to fetch', async () => {
    const { bolao, bia } = await provado();
    await sortear(mundo, bolao, quadra({ sorteios: [[1, 2, 3, 5, 6, 7]] }));
    const { corpo } = await mundo.chamar('getPremiosDoBolao', { id: bolao.id }, { como: bia });
    expect(corpo).toMatchObject({ situacao: 'semPremio', premio: 0, minhaParte: 0, resgate: null, itens: [] });
    const fila = await mundo.chamar('getPremiosAReceber', {}, { como: financeiro });
    expect(fila.corpo.itens.map(({ idBolao }) => idBolao)).not.toContain(bolao.id);
  });

  it('is seen by its members alone, and never before the concurso has a result', async () => {
    const { bolao, ana } = await provado();
    const outra = await criarPessoa(mundo);
    expect((await mundo.chamar('getMeuBolao', { id: bolao.id }, { como: outra })).erro.dados.chave).toBe(
      'bolaoNaoEncontrado',
    );
    const { corpo } = await mundo.chamar('getResultadoDoConcurso', { id: bolao.id, n: concurso }, { como: ana });
    expect(corpo.concursos[0]?.resultado).toBeNull();
    expect(corpo.apostas).toMatchObject([{ ordem: 0, dezenas: [4, 8, 15, 16, 23, 42, 57], acertos: null }]);
    const proxima = await mundo.chamar('getProximaAposta', { idGrupo: bolao.id }, { como: ana });
    expect(proxima.corpo.proxima).toMatchObject({ loteria: 'mega-sena', concurso });
  });

  it('stands in the history of its members when it is over', async () => {
    const { bolao, ana } = await provado();
    await sortear(mundo, bolao, quadra());
    const { corpo } = await mundo.chamar('getHistoricoDeBoloes', {}, { como: ana });
    expect(corpo.itens).toMatchObject([
      { id: bolao.id, loterias: ['mega-sena'], estado: 'apurado', minhasCotas: 3, pago: 2_310, minhaParte: 105_000 },
    ]);
  });
});

describe('The claim of a prize (REGRAS 2.12 Deadline)', () => {
  it('is on the desk with place, papers, holder and days left, and the people who work with money are reminded', async () => {
    const { bolao } = await provado();
    await sortear(mundo, bolao, quadra());
    const { corpo } = await mundo.chamar('getPremiosAReceber', {}, { como: financeiro });
    const linha = corpo.itens.find(({ idBolao }) => idBolao === bolao.id);
    expect(linha).toMatchObject({ premio: 210_000, vendidas: 4, faltam: 90, guardiao: 'Rateia' });
    expect(linha?.documentos).toContain('Recibo original da aposta');
    await mundo.chamar('updateGuardiao', { id: bolao.id, guardiao: 'João Pedro Lima' }, { como: financeiro });
    await irAte(mundo, new Date(Date.parse(bolao.sorteioEm) + 8 * 86_400_000).toISOString());
    expect((await avisosDe(financeiro)).filter((titulo) => titulo.startsWith('Faltam 83 dias'))).not.toEqual([]);
  });
});

describe('Results by hand (REGRAS 2.12)', () => {
  async function propor(resultado: Resultado, como: Pessoa) {
    return await mundo.chamar(
      'proporResultado',
      {
        ...resultado,
        sorteios: resultado.sorteios.map((d) => [...d]),
        premios: [...resultado.premios],
        motivo: 'As fontes divergem',
        trevos: [],
        colunas: [],
        time: null,
        mes: null,
      },
      { como },
    );
  }

  it('are a result when a second person confirms them, and then the pools are checked', async () => {
    const { bolao } = await provado();
    await irAte(mundo, new Date(Date.parse(bolao.sorteioEm) + 600_000).toISOString());
    const fila = await mundo.chamar('getResultadosAResolver', {}, { como: lider });
    expect(fila.corpo.itens).toContainEqual(expect.objectContaining({ loteria: 'mega-sena', concurso, boloes: 1 }));
    const { corpo } = await propor(quadra(), lider);
    expect((await propor(quadra(), financeiro)).erro.dados.chave).toBe('resultadoEmConfirmacao');
    async function confirmar(como: Pessoa) {
      return await mundo.chamar('confirmarResultado', { id: corpo.id }, { como });
    }
    expect((await confirmar(lider)).erro.dados.chave).toBe('outraPessoaConfirma');
    expect((await confirmar(financeiro)).status).toBe(204);
    await mundo.assentar();
    expect(await estadoDe(bolao)).toBe('apurado');
  });

  it('are refused with five numbers, with one out of range, and for a concurso of the future', async () => {
    await provado();
    for (const errado of [
      quadra({ sorteios: [[1, 2, 3, 4, 5]] }),
      quadra({ sorteios: [[1, 2, 3, 4, 5, 61]] }),
      quadra({ data: '2199-01-01' }),
    ]) {
      const { status, erro } = await propor(errado, lider);
      expect({ status, chave: erro.dados.chave }).toEqual({ status: 422, chave: 'dadosInvalidos' });
    }
  });

  it('correct a result while its prize was not fetched: bets are checked anew and members told again', async () => {
    const { bolao, ana } = await provado();
    await sortear(mundo, bolao, quadra());
    const { corpo } = await propor(quadra({ sorteios: [[1, 2, 3, 5, 6, 7]] }), lider);
    await mundo.chamar('confirmarResultado', { id: corpo.id }, { como: financeiro });
    await mundo.assentar();
    expect((await mundo.chamar('getPremiosDoBolao', { id: bolao.id }, { como: ana })).corpo.situacao).toBe('semPremio');
    expect((await avisosDe(ana)).at(-1)).toMatch(/foi corrigido$/);
  });
});

describe('Every kind of lottery is drawn, checked and divided', () => {
  type Caso = {
    readonly apostas: readonly Aposta[];
    readonly resultado: Omit<Resultado, 'concurso' | 'data'>;
    readonly espera: number;
  };
  const PALPITES = Array.from({ length: 14 }, (_, jogo) => (jogo < 4 ? (['1', 'X'] as const) : (['1'] as const)));
  const CASOS: Readonly<Record<string, Caso>> = {
    'Quina: a terno of six numbers': {
      apostas: [{ loteria: 'quina', dezenas: [1, 2, 3, 4, 5, 6] }],
      // 3 hits of 6 marks: ternos C(3,3)·C(3,2) = 3, duques C(3,2)·C(3,3) = 3.
      resultado: { loteria: 'quina', sorteios: [[1, 2, 3, 70, 71]], premios: [premio(3, 10_000), premio(4, 500)] },
      espera: 31_500,
    },
    'Dupla Sena: the same bet in both draws': {
      apostas: [{ loteria: 'dupla-sena', dezenas: [1, 2, 3, 4, 5, 6, 7] }],
      // 3 hits: ternos C(3,3)·C(4,3) = 4 in each draw.
      resultado: {
        loteria: 'dupla-sena',
        sorteios: [
          [1, 2, 3, 40, 41, 42],
          [5, 6, 7, 40, 41, 42],
        ],
        premios: [premio(4, 300), premio(8, 200)],
      },
      espera: 2_000,
    },
    'Loteca: fourteen hits with four doubles': {
      apostas: [{ loteria: 'loteca', palpites: PALPITES }],
      // 14 hits once, and 13 hits for each of the four doubles.
      resultado: {
        loteria: 'loteca',
        sorteios: [],
        colunas: Array.from({ length: 14 }, () => '1' as const),
        premios: [premio(1, 1_000_000), premio(2, 10_000)],
      },
      espera: 1_040_000,
    },
    'Trem das Onze: no hit pays like eleven': {
      apostas: [
        { loteria: 'trem-das-onze', dezenas: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] },
        { loteria: 'trem-das-onze', dezenas: [12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22] },
      ],
      resultado: {
        loteria: 'trem-das-onze',
        sorteios: [[12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22]],
        premios: [premio(1, 100_001)],
      },
      espera: 200_002,
    },
  };

  it.each(Object.entries(CASOS))('%s', async (_nome, { apostas, resultado, espera }) => {
    concurso += 1;
    const { sorteioEm } = await criarBolao(mundo);
    const apostasAte = new Date(Date.parse(sorteioEm) - 3_600_000).toISOString();
    const { loteria } = resultado;
    const bolao = await criarBolao(mundo, {
      nome: 'Bolão de teste',
      cotas: 2,
      concursos: [{ loteria, concurso, apostasAte, sorteioEm }],
      apostas,
    });
    const [ana, bia] = [await rico(), await rico()];
    for (const pessoa of [ana, bia]) await comprarCotas(mundo, { bolao, pessoa, cotas: 1 });
    await provarBolao(mundo, bolao, lider);
    const antes = await carteira(ana);
    await sortear(mundo, bolao, { ...resultado, concurso, data: diaDe(bolao.sorteioEm) });
    expect((await receber(bolao, espera)).status).toBe(204);
    await mundo.assentar();
    expect(await carteira(ana)).toBe(antes + Math.floor(espera / 2));
  });
});
