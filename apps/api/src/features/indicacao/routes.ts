import type { indicacao } from '@rateia/contracts/indicacao';
import type { Manipuladores } from '../../http/rotas.ts';
import { buscarNaRede } from './buscar-na-rede.ts';
import { bloquearNaRede } from './conexoes/bloquear-na-rede.ts';
import { desbloquearNaRede } from './conexoes/desbloquear-na-rede.ts';
import { removerDaRede } from './conexoes/remover-da-rede.ts';
import { updateRelacionamento } from './conexoes/update-relacionamento.ts';
import { updateVisibilidade } from './conexoes/update-visibilidade.ts';
import { aceitarConvite } from './convites/aceitar-convite.ts';
import { cancelarConvite } from './convites/cancelar-convite.ts';
import { convidarParaRede } from './convites/convidar-para-rede.ts';
import { convidarPorContato } from './convites/convidar-por-contato.ts';
import { recusarConvite } from './convites/recusar-convite.ts';
import { getRede } from './get-rede.ts';
import { getIndicacao } from './indicacoes/get-indicacao.ts';
import { getIndicacoes } from './indicacoes/get-indicacoes.ts';
import { obterUsuario } from './obter-usuario.ts';

export const rotasDeIndicacao: Manipuladores<typeof indicacao> = {
  obterUsuario,
  getIndicacoes,
  getIndicacao,
  getRede,
  buscarNaRede,
  convidarParaRede,
  convidarPorContato,
  aceitarConvite,
  recusarConvite,
  cancelarConvite,
  removerDaRede,
  bloquearNaRede,
  desbloquearNaRede,
  updateRelacionamento,
  updateVisibilidade,
};
