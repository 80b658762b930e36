import { TIPOS_DE_VAGA } from '@rateia/domain/carteira/fatura';
import { ESTADO_ASSINATURA } from '@rateia/domain/grupos/assinatura';
import { ESTADO_MUDANCA } from '@rateia/domain/grupos/mudanca-de-valor';
import { PAIS_DA_RESIDENCIA } from '@rateia/domain/grupos/residencia';
import { ESTADO_VAGA } from '@rateia/domain/grupos/vagas';
import { todosOsIds } from '@rateia/domain/tabela';
import { z } from 'zod';
import * as c from './campos.ts';

/** The country of a household, as an ISO code (REGRAS 2.27). */
export const paisDaResidencia = z.literal(todosOsIds(PAIS_DA_RESIDENCIA));

/** Group as listed (spec B§3 Group listing and analytics). */
export const grupoListado = z.object({
  id: c.idResposta,
  nome: z.string(),
  nomeUrl: z.string(),
  servico: z.string(),
  idServico: z.int(),
  plano: z.string(),
  categoria: z.int(),
  icone: z.string(),
  cor: z.string(),
  statusId: z.int(),
  vagasDisponiveis: z.int(),
  vagasTotais: z.int(),
  lugares: z.int(),
  valorSemTaxas: c.valor,
  valorTaxa: c.valor,
  valorMensal: c.valor,
  valorSozinho: c.valor.nullable(),
  formaAcesso: z.int(),
  formaAcessoDescricao: z.string(),
  acessoInstantaneo: z.boolean(),
  exigeCaucao: z.boolean(),
  dataFilaFormatada: z.string().nullable(),
  tags: z.array(z.object({ descricao: z.string() })),
  admin: z.object({
    id: c.idResposta,
    nome: z.string(),
    imagem: z.string().nullable(),
    ciclosSemFalha: z.int(),
    identidadeVerificada: z.boolean(),
  }),
});

/** The same in the list of all groups, which says what the reader has of it already; null when it would be new. */
export const grupoDaLista = grupoListado.extend({
  jaTem: z.enum(['membro', 'administrador', 'servico']).nullable(),
});

/** A seat as everybody who may see the group sees it: a face or a free place. */
export const lugar = z.object({
  numero: z.int(),
  estado: z.enum(['admin', ...todosOsIds(ESTADO_VAGA)]),
  primeiroNome: z.string().nullable(),
  imagem: z.string().nullable(),
  seu: z.boolean(),
});

/** Price of a seat with its arithmetic (spec B§3 Subscription); `linhas` sum to `totalHoje`. */
export const composicaoPreco = z.object({
  parte: c.valor,
  taxa: c.valor,
  caucao: c.valor,
  custoMeio: c.valor,
  totalHoje: c.valor,
  mensal: c.valor,
  vagas: z.int(),
  linhas: z.array(c.linhaValor),
});

export const passo = z.object({
  chave: z.string(),
  titulo: z.string(),
  texto: z.string(),
  estado: z.enum(['feito', 'atual', 'proximo']),
  quem: z.string(),
  ate: c.instante.nullable(),
});

export const grupoDetalhe = grupoListado.extend({
  descricao: z.string(),
  regras: z.array(z.string()),
  site: z.string(),
  valorGrupo: c.valor,
  relacionamentosPermitidos: z.array(z.int()),
  relacionamento: z
    .object({ servem: z.array(z.int()), regra: z.string() })
    .meta({ description: 'Relations that let a person enter, none = nobody is asked; and the rule of the service' }),
  paisDaResidencia: paisDaResidencia
    .nullable()
    .meta({ description: 'The country that a person confirms before paying; null = nobody is asked (REGRAS 2.27)' }),
  visibilidade: z.int(),
  fidelidadeMeses: z.int().nullable(),
  acessoDescricao: z.string(),
  criadoEm: c.instante,
  statusDesde: c.instante,
  lugaresDetalhe: z.array(lugar),
  composicao: composicaoPreco,
  passos: z.array(passo),
  admin: grupoListado.shape.admin.extend({
    desde: c.dia,
    respondeEmMinutos: z.int().nullable(),
    reclamacoes: z.object({ total: z.int(), resolvidas: z.int() }),
    gruposAtivos: z.int(),
  }),
  minhaRelacao: z.enum(['nenhuma', 'membro', 'administrador']),
  minhaAssinaturaId: c.idResposta.nullable(),
  minhaReserva: z
    .object({ idPreCheckout: c.idResposta, vagas: z.int(), ate: c.instante })
    .nullable()
    .meta({ description: 'Seats that the caller holds and has not paid; `composicao` is then of these' }),
  fila: z
    .object({ entraEm: c.dia })
    .nullable()
    .meta({ description: 'The next dated place of the waiting list that is for sale (REGRAS 2.10)' }),
  avisarMe: z.boolean().meta({ description: 'The caller asked to be told when a seat opens (REGRAS 2.10)' }),
  podeEntrar: z.boolean(),
  motivoNaoPodeEntrar: z.string().nullable(),
});

const estimativa = z.object({ total: c.valor, linhas: z.array(c.linhaValor) });

/** The cost of a seat and its refunds, before somebody enters (REGRAS 2.9). */
export const simulacaoDaVaga = z.object({
  vagas: z.int(),
  cobrancas: z.array(z.object({ dia: c.dia, valor: c.valor, caucao: c.valor })),
  /** The sum of the charges, and the deposit in it. */
  total: c.valor,
  caucao: c.valor,
  /** The cost of the same months for one person alone; null where sharing saves nothing that is known (REGRAS 2.11). */
  sozinho: c.valor.nullable(),
  saida: z.object({
    em: c.dia,
    ultimoDia: c.dia,
    ciclo: z.object({ inicio: c.dia, fim: c.dia }),
    opcoes: z.array(
      estimativa.extend({
        tipo: z.enum(['fimDoCiclo', 'agora', 'arrependimento']),
        em: c.dia,
        seReocupada: z.object({ valor: c.valor, ate: c.dia }).nullable(),
      }),
    ),
    /** Until when the right of the first days lasts. */
    arrependimentoAte: c.dia,
  }),
  pior: z.object({
    horasSemAcesso: z.int(),
    semAcesso: c.valor,
    sumiu: estimativa.extend({ em: c.dia }),
    porDia: c.valor,
  }),
});

/** A seat without a name: its state, since when, and how many people had it before. */
export const historicoDoLugar = z.object({
  numero: z.int(),
  estado: lugar.shape.estado,
  desde: c.dia,
  pessoasAntes: z.int(),
});

/** An invoice by the name of its first item; `idGrupo` is null where that is of no group. */
export const faturaResumo = z.object({
  id: c.idResposta,
  idGrupo: c.idResposta.nullable(),
  grupo: z.string(),
  servico: z.string(),
  icone: z.string(),
  cor: z.string(),
  tipo: z.string().meta({ description: 'Kind of the item that names it' }),
  status: z.int(),
  valorTotal: c.valor,
  vencimento: c.dia,
  pagaEm: c.instante.nullable(),
  competenciaInicio: c.dia.nullable(),
  competenciaFim: c.dia.nullable(),
  meioPagamento: z.int().nullable(),
  tentativas: z.int(),
  causaFalha: z.string().nullable(),
  podePagar: z.boolean(),
});

/** An invoice of a seat. */
export const faturaDaVaga = faturaResumo.extend({
  idGrupo: c.idResposta,
  tipo: z.enum(TIPOS_DE_VAGA),
});

/** A member's word that he did not get in, while it stands: who acts by when (REGRAS 2.1). */
export const contestacaoMostrada = z.object({
  motivo: z.string(),
  abertaEm: c.instante,
  /** Until when the administrator answers; null once he wrote, and when support is in. */
  responderAte: c.instante.nullable(),
  devolverEm: c.instante,
  /** Of the time to confirm, when it stopped. */
  minutosRestantes: z.int(),
  comSuporte: z.boolean(),
});

/** An announced value that the member does not pay yet, for all his seats (REGRAS 2.11). */
export const mudancaMostrada = z.object({
  estado: z.enum(todosOsIds(ESTADO_MUDANCA)),
  valorAntes: c.valor,
  valorMensal: c.valor,
  valeEm: c.dia,
  responderAte: c.instante.nullable(),
  /** The part of the first invoice at the new value that completes the deposit. */
  completaCaucao: c.valor,
});

export const assinaturaMembro = z.object({
  id: c.idResposta,
  estado: z.enum(todosOsIds(ESTADO_ASSINATURA)),
  vagas: z.int(),
  valorMensal: c.valor,
  caucao: c.valor,
  meioPagamento: z.int().nullable(),
  pagaEm: c.instante.nullable(),
  entradaEm: c.instante.nullable(),
  acessoDevidoAte: c.instante.nullable(),
  acessoEntregueEm: c.instante.nullable(),
  acessoConfirmadoEm: c.instante.nullable(),
  /** From when silence counts as confirmation; null while the clock stands still. */
  acessoConfirmarAte: c.instante.nullable(),
  /** When everything goes back if the access does not come. */
  acessoDevolverEm: c.instante.nullable(),
  cicloInicio: c.dia.nullable(),
  cicloFim: c.dia.nullable(),
  proximoVencimento: c.dia.nullable(),
  saidaEm: c.dia.nullable(),
  /** The wait for a dated place: the entry date, and until when leaving is free. Null for a member (REGRAS 2.10). */
  espera: z.object({ entraEm: c.dia, sairAte: c.instante }).nullable(),
  /** The rules end it, because a debt was not paid (REGRAS 2.8); nobody chose to leave. */
  saidaPorAtraso: z.boolean(),
});

export const membroDoGrupo = z.object({
  idAssinatura: c.idResposta,
  idUsuario: c.idResposta,
  nome: z.string(),
  imagem: z.string().nullable(),
  vagas: z.int(),
  estado: assinaturaMembro.shape.estado,
  entradaEm: c.instante.nullable(),
  acessoDevidoAte: c.instante.nullable(),
  acessoEntregueEm: c.instante.nullable(),
  acessoConfirmadoEm: c.instante.nullable(),
  acessoDevolverEm: c.instante.nullable(),
  /** Where an invitation goes, for as long as it has to be sent (REGRAS 2.15). */
  emailDoConvite: z.string().nullable(),
  contestacao: contestacaoMostrada.nullable(),
  pagamento: z.enum(['emDia', 'pendente', 'emAtraso']),
  /** The relation to the administrator, as the member says it; null where nobody asked (REGRAS 2.27). */
  relacionamento: z.int().nullable(),
  /** The country in which the member said that he lives; null where nobody asked (REGRAS 2.27). */
  paisDaResidencia: paisDaResidencia.nullable(),
  saidaEm: c.dia.nullable(),
  /** The entry date of a person who waits; null once he is in (REGRAS 2.10). */
  entraEm: c.dia.nullable(),
});

export const aberturaAcesso = z.object({ quem: z.string(), quando: c.instante, aparelho: z.string() });

/** The administrator's task in the service after a member left, in words. */
export const trocaDeAcesso = z.object({ titulo: z.string(), mensagem: z.string() }).nullable();
