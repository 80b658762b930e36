/** The new groups that a person looks at first, and those that are refused by rule (REGRAS 2.1). */
export const REGRAS_DA_TRIAGEM = {
  /** A first group above this part of the ceiling is looked at (80 %). */
  milesimosDoTetoNoPrimeiroGrupo: 800,
  pontuacaoDeRisco: 70,
  /**
   * The weight of each fact in the score of a new group: two grave facts, or one and a busy day, pass the threshold.
   */
  pesosDeRisco: { grupoReprovado: 40, contaNoMesmoAparelho: 40, grupoNoMesmoDia: 20 },
  servicosProibidos: [] as readonly number[],
  palavrasProibidas: [
    'pirata',
    'pirateado',
    'crackeado',
    'cracker',
    'iptv',
    'tv box',
    'gatonet',
    'conta roubada',
    'contas roubadas',
    'conta hackeada',
    'hackeado',
    'gerador de contas',
    'clonado',
    'pagamento por fora',
    'pague por fora',
    'pix direto',
    'chama no zap',
    'chama no whatsapp',
  ] as readonly string[],
};
