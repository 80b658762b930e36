import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { mensagensPara } from '../../../test/caixa-de-entrada.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa } from '../../../test/construtores.ts';

let mundo: Mundo;
let operadora: Pessoa;
beforeAll(async () => {
  mundo = await criarMundo();
  operadora = await criarPessoa(mundo, { papeis: ['suporte'] });
});
afterAll(async () => await mundo.encerrar());

const RELATO = 'O saldo da recarga de ontem ainda não apareceu na carteira.';
async function abrir(como: Pessoa, texto = RELATO) {
  return await mundo.chamar('createChamado', { categoria: 1, texto }, { como });
}
async function responder(id: number, mais: Record<string, unknown> = {}) {
  return await mundo.chamar('responderChamado', { id, texto: 'Já corrigimos o saldo.', ...mais }, { como: operadora });
}

describe('a reported problem (spec A§2 /perfil/relatar-problema)', () => {
  it('gets a number and a deadline, and is kept encrypted', async () => {
    const pessoa = await criarPessoa(mundo);
    const { status, corpo } = await abrir(pessoa);
    expect(status).toBe(200);
    expect(corpo).toEqual({
      id: corpo.id,
      numero: `#${String(corpo.id).padStart(6, '0')}`,
      categoria: 1,
      categoriaDescricao: 'Pagamento, saldo ou retirada',
      estado: 'aberto',
      abertoEm: expect.any(String),
      mudouEm: expect.any(String),
      inicio: RELATO,
      respostaAte: expect.any(String),
      mensagens: [{ id: expect.any(Number), daEquipe: false, texto: RELATO, em: expect.any(String) }],
      anexos: [],
      anexosRestantes: 5,
    });
    const guardada = await mundo.aplicacao.deps.db
      .selectFrom('chamado_mensagens')
      .select('texto_cifrado')
      .where('chamado_id', '=', corpo.id)
      .executeTakeFirstOrThrow();
    expect(guardada.texto_cifrado.toString('latin1')).not.toContain('saldo');
    expect((await mensagensPara(mundo, pessoa.email))[0]?.assunto).toBe(`Recebemos o seu relato ${corpo.numero}`);
  });

  it('is answered by the staff, by e-mail too, goes on as a conversation, and closes by silence', async () => {
    const pessoa = await criarPessoa(mundo);
    const { id } = (await abrir(pessoa)).corpo;
    async function naFila() {
      return (await mundo.chamar('getFilaDeChamados', {}, { como: operadora })).corpo.itens.find((c) => c.id === id);
    }
    expect(await naFila()).toMatchObject({ usuario: 'Pessoa de Teste', mensagens: [{ texto: RELATO }] });
    expect((await responder(id)).corpo).toEqual({ estado: 'respondido' });
    expect(await naFila()).toBeUndefined();
    expect((await mensagensPara(mundo, pessoa.email))[0]?.texto).toContain('Já corrigimos o saldo.');
    const replica = { id, texto: 'Obrigada, mas ainda falta metade.' };
    const aberto = await mundo.chamar('replicarChamado', replica, { como: pessoa });
    expect(aberto.corpo.mensagens.map(({ daEquipe }) => daEquipe)).toEqual([false, true, false]);
    expect(aberto.corpo.estado).toBe('aberto');
    await responder(id);
    await mundo.avancar({ dias: 8 });
    expect((await mundo.chamar('getChamado', { id }, { como: pessoa })).corpo.estado).toBe('encerrado');
    expect((await mundo.chamar('getChamados', {}, { como: pessoa })).corpo.itens).toMatchObject([
      { id, inicio: RELATO },
    ]);
  });

  it('is closed by its owner, or with the answer', async () => {
    const pessoa = await criarPessoa(mundo);
    const [um, dois] = [(await abrir(pessoa)).corpo.id, (await abrir(pessoa)).corpo.id];
    expect((await mundo.chamar('encerrarChamado', { id: um }, { como: pessoa })).corpo.estado).toBe('encerrado');
    expect((await mundo.chamar('encerrarChamado', { id: um }, { como: pessoa })).erro.dados.chave).toBe(
      'transicaoRecusada',
    );
    expect((await responder(um)).erro.dados.chave).toBe('transicaoRecusada');
    expect((await responder(dois, { encerrar: true })).corpo.estado).toBe('encerrado');
  });

  it('is found by its owner only', async () => {
    const [pessoa, outra] = [await criarPessoa(mundo), await criarPessoa(mundo)];
    const { id } = (await abrir(pessoa)).corpo;
    for (const nome of ['getChamado', 'encerrarChamado', 'replicarChamado'] as const)
      expect((await mundo.chamar(nome, { id, texto: RELATO }, { como: outra })).status).toBe(404);
    expect((await mundo.chamar('getChamados', {}, { como: outra })).corpo.itens).toEqual([]);
    expect((await responder(id)).status).toBe(200);
  });

  it('is not answered by its own author, nor by a person outside the team', async () => {
    const { id } = (await abrir(operadora)).corpo;
    expect((await responder(id)).status).toBe(403);
    const financeiro = await criarPessoa(mundo, { papeis: ['financeiro'] });
    expect((await mundo.chamar('responderChamado', { id, texto: 'Resposta' }, { como: financeiro })).status).toBe(403);
    expect((await mundo.chamar('getFilaDeChamados', {}, { como: await criarPessoa(mundo) })).status).toBe(403);
  });

  it('is one of at most 5 a day', async () => {
    const pessoa = await criarPessoa(mundo);
    for (let n = 0; n < 5; n += 1) expect((await abrir(pessoa)).status).toBe(200);
    const { erro } = await abrir(pessoa);
    expect(erro.dados.chave).toBe('chamadosDemais');
    expect(erro.message).toMatch(/^Você já enviou 5 relatos nas últimas 24 horas\./);
  });

  it('takes at most 20 words of its owner a day, and says when more fit; the staff has no such limit', async () => {
    const pessoa = await criarPessoa(mundo);
    const { id } = (await abrir(pessoa)).corpo;
    async function replicar(n: number) {
      return await mundo.chamar(
        'replicarChamado',
        { id, texto: `Mais um detalhe, o de número ${n}.` },
        { como: pessoa },
      );
    }
    for (let n = 2; n <= 20; n += 1) expect((await replicar(n)).status).toBe(200);
    const { status, erro } = await replicar(21);
    expect([status, erro.dados.chave]).toEqual([400, 'mensagensDemais']);
    expect(erro.message).toMatch(/^Você já escreveu 20 mensagens .* Tente de novo às \d{1,2}h(\d{2})?\.$/);
    expect((await responder(id)).status).toBe(200);
    expect((await mundo.chamar('getChamado', { id }, { como: pessoa })).corpo.mensagens).toHaveLength(21);
    await mundo.avancar({ dias: 1 });
    expect((await replicar(22)).status).toBe(200);
  });

  it('is told once per key', async () => {
    const pessoa = await criarPessoa(mundo);
    const chave = 'relato-uma-vez-so';
    const pedido = { categoria: 4, texto: RELATO };
    const [um, dois] = [
      await mundo.chamar('createChamado', pedido, { como: pessoa, chave }),
      await mundo.chamar('createChamado', pedido, { como: pessoa, chave }),
    ];
    expect(dois.bruto).toBe(um.bruto);
    expect((await mundo.chamar('createChamado', { categoria: 9, texto: 'curto' }, { como: pessoa })).status).toBe(422);
  });
});
