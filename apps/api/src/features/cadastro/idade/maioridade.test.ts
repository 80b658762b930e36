import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { ErroDeCatalogo } from '../../../http/erros.ts';
import type { Credencial, Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { cadastrar } from '../../../test/sessoes.ts';
import { CONTEXTO } from '../dados-fiscais/pessoais.ts';
import { exigirMaioridade } from './maioridade.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(() => mundo.encerrar());

/** Makes a person with a birth date and no other fiscal data, as a slip of an import could leave one. */
async function nascidaEm(nascimento: string) {
  const como = await cadastrar(mundo);
  const { corpo } = await mundo.chamar('getUsuario', {}, { como });
  const { db, cifra } = mundo.aplicacao.deps;
  await db
    .updateTable('usuarios')
    .set({
      cpf_cifrado: cifra.cifrar('52998224725', CONTEXTO.cpf),
      cpf_indice: cifra.indice(`cpf de ${corpo.id}`, CONTEXTO.cpf),
      nascimento_cifrado: cifra.cifrar(nascimento, CONTEXTO.nascimento),
      dados_fiscais_em: mundo.agora(),
    })
    .where('id', '=', corpo.id)
    .execute();
  return { como, id: corpo.id };
}

async function recusaDe(id: number, agora = mundo.agora()): Promise<string | undefined> {
  const { deps } = mundo.aplicacao;
  const ctx = { deps, db: deps.db, agora, usuario: { id } } as ContextoUsuario;
  return await exigirMaioridade(ctx).then(
    () => undefined,
    (erro: unknown) => (erro instanceof ErroDeCatalogo ? erro.chave : String(erro)),
  );
}

describe('18 or more before anything of the lotteries (REGRAS 2.12)', () => {
  it('asks for the birth date of a person who has not given it', async () => {
    const como = await cadastrar(mundo);
    const { corpo } = await mundo.chamar('getUsuario', {}, { como });
    expect(await recusaDe(corpo.id)).toBe('validacaoObrigatoria');
  });

  it('lets in on the very birthday, and not the day before', async () => {
    const { id } = await nascidaEm('2008-03-10');
    expect(await recusaDe(id, '2026-03-10T02:59:59.999Z')).toBe('menorDeIdade');
    expect(await recusaDe(id, '2026-03-10T03:00:00.000Z')).toBeUndefined();
  });
});

describe('Asking for messages about lotteries (REGRAS 2.12)', () => {
  const TUDO = [383, 379, 380, 381, 382].map((categoria) => ({ categoria, meiosContato: '73', push: false }));
  async function ligar(como: Credencial, ativo = true) {
    return [
      await mundo.chamar('alternarComunicacao', { enum: 381, ativo }, { como }),
      await mundo.chamar(
        'updatePreferenciaComunicacao',
        {
          atualizacaoPorEmail: true,
          categorias: TUDO.map((c) => (c.categoria === 381 && !ativo ? { ...c, meiosContato: '' } : c)),
        },
        { como },
      ),
    ];
  }

  it('leads a person without a birth date to the fiscal data, and refuses a younger one', async () => {
    for (const { status, erro } of await ligar(await cadastrar(mundo))) {
      expect({ status, chave: erro.dados.chave }).toEqual({ status: 400, chave: 'validacaoObrigatoria' });
      expect(JSON.stringify(erro)).toContain('/cadastro/');
    }
    const { como } = await nascidaEm('2015-03-10');
    for (const { erro } of await ligar(como)) expect(erro.dados.chave).toBe('menorDeIdade');
  });

  it('is allowed for an adult, and switching off for any person', async () => {
    const { como } = await nascidaEm('1990-03-10');
    for (const { status } of await ligar(como)) expect(status).toBe(200);
    for (const { status } of await ligar(await cadastrar(mundo), false)) expect(status).toBe(200);
  });
});
