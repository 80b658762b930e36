import type { Mundo } from './app.ts';
import type { Membro, OpcoesDeMembro } from './carteira.ts';
import { criarMembro, MENSALIDADE } from './carteira.ts';

/** A member whose 7 days are over, in the middle of his first month. */
export const membroDeMeses = async (mundo: Mundo, opcoes: OpcoesDeMembro = {}): Promise<Membro> => {
  const membro = await criarMembro(mundo, { saldo: MENSALIDADE, ...opcoes });
  await mundo.avancar({ dias: 10 });
  return membro;
};

/** The member's own leaving, by one of the ways he was shown, at the total he was shown (centavos). */
export const sair = async (
  mundo: Mundo,
  membro: Membro,
  tipo: string,
  totalMostrado: number,
  mudancas: Record<string, unknown> = {},
) =>
  await mundo.chamar(
    'cancelarMembro',
    {
      idMembro: membro.assinaturaId,
      idGrupo: membro.grupo.id,
      motivo: 3,
      tipo,
      textoMotivo: 'Vou economizar',
      totalMostrado,
      ...mudancas,
    },
    { como: membro },
  );

/** The member takes his leaving back. */
export const reverter = async (mundo: Mundo, membro: Membro) =>
  await mundo.chamar('reverterCancelamento', { idGrupo: membro.grupo.id }, { como: membro });
