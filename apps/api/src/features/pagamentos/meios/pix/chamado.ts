/**
 * The names under `/webhook` that the bank calls. It tells of received and of sent money at one address, and a bank that
 * takes two addresses has one for each.
 */
export const CHAMADO_PELO_BANCO = ['pix', 'pix-envio'] as const;
