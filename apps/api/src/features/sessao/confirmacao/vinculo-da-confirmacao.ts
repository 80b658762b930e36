import type { AcaoSensivel } from '@rateia/domain/sessao/confirmacao';

/** What the code of a confirmation is bound to: the act and the session that asked for it. */
export const vinculoDaConfirmacao = (acao: AcaoSensivel, sessaoId: string): string => `confirmacao:${acao}:${sessaoId}`;
