import { instanteDe } from '@rateia/domain/datas';
import { CONTEXTO_DO_AUTENTICADOR } from '../features/sessao/aparelhos/aplicativo.ts';
import type { Gente } from './gente.ts';
import type { MundoPassado } from './mundo.ts';
import { pessoasDaDemonstracao } from './pessoas.ts';

const PRIMEIRO_OPERADOR = 2;

/** The staff of the demonstration: the third, fourth and fifth person. */
export async function nomearOperadores(mundo: MundoPassado, gente: readonly Gente[]): Promise<void> {
  for (const [i, papel] of (['suporte', 'financeiro', 'lider'] as const).entries()) {
    const pessoa = gente[PRIMEIRO_OPERADOR + i];
    if (pessoa !== undefined)
      await mundo.aplicacao.deps.db
        .updateTable('usuarios')
        .set({ papeis: [papel] })
        .where('id', '=', pessoa.id)
        .execute();
    if (pessoa !== undefined) await darAutenticador(mundo, pessoa);
  }
  // The clock of sessions stands still here, so a remembered session would never be read again, and a signal would come
  // later than the session's first act.
  mundo.aplicacao.deps.sessoes.esquecer('');
}

/** The second factor without which nobody works in the operation (REGRAS 2.24); the sandbox shows its codes. */
async function darAutenticador({ aplicacao, agora }: MundoPassado, { id, email }: Gente): Promise<void> {
  const { db, cifra, relogio } = aplicacao.deps;
  const segredo = pessoasDaDemonstracao.find((pessoa) => pessoa.email === email)?.segredo;
  if (segredo === undefined) throw new Error(`${email} has no secret`);
  await db
    .insertInto('autenticadores')
    .values({
      usuario_id: id,
      segredo_cifrado: cifra.cifrar(segredo, CONTEXTO_DO_AUTENTICADOR),
      criado_em: agora(),
      confirmado_em: agora(),
      ultimo_passo: 0,
    })
    .execute();
  const fator = { fator_em: instanteDe(relogio.parede()) };
  await db.updateTable('sessoes').set(fator).where('usuario_id', '=', id).execute();
}
