import type { carteira } from '@rateia/contracts/carteira';
import type { Manipuladores } from '../../http/rotas.ts';
import { createLinkDoArquivo } from './arquivos/create-link-do-arquivo.ts';
import { getArquivoDaCarteira } from './arquivos/get-arquivo-da-carteira.ts';
import { getEconomia } from './economia/get-economia.ts';
import { getExtrato } from './extrato/get-extrato.ts';
import { getExtratoItem } from './extrato/get-extrato-item.ts';
import { getFatura } from './faturas/get-fatura.ts';
import { getFaturas } from './faturas/get-faturas.ts';
import { pagarFatura } from './faturas/pagar-fatura.ts';
import { getCredito } from './get-credito.ts';
import { getInforme } from './informe/get-informe.ts';
import { checarPixProgramado } from './pix-programado/checar-pix-programado.ts';
import { createPixProgramado } from './pix-programado/create-pix-programado.ts';
import { deletePixProgramado } from './pix-programado/delete-pix-programado.ts';
import { assinarPlus } from './plus/assinar-plus.ts';
import { getPlus } from './plus/get-plus.ts';
import { sairDoPlus } from './plus/sair-do-plus.ts';
import { voltarAoPlus } from './plus/voltar-ao-plus.ts';
import { comprarCredito } from './recarga/comprar-credito.ts';
import { getRegrasRecarga } from './recarga/get-regras-recarga.ts';
import { obterGruposDoRecebimento } from './recebimentos/obter-grupos-do-recebimento.ts';
import { getRecibo } from './recibos/get-recibo.ts';

export const rotasDeCarteira: Manipuladores<typeof carteira> = {
  getCredito,
  getEconomia,
  getExtrato,
  getExtratoItem,
  comprarCredito,
  getRegrasRecarga,
  getFaturas,
  getFatura,
  pagarFatura,
  getRecibo,
  obterGruposDoRecebimento,
  createPixProgramado,
  checarPixProgramado,
  deletePixProgramado,
  getPlus,
  assinarPlus,
  sairDoPlus,
  voltarAoPlus,
  createLinkDoArquivo,
  getArquivoDaCarteira,
  getInforme,
};
