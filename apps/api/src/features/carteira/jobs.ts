import type { Instante } from '@rateia/domain/datas';
import type { Trx } from '../../db/banco.ts';
import type { ManipuladoresDePrazo, Prazo } from '../../db/prazos.ts';
import type { Deps } from '../../http/deps.ts';
import { atrasarFatura, congelarDivida, lembrarFatura, tentarCobranca } from './cobrar-fatura.ts';
import { emitirFatura } from './emitir-fatura.ts';
import { liberarPrevisao } from './liberar-previsao.ts';
import { adiarDegrau } from './regua.ts';
import { usarCaucaoOuSuspender } from './vencer-caucao.ts';

/** The deadlines of an invoice and of a forecast; D+15 belongs to who ends memberships (REGRAS 2.3, 2.8). */
export const prazosDeCarteira = (deps: Deps): ManipuladoresDePrazo => ({
  'fatura.emitir': async (trx, { alvoId: assinaturaId }, agora) => {
    await emitirFatura(trx, deps, { assinaturaId, agora });
  },
  'fatura.lembrete': async (trx, { alvoId: faturaId }, agora) => await lembrarFatura(trx, deps, { faturaId, agora }),
  'fatura.cobrar': async (trx, { alvoId: faturaId }, agora) => {
    await tentarCobranca(trx, deps, { faturaId, agora, vez: 0 });
  },
  'fatura.atraso': async (trx, { alvoId: faturaId }, agora) => await atrasarFatura(trx, { faturaId, agora }),
  'fatura.tentativa': noSeuDia(async (trx, { alvoId: faturaId, dados }, agora) => {
    await tentarCobranca(trx, deps, { faturaId, agora, vez: Number(dados['vez']) });
  }),
  'fatura.caucao': noSeuDia(
    async (trx, { alvoId: faturaId }, agora) => await usarCaucaoOuSuspender(trx, deps, { faturaId, agora }),
  ),
  'fatura.congelar': noSeuDia(
    async (trx, { alvoId: faturaId }, agora) => await congelarDivida(trx, { faturaId, agora }),
  ),
  'previsao.liberar': async (trx, { alvoId: previsaoId }, agora) => await liberarPrevisao(trx, { previsaoId, agora }),
});

type Degrau = (trx: Trx, prazo: Prazo, agora: Instante) => Promise<void>;

/** A rung of the dunning, unless an earlier one had this day (REGRAS 2.8). */
const noSeuDia =
  (fazer: Degrau): Degrau =>
  async (trx, prazo, agora) => {
    if (!(await adiarDegrau(trx, prazo, agora))) await fazer(trx, prazo, agora);
  };
