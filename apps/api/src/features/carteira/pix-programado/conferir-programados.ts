import { diaDe, somarHoras, somarMinutos, somarSegundos } from '@rateia/domain/datas';
import { ESTADOS_VIVOS } from '@rateia/domain/grupos/assinatura';
import { PAGAMENTO_ABERTO } from '@rateia/domain/pagamentos/pagamento';
import { AUTORIZACAO_VIVA, ID_ESTADO_AUTORIZACAO } from '@rateia/domain/pagamentos/programado/autorizacao';
import { emTransacao } from '../../../db/banco.ts';
import { cadaUm } from '../../../db/cada-um.ts';
import type { Deps } from '../../../http/deps.ts';
import { pixAutomaticoDe } from '../../pagamentos/index.ts';
import { acertarAutorizacao } from './acertar-autorizacao.ts';
import { aplicarNaCobranca } from './anotar-cobranca.ts';
import { encerrarAutorizacao } from './encerrar-autorizacao.ts';

const LOTE = 100;
/** The time that job, answer and notice have before the bank is asked. */
const SEGUNDOS_DE_ESPERA = 15;
const MINUTOS_ENTRE_PERGUNTAS = 30;
const HORAS_DA_APROVADA = 24;

/**
 * Asks the bank about authorisations and charges of which its notice may be lost, and ends the authorisation of a membership
 * that has ended. A failure about one keeps no other waiting (CONFIABILIDADE 1.5).
 */
export async function conferirProgramados(deps: Deps): Promise<void> {
  if (deps.gateways.pixAutomatico === undefined) return;
  await encerrarSemAssinatura(deps);
  await cadaUm(await autorizacoesAPerguntar(deps), async ({ id }) => {
    await acertarAutorizacao(deps, id);
    return 'segue';
  });
  await cadaUm(await cobrancasAPerguntar(deps), async ({ txid }) => {
    const r = await pixAutomaticoDe(deps).consultarCobranca(txid);
    if (r.situacao === 'ok') await emTransacao(deps.db, (trx) => aplicarNaCobranca(trx, deps, r.valor));
    return r.situacao === 'ok' || r.situacao === 'inexistente' ? 'segue' : 'para';
  });
}

async function encerrarSemAssinatura(deps: Deps): Promise<void> {
  const sobras = await deps.db
    .selectFrom('autorizacoes_pix as a')
    .innerJoin('assinaturas as m', 'm.id', 'a.assinatura_id')
    .select('a.id')
    .where('a.estado', 'in', [...AUTORIZACAO_VIVA])
    .where('m.estado', 'not in', [...ESTADOS_VIVOS])
    .limit(LOTE)
    .execute();
  for (const { id: autorizacaoId } of sobras) {
    await emTransacao(deps.db, async (trx) => {
      const agora = deps.relogio.agora();
      await encerrarAutorizacao(trx, { autorizacaoId, evento: 'cancelar', quem: 'sistema', agora });
    });
  }
}

async function autorizacoesAPerguntar({ db, relogio }: Deps) {
  const agora = relogio.agora();
  const { criada, aprovada } = ID_ESTADO_AUTORIZACAO;
  return await db
    .selectFrom('autorizacoes_pix')
    .select('id')
    .where((e) =>
      e.or([
        e.and([
          e('estado', '=', criada),
          e('aceita_em', '<=', somarSegundos(agora, -SEGUNDOS_DE_ESPERA)),
          e.or([e('conferida_em', 'is', null), e('conferida_em', '<=', somarMinutos(agora, -MINUTOS_ENTRE_PERGUNTAS))]),
        ]),
        e.and([e('estado', '=', aprovada), e('conferida_em', '<=', somarHoras(agora, -HORAS_DA_APROVADA))]),
      ]),
    )
    .orderBy('conferida_em', (o) => o.asc().nullsFirst())
    .limit(LOTE)
    .execute();
}

/** Charges whose day has come: the bank decides by the evening of it. */
async function cobrancasAPerguntar({ db, relogio }: Deps) {
  const agora = relogio.agora();
  return await db
    .selectFrom('cobrancas_pix_programado as c')
    .innerJoin('cobrancas_pix as x', 'x.pagamento_id', 'c.pagamento_id')
    .innerJoin('pagamentos as p', 'p.id', 'c.pagamento_id')
    .select('x.txid')
    .where('p.estado', 'in', [...PAGAMENTO_ABERTO])
    .where('c.vence_em', '<=', diaDe(agora))
    .where((e) =>
      e.or([e('p.conferido_em', 'is', null), e('p.conferido_em', '<=', somarMinutos(agora, -MINUTOS_ENTRE_PERGUNTAS))]),
    )
    .orderBy('p.conferido_em', (o) => o.asc().nullsFirst())
    .limit(LOTE)
    .execute();
}
