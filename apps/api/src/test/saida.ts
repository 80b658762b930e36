import type { Mundo } from './app.ts';
import type { Membro, OpcoesDeMembro } from './carteira.ts';
import { criarMembro, MENSALIDADE } from './carteira.ts';
import type { Pessoa } from './construtores.ts';

/** A member whose 7 days are over, in the middle of his first month. */
export async function membroDeMeses(mundo: Mundo, opcoes: OpcoesDeMembro = {}): Promise<Membro> {
  const membro = await criarMembro(mundo, { saldo: MENSALIDADE, ...opcoes });
  await mundo.avancar({ dias: 10 });
  return membro;
}

/** A member, as far as his leaving needs him. */
export type QuemSai = Pessoa & { readonly assinaturaId: number; readonly grupo: { readonly id: number } };

/** The member's own leaving, by one of the ways he was shown, at the total he was shown (centavos). */
export async function sair(
  mundo: Mundo,
  membro: QuemSai,
  tipo: string,
  totalMostrado: number,
  mudancas: Record<string, unknown> = {},
) {
  return await mundo.chamar(
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
}

/** The member takes his leaving back. */
export async function reverter(mundo: Mundo, membro: QuemSai) {
  return await mundo.chamar('reverterCancelamento', { idGrupo: membro.grupo.id }, { como: membro });
}

type Remocao = {
  readonly como: Pessoa;
  readonly idGrupo: number;
  readonly idMembro: number;
  readonly tipo?: string;
  readonly motivo?: number;
  readonly textoMotivo?: string;
  readonly totalMostrado?: number;
};

/** An administrator removes a member, at once unless another way is named. */
export async function remover(mundo: Mundo, { como, ...pedido }: Remocao) {
  return await mundo.chamar(
    'cancelarAdministrador',
    { motivo: 3, tipo: 'agora', textoMotivo: '', totalMostrado: MENSALIDADE * 2, ...pedido },
    { como },
  );
}
