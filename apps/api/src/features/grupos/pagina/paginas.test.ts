import { ID_STATUS_GRUPO as S } from '@rateia/domain/grupos/estados';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { criarCatalogo, criarPessoa } from '../../../test/construtores.ts';
import { assinar, criarGrupo, entregarAcesso, grupoAtivo, grupoLiberado, statusDe } from '../../../test/grupos.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  await criarCatalogo(mundo);
  await mundo.aplicacao.deps.db.updateTable('servicos').set({ valor_sozinho: 26_90 }).where('id', '=', 10).execute();
});
afterAll(async () => await mundo.encerrar());

describe('Page of a group (spec B§2 /grupo/{id})', () => {
  it('shows the price with lines that sum to the payment of today', async () => {
    const { id } = await criarGrupo(mundo);
    const { corpo } = await mundo.chamar('getGrupo', { id, vagas: 2 }, { como: await criarPessoa(mundo) });
    // (8,00 + 1,50) × 2 seats, twice with the deposit
    expect(corpo.composicao).toMatchObject({
      parte: 1600,
      taxa: 300,
      caucao: 1900,
      totalHoje: 3800,
      mensal: 1900,
      vagas: 2,
    });
    expect(corpo.composicao.linhas.reduce((soma, l) => soma + l.valor, 0)).toBe(corpo.composicao.totalHoje);
  });

  it('shows seats as faces with first names only, and a hold without its name', async () => {
    const { id, administrador } = await criarGrupo(mundo, { lugares: 4, totalVagas: 3, valor: 32_00 });
    const bia = await assinar(mundo, { idGrupo: id, nova: { nome: 'Beatriz', sobrenome: 'Sato' } });
    const curioso = await criarPessoa(mundo, { nome: 'Paulo' });
    await mundo.chamar('preCheckout', { idGrupo: id, vagas: 1 }, { como: curioso });
    const { corpo, bruto } = await mundo.chamar('getGrupo', { id }, { como: bia });
    expect(corpo.lugaresDetalhe).toEqual([
      { numero: 1, estado: 'admin', primeiroNome: 'Rafael', imagem: null, seu: false },
      { numero: 2, estado: 'ocupada', primeiroNome: 'Beatriz', imagem: null, seu: true },
      { numero: 3, estado: 'retida', primeiroNome: null, imagem: null, seu: false },
      { numero: 4, estado: 'livre', primeiroNome: null, imagem: null, seu: false },
    ]);
    expect(bruto).not.toContain('Sato');
    expect(administrador.nome).toBe('Rafael Nogueira');
  });

  it('tells the steps from the payment to the access, each with its actor and its deadline', async () => {
    const { id } = await criarGrupo(mundo);
    const { corpo } = await mundo.chamar('getGrupo', { id }, { como: await criarPessoa(mundo) });
    expect(corpo.passos.map((p) => [p.chave, p.estado, p.quem])).toEqual([
      ['pagar', 'atual', 'você'],
      ['formar', 'proximo', 'grupo'],
      ['assinar', 'proximo', 'Rafael'],
      ['enviar', 'proximo', 'Rafael'],
      ['confirmar', 'proximo', 'você'],
      ['receber', 'proximo', 'Rafael'],
    ]);
    expect(corpo.passos[1]?.ate).not.toBeNull();
  });

  it('follows the member on his way', async () => {
    const g = await grupoLiberado(mundo);
    async function todos() {
      return (await mundo.chamar('getGrupo', { id: g.id }, { como: g.bia })).corpo.passos;
    }
    async function passos() {
      return (await todos()).find((p) => p.estado === 'atual');
    }
    expect((await todos())[0]).toMatchObject({ estado: 'feito', titulo: 'Você pagou', texto: 'A vaga é sua.' });
    expect(await passos()).toMatchObject({ chave: 'enviar', ate: expect.any(String) });
    await entregarAcesso(mundo, g);
    expect(await passos()).toMatchObject({ chave: 'confirmar', ate: expect.any(String) });
    await mundo.chamar('confirmarAcesso', { id: g.id }, { como: g.bia });
    expect(await passos()).toMatchObject({ chave: 'receber', titulo: 'Rafael recebe 30 dias depois' });
  });

  it('says in the words of the catalogue why one cannot enter', async () => {
    const g = await grupoAtivo(mundo);
    async function motivo(como: Parameters<Mundo['chamar']>[2]) {
      const { corpo } = await mundo.chamar('getGrupo', { id: g.id }, como);
      return [corpo.podeEntrar, corpo.motivoNaoPodeEntrar, corpo.minhaRelacao];
    }
    expect(await motivo({ como: g.administrador })).toEqual([
      false,
      'Você administra este grupo e já tem o seu lugar nele.',
      'administrador',
    ]);
    expect(await motivo({ como: g.bia })).toEqual([false, 'Você já participa deste grupo.', 'membro']);
    expect(await motivo({ como: await criarPessoa(mundo) })).toEqual([
      false,
      'Este grupo não está aceitando novos membros.',
      'nenhuma',
    ]);
  });

  it('lets the holder of an unpaid seat go on, also when his hold filled the group', async () => {
    const { id } = await criarGrupo(mundo);
    const curioso = await criarPessoa(mundo, { nome: 'Paulo' });
    const { corpo: reserva } = await mundo.chamar('preCheckout', { idGrupo: id, vagas: 2 }, { como: curioso });
    await mundo.assentar();
    expect(await statusDe(mundo, id)).toBe(S.aguardandoPagamento);
    async function ver(como = curioso) {
      return (await mundo.chamar('getGrupo', { id }, { como })).corpo;
    }
    const corpo = await ver();
    expect([corpo.podeEntrar, corpo.minhaRelacao, corpo.minhaAssinaturaId]).toEqual([
      true,
      'nenhuma',
      reserva.idPreCheckout,
    ]);
    // He is led to pay the seats that he holds, until they go back.
    expect(corpo.minhaReserva).toEqual({ idPreCheckout: reserva.idPreCheckout, vagas: 2, ate: reserva.reservaAte });
    expect(corpo.composicao).toEqual(reserva.composicao);
    expect((await ver(await criarPessoa(mundo))).minhaReserva).toBeNull();
    await mundo.avancar({ minutos: 15 });
    expect(await ver()).toMatchObject({ minhaReserva: null, minhaRelacao: 'nenhuma', composicao: { vagas: 1 } });
  });

  it("tells the administrator's record: minutes to deliver, living groups, and his first day", async () => {
    const g = await grupoLiberado(mundo);
    await mundo.avancar({ minutos: 25 });
    await entregarAcesso(mundo, g);
    const { corpo } = await mundo.chamar('getGrupo', { id: g.id }, { como: g.bia });
    expect(corpo.admin).toMatchObject({
      nome: 'Rafael Nogueira',
      respondeEmMinutos: 25,
      gruposAtivos: 1,
      ciclosSemFalha: 0,
      reclamacoes: { total: 0, resolvidas: 0 },
    });
  });

  it('stays open for its own people after it ended, and for nobody else', async () => {
    const { id, administrador } = await criarGrupo(mundo);
    const bia = await assinar(mundo, { idGrupo: id });
    await mundo.avancar({ dias: 30 });
    expect((await mundo.chamar('getGrupo', { id }, { como: bia })).corpo).toMatchObject({
      statusId: S.expirado,
      minhaRelacao: 'nenhuma',
    });
    expect((await mundo.chamar('getGrupo', { id }, { como: administrador })).status).toBe(200);
    // No act renews it, so no date may promise that.
    expect((await mundo.chamar('getGrupoAdmin', { id }, { como: administrador })).corpo.prazo).toBeNull();
    expect((await mundo.chamar('getGrupo', { id }, { como: await criarPessoa(mundo) })).status).toBe(404);
  });
});

describe('Member view (spec B§2 /grupo/membro/{id})', () => {
  it('shows the member his seat, his invoices and his possible acts now', async () => {
    const g = await grupoLiberado(mundo);
    async function ver() {
      return (await mundo.chamar('getGrupoMembro', { id: g.id }, { como: g.bia })).corpo;
    }
    const antes = await ver();
    expect(antes).toMatchObject({
      podeConfirmarAcesso: false,
      podeVerAcesso: false,
      podeSair: true,
      podeReverterSaida: false,
    });
    expect(antes.assinatura).toMatchObject({
      estado: 'ativa',
      vagas: 1,
      valorMensal: 950,
      caucao: 950,
      cicloInicio: null,
    });
    expect(antes.faturas).toEqual([
      expect.objectContaining({ tipo: 'primeira', status: 13, valorTotal: 1900, podePagar: false }),
    ]);
    await entregarAcesso(mundo, g);
    expect(await ver()).toMatchObject({ podeConfirmarAcesso: true, podeVerAcesso: true });
    await mundo.chamar('confirmarAcesso', { id: g.id }, { como: g.bia });
    await mundo.chamar('confirmarAcesso', { id: g.id }, { como: g.joao });
    const depois = await ver();
    expect(depois.assinatura.proximoVencimento).not.toBeNull();
    expect(depois.podeConfirmarAcesso).toBe(false);
  });

  it('refuses a confirmation of an access that was not delivered; a second one changes nothing', async () => {
    const g = await grupoLiberado(mundo);
    async function confirmar() {
      return await mundo.chamar('confirmarAcesso', { id: g.id }, { como: g.bia });
    }
    expect((await confirmar()).erro.dados.chave).toBe('transicaoRecusada');
    await entregarAcesso(mundo, g);
    expect((await confirmar()).status).toBe(200);
    expect((await confirmar()).status).toBe(200);
  });
});

describe('Administrator view (spec B§2 /grupo/admin/{id})', () => {
  it('tells the administrator his possible acts, their deadline, and the consequence of missing it', async () => {
    const { id, administrador } = await criarGrupo(mundo);
    async function ver() {
      return (await mundo.chamar('getGrupoAdmin', { id }, { como: administrador })).corpo;
    }
    expect((await ver()).acoes).toEqual({
      iniciar: false,
      liberar: false,
      enviarAcesso: false,
      editar: false,
      recorrer: false,
      alterarValor: true,
    });
    expect((await ver()).prazo).toMatchObject({
      texto: 'O grupo precisa se formar',
      consequencia: expect.stringContaining('expira'),
    });
    await assinar(mundo, { idGrupo: id });
    await assinar(mundo, { idGrupo: id });
    expect((await ver()).acoes).toEqual({
      iniciar: false,
      liberar: true,
      enviarAcesso: false,
      editar: false,
      recorrer: false,
      alterarValor: false,
    });
    await mundo.chamar('liberarGrupo', { id }, { como: administrador });
    const liberado = await ver();
    expect(liberado.acoes.enviarAcesso).toBe(true);
    expect(liberado.envio).toEqual({ temDadosAcesso: false, pendentes: 2, rotacaoPendente: false, troca: null });
    expect([liberado.previsto, liberado.recebido]).toEqual([1600, 0]);
    expect(liberado.membros.map((m) => [m.nome, m.estado, m.pagamento])).toEqual([
      ['Beatriz Teste', 'ativa', 'emDia'],
      ['Beatriz Teste', 'ativa', 'emDia'],
    ]);
  });
});

describe('My groups (spec B§2 /meus-grupos)', () => {
  it('puts what needs me first, with its deadline and a link', async () => {
    const g = await grupoLiberado(mundo);
    const { corpo } = await mundo.chamar('getGruposUsuario', {}, { como: g.administrador });
    expect(corpo.itens).toHaveLength(1);
    expect(corpo.itens[0]).toMatchObject({ papel: 'administrador', assinatura: null });
    expect(corpo.itens[0]?.precisaDeVoce).toEqual([
      {
        chave: 'enviarAcesso',
        texto: 'Envie o acesso de Beatriz',
        ate: expect.any(String),
        depois: expect.stringContaining('O prazo passou. Envie agora'),
        link: `/grupo/admin/${g.id}/enviar`,
      },
      {
        chave: 'enviarAcesso',
        texto: 'Envie o acesso de João',
        ate: expect.any(String),
        depois: expect.stringContaining('O prazo passou. Envie agora'),
        link: `/grupo/admin/${g.id}/enviar`,
      },
    ]);
  });

  it('shows a member his seat, his tasks and his saving', async () => {
    const g = await grupoLiberado(mundo);
    const outro = await criarGrupo(mundo);
    await assinar(mundo, { idGrupo: outro.id, pessoa: g.bia });
    await entregarAcesso(mundo, g);
    const { corpo } = await mundo.chamar('getGruposUsuario', {}, { como: g.bia });
    expect(corpo.itens.map((i) => [i.grupo.id, i.precisaDeVoce.map((p) => p.chave)])).toEqual([
      [g.id, ['confirmarAcesso']],
      [outro.id, []],
    ]);
    // alone 26,90, here 9,50, in two groups; a seat that is only held saves nothing yet
    expect(corpo.economiaMensal).toBe(2 * (2690 - 950));
    const terceiro = await criarGrupo(mundo);
    await mundo.chamar('preCheckout', { idGrupo: terceiro.id, vagas: 1 }, { como: g.bia });
    const depois = (await mundo.chamar('getGruposUsuario', {}, { como: g.bia })).corpo;
    expect(depois.economiaMensal).toBe(corpo.economiaMensal);
    // The matter that waits for her there is the payment, and the link leads to it.
    const reserva = depois.itens.find((i) => i.grupo.id === terceiro.id);
    expect(reserva?.precisaDeVoce).toEqual([
      {
        chave: 'pagarReserva',
        texto: `Pague para garantir a sua vaga em ${reserva?.grupo.nome}`,
        ate: expect.any(String),
        depois: expect.stringContaining('O tempo da reserva terminou'),
        link: `/checkout?idPreCheckout=${reserva?.assinatura?.id}`,
      },
    ]);
  });

  it('shows the administrator groups under review and recently expired ones, not cancelled ones', async () => {
    const administrador = await criarPessoa(mundo);
    await criarGrupo(mundo, { administrador, valor: 24_90 });
    await criarGrupo(mundo, { administrador });
    await mundo.avancar({ dias: 30 });
    const { corpo } = await mundo.chamar('getGruposUsuario', {}, { como: administrador });
    expect(corpo.itens.map((i) => i.grupo.statusId).sort()).toEqual([S.expirado, S.triagem]);
  });
});
