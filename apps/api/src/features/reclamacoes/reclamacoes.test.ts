import { diaDe, somarDias } from '@rateia/domain/datas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../test/app.ts';
import { criarMundo } from '../../test/app.ts';
import { assuntosPara, criarMembro, MENSALIDADE, PARTE, previsoesDe } from '../../test/carteira.ts';
import { criarPessoa, saldoDe } from '../../test/construtores.ts';
import { tabelasCom } from '../../test/em-repouso.ts';
import { assinaturaDe } from '../../test/grupos.ts';
import {
  interagir,
  membroQueConversou,
  rascunhar,
  reclamacaoDe,
  reclamar,
  valorDoCancelamento,
  valorDosDias,
} from '../../test/reclamacoes.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

async function aberta(pedido = {}) {
  const membro = await membroQueConversou(mundo);
  const r = await reclamar(mundo, membro, pedido);
  expect(r.status, r.bruto).toBe(200);
  const { total } = await valorDoCancelamento(mundo, membro);
  return { membro, administrador: membro.grupo.administrador, id: r.corpo.id, corpo: r.corpo, total };
}

describe('Opening a complaint (REGRAS 2.7)', () => {
  it('keeps a draft that is written over, and that nobody else sees', async () => {
    const membro = await membroQueConversou(mundo);
    const primeira = await rascunhar(mundo, membro, { descricao: 'canario-da-reclamacao', solucao: 209 });
    const segunda = await rascunhar(mundo, membro);
    expect(segunda.corpo).toEqual(primeira.corpo);
    const pagina = await mundo.chamar('getReclamacaoDoGrupo', { id: membro.grupo.id }, { como: membro });
    expect(pagina.corpo.rascunho).toMatchObject({
      problema: 204,
      solucao: 210,
      descricao: 'Parou na TV e no celular.',
    });
    const { id } = primeira.corpo;
    expect((await mundo.chamar('getReclamacao', { id }, { como: membro.grupo.administrador })).status).toBe(404);
    expect(await tabelasCom(mundo, 'Parou na TV')).toEqual([]);
  });

  it('holds what the administrator is to receive, tells him, and both read the same clock', async () => {
    const { membro, administrador, id, corpo } = await aberta();
    expect(corpo).toMatchObject({ status: 198, statusTela: 0, papel: 'membro', solucao: 210 });
    expect((await previsoesDe(mundo, membro.assinaturaId)).map((p) => p.status)).toEqual([154]);
    const vista = (await mundo.chamar('getReclamacao', { id }, { como: administrador })).corpo;
    expect(vista.prazo).toEqual(corpo.prazo);
    expect(vista).toMatchObject({ papel: 'administrador', bloqueado: 2_000 });
    expect(vista.acoes).toEqual(['mensagem', 'propor', 'aceitarPedido', 'estornoProporcional']);
    expect(vista.provas.map(({ tipo }) => tipo)).toEqual(expect.arrayContaining(['pagamento', 'mensagem']));
    expect((await assuntosPara(mundo, administrador)).at(-1)).toMatch(/reclamou de/);
  });

  it('too early, too late, twice, a foreign group, one’s own group: a clear sentence, and nothing opens', async () => {
    const novo = await criarMembro(mundo, { saldo: MENSALIDADE });
    expect((await reclamar(mundo, novo)).erro.dados.chave).toBe('escrevaAntes');
    await mundo.chamar('createMensagem', { id: novo.grupo.id, texto: 'Oi' }, { como: novo });
    const cedo = await reclamar(mundo, novo);
    expect(cedo.erro.message).toBe(
      'Converse com o administrador antes de abrir a reclamação. Você poderá abrir em 1 dia.',
    );
    const antigo = somarDias(diaDe(mundo.agora()), -40);
    expect((await reclamar(mundo, novo, { falhaDesde: antigo })).erro.dados.chave).toBe('problemaAntigo');
    expect((await reclamar(mundo, novo, { descricao: '' })).erro.dados.chave).toBe('reclamacaoIncompleta');
    await mundo.avancar({ horas: 24 });
    expect((await reclamar(mundo, novo)).status).toBe(200);
    expect((await rascunhar(mundo, novo)).erro.dados.chave).toBe('reclamacaoAberta');
    const { administrador, id: idGrupo } = novo.grupo;
    async function doGrupo(como: typeof administrador) {
      return (await mundo.chamar('getReclamacaoDoGrupo', { id: idGrupo }, { como })).erro.dados.chave;
    }
    expect(await doGrupo(administrador)).toBe('reclamacaoDoProprioGrupo');
    expect(await doGrupo(await criarPessoa(mundo))).toBe('semPermissao');
  });
});

describe('Between the two (REGRAS 2.7)', () => {
  it('a proposal shows its arithmetic; accepting moves the money and ends the seat', async () => {
    const { membro, administrador, id, total } = await aberta();
    const feita = await interagir(mundo, {
      como: administrador,
      id,
      tipo: 200,
      solucao: 210,
      texto: 'O cartão foi recusado.',
    });
    expect(feita.corpo.reclamacao).toMatchObject({ statusTela: 1 });
    const { proposta } = (await mundo.chamar('getReclamacao', { id }, { como: membro })).corpo;
    // Without a proof the days count from the complaint, nine days into the month; the deposit comes back whole.
    expect(proposta).toMatchObject({ total });
    const outra = await interagir(mundo, { como: membro, id, tipo: 201, totalMostrado: 1 });
    expect(outra.erro.dados.chave).toBe('precoMudou');
    const antes = await saldoDe(mundo, membro.id, 'disponivel');
    const aceita = await interagir(mundo, { como: membro, id, tipo: 201, totalMostrado: proposta?.total });
    expect(aceita.corpo.reclamacao).toMatchObject({
      status: 199,
      statusTela: 3,
      resultado: 'acordo',
      devolvido: total,
    });
    expect((await saldoDe(mundo, membro.id, 'disponivel')) - antes).toBe(total);
    expect((await assinaturaDe(mundo, membro.assinaturaId)).estado).toBe('encerrada');
    // The nine days stay with the administrator, and are his again.
    const { parte } = await valorDoCancelamento(mundo, membro);
    expect((await previsoesDe(mundo, membro.assinaturaId)).at(-1)).toMatchObject({ status: 78, valor: PARTE - parte });
  });

  it('days alone: the member stays with his deposit, and the administrator has 48 h to bring the access back', async () => {
    const { membro, administrador, id } = await aberta({ solucao: 209 });
    const demais = await interagir(mundo, { como: administrador, id, tipo: 200, solucao: 209, dias: 90 });
    expect(demais.erro.dados.chave).toBe('propostaAcimaDoPago');
    await interagir(mundo, { como: administrador, id, tipo: 200, solucao: 209, dias: 3 });
    const { total } = await valorDosDias(mundo, membro, 3);
    const aceita = await interagir(mundo, { como: membro, id, tipo: 201, totalMostrado: total });
    expect(aceita.corpo.reclamacao).toMatchObject({
      statusTela: 2,
      devolvido: total,
      acoes: expect.arrayContaining(['contestarAcordo']),
    });
    expect(await saldoDe(mundo, membro.id, 'caucao')).toBe(MENSALIDADE);
    await mundo.avancar({ horas: 48 });
    expect(await reclamacaoDe(mundo, id)).toMatchObject({ estado: 'fechada', resultado: 'acordo' });
  });

  it('the second refusal brings it to the staff', async () => {
    const { membro, administrador, id } = await aberta();
    for (const estado of ['registrada', 'mediacao']) {
      await interagir(mundo, { como: administrador, id, tipo: 200, solucao: 208 });
      const r = await interagir(mundo, { como: membro, id, tipo: 200, solucao: 210, texto: 'Não resolve.' });
      expect(r.corpo.reclamacao.estado).toBe(estado);
    }
    const tarde = await interagir(mundo, { como: administrador, id, tipo: 200, solucao: 248 });
    expect(tarde.erro.dados.chave).toBe('transicaoRecusada');
  });

  it('both sides in the same second: one act stands, the other one is told', async () => {
    const { membro, administrador, id } = await aberta();
    await interagir(mundo, { como: administrador, id, tipo: 200, solucao: 248 });
    const { proposta } = (await mundo.chamar('getReclamacao', { id }, { como: membro })).corpo;
    const atos = await Promise.all([
      interagir(mundo, { como: membro, id, tipo: 201, totalMostrado: proposta?.total }),
      interagir(mundo, { como: membro, id, tipo: 200, solucao: 209 }),
    ]);
    expect(atos.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(atos.find(({ status }) => status === 400)?.erro.dados.chave).toBe('transicaoRecusada');
  });

  it('the demand of a full refund is taken back: it goes on pro rata', async () => {
    const { membro, id, total } = await aberta({ solucao: 248 });
    const r = await mundo.chamar('removerEstornoIntegral', { idReclamacao: id }, { como: membro });
    expect(r.corpo).toMatchObject({ solucao: 210, total });
    expect((await mundo.chamar('removerEstornoIntegral', { idReclamacao: id }, { como: membro })).status).toBe(400);
  });

  it('the administrator proposes the refund by unused days and sends no value', async () => {
    const { membro, administrador, id, total } = await aberta();
    const r = await mundo.chamar(
      'estornoProporcional',
      { idReclamacao: id, idGrupoUsuario: membro.assinaturaId },
      { como: administrador },
    );
    expect(r.corpo).toMatchObject({ solucao: 210, total });
    expect(r.corpo.linhas.reduce((soma, l) => soma + l.valor, 0)).toBe(total);
  });
});

describe('Silence moves the money by rule (REGRAS 2.7)', () => {
  it('of the administrator, where the service stopped: what the member asked for is done at 24 h', async () => {
    const { membro, id, total } = await aberta();
    await mundo.avancar({ horas: 24 });
    expect(await reclamacaoDe(mundo, id)).toMatchObject({ resultado: 'pedidoAtendido', devolvido: total });
    expect((await assinaturaDe(mundo, membro.assinaturaId)).estado).toBe('encerrada');
  });

  it('of the administrator, elsewhere: a person decides, and on day 15 the days go back by themselves', async () => {
    const { membro, id, total } = await aberta({ problema: 205 });
    await mundo.avancar({ horas: 48 });
    expect(await reclamacaoDe(mundo, id)).toMatchObject({ estado: 'mediacao', com_lider_em: null });
    await mundo.avancar({ dias: 9 });
    expect((await reclamacaoDe(mundo, id)).com_lider_em).not.toBeNull();
    await mundo.avancar({ dias: 7 });
    expect(await reclamacaoDe(mundo, id)).toMatchObject({ estado: 'fechada', resultado: 'padrao', devolvido: total });
    expect(await saldoDe(mundo, membro.id, 'caucao')).toBe(0);
  });

  it('of the member: a reminder, and the end without a refund; the receivable is free again', async () => {
    const { membro, administrador, id } = await aberta();
    await interagir(mundo, { como: administrador, id, tipo: 200, solucao: 209 });
    await mundo.avancar({ horas: 72 });
    expect(await reclamacaoDe(mundo, id)).toMatchObject({ estado: 'propostaEnviada', lembrada: true });
    await mundo.avancar({ horas: 72 });
    expect(await reclamacaoDe(mundo, id)).toMatchObject({ resultado: 'semResposta', devolvido: 0 });
    expect((await previsoesDe(mundo, membro.assinaturaId)).at(-1)?.status).toBe(78);
  });

  it('of the member, to a full refund: it is accepted', async () => {
    const { membro, administrador, id } = await aberta();
    await interagir(mundo, { como: administrador, id, tipo: 200, solucao: 248 });
    await mundo.avancar({ horas: 72 });
    expect(await reclamacaoDe(mundo, id)).toMatchObject({ resultado: 'acordo', devolvido: MENSALIDADE * 2 });
    expect((await assinaturaDe(mundo, membro.assinaturaId)).motivo_saida).toBe('removidoPeloAdministrador');
  });

  it('a draft goes after 30 days', async () => {
    const membro = await membroQueConversou(mundo);
    const { id } = (await rascunhar(mundo, membro)).corpo;
    await mundo.avancar({ dias: 31, horas: 12 });
    const linhas = mundo.aplicacao.deps.db.selectFrom('reclamacoes').select('id').where('id', '=', id);
    expect(await linhas.execute()).toEqual([]);
  });
});
