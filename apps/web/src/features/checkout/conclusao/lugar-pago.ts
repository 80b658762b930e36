import { formatarDia } from '@rateia/domain/datas-formatadas';
import type { RespostaDe } from '../../../lib/api-client.ts';

/** The place that was paid, in words: one who waits is not in yet, and reads the day on which he enters (REGRAS 2.10). */
export function lugarPago(vaga: RespostaDe<'getGrupoMembro'> | undefined): {
  readonly titulo: string;
  readonly entrada?: string;
} {
  if (vaga === undefined) return { titulo: 'Sua vaga está paga' };
  const { grupo, assinatura } = vaga;
  if (assinatura.espera === null) return { titulo: `Você está no ${grupo.nome}` };
  return {
    titulo: `Seu lugar na fila do ${grupo.nome} está garantido`,
    entrada: `Você entra em ${formatarDia(assinatura.espera.entraEm)}. O acesso chega a partir dessa data, e até lá o dinheiro fica guardado.`,
  };
}
