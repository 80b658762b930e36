import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContextoUsuario } from '../../http/contexto.ts';
import { ErroDeCatalogo } from '../../http/erros.ts';
import type { Mundo } from '../../test/app.ts';
import { criarMundo } from '../../test/app.ts';
import { cadastrar } from '../../test/sessoes.ts';
import { exigirMaioridade } from './maioridade.ts';
import { CONTEXTO } from './pessoais.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(() => mundo.encerrar());

/** Somebody of whom only the birth date is known, as a slip of an import could leave them. */
const pessoaNascidaEm = async (nascimento: string): Promise<number> => {
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
  return corpo.id;
};

const recusaDe = async (id: number, agora = mundo.agora()): Promise<string | undefined> => {
  const { deps } = mundo.aplicacao;
  const ctx = { deps, db: deps.db, agora, usuario: { id } } as ContextoUsuario;
  return await exigirMaioridade(ctx).then(
    () => undefined,
    (erro: unknown) => (erro instanceof ErroDeCatalogo ? erro.chave : String(erro)),
  );
};

describe('18 or more before anything of the lotteries (REGRAS 2.12)', () => {
  it('asks for the birth date of who has not given it', async () => {
    const como = await cadastrar(mundo);
    const { corpo } = await mundo.chamar('getUsuario', {}, { como });
    expect(await recusaDe(corpo.id)).toBe('validacaoObrigatoria');
  });

  it('lets in on the very birthday, and not the day before', async () => {
    const id = await pessoaNascidaEm('2008-03-10');
    expect(await recusaDe(id, '2026-03-10T02:59:59.999Z')).toBe('menorDeIdade');
    expect(await recusaDe(id, '2026-03-10T03:00:00.000Z')).toBeUndefined();
  });
});
