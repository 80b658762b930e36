import { ID_STATUS_FATURA, ID_STATUS_PREVISAO } from '@rateia/domain/carteira/estados';
import { realizacaoDeRecebivel } from '@rateia/domain/carteira/lancamentos';
import { MAQUINA_PREVISAO } from '@rateia/domain/carteira/maquinas';
import type { Instante } from '@rateia/domain/datas';
import { diaDe, inicioDoDia, somarDias } from '@rateia/domain/datas';
import type { Trx } from '../../../db/banco.ts';
import { exigir, mover } from '../../../db/mover.ts';
import { agendarPrazo } from '../../../db/prazos.ts';
import { lancar, receberCredito } from '../../livro/index.ts';
import { PREVISAO_REALIZAR } from '../agenda.ts';
import { travarFatura } from '../repository.ts';
import { travarPrevisao } from './previsao.ts';

/** A receivable reached its release date: 78 → 79, and its money is in the administrator's wallet (REGRAS 2.3). */
export async function realizarPrevisao(
  trx: Trx,
  { previsaoId, agora }: { readonly previsaoId: number; readonly agora: Instante },
): Promise<void> {
  const achada = await trx
    .selectFrom('previsoes as p')
    .innerJoin('grupos as g', 'g.id', 'p.grupo_id')
    .select(['p.fatura_id', 'p.grupo_id', 'g.nome'])
    .where('p.id', '=', previsaoId)
    .executeTakeFirstOrThrow();
  const fatura = await travarFatura(trx, achada.fatura_id);
  const previsao = await travarPrevisao(trx, { id: achada.fatura_id, grupoId: achada.grupo_id });
  const { pago, estornado } = ID_STATUS_FATURA;
  const recebida = fatura.status === pago || fatura.status === estornado;
  if (previsao?.status === ID_STATUS_PREVISAO.bloqueado) return await tentarAmanha(trx, { previsaoId, agora });
  if (previsao === undefined || previsao.status !== ID_STATUS_PREVISAO.previsto || !recebida) return;
  if (previsao.liberaEm === null || previsao.liberaEm > diaDe(agora)) return;
  const { administradorId: administrador, valor, liberaEm } = previsao;
  const origemId = await receberCredito(trx, {
    usuarioId: administrador,
    origem: 'recebimento',
    valor,
    faturaId: fatura.id,
    descricao: achada.nome,
    agora,
  });
  const { motivo, partidas } = realizacaoDeRecebivel({ administrador, valor });
  const chave = `previsao:${previsao.id}:liberada`;
  await lancar(trx, { motivo, origem: 'creditos', origemId, chave, agora, partidas });
  exigir(
    await mover(trx, MAQUINA_PREVISAO, {
      id: previsao.id,
      de: previsao.status,
      evento: 'realizar',
      quem: 'sistema',
      agora,
      contexto: { hoje: diaDe(agora), liberaEm },
      mudar: { realizada_em: agora },
      dados: { valor },
    }),
  );
}

/** Held while what the bank said of its payment is in doubt: it is looked at again each day (REGRAS 2.3, 2.5). */
async function tentarAmanha(
  trx: Trx,
  { previsaoId: alvoId, agora }: { readonly previsaoId: number; readonly agora: Instante },
): Promise<void> {
  const amanha = somarDias(diaDe(agora), 1);
  const chave = `${PREVISAO_REALIZAR}:${alvoId}:${amanha}`;
  await agendarPrazo(trx, { tipo: PREVISAO_REALIZAR, alvoId, venceEm: inicioDoDia(amanha), agora, chave });
}
