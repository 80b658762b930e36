import type { NomeChamada } from '@rateia/contracts/todas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from './test/app.ts';
import { criarMundo } from './test/app.ts';
import { criarPessoa } from './test/construtores.ts';
import { cadastrarPeloProvedor, dadosPara, irAoProvedor } from './test/login-social.ts';
import { cadastroDe, emailNovo } from './test/sessoes.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(() => mundo.encerrar());

const EMAIL_INVALIDO = { email: 'O campo E-mail precisa ter um email válido.' };
const LONGO = 'a'.repeat(200);
/** 128 characters: the longest that is strictly shorter than the bound. */
const SENHA_NO_LIMITE = `Xk9#${'vale'.repeat(31)}`;
const ENDERECO = { cep: '01310100', uf: 'SP', cidade: 'São Paulo', rua: 'Avenida', bairro: 'Centro', numero: '1' };
const DADOS = { cpf: '52998224725', nascimento: '1990-02-01' };

/**
 * The API refuses a field with the same sentence as the form, because both use the same rules (spec A§5; HOUSE §7
 * Validation).
 */
describe('Bad input in the calls of accounts, with the sentences of spec A§5', () => {
  it.each([
    ['firstName', '', 'O campo Nome é obrigatório.'],
    ['firstName', undefined, 'O campo Nome é obrigatório.'],
    ['firstName', 'Ana 2', 'O campo Nome precisa ter apenas letras.'],
    ['firstName', '<b>Ana</b>', 'O campo Nome precisa ter apenas letras.'],
    ['firstName', LONGO, 'O campo Nome pode ter no máximo 81 caracteres.'],
    ['lastName', '  ', 'O campo Sobrenome é obrigatório.'],
    ['lastName', 'S0uza', 'O campo Sobrenome precisa ter apenas letras.'],
    ['email', '', 'O campo E-mail é obrigatório.'],
    ['email', 'ana@', 'O campo E-mail precisa ter um email válido.'],
    ['email', 'ana@casa', 'O campo E-mail precisa ter um email válido.'],
    ['password', undefined, 'O campo Senha é obrigatório.'],
    ['password', 'Aa1!', 'O campo Senha precisa ter no mínimo 8 caracteres.'],
    ['password', LONGO, 'O campo Senha pode ter no máximo 129 caracteres.'],
    ['password', `${SENHA_NO_LIMITE}x`, 'O campo Senha pode ter no máximo 129 caracteres.'],
    ['password', 'Michael1!', 'Essa senha é muito comum. Escolha outra.'],
    ['aceitaTermos', false, 'Aceite os termos de uso para continuar.'],
  ])('POST usuario, %s %j: %s', async (campo, valor, texto) => {
    const { status, erro } = await mundo.chamar('createUsuario', { ...cadastroDe(emailNovo()), [campo]: valor });
    expect([status, erro.dados['campos']]).toEqual([422, { [campo]: texto }]);
  });

  it('a password at the bound is refused where it is made and where it is given; one shorter is taken by both', async () => {
    const email = emailNovo();
    const no129 = { senha: 'O campo Senha pode ter no máximo 129 caracteres.' };
    expect(SENHA_NO_LIMITE).toHaveLength(128);
    const cadastro = { ...cadastroDe(email), password: SENHA_NO_LIMITE };
    expect((await mundo.chamar('createUsuario', cadastro)).status).toBeLessThan(300);
    const noLimite = await mundo.chamar('token', { email, senha: SENHA_NO_LIMITE });
    expect([noLimite.status, noLimite.erro.dados.chave]).toEqual([412, 'dispositivoNaoLiberado']);
    const alem = await mundo.chamar('token', { email, senha: `${SENHA_NO_LIMITE}x` });
    expect([alem.status, alem.erro.dados['campos']]).toEqual([422, no129]);
  });

  it('PUT usuario/autenticacao-externa/dados judges a name as the registration does, and uses nothing up', async () => {
    const { pessoa } = await cadastrarPeloProvedor(mundo, 'google');
    const volta = await irAoProvedor(mundo, 'google', pessoa);
    const r = await mundo.chamar('updateAutenticacaoExternaDados', {
      ...dadosPara(volta),
      firstName: 'R2 D2',
      lastName: '',
    });
    expect([r.status, r.erro.dados['campos']]).toEqual([
      422,
      { firstName: 'O campo Nome precisa ter apenas letras.', lastName: 'O campo Sobrenome é obrigatório.' },
    ]);
  });

  it.each<readonly [NomeChamada, Record<string, unknown>, Record<string, string>]>([
    ['updateUsuario', { primeiroNome: 'Ana 2' }, { primeiroNome: 'O campo Nome precisa ter apenas letras.' }],
    ['updateUsuario', { nickName: 'x' }, { nickName: 'O campo Apelido precisa ter no mínimo 2 caracteres.' }],
    ['alterarEmail', { email: 'ana' }, EMAIL_INVALIDO],
    ['alterarEmail', { email: 'ana@casa' }, EMAIL_INVALIDO],
    ['alterarEmail', { email: 'ana@exemplo..com' }, EMAIL_INVALIDO],
    ['precadastro', { email: 'ana@casa' }, EMAIL_INVALIDO],
    ['precadastro', { email: 'a..b@exemplo.com' }, EMAIL_INVALIDO],
    ['esqueciSenha', { email: 'ana@casa' }, EMAIL_INVALIDO],
    ['alterarTelefone', { telefone: '119' }, { telefone: 'O campo Telefone precisa ter 11 dígitos.' }],
    ['validarTelefoneUnico', {}, { telefone: 'O campo Telefone é obrigatório.' }],
    ['confirmarEmail', { pin: 'ABC' }, { pin: 'PIN inválido ou expirado' }],
    ['confirmarEmail', {}, { pin: 'PIN inválido ou expirado' }],
    ['updateDadosFiscais', { ...DADOS, cpf: '123' }, { cpf: 'O campo CPF precisa ter um CPF válido.' }],
    ['updateDadosFiscais', { ...DADOS, cpf: '52998224724' }, { cpf: 'O campo CPF precisa ter um CPF válido.' }],
    ['updateDadosFiscais', { ...DADOS, nascimento: '1990-02-31' }, { nascimento: 'Confira a data de nascimento.' }],
    ['updateEnderecoFiscal', { ...ENDERECO, complemento: '', rua: '' }, { rua: 'O campo Rua é obrigatório.' }],
    ['updateEnderecoFiscal', { ...ENDERECO, complemento: '', cep: '1' }, { cep: 'O CEP tem 8 números.' }],
    ['updateEnderecoFiscal', { ...ENDERECO, complemento: '', uf: 'Sp' }, { uf: 'Escolha um estado da lista.' }],
  ])('%s with %j', async (chamada, corpo, campos) => {
    const { status, erro } = await mundo.chamar(chamada, corpo, { como: await criarPessoa(mundo) });
    expect([status, erro.dados['campos']]).toEqual([422, campos]);
  });

  it('a text without a sentence of its own gets the general one', async () => {
    const { erro } = await mundo.chamar(
      'createChamado',
      { categoria: 1, texto: '' },
      { como: await criarPessoa(mundo) },
    );
    expect(erro.dados['campos']).toEqual({ texto: 'Este campo é obrigatório.' });
  });
});
