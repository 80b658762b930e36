import type { loterias } from '@rateia/contracts/loterias';
import type { Manipuladores } from '../../http/rotas.ts';
import { getAgendaDeLoterias } from './get-agenda-de-loterias.ts';
import { getEstatisticaDaLoteria } from './get-estatistica-da-loteria.ts';
import { createAfastamento } from './jogo-responsavel/create-afastamento.ts';
import { encerrarAfastamento } from './jogo-responsavel/encerrar-afastamento.ts';
import { getJogoResponsavel } from './jogo-responsavel/get-jogo-responsavel.ts';
import { updateLimiteDeJogo } from './jogo-responsavel/update-limite-de-jogo.ts';

export const rotasDeLoterias: Manipuladores<typeof loterias> = {
  getAgendaDeLoterias,
  getEstatisticaDaLoteria,
  getJogoResponsavel,
  updateLimiteDeJogo,
  createAfastamento,
  encerrarAfastamento,
};
