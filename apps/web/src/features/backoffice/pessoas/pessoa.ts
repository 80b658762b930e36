import { ROTULOS_DE_ACAO } from '@rateia/domain/backoffice/auditoria';
import type { EstadoValidacao } from '@rateia/domain/cadastro/validacao-conta';
import { ESTADO_VALIDACAO } from '@rateia/domain/cadastro/validacao-conta';
import { diaDe } from '@rateia/domain/datas';
import type { RespostaDe } from '../../../lib/api-client.ts';
import { diaPerto, noTexto } from '../../../lib/momento.ts';
import type { Evidencia } from '../../../mesa/evidencias.tsx';

export type DadosDaPessoa = RespostaDe<'getPessoa'>;
export type LinhaDaTrilha = RespostaDe<'getTrilhaDaPessoa'>['itens'][number];
export type AcaoSobrePessoa = DadosDaPessoa['acoes'][number];

/** The proofs of the account, each with its time. */
export function validacoes(pessoa: DadosDaPessoa): Evidencia[] {
  const marcos: readonly [string, string, string | null][] = [
    ['email', 'E-mail', pessoa.emailVerificadoEm],
    ['telefone', 'Telefone', pessoa.telefoneVerificadoEm],
    ['fiscais', 'CPF e nascimento', pessoa.dadosFiscaisEm],
    ['identidade', 'Documento e selfie', pessoa.identidadeVerificadaEm],
  ];
  return [
    ...marcos.map(([chave, titulo, em]) => ({
      chave,
      titulo,
      ok: em !== null,
      detalhe: em === null ? 'Falta confirmar' : `Conferido ${noTexto(diaPerto(diaDe(em)))}`,
    })),
    {
      chave: 'fator',
      titulo: 'Segundo fator',
      ok: pessoa.segundoFator,
      detalhe: pessoa.segundoFator ? 'Ligado' : 'Desligado',
    },
  ];
}

/**
 * True for a deleted account: its remainder belongs to nobody, so nothing is missing in it, and nothing may be done to
 * it.
 */
export function foiExcluida({ pedidos }: Pick<DadosDaPessoa, 'pedidos'>): boolean {
  return pedidos.exclusoes.some(({ estado }) => estado === 'concluida');
}

/** "por Aline Kato", "pela própria pessoa": within a sentence. */
export function porQuem(por: string): string {
  return por.startsWith('A ') ? `pela ${por.slice(2)}` : `por ${por}`;
}

/** "Aline Kato", "A própria pessoa", "A plataforma". */
export function quemFez({ quem, nome }: LinhaDaTrilha): string {
  if (quem === 'propria') return 'A própria pessoa';
  return quem === 'sistema' ? 'A plataforma' : (nome ?? 'A equipe');
}

/** "bloqueou a conta"; an act without words yet keeps its name. */
export function oQueFez({ acao }: LinhaDaTrilha): string {
  return ROTULOS_DE_ACAO[acao] ?? acao;
}

const ORIGENS: Readonly<Record<string, string>> = {
  portal: 'no portal de privacidade',
  preferencias: 'nas preferências',
  descadastro: 'pelo link do e-mail',
  cookies: 'na escolha de cookies',
  identidade: 'ao enviar documento e selfie',
};

/** The place of an answer, when it was not simply the account. */
export function ondeRespondeu(origem: string): string {
  return ORIGENS[origem] ?? '';
}

/** State of a copy of the data, and of a request to end the account. */
export const SITUACOES_DA_COPIA: Readonly<
  Record<string, { readonly rotulo: string; readonly tom: 'info' | 'success' | 'danger' | 'neutral' }>
> = {
  pedida: { rotulo: 'Na fila', tom: 'info' },
  gerando: { rotulo: 'Sendo feita', tom: 'info' },
  pronta: { rotulo: 'Pronta', tom: 'success' },
  falhou: { rotulo: 'Falhou', tom: 'danger' },
  apagada: { rotulo: 'Vencida e apagada', tom: 'neutral' },
};
export const SITUACOES_DA_EXCLUSAO: Readonly<
  Record<string, { readonly rotulo: string; readonly tom: 'warning' | 'danger' | 'neutral' }>
> = {
  pedida: { rotulo: 'Pode ser desfeita', tom: 'warning' },
  desfeita: { rotulo: 'Desfeita', tom: 'neutral' },
  impedida: { rotulo: 'Impedida', tom: 'danger' },
  parada: { rotulo: 'Parada', tom: 'danger' },
  concluida: { rotulo: 'Concluída', tom: 'neutral' },
};

/** The reason why a deletion was stopped: the person who asked may not have been the owner. */
export const MOTIVOS_DA_PARADA: Readonly<Record<string, string>> = {
  emailDesfeito: 'Parada porque a pessoa desfez a troca do e-mail',
  bloqueioDoDono: 'Parada porque a própria pessoa bloqueou a conta',
  bloqueioDaEquipe: 'Parada porque a equipe bloqueou a conta',
};

const IMPEDIMENTOS: Readonly<Record<string, string>> = {
  saldo: 'saldo na carteira',
  resto: 'saldo que não pode ser retirado',
  recebimento: 'valores a receber',
  caucao: 'caução guardada',
  membro: 'vaga em grupo',
  administrador: 'grupo próprio aberto',
  fatura: 'fatura em aberto',
  divida: 'dívida',
  retirada: 'retirada em curso',
  pagamento: 'pagamento em curso',
  devolucao: 'devolução em curso',
  equipe: 'acesso de equipe',
};

/** "saldo na carteira e caução guardada". */
export function oQueImpede(tipos: readonly string[]): string {
  return new Intl.ListFormat('pt-BR').format(tipos.map((tipo) => IMPEDIMENTOS[tipo] ?? tipo));
}

export const SITUACOES_DO_APARELHO = {
  liberado: { rotulo: 'Liberado', tom: 'success' },
  pendente: { rotulo: 'Esperando código', tom: 'warning' },
  revogado: { rotulo: 'Sem confiança', tom: 'neutral' },
} as const;

export function rotuloDaIdentidade(estado: string): string {
  return ESTADO_VALIDACAO[estado as EstadoValidacao]?.rotulo ?? estado;
}
