import type { cancelamento } from '@rateia/contracts/cancelamento';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { MotivoDoAtraso } from '@rateia/domain/cancelamento/atraso';
import { ATO_DO_MOTIVO, datasPossiveis, MOTIVO_DO_ATRASO, mudaACobranca } from '@rateia/domain/cancelamento/atraso';
import type { Dia } from '@rateia/domain/datas';
import { diaDe } from '@rateia/domain/datas';
import { formatarDia } from '@rateia/domain/datas-formatadas';
import { ehIdDe } from '@rateia/domain/tabela';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import type { Contexto } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { combinarNovaData, pausarCiclo } from '../../carteira/index.ts';
import { travarMembro } from '../repository.ts';
import type { FaturaDoLink } from './fatura-do-link.ts';
import { faturaDoLink } from './fatura-do-link.ts';

type Contrato = typeof cancelamento.updateMotivoInadimplencia;
type Corpo = Recebida<Contrato>['body'];

/**
 * An answer to a late invoice. A new date and a pause change its collection, once; every other answer leads to a page,
 * and is kept so that the operation sees why the collection stands where it stands (REGRAS 2.8).
 */
export async function updateMotivoInadimplencia(
  { deps, agora }: Contexto,
  { body }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  const { token, motivo } = body;
  if (!ehIdDe(MOTIVO_DO_ATRASO, motivo))
    return recusar('dadosInvalidos', { dados: { campos: { motivo: 'Escolha um motivo da lista.' } } });
  const ato = ATO_DO_MOTIVO[motivo];
  return await emTransacao(deps.db, async (trx) => {
    const lida = (await faturaDoLink(trx, deps, { token, agora })) ?? recusar('linkDeAtrasoInvalido');
    await travarMembro(trx, lida.assinaturaId);
    const fatura = (await faturaDoLink(trx, deps, { token, agora })) ?? recusar('linkDeAtrasoInvalido');
    if (fatura.resolvida) return recusar('atrasoResolvido');
    if (mudaACobranca(ato) && fatura.resposta !== null) return recusar('atrasoRespondido');
    const novaData =
      ato === 'novaData' ? exigirData(body, fatura, { hoje: diaDe(agora), regras: await deps.regras() }) : null;
    await anotar(trx, { fatura, motivo, ato, novaData, agora });
    const faturaId = fatura.id;
    if (novaData !== null) await combinarNovaData(trx, { faturaId, dia: novaData, agora });
    if (ato === 'pausar' && !(fatura.podePausar && (await pausarCiclo(trx, deps, { faturaId, agora }))))
      return recusar('pausaNaoPermitida');
    return { ato, novaData };
  });
}

type Hoje = { readonly hoje: Dia; readonly regras: Parameters<typeof datasPossiveis>[1] };

function exigirData({ novaData }: Corpo, { vencimento }: FaturaDoLink, { hoje, regras }: Hoje): Dia {
  const datas = datasPossiveis({ vencimento, hoje }, regras);
  if (datas === undefined) return recusar('atrasoRespondido');
  if (novaData === undefined || novaData < datas.de || novaData > datas.ate)
    return recusar('dataForaDoPrazo', { valores: { data: formatarDia(datas.ate) } });
  return novaData;
}

type Anotacao = {
  readonly fatura: FaturaDoLink;
  readonly motivo: MotivoDoAtraso;
  readonly ato: string;
  readonly novaData: Dia | null;
  readonly agora: string;
};

async function anotar(trx: Trx, { fatura, motivo, ato, novaData, agora }: Anotacao): Promise<void> {
  await trx
    .insertInto('respostas_de_atraso')
    .values({
      fatura_id: fatura.id,
      assinatura_id: fatura.assinaturaId,
      motivo,
      ato,
      nova_data: novaData,
      em: agora,
    })
    .execute();
}
