import type { LinhaCurta } from '../maquina.ts';
import { definirMaquina, INICIO, lerTabela, livre } from '../maquina.ts';
import type { IdDe } from '../tabela.ts';
import { idsDe } from '../tabela.ts';

/** The subject of a reported problem (spec A§2 /perfil/relatar-problema). */
export const CATEGORIA_CHAMADO = {
  pagamento: { id: 1, rotulo: 'Pagamento, saldo ou retirada' },
  grupo: { id: 2, rotulo: 'Um grupo ou o acesso a ele' },
  conta: { id: 3, rotulo: 'Minha conta e meus dados' },
  aplicativo: { id: 4, rotulo: 'Algo não funciona no aplicativo' },
  seguranca: { id: 5, rotulo: 'Segurança ou suspeita de golpe' },
  outro: { id: 6, rotulo: 'Outro assunto' },
  correcao: { id: 7, rotulo: 'Corrigir meu nome, CPF ou nascimento' },
} as const;
export type CategoriaChamado = IdDe<typeof CATEGORIA_CHAMADO>;
export const ID_CATEGORIA_CHAMADO = idsDe(CATEGORIA_CHAMADO);

export const ESTADO_CHAMADO = {
  aberto: { id: 'aberto', rotulo: 'Aguardando resposta' },
  respondido: { id: 'respondido', rotulo: 'Respondido' },
  encerrado: { id: 'encerrado', rotulo: 'Encerrado' },
} as const;
export type EstadoChamado = IdDe<typeof ESTADO_CHAMADO>;
export const ID_ESTADO_CHAMADO = idsDe(ESTADO_CHAMADO);

export type EventoChamado = 'abrir' | 'responder' | 'replicar' | 'encerrar';
export type QuemMoveChamado = 'usuario' | 'operador' | 'sistema';

const E = ID_ESTADO_CHAMADO;
const tabela: readonly LinhaCurta<EstadoChamado, EventoChamado, QuemMoveChamado, unknown, never>[] = [
  [INICIO, 'abrir', E.aberto, ['usuario'], livre, []],
  [E.aberto, 'responder', E.respondido, ['operador'], livre, []],
  [E.aberto, 'replicar', E.aberto, ['usuario'], livre, []],
  [E.aberto, 'encerrar', E.encerrado, ['usuario', 'operador'], livre, []],
  [E.respondido, 'responder', E.respondido, ['operador'], livre, []],
  [E.respondido, 'replicar', E.aberto, ['usuario'], livre, []],
  [E.respondido, 'encerrar', E.encerrado, ['usuario', 'operador', 'sistema'], livre, []],
  [E.encerrado, 'replicar', E.aberto, ['usuario'], livre, []],
];

/** A ticket: open until the staff answers, closed by either side or by silence, opened again by a word of its owner. */
export const MAQUINA_CHAMADO = definirMaquina({
  nome: 'chamado',
  tabela: 'chamados',
  coluna: 'estado',
  rotulos: ESTADO_CHAMADO,
  transicoes: lerTabela(tabela),
});

const DIGITOS = 6;

/** "#000123": how a ticket is called in writing. */
export function numeroDoChamado(id: number): string {
  return `#${String(id).padStart(DIGITOS, '0')}`;
}
