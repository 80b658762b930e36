import type { AcaoSensivel } from '@rateia/domain/sessao/confirmacao';

/** The act that the code of a confirmation is bound to, with the session that asked for it. */
export function vinculoDaConfirmacao(acao: AcaoSensivel, sessaoId: string): string {
  return `confirmacao:${acao}:${sessaoId}`;
}
