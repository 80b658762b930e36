import type { ContextoDaTarefa, ManipuladoresDeTarefa } from '../db/fila.ts';
import type { NomeTarefa } from '../features.ts';

type Fazer = (dados: never, contexto: ContextoDaTarefa) => Promise<void>;

/**
 * Jobs that hand a message to a provider. A job that dies after the provider took the message, and before we noted it,
 * hands the message over again, since no provider keeps a key of ours. A requested link is sent again as a new one, and
 * the one before it is void (ADR 042).
 */
export const ENTREGAM: readonly NomeTarefa[] = [
  'enviarConvite',
  'enviarSms',
  'enviarTelegram',
  'enviarPush',
  'enviarPin',
  'enviarLink',
  'notificarTelefone',
  'notificarTrocaDeEmail',
  'enviarLinkPedido',
];

/** Every job does its work and dies before the queue is told, and is then run again: at least once means so (CONFIABILIDADE 1.9). */
export function fazerEmDobro(tarefas: ManipuladoresDeTarefa, menos: readonly string[]): void {
  for (const [nome, fazer] of Object.entries<Fazer>(tarefas)) {
    if (menos.includes(nome)) continue;
    const duasVezes: Fazer = async (dados, contexto) => {
      await fazer(dados, contexto);
      await fazer(dados, { ...contexto, tentativa: contexto.tentativa + 1 });
    };
    Object.assign(tarefas, { [nome]: duasVezes });
  }
}
