import type { indicacao } from '@rateia/contracts/indicacao';
import type { Manipuladores } from '../../http/rotas.ts';
import { aceitarConvite } from './aceitar-convite.ts';
import { bloquearNaRede } from './bloquear-na-rede.ts';
import { buscarNaRede } from './buscar-na-rede.ts';
import { cancelarConvite } from './cancelar-convite.ts';
import { convidar } from './convidar.ts';
import { convidarPorContato } from './convidar-por-contato.ts';
import { desbloquearNaRede } from './desbloquear-na-rede.ts';
import { getRede } from './get-rede.ts';
import { obterUsuario } from './obter-usuario.ts';
import { recusarConvite } from './recusar-convite.ts';
import { removerDaRede } from './remover-da-rede.ts';
import { updateRelacionamento } from './update-relacionamento.ts';
import { updateVisibilidade } from './update-visibilidade.ts';

export const rotasDeIndicacao: Manipuladores<typeof indicacao> = {
  obterUsuario,
  getRede,
  buscarNaRede,
  convidar,
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
