import { centavos, fracao } from '@rateia/domain/dinheiro';
import type { Formado } from './grupos.ts';
import type { MundoPassado } from './mundo.ts';

/** A rise that is near the ceiling, and for most seats above 10 % (REGRAS 2.11). */
const AUMENTO = { numerador: 1_140, denominador: 1_000 };

/** A group whose administrator announced a dearer value: one member agreed, the others have still to answer. */
export async function subirValor(mundo: MundoPassado, formado: Formado | undefined): Promise<void> {
  if (formado === undefined) return;
  const { id, admin } = formado.grupo;
  const { valorAtual, idPlano } = await mundo.chamar('verificarAlteracaoPlano', { id }, admin);
  const valor = fracao(centavos(valorAtual), AUMENTO);
  const { proposta } = await mundo.chamar('verificarAlteracaoPlano', { id, valor }, admin);
  if (proposta === null || proposta.recusa !== null) throw new Error(`group ${id} cannot be dearer`);
  await mundo.chamar('alterarPlano', { idGrupo: id, idPlano, valor, porMembro: proposta.porMembro }, admin);
  const [primeiro] = formado.membros;
  if (primeiro === undefined) return;
  const { mudancaDeValor } = await mundo.chamar('getGrupoMembro', { id }, primeiro);
  if (mudancaDeValor?.estado === 'esperando')
    await mundo.chamar('aceitarValor', { id, valorMensal: mudancaDeValor.valorMensal }, primeiro);
  await mundo.assentar();
}
