import type { CanalDoCodigo } from '@rateia/domain/notificacoes/entrega';
import { leva } from '../../db/carga.ts';
import { tarefa } from '../../db/fila.ts';
import { tipoDePrazo } from '../../db/prazos.ts';

/** Delivers a code; the code itself travels encrypted. */
export const ENVIAR_PIN = tarefa(
  'enviarPin',
  leva<{
    readonly pinId: number;
    readonly canal: CanalDoCodigo;
    readonly destinoCifrado: string;
    readonly codigoCifrado: string;
    readonly caminhoCifrado?: string;
  }>(),
);
/** Messages whose e-mail has a "Não fui eu" that blocks the account (REGRAS 2.18). */
export type ModeloComBloqueio =
  | 'segurancaMudou'
  | 'contaSocialVinculada'
  | 'contaSocialDesvinculada'
  | 'telefoneTrocado'
  | 'chavePixCadastrada'
  | 'contaBancariaConfirmada'
  | 'retiradaEmAnalise'
  | 'retiradaConcluida'
  | 'sessaoEncerrada'
  | 'aparelhoLiberadoPelaEquipe'
  | 'dadosCorrigidosPelaEquipe'
  | 'copiaPedidaPelaEquipe'
  | 'exclusaoPedidaPelaEquipe'
  | 'exportacaoPronta'
  | 'exclusaoPedida';
export type ModeloComLink =
  | 'recuperarSenha'
  | 'senhaTrocada'
  | 'novoAparelho'
  | 'contaBloqueada'
  | 'pedidoDeBloqueio'
  | 'ativarConta'
  | ModeloComBloqueio;
export type DadosDoLink = {
  readonly id: string;
  readonly usuarioId: number;
  readonly modelo: ModeloComLink;
  readonly dados: Readonly<Record<string, string | number | null>>;
  readonly caminhoCifrado: string;
};
/** An e-mail with a link that does something: the path travels encrypted. */
export const ENVIAR_LINK = tarefa('enviarLink', leva<DadosDoLink>());
export const ENVIAR_LINK_PEDIDO = tarefa(
  'enviarLinkPedido',
  leva<{ readonly tipo: 'senha' | 'bloqueio'; readonly emailCifrado: string }>(),
);
export const AVALIAR_DISPOSITIVO = tarefa(
  'avaliarDispositivo',
  leva<{ readonly dispositivoId: number; readonly fatosCifrados: string }>(),
);
export const LIMPAR_SESSOES = tarefa('limparSessoes');

/** An account whose owner requested its end; privacidade carries it out. */
export const CONTA_EXCLUIR = tipoDePrazo('conta.excluir');
