import { CANAIS_DO_CODIGO } from '@rateia/domain/notificacoes/entrega';
import { TIPO_DE_CONTA } from '@rateia/domain/retirada/bancos';
import { ID_TIPO_RETIRADA } from '@rateia/domain/retirada/regras';
import { todosOsIds } from '@rateia/domain/tabela';
import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';
import { boletoLido, chavePix, contaBancaria, retiradaDetalhe } from './formas-da-retirada.ts';
import { retiradaAutomatica } from './retirada-automatica.ts';

/** Where a withdrawal goes: one of a Pix key (3), a bank account (1) and a boleto that was read (2). */
const destino = {
  tipoId: z
    .union([z.literal(ID_TIPO_RETIRADA.ted), z.literal(ID_TIPO_RETIRADA.boleto), z.literal(ID_TIPO_RETIRADA.pix)])
    .default(ID_TIPO_RETIRADA.pix),
  idChave: c.idResposta.optional(),
  idConta: c.idResposta.optional(),
  idBoleto: c.idResposta.optional(),
};
/** The refusals of amount and destination. */
const RECUSAS_DO_PEDIDO = [
  'retiradaMinima',
  'retiradaLimiteDiario',
  'retiradaLimiteMensal',
  'retiradaLimiteNoturno',
  'saldoInsuficiente',
  'contaDeOutroCpf',
  'chaveEmDescanso',
  'contaNaoConfirmada',
  'boletoJaPago',
  'retiradaIndisponivel',
] as const;

export const retirada = {
  ...retiradaAutomatica,
  getRegrasRetirada: chamada({
    method: 'GET',
    path: '/retirada/regras',
    auth: 'usuario',
    resumo: 'How much may be withdrawn now, and why not more (REGRAS 2.6).',
    response: z.object({
      sacavel: c.valor,
      minimo: c.valor,
      limiteDia: c.valor,
      usadoDia: c.valor,
      limiteMes: c.valor,
      usadoMes: c.valor,
      limiteNoturno: c.valor,
      noturno: z.boolean(),
      primeiraDoMesGratis: z.boolean(),
      taxaPix: c.valor,
      isentoAPartirDe: c.valor,
    }),
    errors: [],
  }),
  validarPixCpf: chamada({
    method: 'GET',
    path: '/retirada/validar/pix/cpf',
    auth: 'usuario',
    resumo: 'CPFs known for the account and its Pix keys (spec B§3, B§7; REGRAS 1 possuiCPFUnico).',
    response: z.object({
      possuiCPFUnico: z.boolean(),
      possuiAlgumCPF: z.boolean(),
      listagemCPF: z.array(z.object({ cpf: z.string(), principal: z.boolean() })),
      chaves: z.array(chavePix),
    }),
    errors: [],
  }),
  cadastrarPixCpf: chamada({
    method: 'POST',
    path: '/retirada/cadastrar/pix/cpf',
    auth: 'usuario',
    idempotente: true,
    resumo:
      'Registers the CPF as Pix key, a new one by confirmation; only the verified fiscal CPF may receive (spec B§7; REGRAS 2.6; PIN 215).',
    body: z.object({ cpf: c.cpf }),
    response: chavePix,
    errors: ['contaDeOutroCpf', 'validacaoObrigatoria', 'confirmacaoNecessaria'],
  }),
  verificarFeriado: chamada({
    method: 'GET',
    path: '/retirada/verificar-feriado',
    auth: 'usuario',
    resumo: 'Whether today is a bank holiday and the next business day (spec B§7).',
    response: z.object({ feriado: z.boolean(), nome: z.string().nullable(), proximoDiaUtil: c.dia }),
    errors: [],
  }),
  getDisponibilidadeBoleto: chamada({
    method: 'GET',
    path: '/retirada/disponibilidade-boleto',
    auth: 'usuario',
    resumo: 'Whether the balance may pay a boleto or go by TED now, what each costs, and when it arrives (spec B§7).',
    response: z.object({
      disponivel: z.boolean(),
      taxa: c.valor,
      chegaEm: c.dia,
      ted: z.object({ disponivel: z.boolean(), custeio: c.valor, chegaEm: c.dia, ate: z.int() }),
    }),
    errors: [],
  }),
  lerBoleto: chamada({
    method: 'POST',
    path: '/retirada/ler-boleto',
    auth: 'usuario',
    resumo:
      'Reads the line of a boleto: its check digits here, its payee and its amount of today by the registry (REGRAS 2.6).',
    body: z.object({ linha: c.texto(80) }),
    response: boletoLido,
    errors: [
      'boletoInvalido',
      'boletoNaoAceito',
      'boletoJaPago',
      'boletoVencido',
      'retiradaIndisponivel',
      'validacaoObrigatoria',
      'indisponivel',
    ],
  }),
  getContasBancarias: chamada({
    method: 'GET',
    path: '/retirada/contas',
    auth: 'usuario',
    resumo: 'Bank accounts of the user (spec B§2 Wallet).',
    response: z.object({ itens: z.array(contaBancaria) }),
    errors: [],
  }),
  createContaBancaria: chamada({
    method: 'POST',
    path: '/retirada/contas',
    auth: 'usuario',
    idempotente: true,
    resumo: 'Registers a bank account in the own CPF; it waits for its code (116; REGRAS 2.6 Destination).',
    body: z.object({
      banco: z.string().regex(/^\d{3}$/),
      tipo: z.enum(todosOsIds(TIPO_DE_CONTA)),
      agencia: c.texto(8, 1),
      conta: c.texto(20, 1),
      cpf: c.cpf,
    }),
    response: contaBancaria,
    errors: ['contaDeOutroCpf', 'contaBancariaInvalida', 'validacaoObrigatoria'],
  }),
  verificarContaBancaria: chamada({
    method: 'POST',
    path: '/retirada/contas/{id}/verificar',
    auth: 'usuario',
    resumo:
      'Confirms an account by the code 215: from then on it rests (117; spec B§2 /carteira/conta/{id}/verificar).',
    params: c.idParam,
    response: contaBancaria,
    errors: ['naoEncontrado', 'confirmacaoNecessaria'],
  }),
  deleteContaBancaria: chamada({
    method: 'DELETE',
    path: '/retirada/contas/{id}',
    auth: 'usuario',
    resumo: 'Takes an account off; one that a withdrawal is on its way to stays.',
    params: c.idParam,
    response: c.vazio,
    errors: ['naoEncontrado', 'contaEmUso'],
  }),
  validarConta: chamada({
    method: 'POST',
    path: '/retirada/validar-conta',
    auth: 'usuario',
    resumo: 'Checks an amount and destination before the withdrawal is made, with fee and net (spec B§7).',
    body: z.object({ valor: c.inteiro(1), ...destino }),
    response: z.object({
      valor: c.valor,
      valorTaxa: c.valor,
      valorCusteio: c.valor,
      valorLiquido: c.valor,
      linhas: z.array(c.linhaValor),
      revisaoManual: z.boolean(),
      previsao: z.string(),
      chegaEm: c.dia.nullable(),
    }),
    errors: [...RECUSAS_DO_PEDIDO, 'validacaoObrigatoria', 'naoEncontrado'],
  }),
  createRetirada: chamada({
    method: 'POST',
    path: '/retirada',
    auth: 'usuario',
    idempotente: true,
    resumo: 'Makes a withdrawal and sends its PIN (rascunho → aguardandoPin; REGRAS 2.6).',
    body: z.object({
      valor: c.inteiro(1),
      ...destino,
      canal: z.enum(CANAIS_DO_CODIGO).default('email'),
    }),
    response: retiradaDetalhe,
    errors: [...RECUSAS_DO_PEDIDO, 'validacaoObrigatoria', 'pinLimiteEnvios', 'pinBloqueado', 'naoEncontrado'],
  }),
  getRetirada: chamada({
    method: 'GET',
    path: '/retirada/{id}',
    auth: 'usuario',
    resumo: 'One withdrawal.',
    params: z.object({ id: z.uuid() }),
    response: retiradaDetalhe,
    errors: ['naoEncontrado'],
  }),
  getRetiradas: chamada({
    method: 'GET',
    path: '/retirada',
    auth: 'usuario',
    resumo: 'Withdrawals of the user, newest first.',
    query: z.object({ pagina: c.pagina, porPagina: c.porPagina }),
    response: c.lista(retiradaDetalhe),
    errors: [],
  }),
  autorizarRetirada: chamada({
    method: 'POST',
    path: '/retirada/{id}/autorizar',
    auth: 'usuario',
    idempotente: true,
    resumo:
      'Authorises with the PIN, and the second factor of a person who has one: the balance is reserved and the payout goes out or to review (spec B§2 autorizar; REGRAS 2.6; ASVS 7.5.3).',
    params: z.object({ id: z.uuid() }),
    body: z.object({ pin: c.pin }),
    response: retiradaDetalhe,
    errors: [
      ...RECUSAS_DO_PEDIDO,
      'naoEncontrado',
      'pinInvalido',
      'pinBloqueado',
      'confirmacaoNecessaria',
      'transicaoRecusada',
      'retiradaTaxaMudou',
    ],
  }),
  reenviarPinRetirada: chamada({
    method: 'POST',
    path: '/retirada/{id}/reenviar-pin',
    auth: 'usuario',
    resumo: 'Sends the PIN again, at most 3 an hour.',
    params: z.object({ id: z.uuid() }),
    body: z.object({ canal: z.enum(CANAIS_DO_CODIGO).default('email') }),
    response: c.vazio,
    errors: ['naoEncontrado', 'pinLimiteEnvios', 'pinBloqueado', 'transicaoRecusada'],
  }),
  cancelarRetirada: chamada({
    method: 'POST',
    path: '/retirada/{id}/cancelar',
    auth: 'usuario',
    idempotente: true,
    resumo: 'Cancels until it is sent; the reserved amount comes back (REGRAS 2.6 States).',
    params: z.object({ id: z.uuid() }),
    body: z.object({}).optional(),
    response: retiradaDetalhe,
    errors: ['naoEncontrado', 'retiradaNaoCancelavel'],
  }),
};
