import type { NomeChamada } from '@rateia/contracts/todas';
import { centavos } from '@rateia/domain/dinheiro';
import { MAIOR_MENSAGEM } from '@rateia/domain/notificacoes/tamanhos';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { mensagensPara } from '../../../test/caixa-de-entrada.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarCatalogo, criarPessoa } from '../../../test/construtores.ts';
import { criarGrupo } from '../../../test/grupos.ts';
import { cadastroDe, emailNovo, SENHA } from '../../../test/sessoes.ts';

const PORQUE = 'A pessoa ligou e pediu.';

let mundo: Mundo;
let suporte: Pessoa;
let financeiro: Pessoa;
let lider: Pessoa;
beforeAll(async () => {
  mundo = await criarMundo();
  await criarCatalogo(mundo);
  suporte = await criarPessoa(mundo, { nome: 'Aline', sobrenome: 'Kato', papeis: ['suporte'] });
  financeiro = await criarPessoa(mundo, { nome: 'Bruno', papeis: ['financeiro'] });
  lider = await criarPessoa(mundo, { nome: 'Clara', papeis: ['lider'] });
});
afterAll(async () => await mundo.encerrar());

function banco() {
  return mundo.aplicacao.deps.db;
}
async function ver(como: Pessoa, id: number) {
  return (await mundo.chamar('getPessoa', { id }, { como })).corpo;
}
function agir(nome: NomeChamada, como: Pessoa, entrada: Record<string, unknown>) {
  return mundo.chamar(nome, { mensagem: PORQUE, ...entrada }, { como });
}
async function trilhaSobre(id: number) {
  return await banco()
    .selectFrom('auditoria')
    .select(['usuario_id', 'acao', 'dados'])
    .where('alvo', '=', `usuario:${id}`)
    .orderBy('id')
    .execute();
}
async function assuntos({ email }: Pessoa) {
  return (await mensagensPara(mundo, email)).map((m) => m.assunto);
}

describe('One person (REGRAS 2.15; ASVS 14.2.6)', () => {
  it('is shown masked, with account, device, session, memberships, consent and the acts that are allowed', async () => {
    const administrador = await criarPessoa(mundo, { nome: 'Igor', sobrenome: 'Tavares', saldo: centavos(4_200) });
    const { id: idGrupo } = await criarGrupo(mundo, { administrador });
    const r = await mundo.chamar('getPessoa', { id: administrador.id }, { como: suporte });
    expect(r.status, r.bruto).toBe(200);
    expect(r.corpo).toMatchObject({
      id: administrador.id,
      nome: 'Igor Tavares',
      papeis: [],
      cpf: `***.${administrador.cpf.slice(3, 6)}.${administrador.cpf.slice(6, 9)}-**`,
      temNascimento: true,
      temEndereco: false,
      segundoFator: false,
      bloqueio: null,
      restricao: null,
      pendencias: [],
      aparelhos: [{ nome: 'Teste', situacao: 'liberado', pedeLiberacao: false }],
      sessoes: [{ aparelho: 'Teste' }],
      participacoes: [{ idGrupo, papel: 'administrador', situacao: '1' }],
      dinheiro: null,
      identidades: [],
    });
    for (const segredo of [administrador.cpf, administrador.telefone, administrador.email])
      expect(r.bruto).not.toContain(segredo);
    expect(r.corpo.acoes).toEqual(expect.arrayContaining(['bloquearPessoa', 'revelarDado', 'enviarMensagem']));
    expect(r.corpo.acoes).not.toContain('desbloquearPessoa');
    const doFinanceiro = await ver(financeiro, administrador.id);
    expect(doFinanceiro.dinheiro).toMatchObject({ disponivel: 4_200, dividas: 0, retiradasEmCurso: 0 });
    expect(doFinanceiro.acoes).toEqual(['enviarMensagem']);
  });

  it('has the problems that he reported, for the operators who answer them', async () => {
    const pessoa = await criarPessoa(mundo);
    expect((await ver(suporte, pessoa.id)).relatos).toEqual([]);
    const texto = 'O saldo da recarga de ontem ainda não apareceu.';
    const { id, numero } = (await mundo.chamar('createChamado', { categoria: 1, texto }, { como: pessoa })).corpo;
    const relato = { id, numero, inicio: texto, categoriaDescricao: 'Pagamento, saldo ou retirada' };
    for (const quem of [suporte, lider])
      expect((await ver(quem, pessoa.id)).relatos).toMatchObject([
        { ...relato, estado: 'aberto', prazo: expect.stringMatching(/^\d{4}-/) },
      ]);
    expect((await ver(financeiro, pessoa.id)).relatos).toBeNull();
    await mundo.chamar('responderChamado', { id, texto: 'Já corrigimos o saldo.' }, { como: suporte });
    expect((await ver(suporte, pessoa.id)).relatos).toMatchObject([{ ...relato, estado: 'respondido', prazo: null }]);
    const { itens } = (await mundo.chamar('getTrilhaDaPessoa', { id: pessoa.id }, { como: suporte })).corpo;
    expect(itens).toContainEqual(
      expect.objectContaining({ acao: 'chamado.responder', alvo: `chamado:${id}`, nome: 'Aline Kato', quem: 'equipe' }),
    );
  });

  it('records which operators looked at it, once in ten minutes', async () => {
    const pessoa = await criarPessoa(mundo);
    for (const quem of [suporte, suporte, lider]) await ver(quem, pessoa.id);
    const visitas = (await trilhaSobre(pessoa.id)).filter((l) => l.acao === 'pessoas.ver').map((l) => l.usuario_id);
    expect(visitas).toEqual([suporte.id, lider.id]);
  });

  it.each([
    ['cpf', ({ cpf }: Pessoa) => `${cpf.slice(0, 3)}.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-${cpf.slice(9)}`],
    ['email', ({ email }: Pessoa) => email],
    ['telefone', ({ telefone }: Pessoa) => `(11) ${telefone.slice(2, 7)}-${telefone.slice(7)}`],
    ['nascimento', () => '20 de maio de 1990'],
  ] as const)('shows %s whole for a reason, which is kept without the datum', async (campo, esperado) => {
    const pessoa = await criarPessoa(mundo);
    expect((await mundo.chamar('revelarDado', { id: pessoa.id, campo, mensagem: '' }, { como: suporte })).status).toBe(
      422,
    );
    expect((await agir('revelarDado', financeiro, { id: pessoa.id, campo })).status).toBe(403);
    expect((await agir('revelarDado', suporte, { id: pessoa.id, campo })).corpo).toEqual({ valor: esperado(pessoa) });
    const linhas = (await trilhaSobre(pessoa.id)).filter((l) => l.acao === 'pessoas.revelar');
    expect(linhas).toEqual([{ usuario_id: suporte.id, acao: 'pessoas.revelar', dados: { campo, mensagem: PORQUE } }]);
    expect((await agir('revelarDado', suporte, { id: pessoa.id, campo: 'endereco' })).status).toBe(404);
  });
});

describe('Acts on a person (REGRAS 2.14, 2.15; ASVS 7.4)', () => {
  it('a blocked account loses its sessions at once, and comes back when the block is lifted', async () => {
    const pessoa = await criarPessoa(mundo);
    expect((await mundo.chamar('getUsuario', {}, { como: pessoa })).status).toBe(200);
    expect((await agir('desbloquearPessoa', suporte, { id: pessoa.id })).erro.dados.chave).toBe('transicaoRecusada');
    expect((await agir('bloquearPessoa', suporte, { id: pessoa.id })).status).toBe(204);
    expect((await mundo.chamar('getUsuario', {}, { como: pessoa })).status).toBe(401);
    const vista = await ver(suporte, pessoa.id);
    expect(vista).toMatchObject({ bloqueio: { motivo: PORQUE, por: 'Aline Kato' }, sessoes: [] });
    expect(vista.acoes).toContain('desbloquearPessoa');
    expect(vista.acoes).not.toContain('bloquearPessoa');
    expect((await agir('bloquearPessoa', lider, { id: pessoa.id })).erro.dados.chave).toBe('transicaoRecusada');
    expect((await agir('desbloquearPessoa', lider, { id: pessoa.id })).status).toBe(204);
    expect(await ver(suporte, pessoa.id)).toMatchObject({ bloqueio: null });
    // The old session is over for good.
    expect((await mundo.chamar('getUsuario', {}, { como: pessoa })).status).toBe(401);
    expect(await assuntos(pessoa)).toEqual(
      expect.arrayContaining(['Sua conta na Rateia está bloqueada', 'Sua conta na Rateia está liberada']),
    );
    const atos = (await trilhaSobre(pessoa.id)).filter((l) => l.acao.startsWith('conta.'));
    expect(atos).toEqual([
      { usuario_id: suporte.id, acao: 'conta.bloquear', dados: { mensagem: PORQUE } },
      { usuario_id: lider.id, acao: 'conta.desbloquear', dados: { mensagem: PORQUE } },
    ]);
  });

  it('one session is ended, or all of them; another person’s session cannot be ended by its id', async () => {
    const [pessoa, outra] = [await criarPessoa(mundo), await criarPessoa(mundo)];
    const [sessao] = (await ver(suporte, pessoa.id)).sessoes;
    expect((await agir('encerrarSessoesDaPessoa', suporte, { id: outra.id, idSessao: sessao?.id })).status).toBe(404);
    expect((await agir('encerrarSessoesDaPessoa', suporte, { id: pessoa.id, idSessao: sessao?.id })).corpo).toEqual({
      encerradas: 1,
    });
    expect((await mundo.chamar('getUsuario', {}, { como: pessoa })).status).toBe(401);
    expect((await agir('encerrarSessoesDaPessoa', suporte, { id: outra.id })).corpo).toEqual({ encerradas: 1 });
    expect((await mundo.chamar('getUsuario', {}, { como: outra })).status).toBe(401);
  });

  it('a device is no longer trusted, and its session ends', async () => {
    const [pessoa, outra] = [await criarPessoa(mundo), await criarPessoa(mundo)];
    const [aparelho] = (await ver(suporte, pessoa.id)).aparelhos;
    expect((await agir('revogarAparelho', suporte, { id: outra.id, idAparelho: aparelho?.id })).status).toBe(404);
    expect((await agir('revogarAparelho', suporte, { id: pessoa.id, idAparelho: aparelho?.id })).status).toBe(204);
    expect((await mundo.chamar('getUsuario', {}, { como: pessoa })).status).toBe(401);
    expect((await ver(suporte, pessoa.id)).aparelhos).toMatchObject([{ situacao: 'revogado' }]);
  });

  it('a device that waits for its code is let in, and the owner is told', async () => {
    const pessoa = await criarPessoa(mundo);
    const agora = mundo.agora();
    const { id: idAparelho } = await banco()
      .insertInto('dispositivos')
      .values({
        usuario_id: pessoa.id,
        hash: Buffer.from('x'.repeat(32)),
        nome: 'Chrome em Android',
        criado_em: agora,
        visto_em: agora,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await agir('liberarAparelho', suporte, { id: pessoa.id, idAparelho })).erro.dados.chave).toBe(
      'transicaoRecusada',
    );
    await banco()
      .insertInto('liberacoes')
      .values({
        hash: `teste-${idAparelho}`,
        usuario_id: pessoa.id,
        dispositivo_id: idAparelho,
        tipo_solicitacao: 1,
        criada_em: agora,
        expira_em: '2100-01-01T00:00:00Z',
      })
      .execute();
    const antes = (await ver(suporte, pessoa.id)).aparelhos.find((a) => a.id === idAparelho);
    expect(antes).toMatchObject({ situacao: 'pendente', pedeLiberacao: true });
    expect((await agir('liberarAparelho', suporte, { id: pessoa.id, idAparelho })).status).toBe(204);
    const depois = (await ver(suporte, pessoa.id)).aparelhos.find((a) => a.id === idAparelho);
    expect(depois).toMatchObject({ situacao: 'liberado', pedeLiberacao: false });
    expect(await assuntos(pessoa)).toContain('Liberamos um novo aparelho na sua conta');
  });

  it('does not let in a device of an account with an unconfirmed e-mail: only that mailbox can prove the owner', async () => {
    const email = emailNovo();
    await mundo.chamar('createUsuario', cadastroDe(email));
    const { erro } = await mundo.chamar('token', { email, senha: SENHA, hashDispositivo: 'aparelho-de-quem-inventou' });
    const hash = String(erro.dados['hash']);
    async function conta() {
      return await banco()
        .selectFrom('usuarios')
        .select(['id', 'email_verificado_em'])
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
    }
    const { id } = await conta();
    const [aparelho] = (await ver(suporte, id)).aparelhos;
    expect(aparelho).toMatchObject({ situacao: 'pendente', pedeLiberacao: false });
    const r = await agir('liberarAparelho', suporte, { id, idAparelho: aparelho?.id });
    expect(r.erro.dados.chave).toBe('transicaoRecusada');
    expect((await mundo.chamar('concluirLiberacao', { hash })).corpo).toEqual({ sessao: null });
    expect((await conta()).email_verificado_em).toBeNull();
  });

  it('a restriction has words and a place, and is taken away again', async () => {
    const pessoa = await criarPessoa(mundo);
    const { id: idGrupo } = await criarGrupo(mundo, { administrador: await criarPessoa(mundo) });
    const link = '/cadastro/pendencias';
    expect((await agir('restringirPessoa', suporte, { id: pessoa.id, link: '//fora.example' })).status).toBe(422);
    expect((await agir('restringirPessoa', suporte, { id: pessoa.id, link })).status).toBe(204);
    const r = await mundo.chamar('getRestricoes', { id: idGrupo }, { como: pessoa });
    expect([r.status, r.erro.codigoErro, r.erro.message, r.erro.link]).toEqual([400, 1, PORQUE, link]);
    expect(await ver(lider, pessoa.id)).toMatchObject({ restricao: { mensagem: PORQUE, link } });
    expect((await agir('tirarRestricao', lider, { id: pessoa.id })).status).toBe(204);
    expect((await mundo.chamar('getRestricoes', { id: idGrupo }, { como: pessoa })).status).toBe(204);
    expect((await agir('tirarRestricao', lider, { id: pessoa.id })).erro.dados.chave).toBe('transicaoRecusada');
  });

  it('an answer is sent by e-mail in the operator’s words', async () => {
    const pessoa = await criarPessoa(mundo, { nome: 'Bia' });
    const mensagem = 'Conferimos o seu pedido.\n\nO valor volta amanhã.';
    expect(
      (await agir('enviarMensagem', financeiro, { id: pessoa.id, assunto: 'Sobre o seu Pix', mensagem })).status,
    ).toBe(204);
    const [carta] = await mensagensPara(mundo, pessoa.email);
    expect(carta).toMatchObject({ assunto: 'Sobre o seu Pix' });
    expect(carta?.texto).toMatch(/^Olá, Bia\.\s+Conferimos o seu pedido\.\s+O valor volta amanhã\./);
  });

  it('the app shows an answer of one paragraph in full, at the greatest length that the operation may write', async () => {
    const pessoa = await criarPessoa(mundo);
    const inteira = 'ã'.repeat(MAIOR_MENSAGEM);
    async function mandar(mensagem: string) {
      return (await agir('enviarMensagem', suporte, { id: pessoa.id, assunto: 'Sobre o seu relato', mensagem })).status;
    }
    expect([await mandar(inteira), await mandar(`${inteira}ã`)]).toEqual([204, 422]);
    const { itens } = (
      await mundo.chamar('getNotificacoesTipo', { tipo: 'todas', visualizado: 'false' }, { como: pessoa })
    ).corpo;
    expect(itens.filter(({ titulo }) => titulo === 'Sobre o seu relato').map(({ mensagem }) => mensagem)).toEqual([
      inteira,
    ]);
    // The database says no to the same number.
    const maisLonga = banco()
      .updateTable('notificacoes')
      .set({ mensagem: `${inteira}ã` })
      .where('usuario_id', '=', pessoa.id)
      .execute();
    await expect(maisLonga).rejects.toThrow('notificacoes_mensagem_check');
  });

  const ATOS: readonly [NomeChamada, Record<string, unknown>][] = [
    ['revelarDado', { campo: 'cpf' }],
    ['bloquearPessoa', {}],
    ['desbloquearPessoa', {}],
    ['encerrarSessoesDaPessoa', {}],
    ['liberarAparelho', { idAparelho: 1 }],
    ['revogarAparelho', { idAparelho: 1 }],
    ['enviarMensagem', { assunto: 'Assunto', mensagem: 'Mensagem inteira' }],
    ['restringirPessoa', {}],
    ['tirarRestricao', {}],
  ];
  it.each(ATOS)(
    '%s is refused on oneself, and on a member of the staff for everybody but the lead',
    async (nome, entrada) => {
      expect((await agir(nome, lider, { ...entrada, id: lider.id })).status).toBe(403);
      expect((await agir(nome, suporte, { ...entrada, id: financeiro.id })).status).toBe(403);
      expect((await agir(nome, lider, { ...entrada, id: 99_999_999 })).status).toBe(404);
      expect((await ver(lider, lider.id)).acoes).toEqual([]);
      expect((await ver(suporte, financeiro.id)).acoes).toEqual([]);
    },
  );
});
