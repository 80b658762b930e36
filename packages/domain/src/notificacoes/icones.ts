/** The picture of a notification, by its subject, and the tone of its ground (DESIGN §6). */
export const ICONE_NOTIFICACAO = {
  entrada: 'success',
  saida: 'neutral',
  feito: 'success',
  envio: 'warning',
  prazo: 'warning',
  alerta: 'danger',
  grupo: 'marca',
  pessoa: 'marca',
  mensagem: 'info',
  seguranca: 'info',
  documento: 'info',
  presente: 'sua',
  bilhete: 'loteria',
  novidade: 'marca',
} as const;
export type IconeNotificacao = keyof typeof ICONE_NOTIFICACAO;
export const ICONES_DE_NOTIFICACAO = Object.keys(ICONE_NOTIFICACAO) as readonly IconeNotificacao[];
