import { leva } from '../../db/carga.ts';
import { tarefa } from '../../db/fila.ts';
import { tipoDePrazo } from '../../db/prazos.ts';

/** Delivers a code; the code itself travels encrypted. */
export const ENVIAR_PIN = tarefa(
  'enviarPin',
  leva<{
    readonly pinId: number;
    readonly canal: 'email' | 'sms';
    readonly destinoCifrado: string;
    readonly codigoCifrado: string;
    readonly caminhoCifrado?: string;
  }>(),
);
export type DadosDoLink = {
  readonly id: string;
  readonly usuarioId: number;
  readonly modelo:
    | 'recuperarSenha'
    | 'senhaTrocada'
    | 'novoAparelho'
    | 'contaBloqueada'
    | 'pedidoDeBloqueio'
    | 'ativarConta'
    | 'segurancaMudou'
    | 'contaSocialVinculada'
    | 'contaSocialDesvinculada'
    | 'telefoneTrocado';
  readonly dados: Readonly<Record<string, string>>;
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
