import type { Regras } from '../regras.ts';

/** Signs that somebody may misuse invitations; the staff looks, and nothing happens by itself (REGRAS 2.26). */
export const SINAL_DO_CONVITE = {
  muitosEmails: { id: 'muitosEmails', rotulo: 'Muitos e-mails em um dia' },
  muitasRecusas: { id: 'muitasRecusas', rotulo: 'A maioria recusa' },
  ninguemEntra: { id: 'ninguemEntra', rotulo: 'Muita gente aceita e ninguém entra' },
} as const;
export type SinalDoConvite = keyof typeof SINAL_DO_CONVITE;

/** The invitations of one person in numbers: e-mails of 24 hours, and the answers of 30 days. */
export type UsoDosConvites = {
  readonly emailsDoDia: number;
  readonly recusados: number;
  /** Invitations that were answered: accepted or refused. */
  readonly respondidos: number;
  /** People who accepted, and those of them who paid for a seat. */
  readonly aceitaram: number;
  readonly entraram: number;
};

/** Fewer answers than these say nothing. */
const POUCOS = 3;
const MUITOS_ACEITES = 5;

/** The signs of one person's invitations; the e-mails count from half of the day's limit on (REGRAS 2.26). */
export function sinaisDoConvite(uso: UsoDosConvites, { convites }: Regras): readonly SinalDoConvite[] {
  const { emailsDoDia, recusados, respondidos, aceitaram, entraram } = uso;
  return [
    ...(emailsDoDia * 2 >= convites.emailsPorDia ? (['muitosEmails'] as const) : []),
    ...(recusados >= POUCOS && recusados * 2 > respondidos ? (['muitasRecusas'] as const) : []),
    ...(aceitaram >= MUITOS_ACEITES && entraram === 0 ? (['ninguemEntra'] as const) : []),
  ];
}
