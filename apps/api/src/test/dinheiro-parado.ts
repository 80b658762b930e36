import { randomBytes } from 'node:crypto';
import type { Mundo } from './app.ts';
import { recebimentoDe, txidDe } from './avisos-do-pix.ts';
import { assentarComBanco, ligarFalhas, pagarNoBanco } from './checkout.ts';
import type { Pessoa } from './construtores.ts';
import { criarPessoa } from './construtores.ts';

type Recebido = { readonly e2eid: string; readonly pessoa: Pessoa };

const MENOR_RECARGA = 1_000;

/** Opens a top-up of somebody and answers the charge's id at the bank. */
export async function abrirRecarga(mundo: Mundo, pessoa: Pessoa, valor: number): Promise<string> {
  const r = await mundo.chamar('comprarCredito', { valor, meioPagamento: 12 }, { como: pessoa });
  if (r.status !== 200) throw new Error(`top-up: ${r.bruto}`);
  await mundo.assentar();
  return await txidDe(mundo, r.corpo.idPagamento);
}

/** A Pix that the bank knows and we have no charge for; paid by its owner unless `cpf` says another. */
export async function pixSemDono(
  mundo: Mundo,
  { valor, cpf }: { readonly valor: number; readonly cpf?: string },
): Promise<Recebido> {
  const pessoa = await criarPessoa(mundo, { nome: 'Lúcia' });
  const txid = await abrirRecarga(mundo, pessoa, MENOR_RECARGA);
  await mundo.aplicacao.deps.db
    .updateTable('cobrancas_pix')
    .set({ txid: randomBytes(16).toString('hex') })
    .where('txid', '=', txid)
    .execute();
  const { e2eid } = await pagarNoBanco(mundo, { txid, valor, cpf: cpf ?? pessoa.cpf, forcar: true });
  await assentarComBanco(mundo);
  return { e2eid, pessoa };
}

/** A third party's top-up that goes back, and whose return the bank does not make. */
export async function devolucaoQueFalhou(
  mundo: Mundo,
  { valor, cpf }: { readonly valor: number; readonly cpf: string },
): Promise<Recebido & { readonly id: string }> {
  const pessoa = await criarPessoa(mundo);
  const txid = await abrirRecarga(mundo, pessoa, valor);
  await ligarFalhas(mundo, { devolucao: { modo: 'recusado' } });
  const { e2eid } = await pagarNoBanco(mundo, { txid, cpf });
  await assentarComBanco(mundo);
  await ligarFalhas(mundo, {});
  const { id } = await mundo.aplicacao.deps.db
    .selectFrom('devolucoes')
    .select('id')
    .where('recebimento_id', '=', await recebimentoDe(mundo, e2eid))
    .executeTakeFirstOrThrow();
  return { e2eid, pessoa, id: String(id) };
}
