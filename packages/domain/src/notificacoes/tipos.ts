import { idsDe } from '../tabela.ts';

/**
 * The types of a notification with the codes that travel on the wire, and the tab under which each is found
 * (spec A§3 Notification).
 */
export const TIPO_NOTIFICACAO = {
  home: { id: 279, rotulo: 'Início', aba: 'comunicacao' },
  conectarRede: { id: 264, rotulo: 'Rede', aba: 'comunicacao' },
  mensagem: { id: 217, rotulo: 'Mensagem', aba: 'comunicacao' },
  financeiroPositivo: { id: 219, rotulo: 'Entrada de dinheiro', aba: 'importantes' },
  financeiroNegativo: { id: 220, rotulo: 'Saída de dinheiro', aba: 'importantes' },
  retirada: { id: 223, rotulo: 'Retirada', aba: 'importantes' },
  retiradaCancelada: { id: 224, rotulo: 'Retirada cancelada', aba: 'importantes' },
  grupo: { id: 218, rotulo: 'Grupo', aba: 'importantes' },
  custom: { id: 221, rotulo: 'Aviso', aba: 'importantes' },
  grupoAdministrador: { id: 222, rotulo: 'Grupo que administra', aba: 'importantes' },
  pagamentoAdministrador: { id: 225, rotulo: 'Recebimento', aba: 'importantes' },
  pagamentoIndicacao: { id: 226, rotulo: 'Indicação', aba: 'importantes' },
  estornoSolicitado: { id: 230, rotulo: 'Devolução pedida', aba: 'importantes' },
  estornoProcessado: { id: 231, rotulo: 'Devolução feita', aba: 'importantes' },
} as const;
export const ID_TIPO_NOTIFICACAO = idsDe(TIPO_NOTIFICACAO);
export type NomeTipoNotificacao = keyof typeof TIPO_NOTIFICACAO;
export type TipoNotificacao = (typeof TIPO_NOTIFICACAO)[NomeTipoNotificacao]['id'];

/** The tabs of panel and page, in their order (spec A§2 Notification panel and page). */
export const ABAS_DE_NOTIFICACOES = ['todas', 'importantes', 'comunicacao'] as const;
export type AbaDeNotificacoes = (typeof ABAS_DE_NOTIFICACOES)[number];
export const ROTULO_DA_ABA = {
  todas: 'Todas',
  importantes: 'Importantes',
  comunicacao: 'Comunicação',
} as const satisfies Record<AbaDeNotificacoes, string>;

/** While a list of them comes (spec A§2). */
export const CARREGANDO_NOTIFICACOES = 'Carregando notificações...';

/** The number of unread notifications under each tab. */
export type ContagensDeNotificacoes = Readonly<Record<AbaDeNotificacoes, number>>;
export const NENHUMA_NOTIFICACAO: ContagensDeNotificacoes = { todas: 0, importantes: 0, comunicacao: 0 };

/** Codes of the types that a tab shows (spec A§3). */
export function tiposDaAba(aba: AbaDeNotificacoes): readonly TipoNotificacao[] {
  return Object.values(TIPO_NOTIFICACAO)
    .filter((tipo) => aba === 'todas' || tipo.aba === aba)
    .map(({ id }) => id);
}

/** Unread items of one tab that the panel of the header shows at once (spec A§2). */
export const NAO_LIDAS_NO_PAINEL = 4;
/** The arrows of the panel go away after this long without a movement of the mouse (spec A§9). */
export const MS_DAS_SETAS = 3_000;
