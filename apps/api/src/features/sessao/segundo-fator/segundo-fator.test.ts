import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { mensagensPara } from '../../../test/caixa-de-entrada.ts';
import { criarChaveVirtual } from '../../../test/chave-de-acesso.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { bloquearPeloAviso, codigoDoAplicativo, confirmarPorPin, ligarAplicativo } from '../../../test/seguranca.ts';
import { criarPessoaComSenha, entrar, SENHA } from '../../../test/sessoes.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

const acao = 'segundoFator';
async function comecar({
  email,
  hashDispositivo,
}: {
  readonly email: string;
  readonly hashDispositivo: string;
}): Promise<string> {
  const { status, erro } = await mundo.chamar('token', { email, senha: SENHA, hashDispositivo });
  expect([status, erro.dados.chave]).toEqual([412, 'segundoFatorNecessario']);
  expect(erro.link).toBe(`/seguranca/pin?hash=${String(erro.dados['hash'])}`);
  return String(erro.dados['hash']);
}
async function passo(hash: string, codigo: string, meio = 'aplicativo') {
  return await mundo.chamar('segundoFator', { hash, meio, codigo });
}
async function criarChave(como: Pessoa) {
  const chave = criarChaveVirtual(mundo.config.appUrl);
  const cabecalhos = await confirmarPorPin(mundo, como, acao);
  const { corpo } = await mundo.chamar('opcoesDaChave', {}, { como, cabecalhos });
  const { status, corpo: criada } = await mundo.chamar(
    'createChave',
    { nome: 'Celular', resposta: chave.criar(corpo) },
    { como },
  );
  expect(status).toBe(200);
  return { chave, criada };
}

describe('A login with a second factor (spec A§6 Two-factor)', () => {
  it('needs the app after the password, and only then opens a session', async () => {
    const pessoa = await criarPessoaComSenha(mundo);
    const { segredo, codigosRecuperacao } = await ligarAplicativo(mundo, pessoa);
    expect((await mundo.chamar('getUsuario', {}, { como: pessoa })).corpo.twfaHabilitado).toBe(true);
    expect(new Set(codigosRecuperacao).size).toBe(10);
    const hash = await comecar(pessoa);
    const opcoes = await mundo.chamar('opcoesDoSegundoFator', { hash });
    expect(opcoes.corpo).toEqual({ meios: ['aplicativo', 'recuperacao'], opcoesDaChave: null });
    const { status, corpo } = await mundo.chamar(
      'segundoFator',
      { hash, meio: 'aplicativo', codigo: codigoDoAplicativo(segredo) },
      { cabecalhos: { 'x-hash-dispositivo': pessoa.hashDispositivo } },
    );
    expect(status).toBe(200);
    expect(corpo.hashDispositivo).toBe(pessoa.hashDispositivo);
    expect((await mundo.chamar('getUsuario', {}, { como: corpo })).corpo.id).toBe(pessoa.id);
    expect((await passo(hash, codigoDoAplicativo(segredo, 1))).erro.dados.chave).toBe('entradaVencida');
  });

  it('takes no code twice, in any login', async () => {
    const pessoa = await criarPessoaComSenha(mundo);
    const { segredo } = await ligarAplicativo(mundo, pessoa);
    const codigo = codigoDoAplicativo(segredo);
    expect((await passo(await comecar(pessoa), codigo)).status).toBe(200);
    expect((await passo(await comecar(pessoa), codigo)).erro.dados.chave).toBe('codigoNaoConfere');
  });

  it('takes a passkey', async () => {
    const pessoa = await criarPessoaComSenha(mundo);
    const { chave } = await criarChave(pessoa);
    const hash = await comecar(pessoa);
    const { corpo } = await mundo.chamar('opcoesDoSegundoFator', { hash });
    expect(corpo.meios).toEqual(['chave', 'recuperacao']);
    if (corpo.opcoesDaChave === null) throw new Error('no options for the passkey');
    const resposta = chave.usar(corpo.opcoesDaChave);
    const { status } = await mundo.chamar('segundoFator', { hash, meio: 'chave', resposta });
    expect(status).toBe(200);
    // The answer of one login is worth nothing in another.
    const outro = await comecar(pessoa);
    await mundo.chamar('opcoesDoSegundoFator', { hash: outro });
    const repetida = await mundo.chamar('segundoFator', { hash: outro, meio: 'chave', resposta });
    expect(repetida.erro.dados.chave).toBe('chaveNaoConfere');
  });

  it('takes a recovery code once, trusts the new device and tells the account of it', async () => {
    const pessoa = await criarPessoaComSenha(mundo);
    const { codigosRecuperacao } = await ligarAplicativo(mundo, pessoa);
    const novo = { email: pessoa.email, hashDispositivo: 'um-aparelho-nunca-visto' };
    const { status, corpo } = await passo(await comecar(novo), codigosRecuperacao[0] ?? '', 'recuperacao');
    expect(status).toBe(200);
    // Two notices leave by jobs of their own, in either order: that of the app, and this one.
    const assuntos = (await mensagensPara(mundo, pessoa.email)).map(({ assunto }) => assunto);
    expect(assuntos).toContain('Um novo aparelho entrou na sua conta');
    const { hashDispositivo } = corpo;
    const outro = await comecar({ email: pessoa.email, hashDispositivo });
    expect((await passo(outro, codigosRecuperacao[0] ?? '', 'recuperacao')).erro.dados.chave).toBe('codigoNaoConfere');
  });

  it('ends after five wrong tries and after ten minutes', async () => {
    const pessoa = await criarPessoaComSenha(mundo);
    const { segredo } = await ligarAplicativo(mundo, pessoa);
    const hash = await comecar(pessoa);
    for (let n = 0; n < 5; n += 1) expect((await passo(hash, '000000')).erro.dados.chave).toBe('codigoNaoConfere');
    expect((await passo(hash, codigoDoAplicativo(segredo))).erro.dados.chave).toBe('entradaVencida');
    const outro = await comecar(pessoa);
    await mundo.avancar({ minutos: 10 });
    expect((await passo(outro, codigoDoAplicativo(segredo))).erro.dados.chave).toBe('entradaVencida');
  });

  it('does not outrun the count with a burst', async () => {
    const pessoa = await criarPessoaComSenha(mundo);
    await ligarAplicativo(mundo, pessoa);
    const hash = await comecar(pessoa);
    const respostas = await Promise.all(Array.from({ length: 12 }, () => passo(hash, '000000')));
    const julgadas = respostas.filter(({ erro }) => erro.dados.chave === 'codigoNaoConfere');
    expect(julgadas.length).toBeLessThanOrEqual(5);
  });

  it('waits between guesses that go over many logins', async () => {
    const pessoa = await criarPessoaComSenha(mundo);
    await ligarAplicativo(mundo, pessoa);
    const chaves: unknown[] = [];
    for (let entrada = 0; entrada < 2; entrada += 1) {
      const hash = await comecar(pessoa);
      for (let n = 0; n < 4; n += 1) chaves.push((await passo(hash, '000000')).erro.dados.chave);
    }
    expect(chaves.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => 'codigoNaoConfere'));
    expect(chaves.slice(6)).toEqual(['muitasTentativas', 'muitasTentativas']);
  });

  it('is turned off only with itself, and takes the recovery codes along', async () => {
    const como = await criarPessoaComSenha(mundo);
    const { segredo } = await ligarAplicativo(mundo, como);
    expect((await mundo.chamar('deleteAutenticador', {}, { como })).erro.dados.chave).toBe('confirmacaoNecessaria');
    const codigo = codigoDoAplicativo(segredo);
    const { corpo } = await mundo.chamar('confirmar', { acao, meio: 'aplicativo', codigo }, { como });
    const cabecalhos = { 'x-confirmacao': corpo.confirmacao };
    expect((await mundo.chamar('deleteAutenticador', {}, { como, cabecalhos })).status).toBe(204);
    const estado = await mundo.chamar('getSeguranca', {}, { como });
    expect(estado.corpo).toMatchObject({ twfaHabilitado: false, aplicativo: false, codigosRestantes: 0 });
    await entrar(mundo, como);
    const [aviso] = await mensagensPara(mundo, como.email);
    expect(aviso?.assunto).toBe('O aplicativo autenticador foi removido na sua conta');
    expect((await mundo.chamar('deleteAutenticador', {}, { como })).erro.dados.chave).toBe('segundoFatorAusente');
  });

  it('is told of by an e-mail that blocks the account without a login, and in the app without that link', async () => {
    const como = await criarPessoaComSenha(mundo);
    await ligarAplicativo(mundo, como);
    const { corpo } = await mundo.chamar('getNotificacoes', {}, { como });
    expect(JSON.stringify(corpo)).toContain('Um aplicativo autenticador foi ativado na sua conta');
    expect(await bloquearPeloAviso(mundo, como.email, 'Um aplicativo autenticador foi ativado')).toBe(true);
    const guardadas = mundo.aplicacao.deps.db.selectFrom('notificacoes').selectAll().where('usuario_id', '=', como.id);
    expect(JSON.stringify(await guardadas.execute())).not.toContain('/seguranca/bloquear/');
  });

  it('makes new recovery codes in place of the old ones', async () => {
    const como = await criarPessoaComSenha(mundo);
    const { segredo, codigosRecuperacao } = await ligarAplicativo(mundo, como);
    expect((await mundo.chamar('gerarCodigos', {}, { como })).erro.dados.chave).toBe('confirmacaoNecessaria');
    const codigo = codigoDoAplicativo(segredo);
    const { corpo } = await mundo.chamar('confirmar', { acao, meio: 'aplicativo', codigo }, { como });
    const novos = await mundo.chamar('gerarCodigos', {}, { como, cabecalhos: { 'x-confirmacao': corpo.confirmacao } });
    expect(novos.corpo.codigosRecuperacao).toHaveLength(10);
    async function usar(valor: string | undefined) {
      return (await mundo.chamar('confirmar', { acao, meio: 'recuperacao', codigo: valor }, { como })).status;
    }
    expect(await usar(codigosRecuperacao[0])).toBe(400);
    expect(await usar(novos.corpo.codigosRecuperacao[0])).toBe(200);
    const guardados = await mundo.aplicacao.deps.db
      .selectFrom('codigos_de_recuperacao')
      .select('hash')
      .where('usuario_id', '=', como.id)
      .execute();
    expect(guardados.every(({ hash }) => hash.length === 32)).toBe(true);
  });
});

describe('Passkeys (spec A§6 Two-factor; OWASP API 1)', () => {
  it('are made only in the session that asked, for its challenge, once', async () => {
    const [como, outra] = [await criarPessoaComSenha(mundo), await criarPessoaComSenha(mundo)];
    const chave = criarChaveVirtual(mundo.config.appUrl);
    const cabecalhos = await confirmarPorPin(mundo, como, acao);
    const { corpo } = await mundo.chamar('opcoesDaChave', {}, { como, cabecalhos });
    const resposta = chave.criar(corpo);
    async function criar(quem: Pessoa) {
      return await mundo.chamar('createChave', { nome: 'Minha', resposta }, { como: quem });
    }
    expect((await criar(outra)).erro.dados.chave).toBe('chaveNaoConfere');
    expect((await criar(como)).status).toBe(200);
    expect((await criar(como)).erro.dados.chave).toBe('chaveNaoConfere');
  });

  it('are taken away by their owner alone, with confirmation', async () => {
    const [como, outra] = [await criarPessoaComSenha(mundo), await criarPessoaComSenha(mundo)];
    const { chave, criada } = await criarChave(como);
    const { id } = criada.chave;
    expect((await mundo.chamar('deleteChave', { id }, { como: outra })).status).toBe(404);
    expect((await mundo.chamar('deleteChave', { id }, { como })).erro.dados.chave).toBe('confirmacaoNecessaria');
    const { corpo: pedido } = await mundo.chamar('pedirConfirmacao', { acao }, { como });
    if (pedido.opcoesDaChave === null) throw new Error('no options for the passkey');
    const resposta = chave.usar(pedido.opcoesDaChave);
    const { corpo } = await mundo.chamar('confirmar', { acao, meio: 'chave', resposta }, { como });
    const cabecalhos = { 'x-confirmacao': corpo.confirmacao };
    expect((await mundo.chamar('deleteChave', { id }, { como, cabecalhos })).status).toBe(204);
    expect((await mundo.chamar('getSeguranca', {}, { como })).corpo).toMatchObject({
      twfaHabilitado: false,
      chaves: [],
    });
  });
});
