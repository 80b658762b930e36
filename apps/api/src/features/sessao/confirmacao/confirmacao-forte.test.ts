import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { mensagensPara, pinErrado, ultimoPinPara } from '../../../test/caixa-de-entrada.ts';
import { criarChaveVirtual } from '../../../test/chave-de-acesso.ts';
import { criarPessoa } from '../../../test/construtores.ts';
import { codigoDoAplicativo, confirmarPorPin, ligarAplicativo } from '../../../test/seguranca.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

const acao = 'segundoFator';

describe('Step-up before a sensitive act (spec A§3 PIN types; ASVS 7.5.1)', () => {
  it('is sent by e-mail, and names the act', async () => {
    const como = await criarPessoa(mundo);
    const { status, erro } = await mundo.chamar('createAutenticador', {}, { como });
    expect(status).toBe(400);
    expect(erro).toMatchObject({ codigoErro: 1, dados: { chave: 'confirmacaoNecessaria', acao } });
  });

  it.each([
    ['segundoFator', 213, 'mudar a verificação em duas etapas'],
    ['alteracaoEmail', 214, 'trocar o e-mail da conta'],
    ['alteracaoTelefone', 246, 'trocar o telefone da conta'],
    ['contaBancaria', 215, 'cadastrar a conta que recebe o seu dinheiro'],
  ])('sends the code of %s with type %i, which says what for', async (qual, tipo, finalidade) => {
    const como = await criarPessoa(mundo);
    const { status, corpo } = await mundo.chamar('pedirConfirmacao', { acao: qual }, { como });
    expect(status).toBe(200);
    expect(corpo).toEqual({
      meios: ['pin'],
      enviadoPara: expect.stringMatching(/^p•••@exemplo\.com\.br$/),
      expiraEm: expect.any(String),
      opcoesDaChave: null,
    });
    const [mensagem] = await mensagensPara(mundo, como.email);
    expect(mensagem?.pin).toHaveLength(7);
    expect(mensagem?.texto).toContain(finalidade);
    const pin = await mundo.aplicacao.deps.db
      .selectFrom('pins')
      .select('tipo')
      .where('usuario_id', '=', como.id)
      .executeTakeFirstOrThrow();
    expect(pin.tipo).toBe(tipo);
  });

  it('serves once, for its own act, in its own session', async () => {
    const [como, outra] = [await criarPessoa(mundo), await criarPessoa(mundo)];
    const deOutroAto = await confirmarPorPin(mundo, como, 'dadosPessoais');
    expect((await mundo.chamar('createAutenticador', {}, { como, cabecalhos: deOutroAto })).erro.dados.chave).toBe(
      'confirmacaoNecessaria',
    );
    const cabecalhos = await confirmarPorPin(mundo, como, acao);
    expect((await mundo.chamar('createAutenticador', {}, { como: outra, cabecalhos })).erro.dados.chave).toBe(
      'confirmacaoNecessaria',
    );
    expect((await mundo.chamar('createAutenticador', {}, { como, cabecalhos })).status).toBe(200);
    expect((await mundo.chamar('createAutenticador', {}, { como, cabecalhos })).erro.dados.chave).toBe(
      'confirmacaoNecessaria',
    );
  });

  it('serves one of many copies of the same request', async () => {
    const como = await criarPessoa(mundo);
    const cabecalhos = await confirmarPorPin(mundo, como, acao);
    const respostas = await Promise.all(
      Array.from({ length: 6 }, () => mundo.chamar('createAutenticador', {}, { como, cabecalhos })),
    );
    expect(respostas.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('ends after ten minutes', async () => {
    const como = await criarPessoa(mundo);
    const cabecalhos = await confirmarPorPin(mundo, como, acao);
    await mundo.avancar({ minutos: 10 });
    expect((await mundo.chamar('createAutenticador', {}, { como, cabecalhos })).erro.dados.chave).toBe(
      'confirmacaoNecessaria',
    );
  });

  it('counts five wrong codes and then rests', async () => {
    const como = await criarPessoa(mundo);
    await mundo.chamar('pedirConfirmacao', { acao }, { como });
    const certo = await ultimoPinPara(mundo, como.email);
    async function tentar(codigo: string) {
      return await mundo.chamar('confirmar', { acao, meio: 'pin', codigo }, { como });
    }
    for (let n = 1; n <= 4; n += 1) expect((await tentar(pinErrado(certo))).erro.dados.chave).toBe('pinInvalido');
    expect((await tentar(pinErrado(certo))).erro.dados.chave).toBe('pinBloqueado');
    expect((await tentar(certo)).erro.dados.chave).toBe('pinBloqueado');
  });

  it('sends three codes an hour', async () => {
    const como = await criarPessoa(mundo);
    for (let n = 0; n < 3; n += 1)
      expect((await mundo.chamar('pedirConfirmacao', { acao }, { como })).status).toBe(200);
    expect((await mundo.chamar('pedirConfirmacao', { acao }, { como })).erro.dados.chave).toBe('pinLimiteEnvios');
  });

  it('takes the app and not the e-mail of a person who has one, each code once', async () => {
    const como = await criarPessoa(mundo);
    const { segredo } = await ligarAplicativo(mundo, como);
    const { corpo } = await mundo.chamar('pedirConfirmacao', { acao }, { como });
    expect(corpo).toMatchObject({ meios: ['aplicativo', 'recuperacao'], enviadoPara: null });
    const codigo = codigoDoAplicativo(segredo);
    async function tentar(meio: string, valor: string) {
      return await mundo.chamar('confirmar', { acao, meio, codigo: valor }, { como });
    }
    expect((await tentar('pin', 'ABCDEF2')).erro.dados.chave).toBe('pinInvalido');
    expect((await tentar('aplicativo', '000000')).erro.dados.chave).toBe('codigoNaoConfere');
    expect((await tentar('aplicativo', codigo)).status).toBe(200);
    expect((await tentar('aplicativo', codigo)).erro.dados.chave).toBe('codigoNaoConfere');
  });

  it('takes a recovery code once, however it is typed', async () => {
    const como = await criarPessoa(mundo);
    const { codigosRecuperacao } = await ligarAplicativo(mundo, como);
    expect(codigosRecuperacao).toHaveLength(10);
    const codigo = (codigosRecuperacao[3] ?? '').toLowerCase().replace('-', ' ');
    async function tentar() {
      return await mundo.chamar('confirmar', { acao, meio: 'recuperacao', codigo }, { como });
    }
    expect((await tentar()).status).toBe(200);
    expect((await tentar()).erro.dados.chave).toBe('codigoNaoConfere');
  });

  it('takes a passkey that signs the challenge of this session, and no copy of it', async () => {
    const como = await criarPessoa(mundo);
    const chave = criarChaveVirtual(mundo.config.appUrl);
    const opcoes = await mundo.chamar(
      'opcoesDaChave',
      {},
      { como, cabecalhos: await confirmarPorPin(mundo, como, acao) },
    );
    expect(opcoes.status, opcoes.bruto).toBe(200);
    const criada = await mundo.chamar(
      'createChave',
      { nome: 'Celular', resposta: chave.criar(opcoes.corpo) },
      { como },
    );
    expect(criada.status, criada.bruto).toBe(200);
    expect(criada.corpo.codigosRecuperacao).toHaveLength(10);

    async function pedir() {
      const { corpo } = await mundo.chamar('pedirConfirmacao', { acao }, { como });
      if (corpo.opcoesDaChave === null) throw new Error('no options for the passkey');
      return corpo.opcoesDaChave;
    }
    async function usar(resposta: unknown) {
      return await mundo.chamar('confirmar', { acao, meio: 'chave', resposta }, { como });
    }
    const resposta = chave.usar(await pedir());
    expect((await usar(resposta)).status).toBe(200);
    expect((await usar(resposta)).erro.dados.chave).toBe('chaveNaoConfere');
    const copia = chave.usar(await pedir(), { contadorDe: 0 });
    expect((await usar(copia)).erro.dados.chave).toBe('chaveNaoConfere');
    const deOutroSite = criarChaveVirtual('https://rateia.exemplo-falso.com');
    expect((await usar(deOutroSite.usar(await pedir()))).erro.dados.chave).toBe('chaveNaoConfere');
  });
});
