import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emTransacao } from '../../../db/banco.ts';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo, irParaATarde } from '../../../test/app.ts';
import { mensagensPara, ultimoPinPara } from '../../../test/caixa-de-entrada.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa } from '../../../test/construtores.ts';
import { notificar, prefere } from '../index.ts';
import { hashDeDescadastro } from './descadastro-link.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  await irParaATarde(mundo);
});
afterAll(async () => await mundo.encerrar());

const PADRAO = [
  { categoria: 383, meiosContato: '73', push: true },
  { categoria: 379, meiosContato: '', push: false },
  { categoria: 380, meiosContato: '', push: false },
  { categoria: 381, meiosContato: '', push: false },
  { categoria: 382, meiosContato: '', push: false },
];
function mudar(pessoa: Pessoa, entrada: Record<string, unknown>) {
  return mundo.chamar('alternarComunicacao', entrada, { como: pessoa });
}
async function consentimentosDe({ id }: Pessoa) {
  return await mundo.aplicacao.deps.db
    .selectFrom('consentimentos')
    .select(['finalidade', 'versao', 'valores', 'origem'])
    .where('usuario_id', '=', id)
    .orderBy('id')
    .execute();
}
function linkDe(pessoa: Pessoa, categoria: 381 | 383 = 383) {
  return hashDeDescadastro(mundo.aplicacao.deps.cifra, { usuarioId: pessoa.id, categoria });
}
let contador = 0;
async function avisar(pessoa: Pessoa, modelo: 'grupoNoAr' | 'grupoExpirou') {
  await emTransacao(mundo.aplicacao.deps.db, (trx) =>
    notificar(trx, {
      usuarioId: pessoa.id,
      modelo,
      dados: { grupo: 'Cine', idGrupo: 1, hash: 'x' },
      fato: contador++,
      agora: mundo.agora(),
    }),
  );
  return await mensagensPara(mundo, pessoa.email);
}

describe('Communication preferences (spec A§3, A§7 Preferences and privacy)', () => {
  it('answers every category with its contact methods, and nothing that promotes is on', async () => {
    const pessoa = await criarPessoa(mundo);
    const { status, corpo } = await mundo.chamar('getPreferenciaComunicacao', {}, { como: pessoa });
    expect(status).toBe(200);
    expect(corpo).toEqual({
      atualizacaoPorEmail: true,
      aceitaMarketing: false,
      telefoneVerificado: true,
      chavePush: expect.any(String),
      canalMensagem: 1,
      temTelegram: true,
      categorias: PADRAO.map((c) => ({
        ...c,
        nome: expect.any(String),
        descricao: expect.any(String),
        promocional: c.categoria !== 383,
      })),
    });
  });

  it('PUT sets all of it, for this person alone, and is remembered', async () => {
    const [pessoa, outra] = [await criarPessoa(mundo), await criarPessoa(mundo)];
    const categorias = PADRAO.map((c) => (c.categoria === 381 ? { ...c, meiosContato: '73;72', push: true } : c));
    const r = await mundo.chamar(
      'updatePreferenciaComunicacao',
      { atualizacaoPorEmail: false, categorias },
      { como: pessoa },
    );
    expect(r.status).toBe(200);
    const lida = await mundo.chamar('getPreferenciaComunicacao', {}, { como: pessoa });
    expect(lida.corpo).toEqual(r.corpo);
    expect(lida.corpo).toMatchObject({ atualizacaoPorEmail: false, aceitaMarketing: true });
    expect(lida.corpo.categorias.find((c) => c.categoria === 381)).toMatchObject({ meiosContato: '73;72', push: true });
    expect((await mundo.chamar('getPreferenciaComunicacao', {}, { como: outra })).corpo).toMatchObject({
      atualizacaoPorEmail: true,
      aceitaMarketing: false,
    });
  });

  it.each([
    ['a category left out', PADRAO.slice(1)],
    ['one twice', [...PADRAO.slice(1), PADRAO[1]]],
    ['an unknown one', [...PADRAO.slice(1), { categoria: 999, meiosContato: '', push: true }]],
    ['an unknown contact method', [...PADRAO.slice(1), { categoria: 383, meiosContato: '99', push: true }]],
  ])('PUT refuses %s', async (_caso, categorias) => {
    const pessoa = await criarPessoa(mundo);
    const r = await mundo.chamar(
      'updatePreferenciaComunicacao',
      { atualizacaoPorEmail: true, categorias },
      { como: pessoa },
    );
    expect(r.status).toBe(422);
  });

  it('PATCH turns one switch and leaves the others', async () => {
    const pessoa = await criarPessoa(mundo);
    const { corpo } = await mudar(pessoa, { enum: 383, ativo: true, meio: 'telefone' });
    expect(corpo.categorias[0]).toMatchObject({ categoria: 383, meiosContato: '73;72', push: true });
    expect((await mudar(pessoa, { enum: 1, ativo: false, meio: 'push' })).corpo).toMatchObject({
      atualizacaoPorEmail: false,
      categorias: [{ meiosContato: '73;72', push: true }, {}, {}, {}, {}],
    });
    expect((await mudar(pessoa, { enum: 2, ativo: false })).status).toBe(422);
    const rastro = await mundo.aplicacao.deps.db
      .selectFrom('auditoria')
      .select(['acao', 'dados'])
      .where('usuario_id', '=', pessoa.id)
      .orderBy('id')
      .execute();
    expect(rastro).toEqual([
      { acao: 'notificacoes.preferenciasMudadas', dados: { origem: 'preferencias', mudancas: ['383:telefone:true'] } },
      { acao: 'notificacoes.preferenciasMudadas', dados: { origem: 'preferencias', mudancas: ['1:email:false'] } },
    ]);
  });

  it.each(['getPreferenciaComunicacao', 'updatePreferenciaComunicacao', 'alternarComunicacao'] as const)(
    '%s answers 401 without a session',
    async (nome) => {
      expect((await mundo.chamar(nome, { enum: 1, ativo: true })).status).toBe(401);
    },
  );
});

describe('Marketing consent (REGRAS 2.17)', () => {
  it('the first promotional switch gives it and the last one takes it back, each logged with version and origin', async () => {
    const pessoa = await criarPessoa(mundo);
    await mudar(pessoa, { enum: 383, ativo: false });
    await mudar(pessoa, { enum: 381, ativo: true });
    await mudar(pessoa, { enum: 382, ativo: true, meio: 'push' });
    await mudar(pessoa, { enum: 381, ativo: false });
    await mudar(pessoa, { enum: 382, ativo: false, meio: 'push' });
    const linha = { finalidade: 'marketing', versao: '1', origem: 'preferencias' };
    expect(await consentimentosDe(pessoa)).toEqual([
      { ...linha, valores: { marketing: true } },
      { ...linha, valores: { marketing: false } },
    ]);
  });

  it('two answers at once are one after the other: the log never skips one', async () => {
    const pessoa = await criarPessoa(mundo);
    await Promise.all([true, false, true, false].map((ativo) => mudar(pessoa, { enum: 381, ativo })));
    const valores = (await consentimentosDe(pessoa)).map(
      (c) => (c.valores as { readonly marketing: boolean }).marketing,
    );
    expect(valores).toEqual(valores.map((_, i) => i % 2 === 0));
  });

  it('no call changes the answer', async () => {
    const pessoa = await criarPessoa(mundo);
    await mudar(pessoa, { enum: 381, ativo: true });
    const { db } = mundo.aplicacao.deps;
    await expect(db.updateTable('consentimentos').set({ origem: 'x' }).execute()).rejects.toThrow(/permission denied/);
    await expect(db.deleteFrom('consentimentos').execute()).rejects.toThrow(/permission denied/);
  });
});

describe('Unsubscribe without login (spec A§2 /unsubscribe/{hash}; RFC 8058)', () => {
  it('an e-mail that may be refused says how, to people and to mail programs', async () => {
    const pessoa = await criarPessoa(mundo);
    const [mensagem] = await avisar(pessoa, 'grupoNoAr');
    const endereco = mensagem?.descadastro?.endereco ?? '';
    expect(mensagem?.descadastro?.umClique).toBe(true);
    expect(endereco).toMatch(new RegExp(`^${mundo.config.appUrl}/unsubscribe/[\\w-]{40,200}$`));
    expect(mensagem?.links).toContain(endereco);
    expect(mensagem?.texto).toContain('Não quer mais receber e-mails como este?');
  });

  it('an essential e-mail is always sent, and offers no way to stop it', async () => {
    const pessoa = await criarPessoa(mundo);
    await mudar(pessoa, { enum: 1, ativo: false });
    const mensagens = await avisar(pessoa, 'grupoExpirou');
    expect(mensagens.map((m) => m.assunto)).toEqual(['Cine expirou']);
    expect(mensagens[0]?.descadastro).toBeUndefined();
  });

  it('one click of a mail program stops that category alone, and the stopped messages are not sent', async () => {
    const pessoa = await criarPessoa(mundo);
    const [mensagem] = await avisar(pessoa, 'grupoNoAr');
    const { pathname } = new URL(mensagem?.descadastro?.endereco ?? '');
    const clique = await mundo.http.inject({
      method: 'POST',
      url: pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect([clique.statusCode, clique.body]).toEqual([204, '']);
    expect(await avisar(pessoa, 'grupoNoAr')).toHaveLength(1);
    const { db } = mundo.aplicacao.deps;
    expect(await prefere(db, { usuarioId: pessoa.id, categoria: 383, canal: 'email' })).toBe(false);
    expect(await prefere(db, { usuarioId: pessoa.id, categoria: 383, canal: 'push' })).toBe(true);
  });

  it('takes the same click as multipart, and a button of the page that stops them all', async () => {
    const [uma, outra] = [await criarPessoa(mundo), await criarPessoa(mundo)];
    const fim = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    const clique = await mundo.http.inject({
      method: 'POST',
      url: `/unsubscribe/${linkDe(uma)}`,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: fim,
    });
    expect(clique.statusCode).toBe(204);
    await mundo.chamar('descadastrarComunicacao', { hash: linkDe(outra), tudo: true });
    const lida = await mundo.chamar('getPreferenciaComunicacao', {}, { como: outra });
    expect(lida.corpo).toMatchObject({ atualizacaoPorEmail: false });
    expect((await mundo.chamar('getPreferenciaComunicacao', {}, { como: uma })).corpo).toMatchObject({
      atualizacaoPorEmail: true,
      categorias: [{ meiosContato: '' }, {}, {}, {}, {}],
    });
  });

  it('a form is taken there and nowhere else', async () => {
    const r = await mundo.http.inject({
      method: 'POST',
      url: '/api/v1/usuario/precadastro',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'email=a@exemplo.com.br',
    });
    expect(r.statusCode).toBe(415);
  });

  it('a wrong, changed or invented hash answers the same and does nothing; looking does nothing either', async () => {
    const pessoa = await criarPessoa(mundo);
    const certo = linkDe(pessoa);
    const trocado = `${certo.slice(0, -2)}${certo.endsWith('AA') ? 'BB' : 'AA'}`;
    const respostas: [number, string][] = [];
    for (const hash of [trocado, 'x', '1:383', certo.slice(5)]) {
      const { status, bruto } = await mundo.chamar('descadastrarComunicacao', { hash });
      respostas.push([status, bruto]);
    }
    expect(respostas).toEqual(Array.from({ length: 4 }, () => [204, '']));
    const { corpo } = await mundo.chamar('getPreferenciaComunicacao', {}, { como: pessoa });
    expect(corpo.categorias[0]?.meiosContato).toBe('73');
    await mundo.http.inject({ method: 'GET', url: `/unsubscribe/${certo}` });
    expect((await mundo.chamar('getPreferenciaComunicacao', {}, { como: pessoa })).corpo).toEqual(corpo);
  });

  it('an old link of an account that was deleted answers the same, and nothing is written of it', async () => {
    const pessoa = await criarPessoa(mundo);
    await mundo.chamar('enviarPinExclusao', {}, { como: pessoa });
    const pin = await ultimoPinPara(mundo, pessoa.email);
    expect((await mundo.chamar('excluirDados', { id: pessoa.id, pin }, { como: pessoa })).status).toBe(200);
    await mundo.avancar({ dias: 7, minutos: 1 });
    const { db } = mundo.aplicacao.deps;
    async function escrito() {
      return {
        conta: await db.selectFrom('usuarios').selectAll().where('id', '=', pessoa.id).executeTakeFirstOrThrow(),
        preferencias: await db
          .selectFrom('preferencias_comunicacao')
          .select('categoria')
          .where('usuario_id', '=', pessoa.id)
          .execute(),
        rastro: await db
          .selectFrom('auditoria')
          .select('acao')
          .where('usuario_id', '=', pessoa.id)
          .orderBy('id')
          .execute(),
      };
    }
    const antes = await escrito();
    expect([antes.conta.excluido_em === null, antes.preferencias]).toEqual([false, []]);
    const r = await mundo.chamar('descadastrarComunicacao', { hash: linkDe(pessoa), tudo: true });
    expect([r.status, r.bruto]).toEqual([204, '']);
    expect(await escrito()).toEqual(antes);
  });

  it('a withdrawal by e-mail link is logged as one, with its origin', async () => {
    const pessoa = await criarPessoa(mundo);
    await mudar(pessoa, { enum: 381, ativo: true });
    await mundo.chamar('descadastrarComunicacao', { hash: linkDe(pessoa, 381) });
    expect((await consentimentosDe(pessoa)).at(-1)).toMatchObject({
      valores: { marketing: false },
      origem: 'descadastro',
    });
  });
});
