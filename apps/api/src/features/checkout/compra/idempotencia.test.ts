import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos } from '@rateia/domain/dinheiro';
import { MEIO_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import type { Comprador } from '../../../test/checkout.ts';
import { criarCompradores, criarGrupoAVenda } from '../../../test/checkout.ts';
import type { PedidoDeCompra } from '../../../test/compra.ts';
import { comprarNaRede } from '../../../test/compra.ts';
import type { OutraApi, Rede } from '../../../test/multidao.ts';
import { abrirOutraApi, abrirRede, emParalelo, portaDoMundo } from '../../../test/multidao.ts';
import { abrirPrograma, ate } from '../../../test/processos.ts';
import { prazoPara, tamanho } from '../../../test/tamanho.ts';
import { alguemEspera, segurar } from '../../../test/travas.ts';

const CHAVES = tamanho('CHAVES_POR_RODADA', 100);
const COPIAS = 10;
const VAGAS_POR_GRUPO = 40;
const TOTAL = 4_320;
const CREDITO = MEIO_PAGAMENTO.credito.id;

type Corpo = Readonly<Record<string, unknown>>;

let mundo: Mundo;
let outra: OutraApi;
let rede: Rede;
beforeAll(async () => {
  mundo = await criarMundo({ ambiente: { DATABASE_POOL: '16' } });
  outra = await abrirOutraApi(mundo);
  rede = abrirRede(200);
});
afterAll(async () => {
  rede.fechar();
  await outra.fechar();
  await mundo.encerrar();
});

async function reservar(idGrupo: number, como: Comprador): Promise<number> {
  const porta = portaDoMundo(mundo);
  return (await rede.chamar('preCheckout', { idGrupo, vagas: 1 }, { como, porta })).corpo.idPreCheckout;
}

async function umComprador(saldo: Centavos): Promise<Comprador> {
  const [como] = await criarCompradores(mundo, 1, saldo);
  if (como === undefined) throw new Error('one buyer');
  return como;
}

describe('A key whose first call is still running (CONFIABILIDADE 1.4)', () => {
  it.each(['createAssinatura', 'preCheckout'] as const)(
    '%s: 409 at another process, whatever the body; afterwards the same bytes, and 422 for another body',
    async (nome) => {
      const grupo = await criarGrupoAVenda(mundo, { vagas: 4 });
      const como = await umComprador(centavos(TOTAL * 4));
      const paga = nome === 'createAssinatura';
      const idPreCheckout = paga ? await reservar(grupo.id, como) : 0;
      async function pedir(porta: number, vagas = 1) {
        const pagamento = { idPreCheckout, meioPagamento: CREDITO, valorTotal: TOTAL * vagas };
        const corpo = paga ? pagamento : { idGrupo: grupo.id, vagas };
        return await rede.chamar(nome, corpo, { como, porta, chave: `em-curso-${grupo.id}` });
      }
      const soltar = await segurar(mundo, 'grupo_lotacao', 'grupo_id', grupo.id);
      const primeira = pedir(portaDoMundo(mundo));
      await ate('the first call to wait for the seats', () => alguemEspera(mundo));
      for (const vagas of [1, 2]) {
        const copia = await pedir(outra.porta, vagas);
        expect([copia.status, copia.chave]).toEqual([409, 'operacaoEmAndamento']);
      }
      await soltar();
      const feita = await primeira;
      expect(feita.status, feita.texto).toBe(200);
      expect((await pedir(outra.porta)).texto).toBe(feita.texto);
      expect((await pedir(outra.porta, 2)).chave).toBe('chaveIdempotenciaReutilizada');
    },
    60_000,
  );

  it('belongs to its person, and to the call that it was used for', async () => {
    const grupo = await criarGrupoAVenda(mundo, { vagas: 4 });
    const compradores = await criarCompradores(mundo, 2, centavos(TOTAL));
    const chave = `de-dois-${grupo.id}`;
    const corpo = { idGrupo: grupo.id, vagas: 1, valorTotal: TOTAL };
    const porta = outra.porta;
    const feitas = await emParalelo(compradores, 2, (como) =>
      comprarNaRede(rede.chamar, corpo, { como, porta, chave }),
    );
    expect(feitas.map((r) => r.status)).toEqual([200, 200]);
    expect(new Set(feitas.map((r) => r.corpo.idAssinatura)).size).toBe(2);
    for (const como of compradores) {
      const r = await rede.chamar('comprarCredito', { valor: 5_000, meioPagamento: 12 }, { como, porta, chave });
      expect([r.status, r.chave]).toEqual([422, 'chaveIdempotenciaReutilizada']);
    }
  });
});

describe('A key of a call that was refused (CONFIABILIDADE 1.4)', () => {
  /** A refused call, a body that succeeds, and a third body that differs from both. */
  const casos: readonly {
    readonly nome: 'preCheckout' | 'createAssinatura' | 'comprarCredito';
    readonly recusa: string;
    readonly corpos: (idGrupo: number, como: Comprador) => Promise<readonly Corpo[]>;
  }[] = [
    {
      nome: 'preCheckout',
      recusa: 'semVagas',
      corpos: async (idGrupo) => [3, 1, 2].map((vagas) => ({ idGrupo, vagas })),
    },
    {
      nome: 'createAssinatura',
      recusa: 'precoMudou',
      corpos: async (idGrupo, como) => {
        const idPreCheckout = await reservar(idGrupo, como);
        return [1, TOTAL, 2].map((valorTotal) => ({ idPreCheckout, meioPagamento: CREDITO, valorTotal }));
      },
    },
    {
      nome: 'comprarCredito',
      recusa: 'recargaMinima',
      corpos: async () => [1, 5_000, 6_000].map((valor) => ({ valor, meioPagamento: 12 })),
    },
  ];

  it.each(casos)(
    '$nome: refused, it may come again with another body; done, it may not',
    async ({ nome, recusa, corpos }) => {
      const grupo = await criarGrupoAVenda(mundo, { vagas: 2 });
      const como = await umComprador(centavos(TOTAL));
      const [recusado, bom, outro] = await corpos(grupo.id, como);
      if (recusado === undefined || bom === undefined || outro === undefined) throw new Error('three bodies');
      async function pedir(corpo: Corpo, porta: number) {
        return await rede.chamar(nome, corpo, { como, porta, chave: `recusada-${grupo.id}` });
      }
      const primeira = await pedir(recusado, portaDoMundo(mundo));
      expect(primeira.chave).toBe(recusa);
      expect((await pedir(recusado, outra.porta)).texto).toBe(primeira.texto);
      const feita = await pedir(bom, outra.porta);
      expect(feita.status, feita.texto).toBe(200);
      expect((await pedir(bom, portaDoMundo(mundo))).texto).toBe(feita.texto);
      for (const corpo of [recusado, outro])
        expect((await pedir(corpo, portaDoMundo(mundo))).chave).toBe('chaveIdempotenciaReutilizada');
    },
  );
});

describe('A key is remembered (CONFIABILIDADE 1.4: 30 days; test C6)', () => {
  async function comprar() {
    const grupo = await criarGrupoAVenda(mundo, { vagas: 4 });
    const [como] = await criarCompradores(mundo, 1, centavos(TOTAL * 2));
    if (como === undefined) throw new Error('one buyer');
    const pedido = { idGrupo: grupo.id, vagas: 1, valorTotal: TOTAL };
    return async (porta: number, mudanca: Partial<PedidoDeCompra> = {}) =>
      await comprarNaRede(rede.chamar, { ...pedido, ...mudanca }, { como, porta, chave: `lembrada-${grupo.id}` });
  }
  async function feitas() {
    return (await mundo.aplicacao.deps.db.selectFrom('faturas').select('id').where('status', '=', 13).execute()).length;
  }

  it('after the API that answered was killed and started again: the same bytes, and nothing is done twice', async () => {
    const api = await abrirPrograma(mundo, 'api');
    const pedir = await comprar();
    const primeira = await pedir(api.porta);
    expect(primeira.status).toBe(200);
    const antes = await feitas();
    await api.matar();
    await api.ligar();
    expect((await pedir(api.porta)).texto).toBe(primeira.texto);
    expect((await pedir(api.porta, { vagas: 2, valorTotal: TOTAL * 2 })).chave).toBe('chaveIdempotenciaReutilizada');
    expect(await feitas()).toBe(antes);
    await api.parar();
  }, 60_000);

  it('after 24 hours, and after the 30 days too, with all the cleaning on the way (CONFIABILIDADE 1.4)', async () => {
    const pedir = await comprar();
    const primeira = await pedir(outra.porta);
    expect(primeira.status, primeira.texto).toBe(200);
    async function limpar() {
      for (const nome of ['limparSessoes', 'aplicarRetencao'] as const)
        await mundo.aplicacao.tarefas[nome]?.({}, { tentativa: 1, requestId: undefined });
    }
    await mundo.avancar({ horas: 25 });
    await limpar();
    expect((await pedir(outra.porta)).texto).toBe(primeira.texto);
    await mundo.avancar({ dias: 31 });
    await limpar();
    expect((await pedir(outra.porta)).texto).toBe(primeira.texto);
  }, 120_000);
});

// Last: the days of the others pass for every member there is.
describe(`${CHAVES} keys, ${COPIAS} copies each, at two APIs (CONFIABILIDADE 1.4)`, () => {
  it(
    'has one effect and the same bytes for every key; a copy in flight is told so, and a changed body is refused',
    async () => {
      const grupos: number[] = [];
      for (let i = 0; i * VAGAS_POR_GRUPO < CHAVES; i += 1) {
        grupos.push((await criarGrupoAVenda(mundo, { vagas: VAGAS_POR_GRUPO })).id);
      }
      const compradores = await criarCompradores(mundo, CHAVES, centavos(TOTAL));
      const copias = compradores.flatMap((como, n) =>
        Array.from({ length: COPIAS }, (_c, copia) => ({ como, n, copia })),
      );
      function pedido(n: number) {
        return {
          idGrupo: grupos[Math.floor(n / VAGAS_POR_GRUPO)] ?? 0,
          vagas: 1,
          valorTotal: TOTAL,
        };
      }
      function porta(copia: number) {
        return copia % 2 === 0 ? portaDoMundo(mundo) : outra.porta;
      }
      const respostas = await emParalelo(copias, 150, async ({ como, n, copia }) => {
        const r = await comprarNaRede(rede.chamar, pedido(n), { como, porta: porta(copia), chave: `copias-${n}` });
        return { n, ...r };
      });

      const textos = new Map<number, Set<string>>();
      for (const r of respostas) {
        if (r.status === 200) textos.set(r.n, (textos.get(r.n) ?? new Set()).add(r.texto));
        else expect(`${r.status} ${r.chave}`).toBe('409 operacaoEmAndamento');
      }
      expect(textos.size).toBe(CHAVES);
      expect([...textos.values()].filter((t) => t.size !== 1)).toEqual([]);
      const { db } = mundo.aplicacao.deps;
      const { n: feitas } = await db
        .selectFrom('assinaturas')
        .select((e) => e.fn.countAll<number>().as('n'))
        .where('grupo_id', 'in', grupos)
        .executeTakeFirstOrThrow();
      expect(feitas).toBe(CHAVES);

      const depois = await emParalelo(compradores.slice(0, 50), 20, async (como, n) => {
        const opcoes = { como, porta: outra.porta, chave: `copias-${n}` };
        const igual = await comprarNaRede(rede.chamar, pedido(n), opcoes);
        const outroCorpo = await comprarNaRede(rede.chamar, { ...pedido(n), vagas: 2, valorTotal: TOTAL * 2 }, opcoes);
        return [igual.texto === [...(textos.get(n) ?? [])][0], outroCorpo.status, outroCorpo.chave];
      });
      expect(depois).toEqual(depois.map(() => [true, 422, 'chaveIdempotenciaReutilizada']));
    },
    prazoPara(CHAVES * COPIAS, { porSegundo: 25 }),
  );

  it('holds for a hold alone, too', async () => {
    const grupo = await criarGrupoAVenda(mundo, { vagas: 20 });
    const compradores = await criarCompradores(mundo, 10, centavos(TOTAL));
    const copias = compradores.flatMap((como, n) => Array.from({ length: COPIAS }, () => ({ como, n })));
    const respostas = await emParalelo(copias, 100, async ({ como, n }, i) => {
      const porta = i % 2 === 0 ? portaDoMundo(mundo) : outra.porta;
      const corpo = { idGrupo: grupo.id, vagas: 1 };
      return { n, ...(await rede.chamar('preCheckout', corpo, { como, porta, chave: `reserva-${n}` })) };
    });
    for (let n = 0; n < compradores.length; n += 1) {
      const dele = respostas.filter((r) => r.n === n);
      expect(new Set(dele.filter((r) => r.status === 200).map((r) => r.texto)).size).toBe(1);
      expect(dele.filter((r) => r.status !== 200 && r.chave !== 'operacaoEmAndamento')).toEqual([]);
    }
    const { livres } = await mundo.aplicacao.deps.db
      .selectFrom('grupo_lotacao')
      .select('livres')
      .where('grupo_id', '=', grupo.id)
      .executeTakeFirstOrThrow();
    expect(livres).toBe(10);
  }, 60_000);
});
