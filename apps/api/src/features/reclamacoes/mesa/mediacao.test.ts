import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { figura } from '../../../gateways/imagens/test/figuras.ts';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarCatalogo, criarPessoa, saldoDe } from '../../../test/construtores.ts';
import { assinaturaDe, entregarAcesso, grupoLiberado, TOTAL_COMUM } from '../../../test/grupos.ts';
import { enviar } from '../../../test/identidade.ts';
import {
  interagir,
  membroQueConversou,
  rascunhar,
  reclamacaoDe,
  reclamar,
  valorDoCancelamento,
  valorDosDias,
} from '../../../test/reclamacoes.ts';

let mundo: Mundo;
let suporte: Pessoa;
let lider: Pessoa;
beforeAll(async () => {
  mundo = await criarMundo();
  await criarCatalogo(mundo);
  suporte = await criarPessoa(mundo, { nome: 'Aline', papeis: ['suporte'] });
  lider = await criarPessoa(mundo, { nome: 'Clara', papeis: ['lider'] });
});
afterAll(async () => await mundo.encerrar());

const TEXTO = 'O acesso ficou parado, e há prova disso.';
async function emMediacao(pedido = {}) {
  const membro = await membroQueConversou(mundo);
  const { id } = (await reclamar(mundo, membro, { problema: 205, ...pedido })).corpo;
  await mundo.avancar({ horas: 48 });
  const { total } = await valorDoCancelamento(mundo, membro);
  return { membro, administrador: membro.grupo.administrador, id, total };
}
async function ver(como: Pessoa, id: number) {
  return await mundo.chamar('getReclamacaoEmMediacao', { id }, { como });
}
async function decidir(como: Pessoa, id: number, solucao: number | null) {
  const { inicios } = (await ver(como, id)).corpo;
  const inicio = inicios.at(-1);
  const totalMostrado = solucao === null ? 0 : inicio?.opcoes.find((o) => o.solucao === solucao)?.total;
  return await mundo.chamar(
    'decidirReclamacao',
    { id, solucao, desde: inicio?.desde, texto: TEXTO, totalMostrado },
    { como },
  );
}

describe('The mediation desk (REGRAS 2.7, 2.15)', () => {
  it('shows the case on one page, and asks either side, who has 48 h', async () => {
    const { membro, id, total } = await emMediacao();
    const lista = (await mundo.chamar('getReclamacoesEmMediacao', {}, { como: suporte })).corpo;
    expect(lista.itens.find((i) => i.id === id)).toMatchObject({ problema: 205, comLider: false, aAprovar: false });
    const { corpo } = await ver(suporte, id);
    expect(corpo.regras.map((r) => r.situacao)).toEqual(['naoCumpriu', 'informa', 'informa', 'informa']);
    expect(corpo.inicios.at(-1)?.opcoes.map((o) => o.total)).toEqual([
      0,
      (await valorDosDias(mundo, membro, 2)).total,
      total,
      4_320,
    ]);
    expect(corpo.emJogo).toBe(4_320);
    const r = await mundo.chamar(
      'perguntarNaReclamacao',
      { id, para: 'membro', texto: 'Em que aparelho?' },
      { como: suporte },
    );
    expect(r.status).toBe(200);
    await interagir(mundo, { como: membro, id, tipo: 212, texto: 'Na TV.' });
    await mundo.avancar({ horas: 49 });
    const linhas = (await ver(suporte, id)).corpo.reclamacao.interacoes;
    expect(linhas.some(({ texto }) => texto.includes('não respondeu à pergunta'))).toBe(false);
  });

  it('support proposes small sums, and the lead signs; the money moves then', async () => {
    const { membro, administrador, id, total } = await emMediacao();
    const r = await decidir(suporte, id, 210);
    expect(r.corpo).toEqual({ situacao: 'proposta', valor: total });
    expect((await reclamacaoDe(mundo, id)).estado).toBe('mediacao');
    expect((await decidir(lider, id, 210)).erro.dados.chave).toBe('propostaAberta');
    const assinada = await mundo.chamar('aprovarDecisao', { id }, { como: lider });
    expect(assinada.status, assinada.bruto).toBe(200);
    expect(await reclamacaoDe(mundo, id)).toMatchObject({ resultado: 'aFavorDoMembro', devolvido: total });
    expect((await assinaturaDe(mundo, membro.assinaturaId)).estado).toBe('encerrada');
    const texto = (await mundo.chamar('getReclamacao', { id }, { como: administrador })).corpo.interacoes.at(-1)?.texto;
    expect(texto).toContain(TEXTO);
  });

  it('without reason for the member nothing goes back, and he may bring a new proof within 7 days, once', async () => {
    const { membro, id } = await emMediacao();
    expect((await decidir(lider, id, null)).corpo).toEqual({ situacao: 'decidida', valor: 0 });
    expect(await saldoDe(mundo, membro.id, 'caucao')).toBe(2_160);
    async function reabrir() {
      return await enviar(mundo, 'reabrirReclamacao', {
        como: membro,
        caminho: { id },
        nome: 'tela.jpg',
        bytes: await figura(),
        campos: { texto: 'Achei a mensagem de erro.' },
      });
    }
    const r = await reabrir();
    expect(r.status, r.bruto).toBe(200);
    expect(await reclamacaoDe(mundo, id)).toMatchObject({ estado: 'mediacao', fechada_em: null });
    await decidir(lider, id, null);
    expect((await reabrir()).status).toBe(400);
  });

  it('payment outside the site, proven: suspended, and all that he is to receive is held', async () => {
    const { administrador, id } = await emMediacao({ problema: 206 });
    await decidir(lider, id, 210);
    const { db } = mundo.aplicacao.deps;
    const { restricao } = await db
      .selectFrom('usuarios')
      .select('restricao')
      .where('id', '=', administrador.id)
      .executeTakeFirstOrThrow();
    expect(restricao).toContain('suspensa');
    const soltas = db
      .selectFrom('previsoes')
      .select('id')
      .where('administrador_id', '=', administrador.id)
      .where('status', '=', 78);
    expect(await soltas.execute()).toEqual([]);
  });
});

describe('Files (REGRAS 2.7)', () => {
  async function anexar(como: Pessoa, id: number, { nome, bytes }: { readonly nome: string; readonly bytes: Buffer }) {
    return await enviar(mundo, 'createAnexo', { como, caminho: { id }, nome, bytes });
  }
  const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

  it('a picture and a PDF of one’s own; a renamed program and a PDF that runs something are refused', async () => {
    const membro = await membroQueConversou(mundo);
    const { idInteracao } = (await rascunhar(mundo, membro)).corpo;
    expect((await anexar(membro, idInteracao, { nome: 'recibo.pdf', bytes: PDF })).corpo).toMatchObject({
      tipo: 'application/pdf',
    });
    const recusas = [
      await anexar(membro, idInteracao, { nome: 'virus.pdf', bytes: Buffer.from('MZ\u0090 %%EOF') }),
      await anexar(membro, idInteracao, { nome: 'script.pdf', bytes: Buffer.from('%PDF-1.4 /OpenAction 1 %%EOF') }),
      await anexar(membro, idInteracao, { nome: 'virus.exe', bytes: Buffer.from('MZ') }),
      await anexar(membro, idInteracao, { nome: 'virus.jpg', bytes: Buffer.from('MZ') }),
    ];
    expect(recusas.map((r) => r.erro.dados.chave)).toEqual([
      'anexoConteudo',
      'anexoConteudo',
      'imagemExtensao',
      'imagemConteudo',
    ]);
    for (let n = 2; n <= 5; n += 1)
      expect((await anexar(membro, idInteracao, { nome: `${n}.pdf`, bytes: PDF })).status).toBe(200);
    expect((await anexar(membro, idInteracao, { nome: '6.pdf', bytes: PDF })).erro.dados.chave).toBe('anexosDemais');
    expect((await anexar(await criarPessoa(mundo), idInteracao, { nome: 'a.pdf', bytes: PDF })).status).toBe(404);
  });

  it('are read by both sides by a link of a minute, and by nobody else', async () => {
    const membro = await membroQueConversou(mundo);
    const { idInteracao } = (await rascunhar(mundo, membro)).corpo;
    const { id } = (await anexar(membro, idInteracao, { nome: 'recibo.pdf', bytes: PDF })).corpo;
    await reclamar(mundo, membro);
    const link = await mundo.chamar('createLinkDoAnexo', { id }, { como: membro.grupo.administrador });
    const arquivo = await mundo.http.inject({ method: 'GET', url: link.corpo.url });
    expect([arquivo.statusCode, arquivo.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(arquivo.rawPayload).toEqual(PDF);
    const estranha = await criarPessoa(mundo);
    expect((await mundo.chamar('createLinkDoAnexo', { id }, { como: estranha })).status).toBe(404);
  });
});

describe('The history of the access flows in by itself (REGRAS 2.1, 2.7)', () => {
  it('"Não entrei" without an answer opens in mediation at 24 h, and stands as 3 at 72 h', async () => {
    const g = await grupoLiberado(mundo);
    await entregarAcesso(mundo, g);
    await mundo.avancar({ minutos: 17 });
    await mundo.chamar('contestarAcesso', { id: g.id, motivo: 'senhaIncorreta', texto: '' }, { como: g.bia });
    await mundo.avancar({ horas: 24 });
    async function minhas() {
      return (await mundo.chamar('getReclamacoes', {}, { como: g.bia })).corpo.itens;
    }
    expect(await minhas()).toMatchObject([{ estado: 'mediacao', problema: 204 }]);
    await mundo.avancar({ horas: 48 });
    const [fim] = await minhas();
    expect(fim).toMatchObject({ status: 3, statusTela: 3 });
    expect(await reclamacaoDe(mundo, fim?.id ?? 0)).toMatchObject({ resultado: 'semDados', devolvido: TOTAL_COMUM });
  });
});
