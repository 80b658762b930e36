import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { mensagensPara } from '../../../test/caixa-de-entrada.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarCatalogo, criarPessoa } from '../../../test/construtores.ts';
import { grupoAtivo } from '../../../test/grupos.ts';
import { confirmarPorPin } from '../../../test/seguranca.ts';
import type { ParteDosDados } from './ler-dados.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  await criarCatalogo(mundo);
});
afterAll(async () => await mundo.encerrar());

async function confirmada(pessoa: Pessoa) {
  return await confirmarPorPin(mundo, pessoa, 'dadosPessoais');
}
async function pedir(pessoa: Pessoa) {
  return await mundo.chamar('createExportacao', {}, { como: pessoa, cabecalhos: await confirmada(pessoa) });
}
async function baixar(pessoa: Pessoa, id: string, formato: 'json' | 'pdf') {
  const cabecalhos = await confirmarPorPin(mundo, pessoa, 'baixarDados');
  const { corpo } = await mundo.chamar('criarLinkExportacao', { id, formato }, { como: pessoa, cabecalhos });
  return { link: corpo, resposta: await mundo.http.inject({ method: 'GET', url: corpo.url }) };
}
type Arquivo = { readonly nome: string; readonly secoes: readonly ParteDosDados[] };
function tabela({ secoes }: Arquivo, titulo: string) {
  return secoes.flatMap(({ tabelas }) => tabelas).find((t) => t.titulo === titulo)?.registros ?? [];
}

describe('A copy of all data (REGRAS 2.17 Export)', () => {
  it('is requested with a code, made by a job, told by e-mail and downloaded as JSON', async () => {
    const { bia } = await grupoAtivo(mundo);
    const pedido = await pedir(bia);
    expect([pedido.status, pedido.corpo]).toEqual([
      200,
      {
        id: expect.any(String),
        estado: 'pedida',
        progresso: 0,
        pedidaEm: expect.any(String),
        prontaEm: null,
        expiraEm: null,
        tamanhoJson: null,
        tamanhoPdf: null,
      },
    ]);
    const [mensagem] = await mensagensPara(mundo, bia.email);
    expect(mensagem?.assunto).toBe('A cópia dos seus dados está pronta');
    const { corpo } = await mundo.chamar('getExportacoes', {}, { como: bia });
    expect(corpo.itens).toMatchObject([{ id: pedido.corpo.id, estado: 'pronta', progresso: 100 }]);
    const { resposta } = await baixar(bia, pedido.corpo.id, 'json');
    expect(resposta.statusCode).toBe(200);
    expect(resposta.headers['content-disposition']).toMatch(/^attachment; filename="rateia-meus-dados-.*\.json"$/);
    expect(resposta.headers['cache-control']).toBe('no-store');
    const arquivo = JSON.parse(resposta.body) as Arquivo;
    expect(Buffer.byteLength(resposta.body)).toBe(corpo.itens[0]?.tamanhoJson);
    expect(tabela(arquivo, 'Seus dados')).toMatchObject([
      { email: bia.email, cpf: bia.cpf, telefone: bia.telefone, nascimento: '1990-05-20', primeiro_nome: 'Beatriz' },
    ]);
    expect(tabela(arquivo, 'Faturas')).toMatchObject([{ status: 'Paga', grupo: expect.any(String) }]);
    expect(tabela(arquivo, 'Grupos de que você participou')).toHaveLength(1);
    expect(tabela(arquivo, 'Movimentos da carteira').length).toBeGreaterThan(2);
    expect(resposta.body).not.toMatch(/senha_hash|chave_embrulhada|"hash"/);
  });

  it('says how far it is while it is made', async () => {
    const { bia } = await grupoAtivo(mundo);
    // The job is held at its second step, by a lock that the test has.
    const dono = new Client({ connectionString: mundo.config.bancoUrl });
    await dono.connect();
    await dono.query(`create function segurar() returns trigger language plpgsql as
      'begin perform pg_advisory_xact_lock(4711); return new; end'`);
    await dono.query(`create trigger segurar before update on exportacoes for each row when (old.progresso > 0)
      execute function segurar()`);
    await dono.query('select pg_advisory_lock(4711)');
    const { corpo: pedida } = await pedir(bia);
    async function copia() {
      return (await mundo.chamar('getExportacoes', {}, { como: bia })).corpo.itens[0];
    }
    const trabalho = mundo.assentar();
    await expect.poll(async () => (await copia())?.progresso, { timeout: 40_000 }).toBeGreaterThan(0);
    const noMeio = await copia();
    expect(noMeio).toMatchObject({ id: pedida.id, estado: 'gerando', prontaEm: null });
    expect(noMeio?.progresso).toBeLessThan(100);
    await dono.query('select pg_advisory_unlock(4711)');
    await trabalho;
    expect(await copia()).toMatchObject({ estado: 'pronta', progresso: 100 });
    await dono.query('drop trigger segurar on exportacoes');
    await dono.end();
  }, 60_000);

  it('is a PDF too, and neither file can be read in the database', async () => {
    const pessoa = await criarPessoa(mundo);
    const { corpo } = await pedir(pessoa);
    await mundo.assentar();
    const { resposta } = await baixar(pessoa, corpo.id, 'pdf');
    expect(resposta.headers['content-type']).toBe('application/pdf');
    expect(resposta.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(resposta.rawPayload.length).toBeGreaterThan(2_000);
    const guardada = await mundo.aplicacao.deps.db
      .selectFrom('exportacoes')
      .select(['json_cifrado', 'pdf_cifrado'])
      .where('usuario_id', '=', pessoa.id)
      .executeTakeFirstOrThrow();
    expect(guardada.json_cifrado?.includes(pessoa.email)).toBe(false);
    expect(guardada.pdf_cifrado?.includes('%PDF-')).toBe(false);
  });

  it('needs a confirmation of its own, which serves once, and only one is made at a time', async () => {
    const pessoa = await criarPessoa(mundo);
    const sem = await mundo.chamar('createExportacao', {}, { como: pessoa });
    expect([sem.status, sem.erro.dados]).toEqual([400, { chave: 'confirmacaoNecessaria', acao: 'dadosPessoais' }]);
    expect((await mundo.chamar('getExportacoes', {}, { como: pessoa })).corpo.itens).toEqual([]);
    const cabecalhos = await confirmada(pessoa);
    expect((await mundo.chamar('createExportacao', {}, { como: pessoa, cabecalhos })).status).toBe(200);
    const segunda = await mundo.chamar('createExportacao', {}, { como: pessoa, cabecalhos });
    expect(segunda.erro.dados.chave).toBe('exportacaoEmCurso');
    await mundo.assentar();
    const usada = await mundo.chamar('createExportacao', {}, { como: pessoa, cabecalhos });
    expect(usada.erro.dados.chave).toBe('confirmacaoNecessaria');
  });

  it('a confirmation of another act is worthless for it', async () => {
    const pessoa = await criarPessoa(mundo);
    const cabecalhos = await confirmarPorPin(mundo, pessoa, 'segundoFator');
    const { erro } = await mundo.chamar('createExportacao', {}, { como: pessoa, cabecalhos });
    expect(erro.dados.chave).toBe('confirmacaoNecessaria');
  });

  it('is given only to a person who says again who he is, for each file (ASVS 7.5.1)', async () => {
    const como = await criarPessoa(mundo);
    const { corpo } = await pedir(como);
    await mundo.assentar();
    async function link(cabecalhos = {}) {
      return await mundo.chamar('criarLinkExportacao', { id: corpo.id, formato: 'json' }, { como, cabecalhos });
    }
    expect((await link()).erro.dados).toEqual({ chave: 'confirmacaoNecessaria', acao: 'baixarDados' });
    const cabecalhos = await confirmarPorPin(mundo, como, 'baixarDados');
    expect((await link(cabecalhos)).status).toBe(200);
    expect((await link(cabecalhos)).erro.dados.chave).toBe('confirmacaoNecessaria');
    const { db } = mundo.aplicacao.deps;
    const baixadas = db.selectFrom('auditoria').select('id').where('usuario_id', '=', como.id);
    expect(await baixadas.where('acao', '=', 'privacidade.exportacaoBaixada').execute()).toHaveLength(1);
  });

  it('links are for the owner, for minutes, and only the server can make them', async () => {
    const [eu, outra] = [await criarPessoa(mundo), await criarPessoa(mundo)];
    const { corpo } = await pedir(eu);
    expect((await mundo.chamar('criarLinkExportacao', { id: corpo.id, formato: 'json' }, { como: eu })).status).toBe(
      404,
    );
    await mundo.assentar();
    const alheia = await mundo.chamar('criarLinkExportacao', { id: corpo.id, formato: 'json' }, { como: outra });
    expect(alheia.status).toBe(404);
    const { link, resposta } = await baixar(eu, corpo.id, 'json');
    expect(resposta.statusCode).toBe(200);
    const trocado = `${link.url.slice(0, -3)}AAA`;
    expect((await mundo.http.inject({ method: 'GET', url: trocado })).statusCode).toBe(404);
    await mundo.avancar({ minutos: 6 });
    expect((await mundo.http.inject({ method: 'GET', url: link.url })).statusCode).toBe(404);
  });

  it('is gone after seven days: the files first, the request stays', async () => {
    const pessoa = await criarPessoa(mundo);
    const { corpo } = await pedir(pessoa);
    await mundo.assentar();
    await mundo.avancar({ dias: 7, minutos: 1 });
    const { itens } = (await mundo.chamar('getExportacoes', {}, { como: pessoa })).corpo;
    expect(itens).toMatchObject([{ id: corpo.id, estado: 'apagada' }]);
    const guardada = await mundo.aplicacao.deps.db
      .selectFrom('exportacoes')
      .select(['json_cifrado', 'pdf_cifrado', 'chave_embrulhada'])
      .where('usuario_id', '=', pessoa.id)
      .executeTakeFirstOrThrow();
    expect(guardada).toEqual({ json_cifrado: null, pdf_cifrado: null, chave_embrulhada: null });
    expect((await mundo.chamar('criarLinkExportacao', { id: corpo.id, formato: 'pdf' }, { como: pessoa })).status).toBe(
      404,
    );
  });

  it.each(['createExportacao', 'getExportacoes', 'criarLinkExportacao', 'getDadosGuardados'] as const)(
    '%s answers 401 without a session',
    async (nome) => {
      expect((await mundo.chamar(nome, { id: '00000000-0000-4000-8000-000000000000' })).status).toBe(401);
    },
  );

  it('the portal counts the kept data, by section', async () => {
    const pessoa = await criarPessoa(mundo);
    const { status, corpo } = await mundo.chamar('getDadosGuardados', {}, { como: pessoa });
    expect(status).toBe(200);
    expect(corpo.secoes.map(({ titulo }) => titulo)).toContain('Dinheiro');
    expect(corpo.secoes[0]).toMatchObject({
      titulo: 'Cadastro',
      registros: 1,
      baseLegal: expect.stringContaining('LGPD'),
    });
  });
});
