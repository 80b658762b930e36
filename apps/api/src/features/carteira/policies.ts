import type { carteira } from '@rateia/contracts/carteira';
import type { Politicas } from '../../http/politicas.ts';

const CONTA_PROPRIA = ['usuario'] as const;
const DONO = ['dono'] as const;

/** Everybody sees and moves his own wallet only; staff have their own calls (REGRAS 2.15). */
export const politicasDeCarteira: Politicas<keyof typeof carteira> = {
  getCredito: CONTA_PROPRIA,
  getEconomia: CONTA_PROPRIA,
  getExtrato: CONTA_PROPRIA,
  getExtratoItem: DONO,
  comprarCredito: CONTA_PROPRIA,
  getRegrasRecarga: CONTA_PROPRIA,
  getFaturas: CONTA_PROPRIA,
  getFatura: DONO,
  pagarFatura: DONO,
  getRecibo: DONO,
  obterGruposDoRecebimento: CONTA_PROPRIA,
  createPixProgramado: CONTA_PROPRIA,
  checarPixProgramado: CONTA_PROPRIA,
  deletePixProgramado: DONO,
  getPlus: CONTA_PROPRIA,
  assinarPlus: CONTA_PROPRIA,
  sairDoPlus: CONTA_PROPRIA,
  voltarAoPlus: CONTA_PROPRIA,
  createLinkDoArquivo: CONTA_PROPRIA,
  getArquivoDaCarteira: ['visitante'],
  getInforme: CONTA_PROPRIA,
};
