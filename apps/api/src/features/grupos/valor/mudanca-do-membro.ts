import type { Resposta } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import { centavos } from '@rateia/domain/dinheiro';
import { acertoDaCaucao } from '@rateia/domain/grupos/mudanca-de-valor';
import type { Executor } from '../../../db/banco.ts';
import type { Assinatura, Grupo } from '../repository.ts';
import { mensalDe, precoDe } from './proposta-de-valor.ts';
import { mudancaAberta } from './valor-repository.ts';

type Mostrada = Resposta<typeof grupos.getGrupoMembro>['mudancaDeValor'];

/** The announced value as its member sees it, for all his seats (REGRAS 2.11). */
export async function mudancaDoMembro(
  db: Executor,
  { grupo, assinatura }: { readonly grupo: Grupo; readonly assinatura: Assinatura },
): Promise<Mostrada> {
  const mudanca = await mudancaAberta(db, assinatura.id);
  if (mudanca === undefined) return null;
  const [de, para] = [precoDe(assinatura), precoDe(mudanca)];
  const { vagas } = assinatura;
  const { falta } = acertoDaCaucao({ de, para, vagas, caucao: centavos(assinatura.caucao) });
  return {
    estado: mudanca.estado,
    valorAntes: mensalDe(de, assinatura),
    valorMensal: mensalDe(para, assinatura),
    valeEm: mudanca.valeEm,
    responderAte: mudanca.responderAte,
    completaCaucao: grupo.exigeCaucao ? falta : 0,
  };
}
