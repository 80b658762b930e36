import { diasEntre, somarDias } from '@rateia/domain/datas';
import { proRata } from '@rateia/domain/dinheiro';
import type { Mundo } from './app.ts';
import type { Membro } from './carteira.ts';
import { criarMembro, MENSALIDADE, PARTE, TAXA } from './carteira.ts';
import { assinaturaDe } from './grupos.ts';

type Pedido = {
  readonly problema?: number;
  readonly solucao?: number;
  readonly descricao?: string;
  readonly falhaDesde?: string | null;
};

/** A member of some days, who wrote to his administrator a day and some minutes ago. */
export async function membroQueConversou(mundo: Mundo): Promise<Membro> {
  const membro = await criarMembro(mundo, { saldo: MENSALIDADE });
  await mundo.avancar({ dias: 8 });
  const { id } = membro.grupo;
  await mundo.chamar('createMensagem', { id, texto: 'Aparece senha incorreta.' }, { como: membro });
  await mundo.avancar({ horas: 24, minutos: 5 });
  return membro;
}

/** The draft of a complaint, as the forms of the browser save it. */
export async function rascunhar(mundo: Mundo, membro: Membro, pedido: Pedido = {}) {
  const corpo = { problema: 204, solucao: 210, descricao: 'Parou na TV e no celular.', ...pedido };
  return await mundo.chamar('salvarRascunho', { idGrupo: membro.grupo.id, ...corpo }, { como: membro });
}

/** An open complaint: the whole answer of the call that opened it. */
export async function reclamar(mundo: Mundo, membro: Membro, pedido: Pedido = {}) {
  const { id } = (await rascunhar(mundo, membro, pedido)).corpo;
  return await mundo.chamar('abrirReclamacao', { id }, { como: membro });
}

/** A line of a complaint by one of its sides. */
export async function interagir(
  mundo: Mundo,
  {
    como,
    id,
    ...interacao
  }: { readonly como: Membro | Membro['grupo']['administrador']; readonly id: number } & Record<string, unknown>,
) {
  return await mundo.chamar('createInteracao', { idReclamacao: id, interacao }, { como });
}

/** The complaint as the database has it. */
export async function reclamacaoDe(mundo: Mundo, id: number) {
  return await mundo.aplicacao.deps.db
    .selectFrom('reclamacoes')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Days of the member's month that were used when the complaint of `membroQueConversou` is opened. */
const USADOS = 9;

/** So many days of the member's month by the arithmetic of the rule: share and fee each rounded by itself (REGRAS 2.0, 2.9). */
export async function valorDosDias(mundo: Mundo, { assinaturaId }: Membro, dias: number) {
  const { ciclo_inicio: inicio, ciclo_fim: fim } = await assinaturaDe(mundo, assinaturaId);
  const de = diasEntre(inicio ?? '', somarDias(fim ?? '', 1));
  return { parte: proRata(PARTE, { dias, de }), total: proRata(PARTE, { dias, de }) + proRata(TAXA, { dias, de }) };
}

/** The sum of 210 when it counts from the day of the complaint: the days that were not used, and the deposit. */
export async function valorDoCancelamento(mundo: Mundo, membro: Membro) {
  const { ciclo_inicio: inicio, ciclo_fim: fim } = await assinaturaDe(mundo, membro.assinaturaId);
  const dias = diasEntre(inicio ?? '', somarDias(fim ?? '', 1)) - USADOS;
  const { parte, total } = await valorDosDias(mundo, membro, dias);
  return { parte, total: total + MENSALIDADE };
}
