import type { TipoDeSaida } from '@rateia/domain/cancelamento/regras';
import { casoDaSaida, dentroDoArrependimento, saidasPossiveis } from '@rateia/domain/cancelamento/regras';
import type { CasoDeReembolso } from '@rateia/domain/carteira/reembolso';
import { ultimoDiaDaMulta } from '@rateia/domain/carteira/reembolso-da-assinatura';
import type { Dia, Instante } from '@rateia/domain/datas';
import { diaDe, somarDias } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { ZERO } from '@rateia/domain/dinheiro';
import { ID_ESTADO_ASSINATURA } from '@rateia/domain/grupos/assinatura';
import { limiteParaSairDaFila, naFila } from '@rateia/domain/grupos/fila';
import type { Regras } from '@rateia/domain/regras';
import type { Executor } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import type { Reembolso } from '../../carteira/index.ts';
import { previsaoDaVaga, simularReembolso } from '../../carteira/index.ts';
import type { MembroQueSai } from '../repository.ts';

/** One way out, with the refund that it brings. */
export type OpcaoDeSaida = {
  readonly tipo: TipoDeSaida;
  readonly caso: CasoDeReembolso;
  readonly saidaEm: Dia;
  /** The person only waits for a dated place. */
  readonly daFila: boolean;
  readonly calculo: Reembolso;
  /** The part that comes back later, if somebody takes the seat by a day. */
  readonly seReocupada?: { readonly valor: Centavos; readonly ate: Dia } | undefined;
};

/** The ways out of a membership now, the recommended one first; none while it was never paid (REGRAS 2.9). */
export async function opcoesDeSaida(
  db: Executor,
  deps: Deps,
  { membro, agora }: { readonly membro: MembroQueSai; readonly agora: Instante },
): Promise<readonly OpcaoDeSaida[]> {
  if (membro.pagaEm === null) return [];
  const hoje = diaDe(agora);
  const fimDoCiclo = podeEsperar(membro, hoje) ? membro.cicloFim : null;
  const situacao = {
    hoje,
    primeiroPagamento: diaDe(membro.pagaEm),
    ...(fimDoCiclo === null ? {} : { fimDoCiclo }),
    saidaAgendada: membro.estado === ID_ESTADO_ASSINATURA.emSaida,
    fidelidade: preso(membro, hoje),
  };
  const regras = await deps.regras();
  if (filaFechada(membro, { agora, regras }) && !dentroDoArrependimento(situacao, regras)) return [];
  const opcoes: OpcaoDeSaida[] = [];
  for (const tipo of saidasPossiveis(situacao, regras)) {
    const caso = casoDaSaida(tipo, situacao);
    const saidaEm = tipo === 'fimDoCiclo' ? (fimDoCiclo ?? hoje) : hoje;
    // The end of a day is executed when the next one begins.
    const devolvidoEm = tipo === 'fimDoCiclo' ? somarDias(saidaEm, 1) : saidaEm;
    const calculo = await simularReembolso(db, deps, { assinaturaId: membro.id, caso, saida: saidaEm, devolvidoEm });
    const seReocupada = await seForReocupada(db, deps, {
      assinaturaId: membro.id,
      caso,
      saidaEm,
      multa: calculo.multa,
    });
    opcoes.push({ tipo, caso, saidaEm, daFila: naFila(membro), calculo, seReocupada });
  }
  return opcoes;
}

type Saida = {
  readonly assinaturaId: number;
  readonly caso: CasoDeReembolso;
  readonly saidaEm: Dia;
  readonly multa: Centavos;
};

/**
 * The amount that comes back if somebody else takes the seat: the days of the month, or the exit fee of a fidelity
 * group (REGRAS 2.9).
 */
async function seForReocupada(
  db: Executor,
  deps: Deps,
  { assinaturaId, caso, saidaEm, multa }: Saida,
): Promise<OpcaoDeSaida['seReocupada']> {
  if (caso === 'agora') return await previsaoDaVaga(db, deps, { assinaturaId, saida: saidaEm });
  if (multa === ZERO) return undefined;
  return { valor: multa, ate: ultimoDiaDaMulta(saidaEm, await deps.regras()) };
}

/** The member's term still runs: one that ended is a membership by the month (REGRAS 2.9). */
export function preso(membro: MembroQueSai, hoje: Dia): boolean {
  const { temFidelidade, fidelidadeAte } = membro.grupo;
  return temFidelidade && !naFila(membro) && (fidelidadeAte === null || hoje <= fidelidadeAte);
}

/** The entry is so near that a person who waits leaves only once he is in, or by his right of the first days (REGRAS 2.10). */
function filaFechada(
  membro: MembroQueSai,
  { agora, regras }: { readonly agora: Instante; readonly regras: Regras },
): boolean {
  return naFila(membro) && membro.entraEm !== null && agora > limiteParaSairDaFila(membro.entraEm, regras);
}

/** Only a paid month has an end to wait for: a late or suspended member leaves now or pays first. */
export function podeEsperar({ cicloFim, estado }: Pick<MembroQueSai, 'cicloFim' | 'estado'>, hoje: Dia): boolean {
  return cicloFim !== null && cicloFim >= hoje && estado !== ID_ESTADO_ASSINATURA.suspensa;
}
