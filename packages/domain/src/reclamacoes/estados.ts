/** Complaint status (spec B§4). */
export const STATUS_RECLAMACAO = {
  membroSemDadosRemovido: { id: 3, rotulo: 'Membro sem acesso removido' },
  aberto: { id: 198, rotulo: 'Aberta' },
  fechado: { id: 199, rotulo: 'Fechada' },
  rascunho: { id: 244, rotulo: 'Rascunho' },
} as const;

/** The statuses on the screen of a complaint (spec B§4 "Screen status"). */
export const STATUS_TELA_RECLAMACAO = {
  registrada: { id: 0, rotulo: 'Registrada' },
  propostaEnviada: { id: 1, rotulo: 'Proposta enviada' },
  acordoFeito: { id: 2, rotulo: 'Acordo feito' },
  fechada: { id: 3, rotulo: 'Fechada' },
} as const;
