import { backofficeBoloes } from '@rateia/contracts/backoffice-boloes';
import { mesa } from '../../../http/feature.ts';
import { comprovarBolao } from '../comprovantes/comprovar-bolao.ts';
import { createComprovanteDoBolao } from '../comprovantes/create-comprovante-do-bolao.ts';
import { cancelarBolao } from './cancelar-bolao.ts';
import { createBolao } from './create-bolao.ts';
import { getBolaoDaOperacao } from './get-bolao-da-operacao.ts';
import { listBoloesDaOperacao } from './list-boloes-da-operacao.ts';
import { politicasDaMesa } from './policies.ts';
import { preverBolao } from './prever-bolao.ts';
import { venderBolao } from './vender-bolao.ts';

export const mesaDosBoloes = mesa({
  contrato: backofficeBoloes,
  permissoes: politicasDaMesa,
  rotas: {
    listBoloesDaOperacao,
    getBolaoDaOperacao,
    preverBolao,
    createBolao,
    venderBolao,
    cancelarBolao,
    createComprovanteDoBolao: { preparar: createComprovanteDoBolao },
    comprovarBolao,
  },
});
