import type { IdDe } from '../tabela.ts';
import { idsDe } from '../tabela.ts';

/** The thing that a complaint is about (REGRAS 2.7). */
export const OBJETOS = ['grupo', 'bolao'] as const;
export type Objeto = (typeof OBJETOS)[number];

/** The kinds of line of a complaint (spec B§4 "Interactions"). */
export const TIPO_INTERACAO = {
  proposta: { id: 200, rotulo: 'Proposta' },
  aceito: { id: 201, rotulo: 'Aceito' },
  finalizado: { id: 202, rotulo: 'Finalizado' },
  solicitadoInformacoes: { id: 203, rotulo: 'Pergunta da equipe' },
  mensagem: { id: 212, rotulo: 'Mensagem' },
} as const;
export type TipoInteracao = IdDe<typeof TIPO_INTERACAO>;
export const ID_TIPO_INTERACAO = idsDe(TIPO_INTERACAO);

/** The solutions that may be asked for, proposed and decided (spec B§4 "Resolution types"); those of a pool are ours (REGRAS 2.7). */
export const SOLUCAO = {
  solucaoProblema: { id: 208, rotulo: 'Solução do problema' },
  solucaoReembolso: { id: 209, rotulo: 'Solução do problema e reembolso' },
  cancelamentoReembolso: { id: 210, rotulo: 'Cancelamento da sua assinatura e reembolso' },
  cancelamentoPeloAdministrador: { id: 248, rotulo: 'Cancelamento da minha inscrição por parte do administrador' },
  devolucaoDasCotas: { id: 1_201, rotulo: 'Devolução das suas cotas' },
  correcaoDoBolao: { id: 1_202, rotulo: 'Correção do que está errado' },
} as const;
export type Solucao = IdDe<typeof SOLUCAO>;
export const ID_SOLUCAO = idsDe(SOLUCAO);

/** The solutions that a complaint about each thing may have: no membership of a pool ends, and its organiser is the product itself. */
export const SOLUCOES_DO: { readonly [O in Objeto]: readonly Solucao[] } = {
  grupo: [
    ID_SOLUCAO.solucaoProblema,
    ID_SOLUCAO.solucaoReembolso,
    ID_SOLUCAO.cancelamentoReembolso,
    ID_SOLUCAO.cancelamentoPeloAdministrador,
  ],
  bolao: [ID_SOLUCAO.correcaoDoBolao, ID_SOLUCAO.devolucaoDasCotas],
};

/** The effect of a solution in one line, under its name (REGRAS 2.7). */
export const EFEITO_DA_SOLUCAO: { readonly [S in Solucao]: string } = {
  208: 'O acesso volta e você fica',
  209: 'O acesso volta, e os dias parados também',
  210: 'Você sai, com os dias não usados e a caução',
  248: 'Você sai, com o mês inteiro e a caução',
  1201: 'Você sai do bolão, com o que pagou e a taxa',
  1202: 'O recibo, a lista ou o prêmio se corrige, e você fica',
};

/** The reasons of a complaint (spec B§4 "Reasons"); those of a pool are ours (REGRAS 2.7). */
export const MOTIVO_RECLAMACAO = {
  parouDeFuncionar: { id: 204, rotulo: 'Assinatura parou de funcionar' },
  diferenteDaDescricao: { id: 205, rotulo: 'Serviço diferente da descrição' },
  pagamentoForaDoSite: { id: 206, rotulo: 'Administrador solicitando pagamento fora do site' },
  outro: { id: 207, rotulo: 'Outro Motivo' },
  recibo: { id: 1_101, rotulo: 'Recibo que falta ou está errado' },
  lista: { id: 1_102, rotulo: 'Minha cota não está na lista' },
  premio: { id: 1_103, rotulo: 'Prêmio que falta ou está errado' },
} as const;
export type MotivoReclamacao = IdDe<typeof MOTIVO_RECLAMACAO>;
export const ID_MOTIVO_RECLAMACAO = idsDe(MOTIVO_RECLAMACAO);

/** The reasons that a complaint about each thing may have (spec B§4; REGRAS 2.7). */
export const MOTIVOS_DO: { readonly [O in Objeto]: readonly MotivoReclamacao[] } = {
  grupo: [
    ID_MOTIVO_RECLAMACAO.parouDeFuncionar,
    ID_MOTIVO_RECLAMACAO.diferenteDaDescricao,
    ID_MOTIVO_RECLAMACAO.pagamentoForaDoSite,
    ID_MOTIVO_RECLAMACAO.outro,
  ],
  bolao: [
    ID_MOTIVO_RECLAMACAO.recibo,
    ID_MOTIVO_RECLAMACAO.lista,
    ID_MOTIVO_RECLAMACAO.premio,
    ID_MOTIVO_RECLAMACAO.outro,
  ],
};

/** Both sides of a complaint. */
export const LADOS = ['membro', 'administrador'] as const;
export type Lado = (typeof LADOS)[number];

/** The author of a line: one of the sides, or the product and its staff. */
export const AUTORES = [...LADOS, 'rateia'] as const;
export type Autor = (typeof AUTORES)[number];

/** The way in which a complaint came to be: written by the member, or by a rule of the access (REGRAS 2.1, 2.7). */
export const ORIGENS = ['membro', 'naoEntrou', 'semDados'] as const;
export type Origem = (typeof ORIGENS)[number];

/** The way in which a complaint ended. */
export const RESULTADO = {
  acordo: { id: 'acordo', rotulo: 'Acordo' },
  pedidoAtendido: { id: 'pedidoAtendido', rotulo: 'Pedido atendido por falta de resposta' },
  aFavorDoMembro: { id: 'aFavorDoMembro', rotulo: 'Decidida a favor do membro' },
  aFavorDoAdministrador: { id: 'aFavorDoAdministrador', rotulo: 'Decidida a favor do administrador' },
  padrao: { id: 'padrao', rotulo: 'Devolvida pelo prazo da mediação' },
  semResposta: { id: 'semResposta', rotulo: 'Fechada sem resposta do membro' },
  desistencia: { id: 'desistencia', rotulo: 'Encerrada por quem reclamou' },
  resolvida: { id: 'resolvida', rotulo: 'O acesso voltou' },
  semDados: { id: 'semDados', rotulo: 'O acesso não veio, e tudo voltou' },
  semRazao: { id: 'semRazao', rotulo: 'Sem falha encontrada' },
} as const;
export type Resultado = IdDe<typeof RESULTADO>;
export const ID_RESULTADO = idsDe(RESULTADO);

/** Complaints that count against the administrator: decided for the member, or left without an answer (REGRAS 2.7). */
export const RESULTADOS_PERDIDOS: readonly Resultado[] = [
  ID_RESULTADO.aFavorDoMembro,
  ID_RESULTADO.pedidoAtendido,
  ID_RESULTADO.padrao,
  ID_RESULTADO.semDados,
];
