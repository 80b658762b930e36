import type { Resposta } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import type { AjusteComValor } from '../../carteira/index.ts';
import { lerVencimento } from '../../carteira/index.ts';
import type { PorId } from '../papeis.ts';
import { exigirNoGrupo } from '../papeis.ts';

type Contrato = typeof grupos.getVencimento;

/** The due day of the member's invoices, with the cost of the month that leads to each other day (REGRAS 2.8). */
export async function getVencimento(ctx: ContextoUsuario, { params: { id } }: PorId): Promise<Resposta<Contrato>> {
  const { db, deps, agora } = ctx;
  const { grupo, assinatura } = await exigirNoGrupo(db, { ctx, grupoId: id, chamada: 'getVencimento' });
  if (assinatura === undefined) return recusar('semPermissao');
  const v = await lerVencimento(db, deps, { assinaturaId: assinatura.id, agora });
  const { impedimento } = v;
  return {
    grupo: { id: grupo.id, nome: grupo.nome },
    dia: v.dia ?? null,
    proximo: v.proximo ?? null,
    mensal: v.mensal,
    caucao: v.falta,
    impedimento: impedimento ?? null,
    mudaDeNovoEm: impedimento === 'vencimentoRecente' ? (v.mudaDeNovoEm ?? null) : null,
    marcada: v.marcada === undefined ? null : paraMesDeAjuste(v.marcada),
    opcoes: v.opcoes.map(paraMesDeAjuste),
  };
}

/** The month that leads to another due day, as it is shown. */
export function paraMesDeAjuste({ dia, ciclo, dias, deCostume, valor, ancora }: AjusteComValor) {
  return { dia, de: ciclo.inicio, ate: ciclo.fim, dias, deCostume, valor, depois: ancora };
}
