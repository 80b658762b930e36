import type { IdDe } from '../tabela.ts';

/** Why somebody reports a group (spec B§2 /grupo/reportar/{id}). */
export const MOTIVO_DO_REPORTE = {
  pagamentoPorFora: { id: 'pagamentoPorFora', rotulo: 'Pede pagamento por fora' },
  pedeDados: { id: 'pedeDados', rotulo: 'Pede a minha senha ou os meus documentos' },
  naoEOQueDiz: { id: 'naoEOQueDiz', rotulo: 'O grupo não é o que diz' },
  proibido: { id: 'proibido', rotulo: 'Serviço pirata ou conta que não é dele' },
  acesso: { id: 'acesso', rotulo: 'O acesso não chega ou parou' },
  ofensa: { id: 'ofensa', rotulo: 'Ofensa ou assédio' },
  outro: { id: 'outro', rotulo: 'Outro motivo' },
} as const;
export type MotivoDoReporte = IdDe<typeof MOTIVO_DO_REPORTE>;
