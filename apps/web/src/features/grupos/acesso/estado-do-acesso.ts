import type { RespostaDe } from '../../../lib/api-client.ts';
import { limitePerto, momentoPerto, noTexto } from '../../../lib/momento.ts';
import type { Passo } from '../../../ui/fluxo/passos.tsx';

export type Contestacao = NonNullable<RespostaDe<'getGrupoMembro'>['contestacao']>;

/** The access of a member, as his page and the vault know it: awaited, or given. */
export interface SituacaoDoAcesso {
  readonly administrador: string;
  readonly devidoAte: string | null;
  readonly devolverEm: string | null;
  readonly entregueEm: string | null;
  readonly confirmadoEm: string | null;
  readonly confirmarAte: string | null;
  readonly contestacao: Contestacao | null;
}

export interface EstadoDoAcesso {
  readonly titulo: string;
  readonly texto: string;
}

function perto(instante: string): string {
  return noTexto(limitePerto(instante));
}

/** The access in words: where it stands, whose turn it is, until when, and what silence means (REGRAS 2.1). */
export function estadoDoAcesso(s: SituacaoDoAcesso, agora: number): EstadoDoAcesso {
  if (s.contestacao !== null) return contestado(s.administrador, s.contestacao);
  if (s.confirmadoEm !== null)
    return { titulo: 'Você tem acesso', texto: `Confirmado ${noTexto(momentoPerto(s.confirmadoEm))}.` };
  if (s.entregueEm !== null)
    return {
      titulo: `Seu acesso chegou ${noTexto(momentoPerto(s.entregueEm))}`,
      texto:
        s.confirmarAte === null
          ? 'Diga se deu certo.'
          : `Diga se deu certo até ${perto(s.confirmarAte)}. Sem resposta, contamos como sim.`,
    };
  return s.devidoAte === null
    ? { titulo: 'Seu acesso ainda vai chegar', texto: 'Avisamos por e-mail quando o grupo começar.' }
    : aCaminho(s, s.devidoAte, agora);
}

function aCaminho({ administrador, devolverEm }: SituacaoDoAcesso, devidoAte: string, agora: number): EstadoDoAcesso {
  const volta = devolverEm === null ? '' : ` Se não chegar até ${perto(devolverEm)}, devolvemos tudo.`;
  return Date.parse(devidoAte) <= agora
    ? {
        titulo: 'Seu acesso está atrasado',
        texto: `${administrador} tinha até ${perto(devidoAte)} para enviar.${volta}`,
      }
    : {
        titulo: `Seu acesso chega até ${perto(devidoAte)}`,
        texto: `${administrador} envia até ${perto(devidoAte)}. Se não chegar em 72 horas, devolvemos tudo.`,
      };
}

function contestado(administrador: string, { responderAte, devolverEm, comSuporte }: Contestacao): EstadoDoAcesso {
  const volta = `Sem acesso novo até ${perto(devolverEm)}, devolvemos tudo.`;
  if (comSuporte)
    return { titulo: 'O suporte está vendo', texto: `${administrador} não respondeu em 24 horas. ${volta}` };
  return responderAte === null
    ? { titulo: 'Prazo parado', texto: `${administrador} respondeu na conversa. ${volta}` }
    : {
        titulo: 'Prazo parado',
        texto: `${administrador} responde até ${perto(responderAte)}. Sem resposta, o suporte entra.`,
      };
}

/** The steps after "Não entrei": the actor of each, and its deadline. */
export function passosDaContestacao(administrador: string, c: Contestacao): Passo[] {
  const respondeu = c.responderAte === null && !c.comSuporte;
  return [
    {
      chave: 'aviso',
      titulo: `Avisamos ${administrador}`,
      detalhe: `${momentoPerto(c.abertaEm)}. Você disse: ${c.motivo.toLocaleLowerCase('pt-BR')}.`,
      estado: 'feito',
    },
    respondeu
      ? { chave: 'resposta', titulo: `${administrador} respondeu na conversa`, estado: 'agora' }
      : {
          chave: 'resposta',
          titulo:
            c.responderAte === null
              ? `${administrador} não respondeu em 24 horas`
              : `${administrador} responde até ${perto(c.responderAte)}`,
          estado: c.comSuporte ? 'feito' : 'agora',
        },
    {
      chave: 'suporte',
      titulo: c.comSuporte ? 'O suporte está vendo' : 'Sem resposta, o suporte entra',
      detalhe: 'Sem você pedir, com o que foi escrito.',
      estado: c.comSuporte ? 'agora' : 'depois',
    },
    {
      chave: 'volta',
      titulo: `Sem acesso até ${perto(c.devolverEm)}, tudo volta`,
      detalhe: 'Com a caução.',
      estado: 'depois',
    },
  ];
}

/** "47 h 43 min": what was left when the clock stopped. */
export function tempoParado(minutos: number): string {
  const horas = Math.floor(minutos / 60);
  const resto = minutos % 60;
  return [...(horas > 0 ? [`${horas} h`] : []), ...(resto > 0 || horas === 0 ? [`${resto} min`] : [])].join(' ');
}
