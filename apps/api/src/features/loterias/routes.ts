import type { loterias } from '@rateia/contracts/loterias';
import type { Manipuladores } from '../../http/rotas.ts';
import { getBolao } from './boloes/get-bolao.ts';
import { getBolaoPromocional } from './boloes/get-bolao-promocional.ts';
import { listBoloes } from './boloes/list-boloes.ts';
import { listJogosDoBolao } from './boloes/list-jogos-do-bolao.ts';
import { createCotas } from './compra/create-cotas.ts';
import { deleteCotas } from './compra/delete-cotas.ts';
import { getComprovanteDoBolao } from './comprovantes/get-comprovante-do-bolao.ts';
import { listComprovantesDoBolao } from './comprovantes/list-comprovantes-do-bolao.ts';
import { getAgendaDeLoterias } from './get-agenda-de-loterias.ts';
import { getEstatisticaDaLoteria } from './get-estatistica-da-loteria.ts';
import { getMinhaProva } from './prova/get-minha-prova.ts';
import { getProvaDoBolao } from './prova/get-prova-do-bolao.ts';

export const rotasDeLoterias: Manipuladores<typeof loterias> = {
  getAgendaDeLoterias,
  getEstatisticaDaLoteria,
  listBoloes,
  getBolaoPromocional,
  getBolao,
  listJogosDoBolao,
  createCotas,
  deleteCotas,
  listComprovantesDoBolao,
  getComprovanteDoBolao,
  getProvaDoBolao,
  getMinhaProva,
};
