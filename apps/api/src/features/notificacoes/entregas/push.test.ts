import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emTransacao } from '../../../db/banco.ts';
import { MAXIMO_DE_TENTATIVAS, reunirTarefas } from '../../../db/fila.ts';
import type { InscricaoPush } from '../../../gateways/push/port.ts';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo, irParaATarde } from '../../../test/app.ts';
import { mensagensPara } from '../../../test/caixa-de-entrada.ts';
import { ligarFalhas } from '../../../test/checkout.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa } from '../../../test/construtores.ts';
import { outraSessao } from '../../../test/sessoes.ts';
import { notificar } from '../index.ts';
import type { DadosDe, NomeModelo } from '../modelos/todos.ts';
import { tarefasDeNotificacoes } from '../tarefas.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

type Aparelho = InscricaoPush & { readonly id: string };
async function noSandbox(method: string, caminho: string) {
  return await fetch(`${mundo.sandbox.url}/sandbox/push/${caminho}`, { method });
}
async function aparelhoNovo() {
  return (await (await noSandbox('POST', 'aparelhos')).json()) as Aparelho;
}
async function inscrever(como: Pessoa, { endereco, p256dh, auth }: InscricaoPush) {
  return await mundo.chamar('createInscricaoPush', { endereco, p256dh, auth }, { como });
}
/** A person whose browser allowed messages. */
async function comAparelho() {
  const [pessoa, aparelho] = [await criarPessoa(mundo), await aparelhoNovo()];
  expect((await inscrever(pessoa, aparelho)).status).toBe(204);
  return { pessoa, aparelho };
}
let fato = 0;
async function contar<N extends NomeModelo>(pessoa: Pessoa, modelo: N, dados: DadosDe<N>) {
  fato += 1;
  await emTransacao(mundo.aplicacao.deps.db, (trx) =>
    notificar(trx, { usuarioId: pessoa.id, modelo, dados, fato, agora: mundo.agora() }),
  );
  await mundo.assentar();
}
function sessaoEncerrada(pessoa: Pessoa) {
  return contar(pessoa, 'sessaoEncerrada', { quando: 'hoje' });
}
function vagaPaga(pessoa: Pessoa, membro = 'Léo') {
  return contar(pessoa, 'grupoVagaPaga', { grupo: 'Cine', idGrupo: 1, membro });
}
async function recebidas({ id }: Aparelho) {
  return (await mensagensPara(mundo, id)).map(({ assunto }) => assunto);
}
async function entregas({ id }: Pessoa) {
  return await mundo.aplicacao.deps.db
    .selectFrom('entregas_de_notificacao')
    .select(['estado', 'motivo'])
    .where('usuario_id', '=', id)
    .where('canal', '=', 'push')
    .orderBy('id')
    .execute();
}
async function inscricoes({ id }: Pessoa) {
  return await mundo.aplicacao.deps.db.selectFrom('inscricoes_push').selectAll().where('usuario_id', '=', id).execute();
}

describe('POST, DELETE /notificacoes/inscricao-push (spec A§4 Notifications)', () => {
  it('says by which key a browser asks, and keeps its address sealed', async () => {
    const { pessoa, aparelho } = await comAparelho();
    const { corpo } = await mundo.chamar('getPreferenciaComunicacao', {}, { como: pessoa });
    expect(corpo.chavePush).toBe(mundo.aplicacao.deps.gateways.push?.chavePublica);
    const [guardada, ...outras] = await inscricoes(pessoa);
    expect(outras).toEqual([]);
    expect(guardada?.inscricao_cifrada.includes(aparelho.endereco)).toBe(false);
  });

  it('one address for each session: the new one takes the place of the old, and the same changes nothing', async () => {
    const { pessoa, aparelho } = await comAparelho();
    const outro = await aparelhoNovo();
    await inscrever(pessoa, outro);
    await inscrever(pessoa, outro);
    await sessaoEncerrada(pessoa);
    expect([await recebidas(aparelho), await recebidas(outro)]).toEqual([[], ['Encerramos uma sessão da sua conta']]);
    const rastro = await mundo.aplicacao.deps.db
      .selectFrom('auditoria')
      .select('acao')
      .where('usuario_id', '=', pessoa.id)
      .where('acao', 'like', 'notificacoes.aparelho%')
      .execute();
    expect(rastro).toHaveLength(2);
  });

  it('a browser in which another person logged in belongs to that person', async () => {
    const { pessoa, aparelho } = await comAparelho();
    const outra = await criarPessoa(mundo);
    await inscrever(outra, aparelho);
    await sessaoEncerrada(pessoa);
    expect(await recebidas(aparelho)).toEqual([]);
    await sessaoEncerrada(outra);
    expect(await recebidas(aparelho)).toHaveLength(1);
  });

  it.each([
    ['an address that is no push service', { endereco: 'http://127.0.0.1:5432/' }, 409],
    ['keys that are none', { p256dh: 'A'.repeat(87) }, 409],
    ['no address', { endereco: 'oi' }, 422],
    ['a script', { endereco: 'javascript:alert(1)' }, 422],
  ])('refuses %s', async (_caso, mudanca, status) => {
    const [pessoa, aparelho] = [await criarPessoa(mundo), await aparelhoNovo()];
    expect((await inscrever(pessoa, { ...aparelho, ...mudanca })).status).toBe(status);
    expect(await inscricoes(pessoa)).toEqual([]);
  });

  it('switched off, or after the logout, nothing comes any more', async () => {
    const [um, outro] = [await comAparelho(), await comAparelho()];
    expect((await mundo.chamar('deleteInscricaoPush', {}, { como: um.pessoa })).status).toBe(204);
    await mundo.chamar('sair', {}, { como: outro.pessoa });
    for (const { pessoa, aparelho } of [um, outro]) {
      await sessaoEncerrada(pessoa);
      expect(await recebidas(aparelho)).toEqual([]);
    }
  });

  it.each(['createInscricaoPush', 'deleteInscricaoPush'] as const)('%s answers 401 without a session', async (nome) => {
    expect((await mundo.chamar(nome, { ...(await aparelhoNovo()) })).status).toBe(401);
  });
});

describe('Web push (spec A§4 Notifications)', () => {
  it('tells every browser of the person, once, in words and with where a touch leads', async () => {
    await irParaATarde(mundo);
    const { pessoa, aparelho } = await comAparelho();
    await vagaPaga(pessoa);
    const [aviso, ...outros] = await mensagensPara(mundo, aparelho.id);
    expect(outros).toEqual([]);
    expect(aviso?.assunto).toBe('Léo garantiu uma vaga em Cine');
    expect(aviso?.texto).toMatch(/\n\/grupo\//);
    expect(await entregas(pessoa)).toEqual([{ estado: 'entregue', motivo: null }]);
  });

  it('obeys the preference of the category; a message that cannot be refused comes all the same', async () => {
    await irParaATarde(mundo);
    const { pessoa, aparelho } = await comAparelho();
    await mundo.chamar('alternarComunicacao', { enum: 383, ativo: false, meio: 'push' }, { como: pessoa });
    await vagaPaga(pessoa);
    await sessaoEncerrada(pessoa);
    expect(await recebidas(aparelho)).toEqual(['Encerramos uma sessão da sua conta']);
  });

  it('rests at night and becomes one digest', async () => {
    await irParaATarde(mundo);
    await mundo.avancar({ horas: 9 });
    const { pessoa, aparelho } = await comAparelho();
    for (const membro of ['Léo', 'Bia']) await vagaPaga(pessoa, membro);
    expect(await recebidas(aparelho)).toEqual([]);
    await mundo.avancar({ horas: 9 });
    const [resumo, ...outros] = await mensagensPara(mundo, aparelho.id);
    expect(outros).toEqual([]);
    expect(resumo).toMatchObject({ assunto: 'Você tem 2 novidades' });
    expect(resumo?.texto).toMatch(/\n\/notificacoes$/);
  });

  it.each([
    ['410', async () => await ligarFalhas(mundo, { push: { modo: 'recusado', proximas: 1 } })],
    ['404', async ({ id }: Aparelho) => await noSandbox('DELETE', `aparelhos/${id}`)],
  ])('a browser that answers %s is forgotten, and the staff sees what reached nobody', async (_status, sumir) => {
    const { pessoa, aparelho } = await comAparelho();
    await sumir(aparelho);
    await sessaoEncerrada(pessoa);
    expect(await inscricoes(pessoa)).toEqual([]);
    expect(await entregas(pessoa)).toEqual([{ estado: 'recusada', motivo: 'inexistente' }]);
  });

  it('a push that reached one of two browsers arrived', async () => {
    const { pessoa, aparelho } = await comAparelho();
    const outro = await aparelhoNovo();
    await inscrever(await outraSessao(mundo, pessoa), outro);
    await noSandbox('DELETE', `aparelhos/${outro.id}`);
    await sessaoEncerrada(pessoa);
    expect(await recebidas(aparelho)).toHaveLength(1);
    expect(await entregas(pessoa)).toEqual([{ estado: 'entregue', motivo: null }]);
    expect(await inscricoes(pessoa)).toHaveLength(1);
  });

  it('goes back to the queue while the service asks for patience, and is noted after the last try', async () => {
    const { pessoa } = await comAparelho();
    const { deps } = mundo.aplicacao;
    await sessaoEncerrada(pessoa);
    const [inscricao] = await inscricoes(pessoa);
    const { id: notificacaoId } = await deps.db
      .selectFrom('notificacoes')
      .select('id')
      .where('usuario_id', '=', pessoa.id)
      .executeTakeFirstOrThrow();
    await deps.db
      .updateTable('entregas_de_notificacao')
      .set({ estado: 'enviada' })
      .where('usuario_id', '=', pessoa.id)
      .execute();
    await ligarFalhas(mundo, { push: { modo: 'limite' } });
    async function tentar(tentativa: number) {
      return await reunirTarefas(tarefasDeNotificacoes(deps)).enviarPush(
        { notificacaoId, inscricaoId: inscricao?.id ?? 0 },
        { tentativa, requestId: undefined },
      );
    }
    await expect(tentar(1)).rejects.toThrow(`push aviso-${notificacaoId}: indisponivel (limite)`);
    await tentar(MAXIMO_DE_TENTATIVAS);
    await ligarFalhas(mundo, {});
    expect(await entregas(pessoa)).toEqual([{ estado: 'recusada', motivo: 'indisponivel' }]);
    expect(await inscricoes(pessoa)).toHaveLength(1);
  });
});
