import type { Gente } from './gente.ts';
import type { MundoPassado } from './mundo.ts';

/** Pix programado that waits for its payer: the bank of the running product makes its code. */
export async function programarPix(mundo: MundoPassado, quem: Gente): Promise<void> {
  const [assinatura] = (await mundo.chamar('checarPixProgramado', {}, quem)).assinaturas;
  if (assinatura === undefined) return;
  const pedido = { cpf: '52998224725', idAssinatura: assinatura.id, aceite: true, repete: true };
  await mundo.chamar('createPixProgramado', pedido, quem);
}
