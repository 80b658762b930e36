import type { Instante } from '@rateia/domain/datas';
import type { Trx } from '../../db/banco.ts';
import { servir } from '../../db/fila.ts';
import type { Prazo } from '../../db/prazos.ts';
import { quandoVencer } from '../../db/prazos.ts';
import type { Deps } from '../../http/deps.ts';
import { CARTAO_ESPERA } from '../pagamentos/index.ts';
import type { DadosDoDegrau } from './agenda.ts';
import {
  ACERTAR_AUTORIZACAO,
  AUTORIZACAO_EXPIRA,
  CONFERIR_PROGRAMADOS,
  FATURA_ATRASO,
  FATURA_CAUCAO,
  FATURA_COBRAR,
  FATURA_CONGELAR,
  FATURA_EMITIR,
  FATURA_INSTRUIR,
  FATURA_LEMBRETE,
  FATURA_TENTATIVA,
  PLUS_RENOVAR,
  PREVISAO_REALIZAR,
  PROGRAMADO_REPETE,
  PROMOCIONAL_VENCE,
  REPETIR_PROGRAMADO,
} from './agenda.ts';
import { atrasarFatura, congelarDivida, lembrarFatura, tentarCobranca } from './faturas/cobrar-fatura.ts';
import { emitirFatura } from './faturas/emitir-fatura.ts';
import { descerDoCartao } from './inadimplencia/descer-do-cartao.ts';
import { adiarDegrau } from './inadimplencia/regua.ts';
import { usarCaucaoOuSuspender } from './inadimplencia/vencer-caucao.ts';
import { acertarAutorizacao } from './pix-programado/acertar-autorizacao.ts';
import { conferirProgramados } from './pix-programado/conferir-programados.ts';
import { encerrarAutorizacao } from './pix-programado/encerrar-autorizacao.ts';
import { instruirFatura } from './pix-programado/instruir-fatura.ts';
import { pedirRepeticao, repetirCobranca } from './pix-programado/repetir-cobranca.ts';
import { renovarPlus } from './plus/renovar-plus.ts';
import { vencerPromocional } from './promocional/vencer-promocional.ts';
import { realizarPrevisao } from './recebimentos/realizar-previsao.ts';

/**
 * The deadlines of an invoice and of a forecast; D+15 belongs to the feature that ends memberships (REGRAS 2.3, 2.8).
 */
export function prazosDeCarteira(deps: Deps) {
  return [
    quandoVencer(FATURA_EMITIR, async (trx, { alvoId: assinaturaId }, agora) => {
      await emitirFatura(trx, deps, { assinaturaId, agora });
    }),
    quandoVencer(
      FATURA_LEMBRETE,
      async (trx, { alvoId: faturaId }, agora) => await lembrarFatura(trx, deps, { faturaId, agora }),
    ),
    quandoVencer(
      FATURA_INSTRUIR,
      async (trx, { alvoId: faturaId }, agora) => await instruirFatura(trx, deps, { faturaId, agora }),
    ),
    quandoVencer(AUTORIZACAO_EXPIRA, async (trx, { alvoId: autorizacaoId }, agora) => {
      await encerrarAutorizacao(trx, { autorizacaoId, evento: 'expirar', quem: 'sistema', agora });
    }),
    quandoVencer(
      PROGRAMADO_REPETE,
      async (trx, { alvoId: pagamentoId, dados: { dia } }, agora) =>
        await pedirRepeticao(trx, { pagamentoId, dia, agora }),
    ),
    quandoVencer(FATURA_COBRAR, async (trx, { alvoId: faturaId }, agora) => {
      await tentarCobranca(trx, deps, { faturaId, agora, vez: 0 });
    }),
    quandoVencer(
      FATURA_ATRASO,
      async (trx, { alvoId: faturaId }, agora) => await atrasarFatura(trx, { faturaId, agora }),
    ),
    quandoVencer(
      FATURA_TENTATIVA,
      noSeuDia(async (trx, { alvoId: faturaId, dados }, agora) => {
        await tentarCobranca(trx, deps, { faturaId, agora, vez: dados.vez ?? 0 });
      }),
    ),
    quandoVencer(
      FATURA_CAUCAO,
      noSeuDia(async (trx, { alvoId: faturaId }, agora) => await usarCaucaoOuSuspender(trx, deps, { faturaId, agora })),
    ),
    quandoVencer(
      FATURA_CONGELAR,
      noSeuDia(async (trx, { alvoId: faturaId }, agora) => await congelarDivida(trx, { faturaId, agora })),
    ),
    quandoVencer(
      CARTAO_ESPERA,
      async (trx, { alvoId: pagamentoId }, agora) => await descerDoCartao(trx, deps, { pagamentoId, agora }),
    ),
    quandoVencer(
      PREVISAO_REALIZAR,
      async (trx, { alvoId: previsaoId }, agora) => await realizarPrevisao(trx, { previsaoId, agora }),
    ),
    quandoVencer(
      PLUS_RENOVAR,
      async (trx, { alvoId: usuarioId }, agora) => await renovarPlus(trx, deps, { usuarioId, agora }),
    ),
    quandoVencer(
      PROMOCIONAL_VENCE,
      async (trx, { alvoId: creditoId }, agora) => await vencerPromocional(trx, { creditoId, agora }),
    ),
  ];
}

/** Jobs of Pix programado: the bank is asked, outside of any transaction. */
export function tarefasDeCarteira(deps: Deps) {
  return [
    servir(ACERTAR_AUTORIZACAO, ({ autorizacaoId }) => acertarAutorizacao(deps, autorizacaoId)),
    servir(REPETIR_PROGRAMADO, (pedida) => repetirCobranca(deps, pedida)),
    servir(CONFERIR_PROGRAMADOS, () => conferirProgramados(deps)),
  ];
}

type Degrau = (trx: Trx, prazo: Prazo<DadosDoDegrau>, agora: Instante) => Promise<void>;

/** A rung of the dunning, unless an earlier one had this day (REGRAS 2.8). */
function noSeuDia(fazer: Degrau): Degrau {
  return async (trx, prazo, agora) => {
    if (!(await adiarDegrau(trx, prazo, agora))) await fazer(trx, prazo, agora);
  };
}
