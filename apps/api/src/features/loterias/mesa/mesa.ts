import { backofficeBoloes } from '@rateia/contracts/backoffice-boloes';
import { backofficeJogo } from '@rateia/contracts/backoffice-jogo';
import { backofficeMoldes } from '@rateia/contracts/backoffice-moldes';
import { backofficePremios } from '@rateia/contracts/backoffice-premios';
import { backofficeSeries } from '@rateia/contracts/backoffice-series';
import { mesa } from '../../../http/feature.ts';
import { comprovarBolao } from '../comprovantes/comprovar-bolao.ts';
import { createComprovanteDoBolao } from '../comprovantes/create-comprovante-do-bolao.ts';
import { createSerie } from '../mesa-das-series/create-serie.ts';
import { encerrarSerie } from '../mesa-das-series/encerrar-serie.ts';
import { listSeriesDaOperacao } from '../mesa-das-series/list-series-da-operacao.ts';
import { politicasDasSeries } from '../mesa-das-series/policies.ts';
import { getJogoDaOperacao } from '../mesa-do-jogo/get-jogo-da-operacao.ts';
import { politicasDoJogo } from '../mesa-do-jogo/policies.ts';
import { createMolde } from '../mesa-dos-moldes/create-molde.ts';
import { deleteMolde } from '../mesa-dos-moldes/delete-molde.ts';
import { listMoldes } from '../mesa-dos-moldes/list-moldes.ts';
import { politicasDosMoldes } from '../mesa-dos-moldes/policies.ts';
import { updateMolde } from '../mesa-dos-moldes/update-molde.ts';
import { confirmarResultado } from '../mesa-dos-premios/confirmar-resultado.ts';
import { contarPremios, getPremiosAReceber } from '../mesa-dos-premios/get-premios-a-receber.ts';
import { contarResultados, getResultadosAResolver } from '../mesa-dos-premios/get-resultados-a-resolver.ts';
import { politicasDosPremios } from '../mesa-dos-premios/policies.ts';
import { proporResultado } from '../mesa-dos-premios/propor-resultado.ts';
import { recusarResultado } from '../mesa-dos-premios/recusar-resultado.ts';
import { registrarPremio } from '../mesa-dos-premios/registrar-premio.ts';
import { updateGuardiao } from '../mesa-dos-premios/update-guardiao.ts';
import { cancelarBolao } from './cancelar-bolao.ts';
import { contarBoloes } from './contar-boloes.ts';
import { createBolao } from './create-bolao.ts';
import { getBolaoDaOperacao } from './get-bolao-da-operacao.ts';
import { getComprovanteDaOperacao } from './get-comprovante-da-operacao.ts';
import { listBoloesDaOperacao } from './list-boloes-da-operacao.ts';
import { politicasDaMesa } from './policies.ts';
import { preverBolao } from './prever-bolao.ts';
import { venderBolao } from './vender-bolao.ts';

/** Pools are made, sold and proven; results come by hand; prizes are fetched (REGRAS 2.12). */
export const mesaDasLoterias = mesa({
  contrato: { ...backofficeBoloes, ...backofficePremios, ...backofficeSeries, ...backofficeJogo, ...backofficeMoldes },
  permissoes: {
    ...politicasDaMesa,
    ...politicasDosPremios,
    ...politicasDasSeries,
    ...politicasDoJogo,
    ...politicasDosMoldes,
  },
  rotas: {
    listBoloesDaOperacao,
    getBolaoDaOperacao,
    preverBolao,
    createBolao,
    venderBolao,
    cancelarBolao,
    createComprovanteDoBolao: { preparar: createComprovanteDoBolao },
    getComprovanteDaOperacao,
    comprovarBolao,
    getResultadosAResolver,
    proporResultado,
    confirmarResultado,
    recusarResultado,
    getPremiosAReceber,
    updateGuardiao,
    registrarPremio,
    listSeriesDaOperacao,
    createSerie,
    encerrarSerie,
    getJogoDaOperacao,
    listMoldes,
    createMolde,
    updateMolde,
    deleteMolde,
  },
  filas: { boloes: contarBoloes, resultados: contarResultados, premios: contarPremios },
});
