import type { Resposta } from '@rateia/contracts/chamada';
import type { perfil } from '@rateia/contracts/perfil';
import type { Executor } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { recusar } from '../../../http/erros.ts';
import { anexosDe } from './anexos-do-chamado.ts';
import { apresentarChamado } from './apresentar-chamado.ts';
import { acharChamado, mensagensDe } from './chamados-repository.ts';

export type Inteiro = Resposta<typeof perfil.getChamado>;

/** A ticket of this person with its conversation; anybody else's does not exist. */
export async function chamadoInteiro(
  db: Executor,
  deps: Deps,
  alvo: { readonly id: number; readonly usuarioId: number },
): Promise<Inteiro> {
  const chamado = (await acharChamado(db, alvo)) ?? recusar('naoEncontrado');
  const mensagens = await mensagensDe(db, deps.cifra, [chamado.id]);
  const anexos = await anexosDe(db, deps.cifra, [chamado.id]);
  return apresentarChamado(
    chamado,
    { mensagens: mensagens.get(chamado.id) ?? [], anexos: anexos.get(chamado.id) ?? [] },
    await deps.regras(),
  );
}
