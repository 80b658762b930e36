import { diaDe, somarDias } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { mensagensPara, pinErrado, ultimoPinPara } from '../../../test/caixa-de-entrada.ts';
import { assentarComBanco, ligarWebhook } from '../../../test/checkout.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarCatalogo, criarPessoa, depositar } from '../../../test/construtores.ts';
import { criarGrupo, grupoAtivo } from '../../../test/grupos.ts';
import { criarIdentidadeEmAnalise, enviarImagens } from '../../../test/identidade.ts';
import { conferirInvariantes } from '../../../test/invariantes.ts';
import { criarQuemRetira, irParaMesNovo, retirar } from '../../../test/retirada.ts';
import { codigoDoAplicativo, ligarAplicativo } from '../../../test/seguranca.ts';
import { cadastroDe, criarPessoaComSenha, entrar, SENHA } from '../../../test/sessoes.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  await ligarWebhook(mundo);
  await criarCatalogo(mundo);
});
afterAll(async () => await mundo.encerrar());

async function pinDe(pessoa: Pessoa): Promise<string> {
  const { status, bruto } = await mundo.chamar('enviarPinExclusao', {}, { como: pessoa });
  if (status !== 200) throw new Error(bruto);
  return await ultimoPinPara(mundo, pessoa.email);
}
async function pedir(pessoa: Pessoa) {
  return await mundo.chamar('excluirDados', { id: pessoa.id, pin: await pinDe(pessoa) }, { como: pessoa });
}
async function usuario({ id }: { readonly id: number }) {
  return await mundo.aplicacao.deps.db
    .selectFrom('usuarios')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
async function quantos(tabela: string, usuarioId: number): Promise<number> {
  const { rows } = await sql<{
    readonly n: number;
  }>`select count(*)::int as n from ${sql.table(tabela)} where usuario_id = ${usuarioId}`.execute(
    mundo.aplicacao.deps.db,
  );
  return rows[0]?.n ?? -1;
}
async function tiposDe(como: Pessoa) {
  return (await mundo.chamar('getExclusao', {}, { como })).corpo.impedimentos.map(({ tipo }) => tipo);
}

describe('The obstacles to deleting an account (REGRAS 2.17 Deletion)', () => {
  it('no obstacle, for a person without money or groups', async () => {
    const { status, corpo } = await mundo.chamar('getExclusao', {}, { como: await criarPessoa(mundo) });
    expect([status, corpo]).toEqual([200, { situacao: null, renuncia: 0, impedimentos: [] }]);
  });

  it('balance, with the amount and where to take it', async () => {
    const pessoa = await criarPessoa(mundo, { saldo: centavos(1_234) });
    const { corpo } = await mundo.chamar('getExclusao', {}, { como: pessoa });
    expect(corpo.impedimentos).toEqual([
      {
        tipo: 'saldo',
        titulo: 'Você tem saldo na carteira',
        detalhe: expect.stringContaining('12,34'),
        link: '/carteira/retirada/valor',
      },
    ]);
    const pin = await mundo.chamar('enviarPinExclusao', {}, { como: pessoa });
    expect(pin.erro.dados).toMatchObject({ chave: 'exclusaoImpedida', impedimentos: [{ tipo: 'saldo' }] });
  });

  it('a seat with its caução, and a group with its payment to come', async () => {
    const { administrador, bia } = await grupoAtivo(mundo);
    expect(await tiposDe(bia)).toEqual(expect.arrayContaining(['caucao', 'membro']));
    expect(await tiposDe(administrador)).toEqual(expect.arrayContaining(['recebimento', 'administrador']));
  });

  it('a group that has no member yet, and a Pix that may still be paid', async () => {
    const administrador = await criarPessoa(mundo);
    await criarGrupo(mundo, { administrador });
    expect(await tiposDe(administrador)).toEqual(['administrador']);
    const pagador = await criarPessoa(mundo);
    await mundo.chamar('comprarCredito', { valor: 1_000, meioPagamento: 12 }, { como: pagador });
    await mundo.assentar();
    expect(await tiposDe(pagador)).toEqual(['pagamento']);
  });

  it('a person of the staff asks first', async () => {
    expect(await tiposDe(await criarPessoa(mundo, { papeis: ['suporte'] }))).toEqual(['equipe']);
  });
});

describe('Deleting an account (spec A§7 excluir-dados; REGRAS 2.17 Deletion)', () => {
  it("needs the code that was sent for the person's own account", async () => {
    const [eu, outra] = [await criarPessoa(mundo), await criarPessoa(mundo)];
    const pin = await pinDe(eu);
    expect((await mundo.chamar('excluirDados', { id: outra.id, pin }, { como: eu })).status).toBe(404);
    const errado = await mundo.chamar('excluirDados', { id: eu.id, pin: pinErrado(pin) }, { como: eu });
    expect(errado.erro.dados.chave).toBe('pinInvalido');
    expect((await mundo.chamar('getExclusao', {}, { como: eu })).corpo.situacao).toBeNull();
  });

  it('asks for the second factor of a person who has one, besides the code', async () => {
    const como = await criarPessoa(mundo);
    const { segredo } = await ligarAplicativo(mundo, como);
    const pin = await pinDe(como);
    async function excluir(cabecalhos = {}) {
      return await mundo.chamar('excluirDados', { id: como.id, pin }, { como, cabecalhos });
    }
    expect((await excluir()).erro.dados).toMatchObject({ chave: 'confirmacaoNecessaria', acao: 'excluirConta' });
    expect((await mundo.chamar('getExclusao', {}, { como })).corpo.situacao).toBeNull();
    const prova = { acao: 'excluirConta', meio: 'aplicativo', codigo: codigoDoAplicativo(segredo) };
    const { corpo } = await mundo.chamar('confirmar', prova, { como });
    expect((await excluir({ 'x-confirmacao': corpo.confirmacao })).status).toBe(200);
  });

  it('leaves seven days: other sessions end, this one can undo, the person is told', async () => {
    const pessoa = await criarPessoaComSenha(mundo);
    const outraSessao = await entrar(mundo, pessoa);
    const { status, corpo } = await pedir(pessoa);
    expect(status).toBe(200);
    expect(Date.parse(corpo.situacao?.executaEm ?? '') - Date.parse(corpo.situacao?.pedidaEm ?? '')).toBe(
      7 * 86_400_000,
    );
    expect((await mundo.chamar('getUsuario', {}, { como: outraSessao })).status).toBe(401);
    const eu = await mundo.chamar('getUsuario', {}, { como: pessoa });
    expect(eu.corpo.exclusaoEm).toBe(corpo.situacao?.executaEm);
    expect((await mensagensPara(mundo, pessoa.email))[0]?.assunto).toBe('Sua conta na Rateia será excluída');
    const depois = await entrar(mundo, pessoa);
    const desfeita = await mundo.chamar('desfazerExclusao', {}, { como: depois });
    expect(desfeita.corpo).toEqual({ situacao: null, renuncia: 0, impedimentos: [] });
    expect((await mundo.chamar('desfazerExclusao', {}, { como: depois })).status).toBe(409);
    await mundo.avancar({ dias: 8 });
    expect((await usuario(pessoa)).email).toBe(pessoa.email);
    expect((await usuario(pessoa)).exclusao_em).toBeNull();
  });

  it('erases the person and keeps the records that the law asks for, without the ledger noticing', async () => {
    await irParaMesNovo(mundo);
    const rica = await criarQuemRetira(mundo, { nome: 'Rita', saldo: centavos(5_000) });
    await mundo.chamar('alternarComunicacao', { enum: 379, ativo: true }, { como: rica });
    await mundo.chamar('updateIdentificador', { analytics_storage: true, ad_storage: false }, { como: rica });
    await retirar(mundo, rica, 5_000);
    const antes = await usuario(rica);
    await assentarComBanco(mundo);
    expect(await tiposDe(rica)).toEqual([]);
    const movimentos = await sql<{ readonly n: number }>`select count(*)::int as n from partidas`.execute(
      mundo.aplicacao.deps.db,
    );
    expect((await pedir(rica)).status).toBe(200);
    await mundo.avancar({ dias: 7, minutos: 1 });

    const depois = await usuario(rica);
    expect(depois).toMatchObject({
      email: `excluida-${rica.id}@excluida.invalid`,
      primeiro_nome: 'Conta',
      sobrenome: 'excluída',
      senha_hash: null,
      telefone_cifrado: null,
      telefone_indice: null,
      cpf_cifrado: null,
      cpf_indice: null,
      nascimento_cifrado: null,
      endereco_cifrado: null,
      exclusao_em: null,
    });
    expect(depois.excluido_em).not.toBeNull();
    expect(depois.id_hash).not.toBe(antes.id_hash);
    for (const tabela of [
      'pins',
      'idempotencia',
      'visualizacoes',
      'preferencias_comunicacao',
      'identificadores',
      'exportacoes',
    ])
      expect(await quantos(tabela, rica.id), tabela).toBe(0);
    for (const tabela of ['creditos', 'retiradas', 'consentimentos', 'exclusoes', 'contas_excluidas'])
      expect(await quantos(tabela, rica.id), tabela).toBeGreaterThan(0);
    const chave = await mundo.aplicacao.deps.db
      .selectFrom('chaves_pix')
      .select(['chave_cifrada', 'removida_em'])
      .where('usuario_id', '=', rica.id)
      .executeTakeFirstOrThrow();
    expect(chave.chave_cifrada.length).toBe(0);
    const agoraHa = await sql<{ readonly n: number }>`select count(*)::int as n from partidas`.execute(
      mundo.aplicacao.deps.db,
    );
    expect(agoraHa.rows).toEqual(movimentos.rows);
    await conferirInvariantes(mundo);
    expect((await mensagensPara(mundo, rica.email))[0]?.assunto).toBe('Sua conta na Rateia foi excluída');
  });

  it('nothing of the person can be found in any column of the database', async () => {
    const pessoa = await criarPessoa(mundo, { nome: 'Xanthippe', sobrenome: 'Zwinglio' });
    await pedir(pessoa);
    await mundo.avancar({ dias: 7, minutos: 1 });
    const { db } = mundo.aplicacao.deps;
    const tabelas = await sql<{ readonly nome: string }>`
      select table_name as nome from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
      db,
    );
    const achadas: string[] = [];
    for (const { nome } of tabelas.rows) {
      const { rows } = await sql<{ readonly n: number }>`
        select count(*)::int as n from ${sql.table(nome)} t
        where t::text like any(${[pessoa.email, 'Xanthippe', 'Zwinglio', pessoa.cpf, pessoa.telefone].map((v) => `%${v}%`)})`.execute(
        db,
      );
      if ((rows[0]?.n ?? 0) > 0) achadas.push(nome);
    }
    expect(achadas).toEqual([]);
  });

  it('ends a validation of identity that was under way, and its trail says so', async () => {
    const pessoa = await criarPessoa(mundo);
    const { validacao } = await criarIdentidadeEmAnalise(mundo, pessoa);
    await pedir(pessoa);
    await mundo.avancar({ dias: 7, minutos: 1 });
    const passos = await mundo.aplicacao.deps.db
      .selectFrom('transicoes as t')
      .innerJoin('validacoes_conta as v', 'v.id', 't.entidade_id')
      .select(['t.de', 't.evento', 't.para', 't.quem', 't.usuario_id', 'v.estado'])
      .where('t.entidade', '=', 'validacaoConta')
      .where('v.id_publico', '=', validacao)
      .orderBy('t.id', 'desc')
      .limit(1)
      .execute();
    const passo = { de: 'emAnalise', evento: 'excluirConta', para: 'cancelada', quem: 'usuario' };
    expect(passos).toEqual([{ ...passo, usuario_id: pessoa.id, estado: 'cancelada' }]);
  });

  it('ends the deadlines of its validation with it: nothing of that is waited for any more', async () => {
    const pessoa = await criarPessoa(mundo);
    const idPublico = await enviarImagens(mundo, pessoa);
    const { db } = mundo.aplicacao.deps;
    async function doPrazo() {
      return await db
        .selectFrom('validacoes_conta as v')
        .innerJoin('prazos as p', 'p.alvo_id', 'v.id')
        .select(['p.tipo', 'p.estado', 'v.prazo'])
        .where('v.id_publico', '=', idPublico)
        .where('p.tipo', 'like', 'validacao.%')
        .execute();
    }
    // Later than the account ends, so that it is its end that stops it.
    await db
      .updateTable('prazos')
      .set({ vence_em: somarDias(diaDe(mundo.agora()), 30) })
      .where('tipo', '=', 'validacao.esperaVence')
      .where('estado', '=', 'pendente')
      .execute();
    expect(await doPrazo()).toMatchObject([{ tipo: 'validacao.esperaVence', estado: 'pendente' }]);
    await pedir(pessoa);
    await mundo.avancar({ dias: 7, minutos: 1 });
    expect(await doPrazo()).toEqual([{ tipo: 'validacao.esperaVence', estado: 'cancelado', prazo: null }]);
  });

  it('ends every session, and the address and the CPF are free again', async () => {
    const pessoa = await criarPessoaComSenha(mundo);
    await pedir(pessoa);
    await mundo.avancar({ dias: 7, minutos: 1 });
    expect((await mundo.chamar('getUsuario', {}, { como: pessoa })).status).toBe(401);
    const login = await mundo.chamar('token', {
      email: pessoa.email,
      senha: SENHA,
      hashDispositivo: pessoa.hashDispositivo,
    });
    expect(login.erro.dados.chave).toBe('credenciaisInvalidas');
    expect((await mundo.chamar('createUsuario', cadastroDe(pessoa.email))).status).toBe(200);
    const nova = await criarPessoa(mundo, { validada: false });
    const fiscais = await mundo.chamar(
      'updateDadosFiscais',
      { cpf: pessoa.cpf, nascimento: '1990-05-20' },
      { como: nova },
    );
    expect(fiscais.status).toBe(200);
    const guardada = await mundo.aplicacao.deps.db
      .selectFrom('contas_excluidas')
      .select('cpf_indice')
      .where('usuario_id', '=', pessoa.id)
      .executeTakeFirstOrThrow();
    expect(guardada.cpf_indice).toEqual(mundo.aplicacao.deps.cifra.indice(pessoa.cpf, 'usuario:cpf'));
  });

  it('is stopped when money came in meanwhile, and tells the person the next step', async () => {
    const pessoa = await criarPessoa(mundo);
    await pedir(pessoa);
    await depositar(mundo, pessoa, centavos(700));
    await mundo.avancar({ dias: 7, minutos: 1 });
    expect((await usuario(pessoa)).email).toBe(pessoa.email);
    const pedida = await mundo.aplicacao.deps.db
      .selectFrom('exclusoes')
      .select(['estado', 'impedimentos'])
      .where('usuario_id', '=', pessoa.id)
      .executeTakeFirstOrThrow();
    expect(pedida).toEqual({ estado: 'impedida', impedimentos: ['saldo'] });
    expect((await mensagensPara(mundo, pessoa.email))[0]?.assunto).toBe('Ainda não deu para excluir a sua conta');
  });

  it.each(['getExclusao', 'enviarPinExclusao', 'excluirDados', 'desfazerExclusao'] as const)(
    '%s answers 401 without a session',
    async (nome) => {
      expect((await mundo.chamar(nome, { id: 1, pin: 'ABCDEFG' })).status).toBe(401);
    },
  );
});
