import type { Regras } from '@rateia/domain/regras';
import { REGRAS_PADRAO } from '@rateia/domain/regras';
import type { Mundo } from '../app.ts';
import { criarGrupoAVenda } from '../checkout.ts';
import type { Pessoa } from '../construtores.ts';
import { criarPessoa } from '../construtores.ts';
import type { Recusada } from './tabela.ts';
import { enquanto } from './tabela.ts';

/** While the numbers of the product are these. */
export async function comRegras(
  mundo: Mundo,
  mudar: (regras: Regras) => Regras,
  fazer: () => Promise<Recusada>,
): Promise<Recusada> {
  const { deps } = mundo.aplicacao;
  const regras = mudar(await deps.regras());
  return await enquanto(deps, { regras: async () => regras }, fazer);
}

async function mudarConta(mundo: Mundo, { id }: Pick<Pessoa, 'id'>, campos: Record<string, unknown>): Promise<void> {
  const { db, sessoes } = mundo.aplicacao.deps;
  await db.updateTable('usuarios').set(campos).where('id', '=', id).execute();
  for (const sessao of await db.selectFrom('sessoes').select('id').where('usuario_id', '=', id).execute())
    sessoes.esquecer(sessao.id);
}
/** Makes a person without accepted terms. */
export async function semTermos(mundo: Mundo, pessoa: Pick<Pessoa, 'id'>): Promise<void> {
  return await mudarConta(mundo, pessoa, { termos_versao: null, termos_aceitos_em: null });
}
export async function comRestricao(mundo: Mundo, pessoa: Pick<Pessoa, 'id'>): Promise<void> {
  return await mudarConta(mundo, pessoa, { restricao: 'Sua conta está em análise.' });
}
export async function semDadosFiscais(mundo: Mundo, pessoa: Pick<Pessoa, 'id'>): Promise<void> {
  return await mudarConta(mundo, pessoa, { dados_fiscais_em: null });
}

/** While she owes the first month of a group. */
export async function comDivida(mundo: Mundo, como: Pessoa, fazer: () => Promise<Recusada>): Promise<Recusada> {
  const { db } = mundo.aplicacao.deps;
  const { id: assinaturaId } = await criarReserva(mundo, como);
  const { id: fatura } = await db
    .selectFrom('faturas_de_vaga')
    .select('id')
    .where('assinatura_id', '=', assinaturaId)
    .executeTakeFirstOrThrow();
  const agora = mundo.agora();
  await db
    .insertInto('dividas')
    .values({ usuario_id: como.id, fatura_id: fatura, valor: 2_000, criada_em: agora })
    .execute();
  try {
    return await fazer();
  } finally {
    await db.updateTable('dividas').set({ quitada_em: agora }).where('fatura_id', '=', fatura).execute();
  }
}

/** A hold of one seat of a group on sale, by a person without money. */
export async function criarReserva(mundo: Mundo, pessoa?: Pessoa) {
  const grupo = await criarGrupoAVenda(mundo);
  const como = pessoa ?? (await criarPessoa(mundo));
  const { status, corpo, bruto } = await mundo.chamar('preCheckout', { idGrupo: grupo.id, vagas: 1 }, { como });
  if (status !== 200) throw new Error(`no hold: ${bruto}`);
  return { id: corpo.idPreCheckout, grupo, como, total: grupo.totalPorVaga };
}
export async function passarDaReserva(mundo: Mundo): Promise<void> {
  return await mundo.avancar({ minutos: REGRAS_PADRAO.vagas.minutosDeRetencao + 1 });
}
