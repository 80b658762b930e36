import type { Parte, TipoDocumento } from '@rateia/domain/cadastro/validacao-conta';
import { ladosDe, TIPO_DOCUMENTO } from '@rateia/domain/cadastro/validacao-conta';
import type { RespostaDe } from '../../../lib/api-client.ts';
import { paths } from '../../../lib/paths.ts';

export type Validacao = RespostaDe<'getValidacaoContaStatus'>;
type Redirect = string | undefined;

const ABERTAS: readonly string[] = ['rascunho', 'pedirNovamente', 'enviada', 'emAnalise'];
const EDITAVEIS: readonly string[] = ['rascunho', 'pedirNovamente'];

/** The validation that is under way, if any. */
export function emAndamento(itens: readonly Validacao[]): Validacao | undefined {
  return itens.find(({ estado }) => ABERTAS.includes(estado));
}

/** True if its pictures may still be sent. */
export function aceitaImagens({ estado }: Validacao): boolean {
  return EDITAVEIS.includes(estado);
}

/** The kind of document of an address (`?tipo=2`), when it is one. */
export function tipoDaBusca(tipo: string | undefined): TipoDocumento | undefined {
  return Object.values(TIPO_DOCUMENTO).find(({ id }) => String(id) === tipo)?.id;
}

/** The side to photograph now; undefined when no side is missing. */
export function ladoQueFalta(tipo: TipoDocumento, validacao: Validacao | undefined): 'frente' | 'verso' | undefined {
  const mesmoTipo = validacao !== undefined && validacao.tipoDocumento === tipo;
  const recebidas = mesmoTipo ? validacao.imagens.map(({ parte }) => parte) : [];
  return ladosDe(tipo).find((lado) => !recebidas.includes(lado));
}

/** The next page of the pictures: that of the next missing one, or the selfie, from which all is sent. */
export function proximaImagem(validacao: Validacao, redirect: Redirect): string {
  const falta = validacao.faltam.find((parte) => parte !== 'self');
  const tipo = String(validacao.tipoDocumento);
  return falta === undefined
    ? paths.cadastroDocumentoSelf({ redirect })
    : paths.cadastroDocumentoUpload({ tipo, redirect });
}

export const NOME_DA_PARTE: Readonly<Record<Parte, string>> = {
  frente: 'Frente do documento',
  verso: 'Verso do documento',
  self: 'Selfie',
};

/** Each state in the words for the person who is validated; it looks like everywhere else (ui/situacao/validacao). */
export const SITUACAO: Readonly<Record<Validacao['estado'], string>> = {
  rascunho: 'Falta enviar',
  enviada: 'Conferindo',
  emAnalise: 'Em análise',
  pedirNovamente: 'Envie de novo',
  aprovada: 'Confirmada',
  recusada: 'Não confirmada',
  expirada: 'Expirada',
  cancelada: 'Apagada',
};
