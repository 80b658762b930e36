/**
 * The reasons for which money moves: the one kept with every transaction, and its title in the statement (HOUSE §7).
 */
export const MOTIVOS = {
  recarga: 'Saldo adicionado',
  compra: 'Entrada no grupo',
  mensalidade: 'Mensalidade',
  usoDaCaucao: 'Mensalidade paga pela caução',
  reconstrucaoDaCaucao: 'Caução refeita',
  sobraDaCaucao: 'Parte da caução de volta',
  liberacao: 'Recebimento liberado',
  reservaDeRetirada: 'Retirada pedida',
  conclusaoDeRetirada: 'Retirada concluída',
  devolucaoDeRetirada: 'Retirada devolvida',
  cancelamentoDeRetirada: 'Retirada cancelada',
  retornoDeRetirada: 'Retirada que o banco mandou de volta',
  reembolso: 'Reembolso',
  devolucaoDaMulta: 'Multa de fidelidade devolvida',
  recebimentoADevolver: 'Pagamento a devolver',
  devolucaoConcluida: 'Devolução concluída',
  devolucaoFalhou: 'Devolução que voltou para o saldo',
  recebimentoIdentificado: 'Pagamento identificado',
  bloqueio: 'Valor bloqueado para conferência',
  desbloqueio: 'Valor desbloqueado',
  entradaDaFila: 'Entrada pela fila de espera',
  contestacao: 'Pagamento que o banco não confirmou',
  renuncia: 'Saldo de que você abriu mão',
  creditoPromocional: 'Crédito promocional',
  vencimentoDoPromocional: 'Crédito promocional vencido',
  compraDeCotas: 'Cotas de bolão',
  apostasFeitas: 'Apostas feitas',
  desculpaDoBolao: 'Pedido de desculpas do bolão',
  premioRecebido: 'Prêmio recebido',
  premioDoOrganizador: 'Cotas não vendidas e sobra do prêmio',
  premioDoBolao: 'Prêmio de bolão',
  anulacao: 'Correção de lançamento',
} as const;

export type Motivo = keyof typeof MOTIVOS;
