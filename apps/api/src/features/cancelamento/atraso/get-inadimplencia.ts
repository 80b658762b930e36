import type { cancelamento } from '@rateia/contracts/cancelamento';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { ATO_DO_MOTIVO, datasPossiveis, MOTIVO_DO_ATRASO } from '@rateia/domain/cancelamento/atraso';
import { diaDe } from '@rateia/domain/datas';
import type { Contexto } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { faturaDoLink } from './fatura-do-link.ts';

type Contrato = typeof cancelamento.getInadimplencia;

/** The late invoice of a signed link, with the answers that are possible now; nothing about anybody else (REGRAS 2.8). */
export async function getInadimplencia(
  { deps, agora }: Contexto,
  { query: { token } }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  const fatura = (await faturaDoLink(deps.db, deps, { token, agora })) ?? recusar('linkDeAtrasoInvalido');
  const { id, grupo, valor, vencimento, fimDoCiclo, resolvida, resposta } = fatura;
  const datas = datasPossiveis({ vencimento, hoje: diaDe(agora) }, await deps.regras()) ?? null;
  const motivos = Object.values(MOTIVO_DO_ATRASO)
    .map(({ id: motivo, rotulo }) => ({ id: motivo, descricao: rotulo, ato: ATO_DO_MOTIVO[motivo] }))
    .filter(({ ato }) => (ato === 'pausar' ? fatura.podePausar && resposta === null : true))
    .filter(({ ato }) => (ato === 'novaData' ? datas !== null && resposta === null : true));
  return { grupo, idFatura: id, valor, vencimento, resolvida, resposta, motivos, datas, reconstruirAte: fimDoCiclo };
}
