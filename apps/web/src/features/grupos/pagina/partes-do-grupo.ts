import { ID_ESTADO_ASSINATURA } from '@rateia/domain/grupos/assinatura';
import { STATUS_DO_FIM } from '@rateia/domain/grupos/estados';
import type { RespostaDe } from '../../../lib/api-client.ts';
import {
  diaPerto,
  emQueDia,
  hoje,
  limitePerto,
  momentoPerto,
  noTexto,
  prazoDaPendencia,
} from '../../../lib/momento.ts';
import type { Passo } from '../../../ui/fluxo/passos.tsx';
import type { Lugar } from '../../../ui/partes/lugares.tsx';
import type { EstadoVaga } from '../../../ui/partes/vagas.tsx';
import { vagasDasContagens } from '../../../ui/partes/vagas.tsx';

export type MeuGrupo = RespostaDe<'getGruposUsuario'>['itens'][number];
export type GrupoDetalhe = RespostaDe<'getGrupoMembro'>['grupo'];
type Assinatura = RespostaDe<'getGrupoMembro'>['assinatura'];
type Membro = RespostaDe<'getGrupoAdmin'>['membros'][number];

/** The steps of a group, as the timeline draws them: the actor, the act and the deadline. */
export function passosDoGrupo(passos: GrupoDetalhe['passos']): Passo[] {
  const estados = { feito: 'feito', atual: 'agora', proximo: 'depois' } as const;
  return passos.map(({ chave, titulo, texto, estado, ate }) => ({
    chave,
    titulo,
    // A text that names its own date is not told it twice.
    detalhe: ate === null || texto.includes(' até ') ? texto : `${texto} Até ${noTexto(limitePerto(ate))}.`,
    estado: estados[estado],
  }));
}

/** The seats as people. The administrator sits once: the other places of his are taken, and by nobody else who is here. */
export function lugaresDoGrupo(lugares: GrupoDetalhe['lugaresDetalhe']): Lugar[] {
  const estados: Record<GrupoDetalhe['lugaresDetalhe'][number]['estado'], EstadoVaga> = {
    admin: 'ocupada',
    livre: 'livre',
    retida: 'retida',
    ocupada: 'ocupada',
    em_saida: 'ocupada',
  };
  const doAdministrador = lugares.find(({ estado }) => estado === 'admin')?.numero;
  return lugares.map(({ numero, estado, primeiroNome, imagem, seu }) => {
    const chave = `${estado}-${numero}`;
    if (estado === 'admin' && numero !== doAdministrador) return { chave, estado: 'ocupada', detalhe: 'Do admin' };
    return {
      chave,
      estado: seu ? 'sua' : estados[estado],
      imagem,
      ...nomeDoLugar({ primeiroNome, imagem, seu }),
      ...detalheDoLugar(estado, seu),
    };
  });
}

/** The reader is drawn as "you" instead of by initials; with a picture it is his face. */
function nomeDoLugar({
  primeiroNome,
  imagem,
  seu,
}: Pick<GrupoDetalhe['lugaresDetalhe'][number], 'primeiroNome' | 'imagem' | 'seu'>): { readonly nome?: string } {
  if (seu) return imagem === null ? {} : { nome: 'Você' };
  return primeiroNome === null ? {} : { nome: primeiroNome };
}

function detalheDoLugar(
  estado: GrupoDetalhe['lugaresDetalhe'][number]['estado'],
  seu: boolean,
): { readonly detalhe?: string } {
  if (estado === 'admin') return { detalhe: 'Admin' };
  if (estado === 'em_saida') return { detalhe: 'De saída' };
  if (estado === 'retida') return { detalhe: 'Reservada' };
  return seu ? { detalhe: 'Sua vaga' } : {};
}

/** The meter of one of the reader's groups: his seats in mango, also the administrator's own place. */
export function vagasDoMeuGrupo({ grupo, papel, assinatura }: MeuGrupo): EstadoVaga[] {
  return vagasDasContagens({
    total: grupo.lugares,
    suas: papel === 'administrador' ? 1 : (assinatura?.vagas ?? 0),
    livres: grupo.vagasDisponiveis,
  });
}

/** Under what waits for the reader: the group, unless the sentence has named it, and by when. */
export function detalheDaPendencia(
  grupo: Pick<MeuGrupo['grupo'], 'nome'>,
  { texto, ate, depois }: Pick<MeuGrupo['precisaDeVoce'][number], 'texto' | 'ate' | 'depois'>,
): string {
  const nome = texto.includes(grupo.nome) ? '' : grupo.nome;
  if (ate === null) return nome;
  const prazo = prazoDaPendencia({ ate, depois });
  return nome === '' ? prazo : `${nome}. ${prazo}`;
}

export interface Fato {
  readonly rotulo: string;
  readonly valor: string;
  /** About the access, which has a card of its own on the member's page. */
  readonly doAcesso?: true;
}

/** True for a group that is over or was refused, and that has no open task for the person. */
export function acabou({ grupo, precisaDeVoce }: MeuGrupo): boolean {
  return (STATUS_DO_FIM as readonly number[]).includes(grupo.statusId) && precisaDeVoce.length === 0;
}

/** The one date that matters to a member, by the state of his seat. */
export function dataDoMembro(assinatura: Assinatura): Fato {
  const { estado, saidaEm, proximoVencimento, acessoDevidoAte, acessoEntregueEm, acessoConfirmadoEm } = assinatura;
  if (estado === ID_ESTADO_ASSINATURA.reservada) return { rotulo: 'Sua vaga', valor: 'Aguardando pagamento' };
  if (saidaEm !== null) return { rotulo: 'Sua saída', valor: diaPerto(saidaEm) };
  if (estado === ID_ESTADO_ASSINATURA.suspensa) return { rotulo: 'Sua vaga', valor: 'Acesso suspenso' };
  if (acessoEntregueEm === null && acessoDevidoAte !== null)
    return { rotulo: 'Acesso chega até', valor: momentoPerto(acessoDevidoAte), doAcesso: true };
  if (acessoEntregueEm !== null && acessoConfirmadoEm === null)
    return { rotulo: 'Acesso', valor: 'Falta você confirmar', doAcesso: true };
  if (proximoVencimento !== null && proximoVencimento < hoje())
    return { rotulo: 'Fatura em atraso', valor: `Venceu ${emQueDia(proximoVencimento)}` };
  if (proximoVencimento !== null) return { rotulo: 'Próxima cobrança', valor: diaPerto(proximoVencimento) };
  return { rotulo: 'Sua vaga', valor: 'Aguardando o grupo' };
}

/** The progress of one member's access, and the date by which the administrator owes it. */
export function acessoDoMembro(
  membro: Membro,
  agora: number,
): { readonly texto: string; readonly tom: 'ok' | 'nada' | 'espera' | 'atrasado' } {
  const { acessoConfirmadoEm, acessoEntregueEm, acessoDevidoAte, entradaEm, contestacao } = membro;
  if (contestacao !== null)
    return {
      texto:
        contestacao.responderAte === null
          ? `Não entrou: ${contestacao.motivo.toLocaleLowerCase('pt-BR')}`
          : `Não entrou. Responda até ${noTexto(momentoPerto(contestacao.responderAte))}`,
      tom: 'atrasado',
    };
  if (acessoConfirmadoEm !== null) return { texto: 'Acesso confirmado', tom: 'ok' };
  if (acessoEntregueEm !== null)
    return { texto: `Enviado ${noTexto(momentoPerto(acessoEntregueEm))}. Falta confirmar`, tom: 'ok' };
  if (acessoDevidoAte === null)
    return entradaEm === null
      ? { texto: 'Entra quando o grupo começar', tom: 'nada' }
      : { texto: 'Falta enviar o acesso', tom: 'espera' };
  const atrasado = Date.parse(acessoDevidoAte) <= agora;
  const quando = noTexto(momentoPerto(acessoDevidoAte));
  return atrasado
    ? { texto: `O envio venceu ${quando}`, tom: 'atrasado' }
    : { texto: `Envie até ${quando}`, tom: 'espera' };
}
