import type { DadosDe, NomeModelo } from '../src/features/notificacoes/modelos/todos.ts';

/** The data that all templates ask for, as one record. A template without data declares an open record. */
type Pedido<U> = U extends object ? (string extends keyof U ? never : (cada: U) => void) : never;
type TodosJuntos<U> = Pedido<U> extends (todos: infer T) => void ? T : never;

/**
 * Invented data for every e-mail: one value for each name that a template may ask for. A template that asks for a new one
 * does not compile until it is here.
 */
export const EXEMPLO: Required<TodosJuntos<DadosDe<NomeModelo>>> = {
  grupo: 'Canva da vila',
  multa: null,
  formaAcesso: 239,
  idGrupo: 12,
  idAssinatura: 7,
  de: 'Paulo Teles',
  membro: 'Paulo Teles',
  administrador: 'Marina Alves',
  nome: 'Rafael Nogueira',
  quando: '28 de dezembro, 10h25',
  ate: '30 de dezembro, 18h',
  em: '4 de janeiro',
  validoAte: '10h54',
  aPartirDe: '29 de dezembro, 10h25',
  vencimento: '2026-12-30',
  saidaEm: '2027-01-04',
  encerraEm: '2027-01-12',
  valor: 5400,
  total: 8100,
  porPix: 2700,
  pelaCaucao: 5400,
  renuncia: 42,
  vagas: 2,
  credito: 31,
  fatura: 417,
  oQue: 'Canva da vila',
  meio: 'Pix',
  linhas: 'Sua parte\t2400\nTaxa\t300\nCaução, volta para você\t2700',
  proxima: 2700,
  operador: 7,
  quantas: 20,
  mensagem: 'Troque a descrição: ela pede pagamento fora da plataforma.',
  motivo: 'vagaOcupada',
  porMaquina: null,
  quais: 'nome e CPF',
  novoCpf: 'sim',
  jaTem: null,
  jaEsta: null,
  confirmada: null,
  bloqueada: null,
  mudanca: 'Você ligou o aplicativo autenticador',
  provedor: 'Google',
  aparelho: 'Chrome no Android',
  lugar: '177.8.0.0',
  telefone: '(11) •••••-4321',
  antigo: '(11) •••••-8765',
  retirados: 'o aplicativo autenticador e uma chave de acesso',
  chave: 'marina@exemplo.com.br',
  codigo: 'K7M2P9Q',
  finalidade: 'entrar na sua conta',
  confirma: 'sim',
  numero: 'R-2041',
  id: '7f0c2a4e-5b9d-4036-8204-000053039865',
  caminho: '/perfil/seguranca',
  link: '/grupos',
  assunto: 'Não consigo abrir a fatura',
  titulo: 'Novidades da semana',
  titulos: 'Paulo entrou em Canva da vila\nSua fatura vence em 30 de dezembro\nRafael enviou o acesso',
  texto: 'Agora você acompanha quem abriu o link do seu grupo. Veja na página de cada um.',
};

/** Examples for templates that one common value does not suit. */
export const EXEMPLOS_PROPRIOS: { readonly [N in NomeModelo]?: Partial<DadosDe<N>> } = {
  caucaoUsada: { ate: '2026-12-22' },
  pagamentoRecebido: { quando: 'um mês depois do seu primeiro acesso, não antes de 28 de janeiro' },
  exclusaoParada: { motivo: 'bloqueioDoDono' },
  membroRemovido: { motivo: 'Vou diminuir o plano' },
  remocaoMarcada: { motivo: 'Vou diminuir o plano' },
  identidadeRecusada: { motivo: 'a foto do documento está escura' },
};
