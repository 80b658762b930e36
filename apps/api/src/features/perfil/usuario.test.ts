import { centavos } from '@rateia/domain/dinheiro';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../test/app.ts';
import { criarMundo } from '../../test/app.ts';
import { confirmarIdentidade, criarCatalogo, criarPessoa } from '../../test/construtores.ts';
import { assinar, criarGrupo } from '../../test/grupos.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  await criarCatalogo(mundo);
});
afterAll(async () => await mundo.encerrar());

async function linhaDe(id: number) {
  return await mundo.aplicacao.deps.db
    .selectFrom('usuarios')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

describe('PUT usuario (spec A§2 /perfil/edicao)', () => {
  it('changes names and nickname, and leaves the rest', async () => {
    const pessoa = await criarPessoa(mundo);
    const { status, corpo } = await mundo.chamar(
      'updateUsuario',
      { primeiroNome: ' Ana ', nickName: 'aninha', email: 'outro@exemplo.com.br', papeis: ['lider'], valido: false },
      { como: pessoa },
    );
    expect([status, corpo.nome, corpo.nickName]).toEqual([200, 'Ana de Teste', 'aninha']);
    expect(await linhaDe(pessoa.id)).toMatchObject({ primeiro_nome: 'Ana', email: pessoa.email, papeis: [] });
    expect((await mundo.chamar('updateUsuario', { nickName: '' }, { como: pessoa })).corpo.nickName).toBeNull();
    const rastro = await mundo.aplicacao.deps.db
      .selectFrom('auditoria')
      .select(['acao', 'dados'])
      .where('alvo', '=', `usuario:${pessoa.id}`)
      .orderBy('id')
      .execute();
    expect(rastro).toEqual([
      { acao: 'perfil.editado', dados: { nome: true, nickName: true } },
      { acao: 'perfil.editado', dados: { nome: false, nickName: true } },
    ]);
  });

  it.each([
    [{ primeiroNome: 'R2D2' }, { primeiroNome: 'O campo Nome precisa ter apenas letras.' }],
    [{ sobreNome: '<b>' }, { sobreNome: 'O campo Sobrenome precisa ter apenas letras.' }],
    [{ nickName: 'x' }, { nickName: 'O campo Apelido precisa ter no mínimo 2 caracteres.' }],
    [{ redirectPosValidacao: '//fora.example' }, { redirectPosValidacao: 'Confira este campo.' }],
  ])('refuses %j', async (mudanca, campos) => {
    const { status, erro } = await mundo.chamar('updateUsuario', mudanca, { como: await criarPessoa(mundo) });
    expect([status, erro.dados['campos']]).toEqual([422, campos]);
  });

  it('keeps a name that was compared with a document', async () => {
    const pessoa = await criarPessoa(mundo);
    await confirmarIdentidade(mundo, pessoa);
    const { status, erro } = await mundo.chamar('updateUsuario', { primeiroNome: 'Outra' }, { como: pessoa });
    expect([status, erro.codigoErro, erro.dados.chave]).toEqual([400, 3, 'nomeConferido']);
    expect((await mundo.chamar('updateUsuario', { nickName: 'outra' }, { como: pessoa })).status).toBe(200);
  });
});

describe('PUT usuario/endereco-fiscal (spec A§2 /perfil/dados-fiscais)', () => {
  const endereco = {
    cep: '01001000',
    uf: 'SP',
    cidade: 'São Paulo',
    rua: 'Praça da Sé',
    bairro: 'Sé',
    numero: '1',
    complemento: '',
  };

  it('changes the address and nothing else', async () => {
    const como = await criarPessoa(mundo);
    const antes = (await mundo.chamar('getDadosFiscais', {}, { como })).corpo;
    expect((await mundo.chamar('updateEnderecoFiscal', endereco, { como })).corpo).toEqual(endereco);
    expect((await mundo.chamar('getDadosFiscais', {}, { como })).corpo).toEqual({ ...antes, endereco });
    expect((await linhaDe(como.id)).endereco_cifrado?.toString('latin1')).not.toContain('Praça');
  });

  it('refuses a state that is none', async () => {
    const { status, erro } = await mundo.chamar(
      'updateEnderecoFiscal',
      { ...endereco, uf: 'XX' },
      { como: await criarPessoa(mundo) },
    );
    expect([status, erro.dados['campos']]).toEqual([422, { uf: 'Escolha um estado da lista.' }]);
  });
});

describe('GET usuario (spec A§3 Logged-in user; REGRAS 1)', () => {
  it('of a new account has every field, with nothing behind it', async () => {
    const pessoa = await criarPessoa(mundo);
    expect((await mundo.chamar('getUsuario', {}, { como: pessoa })).corpo).toMatchObject({
      notificacoesNaoLidas: 0,
      loginSomenteSocial: true,
      convertido: false,
      indicado: false,
      mkId: null,
      acessouRecomendados: false,
      redirectPosValidacao: null,
      valorEconomia: [],
      imagem: null,
    });
  });

  it('tells that the person came by referral and has bought, and the saving of sharing by service', async () => {
    const administrador = await criarPessoa(mundo);
    const pessoa = await criarPessoa(mundo, { saldo: centavos(50_000) });
    const { db } = mundo.aplicacao.deps;
    await db
      .updateTable('usuarios')
      .set({ indicado_por: administrador.id, senha_hash: 'x' })
      .where('id', '=', pessoa.id)
      .execute();
    await db.updateTable('servicos').set({ valor_sozinho: 5_390 }).where('id', '=', 10).execute();
    const { id: idGrupo } = await criarGrupo(mundo, { administrador });
    await assinar(mundo, { idGrupo, pessoa });
    const { corpo } = await mundo.chamar('getUsuario', {}, { como: pessoa });
    expect(corpo).toMatchObject({ convertido: true, indicado: true, loginSomenteSocial: false, isMBA: true });
    expect(corpo.valorEconomia).toEqual([{ servico: 'Cine Mais', valor: expect.any(Number) }]);
  });

  it('has no referrer when the code belongs to no account', async () => {
    const pessoa = await criarPessoa(mundo);
    const campanha = JSON.stringify({ cod_indicacao: 'NINGUEM0' });
    await mundo.aplicacao.deps.db.updateTable('usuarios').set({ campanha }).where('id', '=', pessoa.id).execute();
    expect((await mundo.chamar('getUsuario', {}, { como: pessoa })).corpo.indicado).toBe(false);
  });

  it('remembers the visit to the recommended groups, and for ten minutes the page a validation interrupted', async () => {
    const como = await criarPessoa(mundo);
    const mudanca = { acessouRecomendados: true, redirectPosValidacao: '/grupo/1?vagas=2' };
    expect((await mundo.chamar('updateUsuario', mudanca, { como })).corpo).toMatchObject(mudanca);
    await mundo.avancar({ minutos: 11 });
    expect((await mundo.chamar('getUsuario', {}, { como })).corpo).toMatchObject({
      acessouRecomendados: true,
      redirectPosValidacao: null,
    });
  });
});

describe('GET usuario/{usuarioId}/informacoes (spec A§2 /perfil/informacoes/{usuarioId})', () => {
  it('tells facts of an administrator and nothing private', async () => {
    const administrador = await criarPessoa(mundo, { nome: 'Rita', sobrenome: 'Sigilosa' });
    const { id } = await criarGrupo(mundo, { administrador });
    const leitor = await criarPessoa(mundo);
    const { status, corpo, bruto } = await mundo.chamar(
      'getInformacoes',
      { usuarioId: administrador.id },
      { como: leitor },
    );
    expect(status).toBe(200);
    expect(corpo).toEqual({
      id: administrador.id,
      primeiroNome: 'Rita',
      nickName: null,
      imagem: null,
      desde: expect.any(String),
      validacoes: { email: true, telefone: true, dadosFiscais: true },
      administrador: { gruposAtivos: expect.any(Number), ciclosSemFalha: 0, respondeEmMinutos: null },
      grupos: [expect.objectContaining({ id, servico: 'Cine Mais' })],
      gruposEmComum: 0,
      situacaoNaRede: 'nenhuma',
    });
    for (const segredo of ['Sigilosa', administrador.email, administrador.telefone.slice(-4), administrador.cpf])
      expect(bruto).not.toContain(segredo);
  });

  it('of a private group tells nothing, and of oneself says so', async () => {
    const administrador = await criarPessoa(mundo);
    const { id } = await criarGrupo(mundo, { administrador });
    await mundo.aplicacao.deps.db.updateTable('grupos').set({ visibilidade: 3 }).where('id', '=', id).execute();
    const proprio = (await mundo.chamar('getInformacoes', { usuarioId: administrador.id }, { como: administrador }))
      .corpo;
    expect([proprio.grupos, proprio.situacaoNaRede]).toEqual([[], 'voce']);
  });

  it('does not show an account that takes no part', async () => {
    const [leitor, bloqueada, nova] = [
      await criarPessoa(mundo),
      await criarPessoa(mundo),
      await criarPessoa(mundo, { validada: false }),
    ];
    await mundo.aplicacao.deps.db
      .updateTable('usuarios')
      .set({ bloqueado_em: mundo.agora() })
      .where('id', '=', bloqueada.id)
      .execute();
    for (const usuarioId of [bloqueada.id, nova.id, 99_999_999])
      expect((await mundo.chamar('getInformacoes', { usuarioId }, { como: leitor })).status).toBe(404);
  });
});
