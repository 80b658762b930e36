import { diaDe, fimDoDia, inicioDoDia } from '@rateia/domain/datas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { mensagensPara } from '../../../test/caixa-de-entrada.ts';
import type { Membro } from '../../../test/carteira.ts';
import { assuntosPara, avancarAte, criarMembro, MENSALIDADE, PARTE, previsoesDe } from '../../../test/carteira.ts';
import { criarPessoa, saldoDe } from '../../../test/construtores.ts';
import { assinaturaDe, grupoAtivo } from '../../../test/grupos.ts';
import { membroDeMeses, remover, reverter, sair } from '../../../test/saida.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

const TUDO = MENSALIDADE * 2;
function doAdministrador({ grupo, assinaturaId }: Membro) {
  return {
    como: grupo.administrador,
    idGrupo: grupo.id,
    idMembro: assinaturaId,
  };
}
async function ver({ grupo, assinaturaId: memberId }: Membro) {
  return (
    await mundo.chamar('getCancelamentoAdministradorMembro', { id: grupo.id, memberId }, { como: grupo.administrador })
  ).corpo;
}
async function revisao({ assinaturaId }: Membro) {
  return await mundo.aplicacao.deps.db
    .selectFrom('auditoria')
    .select(['usuario_id', 'dados'])
    .where('alvo', '=', `assinatura:${assinaturaId}`)
    .where('acao', '=', 'cancelamento.administrador')
    .executeTakeFirst();
}

describe('The removal of a member, as its administrator sees it before (REGRAS 2.9)', () => {
  it('at once the month goes back whole, used days too; at its end the member uses it', async () => {
    const membro = await membroDeMeses(mundo);
    const { ciclo_fim: fim } = await assinaturaDe(mundo, membro.assinaturaId);
    const { opcoes } = await ver(membro);
    expect(opcoes.map((o) => [o.tipo, o.imediato, o.total, o.doAdministrador, o.saidaEm])).toEqual([
      ['fimDoCiclo', false, MENSALIDADE, 0, fim],
      ['agora', true, TUDO, PARTE, diaDe(mundo.agora())],
    ]);
    for (const o of opcoes) {
      expect(o.linhas.reduce((soma, l) => soma + l.valor, 0)).toBe(o.total);
      expect(o.reterTaxa).toBe(false);
    }
  });

  it('a member who leaves already, or whose group waits, can only go now', async () => {
    const saindo = await membroDeMeses(mundo);
    await sair(mundo, saindo, 'fimDoCiclo', MENSALIDADE);
    expect((await ver(saindo)).opcoes.map((o) => o.tipo)).toEqual(['agora']);
    const esperando = await criarMembro(mundo, { inicio: null });
    expect((await ver(esperando)).opcoes.map((o) => [o.tipo, o.total])).toEqual([['agora', TUDO]]);
  });
});

describe('The administrator removes a member at once (REGRAS 2.2, 2.9)', () => {
  it('and exactly what he saw goes back; the seat is free, the access is over, and the member reads why', async () => {
    const membro = await membroDeMeses(mundo, { saldo: 0 as typeof MENSALIDADE });
    const r = await remover(mundo, doAdministrador(membro));
    expect(r.corpo).toMatchObject({ imediato: true, reterTaxa: false, motivo: 3, total: TUDO });
    expect(await saldoDe(mundo, membro.id, 'disponivel')).toBe(TUDO);
    expect(await saldoDe(mundo, membro.id, 'caucao')).toBe(0);
    expect(await assinaturaDe(mundo, membro.assinaturaId)).toMatchObject({
      estado: 'encerrada',
      motivo_saida: 'removidoPeloAdministrador',
    });
    expect((await previsoesDe(mundo, membro.assinaturaId)).at(-1)).toMatchObject({ status: 80 });
    const [mensagem] = await mensagensPara(mundo, membro.email);
    expect(mensagem?.assunto).toMatch(/^Você foi removido de /);
    expect(mensagem?.texto).toContain('Motivo: Vou diminuir o plano.');
    expect(await revisao(membro)).toMatchObject({
      usuario_id: membro.grupo.administrador.id,
      dados: { motivo: 3, tipo: 'agora', total: TUDO, membro: membro.id },
    });
    // A second time there is nobody to remove, and nothing goes back again.
    expect((await remover(mundo, doAdministrador(membro))).status).toBe(404);
    expect(await saldoDe(mundo, membro.id, 'disponivel')).toBe(TUDO);
  });

  it('asks for the access to be changed, when the member could have known it', async () => {
    const g = await grupoAtivo(mundo);
    const idMembro = g.bia.assinaturaId;
    async function verGrupo() {
      return (await mundo.chamar('getGrupoAdmin', { id: g.id }, { como: g.administrador })).corpo;
    }
    const [opcao] = (
      await mundo.chamar(
        'getCancelamentoAdministradorMembro',
        { id: g.id, memberId: idMembro },
        { como: g.administrador },
      )
    ).corpo.opcoes.filter(({ tipo }) => tipo === 'agora');
    const totalMostrado = opcao?.total ?? 0;
    const r = await remover(mundo, { como: g.administrador, idGrupo: g.id, idMembro, totalMostrado });
    expect(r.status, r.bruto).toBe(200);
    expect((await verGrupo()).envio.rotacaoPendente).toBe(true);
    expect((await mundo.chamar('getDadosAcesso', { id: g.id }, { como: g.bia })).status).toBe(403);
  });

  it('a claim of misuse needs an explanation, changes no amount, and is read by the staff alone', async () => {
    const membro = await membroDeMeses(mundo);
    const pedido = { ...doAdministrador(membro), motivo: 5 };
    const semTexto = await remover(mundo, pedido);
    expect(semTexto.status).toBe(422);
    expect(semTexto.erro.dados['campos']).toEqual({ textoMotivo: 'Conte o que aconteceu.' });
    const r = await remover(mundo, { ...pedido, textoMotivo: 'Passou a senha adiante.' });
    expect(r.corpo).toMatchObject({ total: TUDO, observacao: 'Passou a senha adiante.' });
    const [mensagem] = await mensagensPara(mundo, membro.email);
    expect(mensagem?.texto).not.toMatch(/senha adiante|Uso indevido/);
    expect(await revisao(membro)).toMatchObject({ dados: { motivo: 5, texto: 'Passou a senha adiante.' } });
  });

  it('takes no reason from outside the list, and no other person as the one who asks', async () => {
    const membro = await criarMembro(mundo);
    expect((await remover(mundo, { ...doAdministrador(membro), motivo: 77 })).erro.dados['campos']).toHaveProperty(
      'motivo',
    );
    const { id: idSolicitante } = await criarPessoa(mundo);
    const { como, ...corpo } = doAdministrador(membro);
    const r = await mundo.chamar(
      'cancelarAdministrador',
      { ...corpo, motivo: 3, tipo: 'agora', textoMotivo: '', totalMostrado: TUDO, idSolicitante },
      { como },
    );
    expect(r.status).toBe(403);
    expect(await assinaturaDe(mundo, membro.assinaturaId)).toMatchObject({ estado: 'ativa' });
  });

  it('two removals at once end one membership and pay once', async () => {
    const membro = await membroDeMeses(mundo, { saldo: 0 as typeof MENSALIDADE });
    const pedido = doAdministrador(membro);
    const respostas = await Promise.all([remover(mundo, pedido), remover(mundo, pedido)]);
    expect(respostas.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await saldoDe(mundo, membro.id, 'disponivel')).toBe(TUDO);
  });
});

describe('The administrator removes a member at the end of the paid month (REGRAS 2.9)', () => {
  it('the access stays until then, the deposit goes back on that day, and the member cannot take it back', async () => {
    const membro = await membroDeMeses(mundo, { saldo: 0 as typeof MENSALIDADE });
    const { ciclo_fim: fim } = await assinaturaDe(mundo, membro.assinaturaId);
    const r = await remover(mundo, { ...doAdministrador(membro), tipo: 'fimDoCiclo', totalMostrado: MENSALIDADE });
    expect(r.corpo).toMatchObject({ imediato: false, saidaEm: fim, total: MENSALIDADE });
    expect((await assuntosPara(mundo, membro)).at(-1)).toMatch(/^Sua vaga em .* termina em /);
    expect((await reverter(mundo, membro)).erro.dados.chave).toBe('cancelamentoNaoPermitido');
    await avancarAte(mundo, inicioDoDia(fim ?? ''));
    expect(await assinaturaDe(mundo, membro.assinaturaId)).toMatchObject({ estado: 'emSaida' });
    await avancarAte(mundo, fimDoDia(fim ?? ''));
    expect(await assinaturaDe(mundo, membro.assinaturaId)).toMatchObject({
      estado: 'encerrada',
      motivo_saida: 'removidoNoFimDoCiclo',
    });
    expect(await saldoDe(mundo, membro.id, 'disponivel')).toBe(MENSALIDADE);
  });
});

describe('The openings of one member (REGRAS 2.9; spec B§7 mau-uso)', () => {
  it('are read by the administrator and by the member, and by nobody else', async () => {
    const g = await grupoAtivo(mundo);
    const id = g.bia.assinaturaId;
    await mundo.chamar('abrirDadosAcesso', { id: g.id }, { como: g.bia });
    for (const como of [g.administrador, g.bia]) {
      const { corpo } = await mundo.chamar('getMauUso', { id }, { como });
      expect(corpo.aberturas.length).toBeGreaterThan(0);
      expect(corpo).toMatchObject({ aparelhos: 1, aparelhosDemais: false, aberturasDemais: false });
    }
    expect((await mundo.chamar('getMauUso', { id }, { como: g.joao })).status).toBe(404);
  });
});

describe('One member as his administrator sees him (spec B§2 membro)', () => {
  it('the payments, when the access went out and was opened, and since when he is in', async () => {
    const g = await grupoAtivo(mundo);
    const params = { id: g.id, memberId: g.bia.assinaturaId };
    await mundo.chamar('abrirDadosAcesso', { id: g.id }, { como: g.bia });
    const { corpo } = await mundo.chamar('getGrupoAdminMembro', params, { como: g.administrador });
    expect(corpo.pagamentos.map((p) => p.tipo)).toEqual(['primeira']);
    expect(corpo.pago).toBe(corpo.pagamentos[0]?.valorTotal);
    expect(corpo.primeiraAberturaEm).not.toBeNull();
    expect(corpo.membro.acessoEntregueEm).not.toBeNull();
    expect(corpo.desde).not.toBeNull();
    expect(corpo).toMatchObject({ podeRemover: true });
    const convite = await mundo.chamar('getEmailConvite', params, { como: g.administrador });
    expect(convite.corpo).toEqual({ email: corpo.membro.emailDoConvite, paisDaResidencia: null });
    expect((await mundo.chamar('getGrupoAdminMembro', params, { como: g.joao })).status).toBe(403);
  });
});
