import type { Instante } from '../datas.ts';
import { diaDe, fimDoDia, somarDias, somarDiasUteis, somarHoras } from '../datas.ts';
import type { Atores, LinhaCurta } from '../maquina.ts';
import { definirMaquina, INICIO, lerTabela, livre } from '../maquina.ts';
import type { Regras } from '../regras.ts';
import type { IdDe } from '../tabela.ts';
import { idsDe } from '../tabela.ts';

/** Documents that prove who somebody is; `partes` are the pictures each one needs (spec A§3 tipoDocumento, quantidade). */
export const TIPO_DOCUMENTO = {
  rg: { id: 1, rotulo: 'RG ou carteira de identidade nacional', partes: ['frente', 'verso'] },
  cnh: { id: 2, rotulo: 'CNH', partes: ['frente', 'verso'] },
  passaporte: { id: 3, rotulo: 'Passaporte', partes: ['frente'] },
  estrangeiro: { id: 4, rotulo: 'RNM ou RNE', partes: ['frente', 'verso'] },
} as const;
export type TipoDocumento = IdDe<typeof TIPO_DOCUMENTO>;
export const ID_TIPO_DOCUMENTO = idsDe(TIPO_DOCUMENTO);

/** Pictures of a validation: the sides of the document, and the person. */
export const PARTES = ['frente', 'verso', 'self'] as const;
export type Parte = (typeof PARTES)[number];

/** The sides that a kind of document has. */
export function ladosDe(tipo: TipoDocumento): readonly ('frente' | 'verso')[] {
  return Object.values(TIPO_DOCUMENTO).find(({ id }) => id === tipo)?.partes ?? [];
}

/** Pictures still missing, the person's own at the end. */
export function partesQueFaltam(tipo: TipoDocumento, recebidas: readonly Parte[]): readonly Parte[] {
  return [...ladosDe(tipo), 'self' as const].filter((parte) => !recebidas.includes(parte));
}

export const ESTADO_VALIDACAO = {
  rascunho: { id: 'rascunho', rotulo: 'Não enviada' },
  enviada: { id: 'enviada', rotulo: 'Enviada' },
  emAnalise: { id: 'emAnalise', rotulo: 'Em análise' },
  pedirNovamente: { id: 'pedirNovamente', rotulo: 'Enviar de novo' },
  aprovada: { id: 'aprovada', rotulo: 'Aprovada' },
  recusada: { id: 'recusada', rotulo: 'Recusada' },
  expirada: { id: 'expirada', rotulo: 'Expirada' },
  cancelada: { id: 'cancelada', rotulo: 'Apagada' },
} as const;
export type EstadoValidacao = IdDe<typeof ESTADO_VALIDACAO>;
export const ID_ESTADO_VALIDACAO = idsDe(ESTADO_VALIDACAO);

/** States in which nothing else may be begun: the person, the provider or the staff still has something to do. */
export const VALIDACAO_ABERTA: readonly EstadoValidacao[] = ['rascunho', 'enviada', 'emAnalise', 'pedirNovamente'];
/** States in which pictures may be added or replaced. */
export const ACEITA_IMAGENS: readonly EstadoValidacao[] = ['rascunho', 'pedirNovamente'];

export type EventoValidacao =
  | 'iniciar'
  | 'enviar'
  | 'reconhecer'
  | 'naoReconhecer'
  | 'encaminhar'
  | 'aprovar'
  | 'recusar'
  | 'pedirNovamente'
  | 'pedirRevisao'
  | 'expirar'
  | 'cancelar'
  | 'retirarConsentimento'
  | 'excluirConta';
export type QuemMoveValidacao = 'usuario' | 'provedor' | 'operador' | 'sistema';
export type EfeitoValidacao =
  | 'pedirReconhecimento'
  | 'verificarIdentidade'
  | 'guardarPrazoDasImagens'
  | 'apagarImagens'
  | 'notificarPessoa';

/** The facts that the guards need. */
export type FatosDaValidacao = {
  /** True when every picture that the kind of document needs has been sent, and the selfie. */
  readonly completa: boolean;
  /** A person of the staff has already decided, or the images are gone. */
  readonly semRevisao: boolean;
};

function completa({ completa: sim }: FatosDaValidacao) {
  return sim ? undefined : 'documentoIncompleto';
}
function revisavel({ semRevisao }: FatosDaValidacao) {
  return semRevisao ? 'revisaoIndisponivel' : undefined;
}

const V = ID_ESTADO_VALIDACAO;
const USUARIO: Atores<QuemMoveValidacao> = ['usuario'];
const PROVEDOR: Atores<QuemMoveValidacao> = ['provedor'];
const OPERADOR: Atores<QuemMoveValidacao> = ['operador'];
const SISTEMA: Atores<QuemMoveValidacao> = ['sistema'];
const AVISO_E_PRAZO = ['guardarPrazoDasImagens', 'notificarPessoa'] as const;

const tabela: readonly LinhaCurta<
  EstadoValidacao,
  EventoValidacao,
  QuemMoveValidacao,
  FatosDaValidacao,
  EfeitoValidacao
>[] = [
  [INICIO, 'iniciar', V.rascunho, USUARIO, livre, []],
  [V.rascunho, 'enviar', V.enviada, USUARIO, completa, ['pedirReconhecimento']],
  [V.rascunho, 'cancelar', V.cancelada, USUARIO, livre, ['apagarImagens']],
  [V.rascunho, 'expirar', V.expirada, SISTEMA, livre, ['apagarImagens']],
  [V.enviada, 'reconhecer', V.aprovada, PROVEDOR, livre, ['verificarIdentidade', ...AVISO_E_PRAZO]],
  [V.enviada, 'naoReconhecer', V.recusada, PROVEDOR, livre, AVISO_E_PRAZO],
  [V.enviada, 'encaminhar', V.emAnalise, SISTEMA, livre, []],
  [V.emAnalise, 'aprovar', V.aprovada, OPERADOR, livre, ['verificarIdentidade', ...AVISO_E_PRAZO]],
  [V.emAnalise, 'recusar', V.recusada, OPERADOR, livre, AVISO_E_PRAZO],
  [V.emAnalise, 'pedirNovamente', V.pedirNovamente, OPERADOR, livre, ['notificarPessoa']],
  [V.pedirNovamente, 'enviar', V.enviada, USUARIO, completa, ['pedirReconhecimento']],
  [V.pedirNovamente, 'expirar', V.expirada, SISTEMA, livre, ['apagarImagens', 'notificarPessoa']],
  [V.recusada, 'pedirRevisao', V.emAnalise, USUARIO, revisavel, []],
  ...VALIDACAO_ABERTA.map(
    (estado) => [estado, 'retirarConsentimento', V.cancelada, USUARIO, livre, ['apagarImagens']] as const,
  ),
  // The pictures go with everything else of the account.
  ...VALIDACAO_ABERTA.map((estado) => [estado, 'excluirConta', V.cancelada, USUARIO, livre, []] as const),
];

/**
 * The machine of a validation of identity. A person may look once at a refusal by machine (REGRAS 2.15; LGPD art. 20).
 * A person who takes the consent back ends a validation under way, in any state (LGPD art. 8; REGRAS 2.20).
 */
export const MAQUINA_VALIDACAO = definirMaquina({
  nome: 'validacaoConta',
  tabela: 'validacoes_conta',
  coluna: 'estado',
  rotulos: ESTADO_VALIDACAO,
  transicoes: lerTabela(tabela),
});

/** The reasons for which a validation is refused, as the staff chooses them and the person reads them. */
export const MOTIVO_RECUSA = {
  ilegivel: { id: 'ilegivel', rotulo: 'Não dá para ler o documento' },
  nomeDiferente: { id: 'nomeDiferente', rotulo: 'O nome do documento não é o da conta' },
  cpfDiferente: { id: 'cpfDiferente', rotulo: 'O CPF do documento não é o da conta' },
  rostoDiferente: { id: 'rostoDiferente', rotulo: 'A selfie não parece com a foto do documento' },
  cpfEmOutraConta: { id: 'cpfEmOutraConta', rotulo: 'Este CPF já foi confirmado em outra conta' },
  vencido: { id: 'vencido', rotulo: 'O documento está vencido' },
  alterado: { id: 'alterado', rotulo: 'A imagem parece alterada' },
} as const;
export type MotivoRecusa = IdDe<typeof MOTIVO_RECUSA>;

/** The comparisons that an operator confirms to have made before approving. */
export const CONFERENCIAS = ['nome', 'cpf', 'rosto'] as const;

/** The deadline of the staff's answer: the end of the last business day (REGRAS 2.15, deadline of ours). */
export function limiteDaAnaliseDeIdentidade(enviadaEm: Instante, { identidade }: Regras): Instante {
  return fimDoDia(somarDiasUteis(diaDe(enviadaEm), identidade.diasUteisParaAnalisar));
}

/** When the images of a decided validation are deleted (REGRAS 2.17: 30 days after approval; refused ones sooner). */
export function apagarImagensEm(
  estado: EstadoValidacao,
  { em, regras }: { readonly em: Instante; readonly regras: Regras },
): Instante {
  const { diasDaImagemAprovada, diasDaImagemRecusada } = regras.identidade;
  return somarHoras(em, 24 * (estado === V.aprovada ? diasDaImagemAprovada : diasDaImagemRecusada));
}

/** The last day on which a draft, or a request to send again, waits for the person. */
export function esperaAte(desde: Instante, { identidade }: Regras): Instante {
  return fimDoDia(somarDias(diaDe(desde), identidade.diasDoRascunho));
}
