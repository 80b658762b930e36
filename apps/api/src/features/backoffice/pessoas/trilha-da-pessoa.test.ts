import type { NomeChamada } from '@rateia/contracts/todas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarCatalogo, criarPessoa } from '../../../test/construtores.ts';

const PORQUE = 'A pessoa ligou e pediu.';

let mundo: Mundo;
let suporte: Pessoa;
let lider: Pessoa;
beforeAll(async () => {
  mundo = await criarMundo();
  await criarCatalogo(mundo);
  suporte = await criarPessoa(mundo, { nome: 'Aline', sobrenome: 'Kato', papeis: ['suporte'] });
  lider = await criarPessoa(mundo, { nome: 'Clara', papeis: ['lider'] });
});
afterAll(async () => await mundo.encerrar());

function banco() {
  return mundo.aplicacao.deps.db;
}
function agir(nome: NomeChamada, como: Pessoa, entrada: Record<string, unknown>) {
  return mundo.chamar(nome, { mensagem: PORQUE, ...entrada }, { como });
}

describe('The trail of a person (ASVS 16.2.1)', () => {
  it('tells his acts and the acts of others on him, with their authors, newest first, by pages', async () => {
    const pessoa = await criarPessoa(mundo);
    await mundo.chamar('sair', {}, { como: pessoa });
    await agir('enviarMensagem', suporte, { id: pessoa.id, assunto: 'Sua conta', mensagem: 'Está tudo certo agora.' });
    await agir('bloquearPessoa', lider, { id: pessoa.id });
    async function ler(pagina: number) {
      return (await mundo.chamar('getTrilhaDaPessoa', { id: pessoa.id, pagina, porPagina: 2 }, { como: suporte }))
        .corpo;
    }
    const primeira = await ler(1);
    expect(primeira.total).toBe(3);
    expect(primeira.itens).toMatchObject([
      { acao: 'conta.bloquear', quem: 'equipe', nome: 'Clara de Teste', mensagem: PORQUE, rede: '' },
      { acao: 'conta.mensagem', quem: 'equipe', nome: 'Aline Kato', mensagem: 'Está tudo certo agora.' },
    ]);
    expect((await ler(2)).itens).toMatchObject([
      { acao: 'sessao.saiu', quem: 'propria', nome: pessoa.nome, rede: '127.0.•.•' },
    ]);
    expect(
      (await mundo.chamar('getTrilhaDaPessoa', { id: pessoa.id }, { como: await criarPessoa(mundo) })).status,
    ).toBe(403);
  });

  it('tells of the reports that were answered too, by when it was and not by when it was written down', async () => {
    const pessoa = await criarPessoa(mundo);
    const relato = { categoria: 1, texto: 'O saldo da recarga não apareceu.' };
    const { id } = (await mundo.chamar('createChamado', relato, { como: pessoa })).corpo;
    await mundo.chamar('responderChamado', { id, texto: 'Já corrigimos o saldo.' }, { como: suporte });
    await banco()
      .insertInto('auditoria')
      .values({
        usuario_id: pessoa.id,
        acao: 'sessao.entrou',
        alvo: `usuario:${pessoa.id}`,
        em: '2026-01-02T12:00:00Z',
      })
      .execute();
    const { itens } = (await mundo.chamar('getTrilhaDaPessoa', { id: pessoa.id }, { como: suporte })).corpo;
    expect(itens).toMatchObject([
      { acao: 'chamado.responder', quem: 'equipe', nome: 'Aline Kato', alvo: `chamado:${id}` },
      { acao: 'sessao.entrou', quem: 'propria' },
    ]);
  });
});
