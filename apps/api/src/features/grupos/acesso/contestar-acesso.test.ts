import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { mensagensPara, titulosPara } from '../../../test/caixa-de-entrada.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarCatalogo, criarPessoa, saldoDe } from '../../../test/construtores.ts';
import { tabelasCom } from '../../../test/em-repouso.ts';
import { assinaturaDe, entregarAcesso, grupoLiberado, TOTAL_COMUM } from '../../../test/grupos.ts';

let mundo: Mundo;
let suporte: Pessoa;
beforeAll(async () => {
  mundo = await criarMundo();
  await criarCatalogo(mundo);
  suporte = await criarPessoa(mundo, { papeis: ['suporte'] });
});
afterAll(async () => await mundo.encerrar());

/** A group whose two members have the access, and one of them did not get in. */
async function comContestacao() {
  const g = await grupoLiberado(mundo);
  await entregarAcesso(mundo, g);
  await mundo.avancar({ minutos: 17 });
  const motivo = 'senhaIncorreta';
  const r = await mundo.chamar('contestarAcesso', { id: g.id, motivo, texto: 'Na TV e no celular.' }, { como: g.bia });
  return { ...g, r };
}
type Grupo = Awaited<ReturnType<typeof comContestacao>>;
async function conversa({ id, bia }: Grupo, como: Pessoa) {
  return (
    await mundo.chamar('getConversa', como.id === bia.id ? { id } : { id, idAssinatura: bia.assinaturaId }, { como })
  ).corpo;
}
async function escrever({ id, bia }: Grupo, como: Pessoa, texto: string) {
  return await mundo.chamar('createMensagem', { id, idAssinatura: bia.assinaturaId, texto }, { como });
}
async function relatos(): Promise<readonly { readonly inicio: string; readonly idUsuario: number }[]> {
  return (await mundo.chamar('getFilaDeChamados', {}, { como: suporte })).corpo.itens;
}

describe('"Não entrei" (REGRAS 2.1)', () => {
  it('tells the administrator what appeared, stops the clock and opens the conversation', async () => {
    const g = await comContestacao();
    expect(g.r.status).toBe(200);
    const [aviso] = await mensagensPara(mundo, g.administrador.email);
    expect(aviso?.assunto).toBe('Beatriz Teste não entrou em Família do Cine');
    expect(aviso?.texto).toContain('Senha ou e-mail incorretos');
    expect(aviso?.links.some((l) => l.includes(`/grupo/admin/${g.id}/mensagem?membro=${g.bia.assinaturaId}`))).toBe(
      true,
    );
    const { corpo } = await mundo.chamar('getDadosAcesso', { id: g.id }, { como: g.bia });
    expect(corpo).toMatchObject({
      prazoConfirmacao: null,
      contestacao: { motivo: 'Senha ou e-mail incorretos', minutosRestantes: expect.any(Number), comSuporte: false },
    });
    const vista = await conversa(g, g.administrador);
    expect(vista.mensagens.map(({ de, partes }) => [de, partes.map(({ texto }) => texto).join('')])).toEqual([
      ['produto', 'Beatriz Teste não entrou. O prazo parou.'],
      ['outro', 'Senha ou e-mail incorretos. Na TV e no celular.'],
    ]);
    // 48 hours of silence confirm nothing while it stands.
    await escrever(g, g.administrador, 'Troquei ontem, vou ver.');
    await mundo.avancar({ horas: 60 });
    expect((await assinaturaDe(mundo, g.bia.assinaturaId)).acesso_confirmado_em).toBeNull();
    expect((await assinaturaDe(mundo, g.joao.assinaturaId)).acesso_confirmado_em).not.toBeNull();
  });

  it('the clock goes on where it stood when the access comes anew, and silence counts then', async () => {
    const g = await comContestacao();
    await mundo.avancar({ horas: 5 });
    const idAssinatura = g.bia.assinaturaId;
    await mundo.chamar('entregarAcesso', { id: g.id, idAssinatura, campos: {} }, { como: g.administrador });
    const { corpo } = await mundo.chamar('getDadosAcesso', { id: g.id }, { como: g.bia });
    expect(corpo.contestacao).toBeNull();
    const minutos = (Date.parse(corpo.prazoConfirmacao ?? '') - Date.parse(mundo.agora())) / 60_000;
    expect(Math.abs(minutos - (48 * 60 - 17))).toBeLessThan(2);
    expect((await titulosPara(mundo, g.bia)).at(-1)).toBe(
      'Rafael Nogueira enviou de novo o seu acesso de Família do Cine',
    );
    await mundo.avancar({ horas: 48 });
    expect((await assinaturaDe(mundo, idAssinatura)).acesso_confirmado_em).not.toBeNull();
  });

  it('new data for all answer it too', async () => {
    const g = await comContestacao();
    await entregarAcesso(mundo, g, { senha: 'a-certa' });
    expect((await conversa(g, g.bia)).contestacao).toBeNull();
  });

  it('a member who gets in ends it himself', async () => {
    const g = await comContestacao();
    await mundo.chamar('confirmarAcesso', { id: g.id }, { como: g.bia });
    expect((await conversa(g, g.bia)).contestacao).toBeNull();
    await mundo.avancar({ horas: 80 });
    expect((await assinaturaDe(mundo, g.bia.assinaturaId)).estado).toBe('ativa');
  });

  it('reaches support by itself after a day without an answer, with the reason and the talk', async () => {
    const g = await comContestacao();
    await mundo.avancar({ horas: 24 });
    const relato = (await relatos()).find(({ idUsuario }) => idUsuario === g.bia.id);
    expect(relato?.inicio).toContain(`Beatriz Teste não entrou em Família do Cine (grupo ${g.id})`);
    expect(JSON.stringify(relato)).toContain('Na TV e no celular.');
    expect((await conversa(g, g.bia)).contestacao).toMatchObject({ comSuporte: true, responderAte: null });
    expect(await titulosPara(mundo, g.bia)).toContain('O suporte entrou na sua conversa de Família do Cine');
    expect(await titulosPara(mundo, g.administrador)).toContain('O suporte entrou na conversa com Beatriz Teste');
  });

  it('an answer keeps support out until the member writes again', async () => {
    const g = await comContestacao();
    await mundo.avancar({ horas: 20 });
    await escrever(g, g.administrador, 'Tenta agora?');
    expect((await titulosPara(mundo, g.bia)).at(-1)).toBe('Rafael Nogueira escreveu para você em Família do Cine');
    await mundo.avancar({ horas: 10 });
    expect((await relatos()).some(({ idUsuario }) => idUsuario === g.bia.id)).toBe(false);
    await escrever(g, g.bia, 'Ainda não.');
    await mundo.avancar({ horas: 24 });
    expect((await relatos()).some(({ idUsuario }) => idUsuario === g.bia.id)).toBe(true);
  });

  it('72 hours without new access: everything goes back and the seat ends', async () => {
    const g = await comContestacao();
    const antes = await saldoDe(mundo, g.bia.id, 'disponivel');
    await mundo.avancar({ horas: 72 });
    expect((await assinaturaDe(mundo, g.bia.assinaturaId)).estado).toBe('encerrada');
    expect((await saldoDe(mundo, g.bia.id, 'disponivel')) - antes).toBe(TOTAL_COMUM);
    const abertas = await mundo.aplicacao.deps.db
      .selectFrom('contestacoes')
      .select('estado')
      .where('assinatura_id', '=', g.bia.assinaturaId)
      .execute();
    expect(abertas).toEqual([{ estado: 'encerrada' }]);
  });

  it('is said once, and with what the form of access can answer', async () => {
    const g = await comContestacao();
    async function outra(motivo: string) {
      return await mundo.chamar('contestarAcesso', { id: g.id, motivo }, { como: g.joao });
    }
    const denovo = await mundo.chamar('contestarAcesso', { id: g.id, motivo: 'outro' }, { como: g.bia });
    expect(denovo.erro.dados.chave).toBe('transicaoRecusada');
    expect((await outra('conviteNaoChegou')).erro.dados.chave).toBe('transicaoRecusada');
    expect((await outra('outro')).status).toBe(200);
  });

  it('hides contact data from both sides, and warns the reader of a request for payment outside', async () => {
    const g = await comContestacao();
    await escrever(g, g.administrador, 'Manda direto no meu Pix, 11 98765-4321.');
    const vistas = [await conversa(g, g.bia), await conversa(g, g.administrador)].map((c) => c.mensagens.at(-1));
    for (const vista of vistas) {
      expect(vista?.partes).toEqual([
        { texto: 'Manda direto no meu Pix, ', contato: null },
        { texto: 'telefone escondido', contato: 'telefone' },
        { texto: '.', contato: null },
      ]);
    }
    expect(vistas.map((vista) => vista?.porFora)).toEqual([true, false]);
    // Support reads the whole, as evidence.
    await escrever(g, g.bia, 'Não vou pagar por fora.');
    await mundo.avancar({ horas: 24 });
    const chamado = (await relatos()).find(({ idUsuario }) => idUsuario === g.bia.id);
    expect(JSON.stringify(chamado)).toContain('11 98765-4321');
  });

  it('the talk is of the two alone, and no plain text of it is stored', async () => {
    const g = await comContestacao();
    await mundo.chamar('createMensagem', { id: g.id, texto: 'canario-da-conversa' }, { como: g.bia });
    expect(await tabelasCom(mundo, 'canario-da-conversa')).toEqual([]);
    // Another member names this seat, and reads his own.
    const dele = await mundo.chamar('getConversa', { id: g.id, idAssinatura: g.bia.assinaturaId }, { como: g.joao });
    expect(dele.corpo.mensagens).toEqual([]);
  });
});
