import { z } from 'zod';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { getConta } from '../repository.ts';
import { abrirOuNulo, CONTEXTO } from './pessoais.ts';

const comUf = z.object({ uf: z.string() });

/** The state of a person's fiscal address, `MG`; null for a person who gave none (REGRAS 2.12 Participants). */
export async function ufDaPessoa({ deps, db, usuario }: ContextoUsuario): Promise<string | null> {
  const { enderecoCifrado } = await getConta(db, usuario.id);
  const endereco = abrirOuNulo(deps.cifra, enderecoCifrado, CONTEXTO.endereco);
  return endereco === null ? null : comUf.parse(JSON.parse(endereco)).uf;
}
