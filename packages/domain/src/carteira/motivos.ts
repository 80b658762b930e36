/** Why money moved: the reason kept with every transaction, and its title in the statement (HOUSE §7). */
export const MOTIVOS = {
  recarga: 'Saldo adicionado',
  compra: 'Entrada no grupo',
  mensalidade: 'Mensalidade',
  usoDaCaucao: 'Mensalidade paga pela caução',
  reconstrucaoDaCaucao: 'Caução refeita',
  devolucaoDaCaucao: 'Caução devolvida',
  liberacao: 'Recebimento liberado',
  reservaDeRetirada: 'Retirada pedida',
  conclusaoDeRetirada: 'Retirada concluída',
  devolucaoDeRetirada: 'Retirada devolvida',
  cancelamentoDeRetirada: 'Retirada cancelada',
  reembolso: 'Reembolso',
  devolucaoDaMulta: 'Multa de fidelidade devolvida',
  recebimentoADevolver: 'Pagamento a devolver',
  estornoDeCredito: 'Saldo estornado',
  devolucaoConcluida: 'Devolução concluída',
  devolucaoFalhou: 'Devolução que voltou para o saldo',
  recebimentoIdentificado: 'Pagamento identificado',
  bloqueio: 'Valor bloqueado',
  desbloqueio: 'Valor desbloqueado',
  contestacao: 'Pagamento contestado',
  renuncia: 'Saldo de que você abriu mão',
  creditoPromocional: 'Crédito promocional',
  tarifaDoProvedor: 'Tarifa do provedor',
} as const;

export type Motivo = keyof typeof MOTIVOS;
