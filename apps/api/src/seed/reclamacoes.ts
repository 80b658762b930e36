import { ID_ESTADO_ASSINATURA } from '@rateia/domain/grupos/assinatura';
import type { Gente } from './gente.ts';
import type { Formado } from './grupos.ts';
import type { MundoPassado } from './mundo.ts';

/** The parts of a complaint: a member, his administrator and his group. */
export type Briga = { readonly idGrupo: number; readonly admin: Gente; readonly membro: Gente };

/** Members of some groups who are in, one of each group: they write to their administrators, and complain days later. */
export async function conversarAntes(mundo: MundoPassado, formados: readonly Formado[]): Promise<readonly Briga[]> {
  const { db } = mundo.aplicacao.deps;
  const brigas: Briga[] = [];
  for (const { grupo, membros } of formados) {
    const dentro = await db
      .selectFrom('assinaturas')
      .select('usuario_id')
      .where('grupo_id', '=', grupo.id)
      .where('estado', '=', ID_ESTADO_ASSINATURA.ativa)
      .execute();
    const membro = membros.find(({ id }) => dentro.some(({ usuario_id }) => usuario_id === id));
    if (membro === undefined) continue;
    await mundo.chamar(
      'createMensagem',
      { id: grupo.id, texto: 'Oi, aqui aparece senha incorreta. Pode ver?' },
      membro,
    );
    brigas.push({ idGrupo: grupo.id, admin: grupo.admin, membro });
  }
  return brigas;
}

const DESCRICAO = 'Desde ontem aparece senha incorreta, na TV e no celular. Escrevi e não resolveu.';
type Abertura = { readonly problema: number; readonly solucao: number };

async function abrir(mundo: MundoPassado, { idGrupo, membro }: Briga, pedido: Abertura): Promise<number> {
  const corpo = { idGrupo, descricao: DESCRICAO, falhaDesde: null, ...pedido };
  const { id } = await mundo.chamar('salvarRascunho', corpo, membro);
  await mundo.chamar('abrirReclamacao', { id }, membro);
  return id;
}

async function dizer(mundo: MundoPassado, quem: Gente, p: { readonly id: number } & Record<string, unknown>) {
  const { id: idReclamacao, ...interacao } = p;
  return await mundo.chamar('createInteracao', { idReclamacao, interacao }, quem);
}

async function aceitar(mundo: MundoPassado, { membro }: Briga, id: number): Promise<void> {
  const { proposta } = await mundo.chamar('getReclamacao', { id }, membro);
  await dizer(mundo, membro, { id, tipo: 201, totalMostrado: proposta?.total ?? 0 });
}

/** A member of a pool with a prize that nobody fetched asks for it: the case is at the desk. */
async function reclamarDoBolao(mundo: MundoPassado, membros: readonly Gente[]): Promise<void> {
  const { db } = mundo.aplicacao.deps;
  const cota = await db
    .selectFrom('cotas as c')
    .innerJoin('bolao_apuracoes as a', 'a.bolao_id', 'c.bolao_id')
    .select(['c.bolao_id', 'c.usuario_id'])
    .where('a.premio', '>', 0)
    .where('a.recebido_em', 'is', null)
    .where('c.usuario_id', 'is not', null)
    .orderBy('c.numero')
    .executeTakeFirst();
  const membro = membros.find(({ id }) => id === cota?.usuario_id);
  if (cota === undefined || membro === undefined) return;
  const descricao = 'O sorteio foi conferido há dias e o prêmio ainda não entrou na carteira.';
  const corpo = { idBolao: cota.bolao_id, problema: 1_103, solucao: 1_202, descricao };
  const { id } = await mundo.chamar('salvarRascunho', corpo, membro);
  await mundo.chamar('abrirReclamacao', { id }, membro);
}

/** A complaint of each state: draft, registered, proposal, agreement, mediation, closed by agreement and by a decision. */
export async function reclamar(
  mundo: MundoPassado,
  brigas: readonly Briga[],
  { lider, membros }: { readonly lider: Gente; readonly membros: readonly Gente[] },
): Promise<void> {
  const [rascunho, registrada, proposta, acordo, mediacao, fechada, decidida] = brigas;
  if (rascunho !== undefined) {
    const { idGrupo, membro } = rascunho;
    const corpo = { idGrupo, problema: 205, descricao: DESCRICAO, falhaDesde: null, solucao: null };
    await mundo.chamar('salvarRascunho', corpo, membro);
  }
  if (registrada !== undefined) await abrir(mundo, registrada, { problema: 204, solucao: 210 });
  if (proposta !== undefined) {
    const id = await abrir(mundo, proposta, { problema: 204, solucao: 210 });
    const texto = 'O cartão da conta foi recusado. Prefiro encerrar a sua vaga e devolver o que você não usou.';
    await dizer(mundo, proposta.admin, { id, tipo: 200, solucao: 210, texto });
  }
  if (acordo !== undefined) {
    const id = await abrir(mundo, acordo, { problema: 204, solucao: 209 });
    await dizer(mundo, acordo.admin, { id, tipo: 200, solucao: 209, texto: 'Já troco a senha.' });
    await aceitar(mundo, acordo, id);
  }
  for (const caso of [mediacao, decidida]) {
    if (caso === undefined) continue;
    const id = await abrir(mundo, caso, { problema: 205, solucao: 210 });
    for (const texto of ['Isso não resolve.', 'O acesso continua parado.']) {
      await dizer(mundo, caso.admin, { id, tipo: 200, solucao: 208, texto: 'Vou ver.' });
      await dizer(mundo, caso.membro, { id, tipo: 200, solucao: 210, texto });
    }
    if (caso === decidida) await decidir(mundo, lider, id);
  }
  if (fechada !== undefined) {
    const id = await abrir(mundo, fechada, { problema: 207, solucao: 248 });
    await dizer(mundo, fechada.admin, { id, tipo: 200, solucao: 248, texto: 'Desculpe pelo transtorno.' });
    await aceitar(mundo, fechada, id);
  }
  await reclamarDoBolao(mundo, membros);
  await mundo.assentar();
}

async function decidir(mundo: MundoPassado, lider: Gente, id: number): Promise<void> {
  const { inicios, modelos } = await mundo.chamar('getReclamacaoEmMediacao', { id }, lider);
  const inicio = inicios.at(-1);
  const solucao = 210;
  const totalMostrado = inicio?.opcoes.find((o) => o.solucao === solucao)?.total ?? 0;
  const corpo = { id, solucao, desde: inicio?.desde, texto: modelos[0]?.texto, totalMostrado };
  await mundo.chamar('decidirReclamacao', corpo, lider);
}
