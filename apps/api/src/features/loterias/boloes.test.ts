import { CABECALHOS } from '@rateia/contracts/cabecalhos';
import { somarDias } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import { conferirArquivoDaProva, nomeDoArquivoDaProva } from '@rateia/domain/loterias/arquivo-da-prova';
import { raizPelaProva } from '@rateia/domain/loterias/arvore';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chaveDaSandbox } from '../../gateways/carimbo/provedor.ts';
import { conferirToken } from '../../gateways/carimbo/token.ts';
import { figura } from '../../gateways/imagens/test/figuras.ts';
import type { Mundo } from '../../test/app.ts';
import { criarMundo } from '../../test/app.ts';
import { txidDe } from '../../test/avisos-do-pix.ts';
import {
  comprarCotas,
  criarBolao,
  criarBolaoComprovado,
  criarBolaoFechado,
  enviarComprovante,
  JOGO,
  ligarLoterias,
} from '../../test/boloes.ts';
import { mensagensPara } from '../../test/caixa-de-entrada.ts';
import { assentarComBanco, ligarFalhas, ligarWebhook, pagarNoBanco } from '../../test/checkout.ts';
import { criarPessoa, saldoDe } from '../../test/construtores.ts';
import { carimbarLacres } from './prova/carimbar-lacres.ts';
import { resumo } from './prova/lacrar.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  ligarLoterias(mundo);
  await ligarWebhook(mundo);
});
afterAll(async () => await mundo.encerrar());

function operador() {
  return criarPessoa(mundo, { papeis: ['suporte'] });
}
function rico() {
  return criarPessoa(mundo, { saldo: centavos(20_000) });
}
/** A Tuesday or Thursday is a draw day of Mega-Sena; two weeks ahead there is one. */
function proximaTerca(): string {
  const hoje = mundo.agora().slice(0, 10);
  return (
    Array.from({ length: 7 }, (_, i) => somarDias(hoje, 7 + i)).find((dia) => new Date(dia).getUTCDay() === 2) ?? hoje
  );
}
function pedido() {
  return {
    nome: 'Mega da terça',
    modo: 'um_bilhete',
    cotas: 6,
    concursos: [{ loteria: 'mega-sena', concurso: 3_050, dia: proximaTerca() }],
  };
}

describe('The desk makes a pool (REGRAS 2.12)', () => {
  it('by hand, with a price line by line, and sells it', async () => {
    const como = await operador();
    const apostas = [{ loteria: 'mega-sena', dezenas: [4, 8, 15, 16, 23, 42, 57] }];
    const previa = await mundo.chamar('preverBolao', { ...pedido(), apostas }, { como });
    expect(previa.corpo.preco).toEqual({ custo: 4_200, valorCota: 700, valorTaxa: 70, total: 770, sobra: 0 });
    const { corpo } = await mundo.chamar('createBolao', { ...pedido(), apostas }, { como });
    const pessoa = await rico();
    expect((await mundo.chamar('getBolao', { id: corpo.id }, { como: pessoa })).status).toBe(404);
    expect((await mundo.chamar('venderBolao', { id: corpo.id }, { como })).status).toBe(204);
    const { itens } = (await mundo.chamar('listBoloes', { loteria: 'mega-sena' }, { como: pessoa })).corpo;
    expect(itens.find(({ id }) => id === corpo.id)).toMatchObject({ nome: 'Mega da terça', cotasLivres: 6, tipo: 344 });
    const fora = await rico();
    await mundo.chamar('createAfastamento', { tempo: 'umDia' }, { como: fora });
    expect((await mundo.chamar('listBoloes', {}, { como: fora })).corpo.total).toBe(0);
    const { jogos, chances } = (await mundo.chamar('listJogosDoBolao', { id: corpo.id }, { como: pessoa })).corpo;
    expect(jogos[0]?.chances[0]).toEqual({ faixa: 'Sena', umEm: 7_151_980 });
    // Four, five or six right of seven: 50063860 / (35 × 1378 + 21 × 53 + 7)
    expect(chances).toEqual({ principal: { faixa: 'Sena', umEm: 7_151_980 }, qualquer: 1_014.47 });
  });

  it('by chance from a published seed, which gives the same bets again', async () => {
    const como = await operador();
    const sorte = { loteria: 'mega-sena', quantas: 3, marcas: 7 };
    const { corpo } = await mundo.chamar('preverBolao', { ...pedido(), sorte }, { como });
    const outra = await mundo.chamar(
      'preverBolao',
      { ...pedido(), sorte: { ...sorte, semente: corpo.semente } },
      { como },
    );
    expect(corpo.jogos).toHaveLength(3);
    expect(outra.corpo.jogos).toEqual(corpo.jogos);
  });

  it('by a covering scheme', async () => {
    const como = await operador();
    const fechamento = { loteria: 'mega-sena', dezenas: [1, 2, 3, 4, 5, 6, 7, 8], marcas: 6, seAcertar: 4, garante: 3 };
    const { corpo } = await mundo.chamar('preverBolao', { ...pedido(), cotas: 2, fechamento }, { como });
    expect(corpo.jogos.length).toBeGreaterThan(1);
  });

  it.each([
    ['a number twice', { apostas: [{ loteria: 'mega-sena', dezenas: [1, 1, 2, 3, 4, 5] }] }, 'apostas'],
    ['a number outside the universe', { apostas: [{ loteria: 'mega-sena', dezenas: [1, 2, 3, 4, 5, 61] }] }, 'apostas'],
    ['too few numbers', { apostas: [{ loteria: 'mega-sena', dezenas: [1, 2, 3, 4, 5] }] }, 'apostas'],
    [
      'more cotas than the game has',
      { cotas: 100, apostas: [{ loteria: 'mega-sena', dezenas: [1, 2, 3, 4, 5, 6, 7] }] },
      'valorCota',
    ],
    ['bets of another lottery', { apostas: [{ loteria: 'quina', dezenas: [1, 2, 3, 4, 5] }] }, 'apostas'],
  ])('and refuses %s, in a sentence', async (_o, errado, onde) => {
    const r = await mundo.chamar('createBolao', { ...pedido(), ...errado }, { como: await operador() });
    expect(r.status).toBe(422);
    expect(Object.keys(r.erro.dados['campos'] as object)).toEqual([onde]);
  });
});

describe('Cotas are sold to people (spec B§2 /loteria/:id; REGRAS 2.12)', () => {
  it('by Pix: held while it is paid, and the payer is the buyer himself', async () => {
    const bolao = await criarBolao(mundo);
    const como = await criarPessoa(mundo);
    async function comprar() {
      const pedida = { id: bolao.id, cotas: 2, meioPagamento: 12, valorTotal: 1_540 };
      const r = await mundo.chamar('createCotas', pedida, { como });
      expect(r.corpo, r.bruto).toMatchObject({ estado: 'aguardandoPagamento', valor: 1_540 });
      await mundo.assentar();
      return await txidDe(mundo, r.corpo.idPagamento ?? '');
    }
    // Somebody else's money goes back.
    await pagarNoBanco(mundo, { txid: await comprar(), cpf: (await criarPessoa(mundo)).cpf });
    await assentarComBanco(mundo);
    expect((await mundo.chamar('getBolao', { id: bolao.id }, { como })).corpo.minhasCotas).toEqual([]);
    await pagarNoBanco(mundo, { txid: await comprar(), cpf: como.cpf });
    await assentarComBanco(mundo);
    const { minhasCotas, podeDevolver } = (await mundo.chamar('getBolao', { id: bolao.id }, { como })).corpo;
    expect(minhasCotas).toHaveLength(2);
    expect(podeDevolver).toBe(true);
  });

  it('by Pix no more once their person is away: the hold ends, and neither a new code nor late money buys them', async () => {
    const bolao = await criarBolao(mundo);
    const como = await criarPessoa(mundo);
    const pedida = { id: bolao.id, cotas: 2, meioPagamento: 12, valorTotal: 1_540 };
    const idPagamento = (await mundo.chamar('createCotas', pedida, { como })).corpo.idPagamento ?? '';
    await mundo.assentar();
    const txid = await txidDe(mundo, idPagamento);
    expect((await mundo.chamar('createAfastamento', { tempo: 'umDia' }, { como })).status).toBe(200);
    await mundo.assentar();
    const novo = await mundo.chamar('gerarNovoCodigo', { id: idPagamento }, { como });
    expect(novo.erro.dados.chave, novo.bruto).toBe('jogoEmPausa');
    await pagarNoBanco(mundo, { txid, cpf: como.cpf, forcar: true });
    await assentarComBanco(mundo);
    const { cotasLivres, minhasCotas } = (await mundo.chamar('getBolao', { id: bolao.id }, { como })).corpo;
    expect({ cotasLivres, minhasCotas }).toEqual({ cotasLivres: 6, minhasCotas: [] });
    expect(await saldoDe(mundo, como.id, 'disponivel')).toBe(0);
  });

  it('and go back whole until the close of sales', async () => {
    const bolao = await criarBolao(mundo);
    const como = await rico();
    await comprarCotas(mundo, { bolao, cotas: 3, como });
    expect(await saldoDe(mundo, como.id, 'disponivel')).toBe(17_690);
    const { corpo } = await mundo.chamar('deleteCotas', { id: bolao.id }, { como });
    expect(corpo).toEqual({ valor: 2_310, porOriginal: 0 });
    expect(await saldoDe(mundo, como.id, 'disponivel')).toBe(20_000);
  });
});

describe('Receipts (REGRAS 2.12 Receipt)', () => {
  it('are held against game, concurso and numbers, in a sentence', async () => {
    const { bolao } = await criarBolaoFechado(mundo);
    const como = await operador();
    for (const errado of [{ concurso: 3_051 }, { jogos: '04 08 15 16 23 42 56' }]) {
      const r = await enviarComprovante(mundo, { id: bolao.id, como, ...errado });
      expect(r.status, r.bruto).toBe(422);
    }
    expect((await enviarComprovante(mundo, { id: bolao.id, como, jogos: JOGO })).status).toBe(200);
  });

  it('prove nothing twice, in another pool neither', async () => {
    const [um, outro] = [await criarBolaoFechado(mundo), await criarBolaoFechado(mundo)];
    const como = await operador();
    const bytes = await figura('jpeg', 'um bilhete');
    expect((await enviarComprovante(mundo, { id: um.bolao.id, como, bytes })).status).toBe(200);
    const r = await enviarComprovante(mundo, { id: outro.bolao.id, como, bytes });
    expect(r.erro.dados.chave).toBe('comprovanteRepetido');
  });

  it('are shown to members alone, with their name across', async () => {
    const { bolao, membro, comprovante } = await criarBolaoComprovado(mundo);
    const lista = await mundo.chamar('listComprovantesDoBolao', { id: bolao.id }, { como: membro });
    expect(lista.corpo.comprovantes).toMatchObject([{ id: comprovante, concurso: 3_050, apostas: [0] }]);
    const marcado = await mundo.http.inject({
      url: `/api/v1/loteria/comprovante/${comprovante}`,
      headers: { authorization: `Bearer ${membro.token}`, [CABECALHOS.dispositivo]: membro.hashDispositivo },
    });
    expect([marcado.statusCode, (await sharp(marcado.rawPayload).metadata()).format]).toEqual([200, 'jpeg']);
    const outra = await criarPessoa(mundo);
    expect((await mundo.chamar('getComprovanteDoBolao', { id: comprovante }, { como: outra })).status).toBe(404);
    expect((await mundo.chamar('listComprovantesDoBolao', { id: bolao.id }, { como: outra })).status).toBe(404);
  });
});

describe('A receipt at the desk (REGRAS 2.12 Receipt, 2.15)', () => {
  it('is seen before and after the pool is frozen with it, and each opening is noted', async () => {
    const { bolao } = await criarBolaoFechado(mundo);
    const como = await operador();
    const { corpo } = await enviarComprovante(mundo, { id: bolao.id, como });
    const url = `/api/v1/backoffice/boloes/comprovantes/${corpo.id}`;
    async function ver(): Promise<string | undefined> {
      const headers = { authorization: `Bearer ${como.token}`, [CABECALHOS.dispositivo]: como.hashDispositivo };
      return (await sharp((await mundo.http.inject({ url, headers })).rawPayload).metadata()).format;
    }
    const antes = await ver();
    expect((await mundo.chamar('comprovarBolao', { id: bolao.id }, { como })).status).toBe(204);
    expect([antes, await ver()]).toEqual(['jpeg', 'jpeg']);
    const vistas = await mundo.aplicacao.deps.db
      .selectFrom('auditoria')
      .select(['acao', 'alvo', 'dados'])
      .where('usuario_id', '=', como.id)
      .where('acao', '=', 'bolao.verComprovante')
      .execute();
    const vista = { acao: 'bolao.verComprovante', alvo: `bolao:${bolao.id}`, dados: { comprovante: corpo.id } };
    expect(vistas).toEqual([vista, vista]);
  });
});

describe('The proof of a pool (REGRAS 2.12 Commitment)', () => {
  it('is public before the draw, without a login and without names; each member has the way of his cotas to it', async () => {
    const { bolao, membro } = await criarBolaoComprovado(mundo);
    const { lacres } = (await mundo.chamar('getProvaDoBolao', { id: bolao.id })).corpo;
    expect(lacres.map(({ momento }) => momento)).toEqual(['fechamento', 'comprovado']);
    expect(JSON.stringify(lacres)).not.toContain(membro.nome);
    expect(lacres[1]?.publicadoEm && lacres[1].publicadoEm < bolao.sorteioEm).toBe(true);
    const { provas } = (await mundo.chamar('getMinhaProva', { id: bolao.id }, { como: membro })).corpo;
    expect(provas).toHaveLength(12);
    for (const prova of provas) expect(raizPelaProva(prova, resumo)).toBe(prova.raiz);
    expect((await mundo.chamar('getMinhaProva', { id: bolao.id }, { como: await criarPessoa(mundo) })).status).toBe(
      404,
    );
  });

  it('has its roots signed by an authority outside, which proves their time to anybody; one that refuses stops nothing', async () => {
    await ligarFalhas(mundo, { carimbo: { modo: 'recusado' } });
    const { bolao } = await criarBolaoComprovado(mundo);
    await mundo.assentar();
    const caida = (await mundo.chamar('getProvaDoBolao', { id: bolao.id })).corpo.lacres;
    expect(caida.map(({ carimbo }) => carimbo)).toEqual([null, null]);
    await ligarFalhas(mundo, {});
    await carimbarLacres(mundo.aplicacao.deps);
    const { lacres } = (await mundo.chamar('getProvaDoBolao', { id: bolao.id })).corpo;
    for (const { raiz, carimbo } of lacres) {
      const token = Buffer.from(carimbo?.token ?? '', 'base64');
      const conferido = conferirToken(token, { resumo: Buffer.from(raiz, 'hex'), confianca: [chaveDaSandbox()] });
      expect(conferido).toMatchObject({ em: carimbo?.em, autoridade: carimbo?.autoridade });
      expect((conferido?.em ?? bolao.sorteioEm) < bolao.sorteioEm).toBe(true);
    }
  });

  it('is e-mailed to each member at both freezings, with a file for each cota that the verifier accepts', async () => {
    const { bolao, membro } = await criarBolaoComprovado(mundo);
    await mundo.assentar();
    const { lacres } = (await mundo.chamar('getProvaDoBolao', { id: bolao.id })).corpo;
    const recebidas = await mensagensPara(mundo, membro.email);
    for (const { momento, raiz } of lacres) {
      const assunto = momento === 'fechamento' ? /A lista de .* foi fechada/ : /As apostas de .* foram feitas/;
      const [email, ...outros] = recebidas.filter((recebida) => assunto.test(recebida.assunto));
      expect([outros, email?.anexos?.length]).toEqual([[], 6]);
      expect(email?.texto).toContain((raiz.match(/.{4}/g) ?? []).join(' '));
      for (const [i, { nome, texto }] of (email?.anexos ?? []).entries()) {
        expect(nome).toBe(nomeDoArquivoDaProva({ bolaoId: bolao.id, cota: i + 1, momento }));
        expect(conferirArquivoDaProva(texto, [raiz], resumo)).toEqual({ situacao: 'confere', cota: i + 1, raiz });
      }
    }
  });

  it('and a pool that is proven gives nothing back', async () => {
    const { bolao, membro: como } = await criarBolaoComprovado(mundo);
    expect((await mundo.chamar('deleteCotas', { id: bolao.id }, { como })).erro.dados.chave).toBe('vendasTerminaram');
    const lider = await criarPessoa(mundo, { papeis: ['lider'] });
    const r = await mundo.chamar('cancelarBolao', { id: bolao.id, mensagem: 'engano' }, { como: lider });
    expect(r.erro.dados.chave).toBe('bolaoForaDaEtapa');
  });
});
