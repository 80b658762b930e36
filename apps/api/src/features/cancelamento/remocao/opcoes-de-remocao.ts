import type { TipoDeRemocao } from '@rateia/domain/cancelamento/administrador';
import { CASO_DA_REMOCAO, remocoesPossiveis } from '@rateia/domain/cancelamento/administrador';
import type { CasoDeReembolso } from '@rateia/domain/carteira/reembolso';
import type { Dia, Instante } from '@rateia/domain/datas';
import { diaDe, somarDias } from '@rateia/domain/datas';
import { ID_ESTADO_ASSINATURA } from '@rateia/domain/grupos/assinatura';
import type { Executor } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import type { Reembolso } from '../../carteira/index.ts';
import { simularReembolso } from '../../carteira/index.ts';
import type { MembroQueSai } from '../repository.ts';

/** One way to remove a member, with the refund that it brings. */
export type OpcaoDeRemocao = {
  readonly tipo: TipoDeRemocao;
  readonly caso: CasoDeReembolso;
  readonly saidaEm: Dia;
  readonly devolvidoEm: Dia;
  readonly calculo: Reembolso;
};

/** The ways to remove a member now, the milder first; none while he never paid (REGRAS 2.9). */
export async function opcoesDeRemocao(
  db: Executor,
  deps: Deps,
  { membro, agora }: { readonly membro: MembroQueSai; readonly agora: Instante },
): Promise<readonly OpcaoDeRemocao[]> {
  if (membro.pagaEm === null) return [];
  const hoje = diaDe(agora);
  const fimDoCiclo = fimQueEspera(membro, hoje);
  const saidaAgendada = membro.estado === ID_ESTADO_ASSINATURA.emSaida;
  const opcoes: OpcaoDeRemocao[] = [];
  for (const tipo of remocoesPossiveis({ fimDoCiclo, saidaAgendada })) {
    const caso = CASO_DA_REMOCAO[tipo];
    const saidaEm = tipo === 'fimDoCiclo' ? (fimDoCiclo ?? hoje) : hoje;
    // The end of a day is executed when the next one begins.
    const devolvidoEm = tipo === 'fimDoCiclo' ? somarDias(saidaEm, 1) : saidaEm;
    const calculo = await simularReembolso(db, deps, { assinaturaId: membro.id, caso, saida: saidaEm, devolvidoEm });
    opcoes.push({ tipo, caso, saidaEm, devolvidoEm, calculo });
  }
  return opcoes;
}

/** The last day of the paid month: a member who owes, or whose month is over, has none. */
function fimQueEspera({ cicloFim, estado }: MembroQueSai, hoje: Dia): Dia | undefined {
  return cicloFim !== null && cicloFim >= hoje && estado !== ID_ESTADO_ASSINATURA.suspensa ? cicloFim : undefined;
}
