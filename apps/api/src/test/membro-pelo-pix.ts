import { diaDe } from '@rateia/domain/datas';
import { emTransacao } from '../db/banco.ts';
import { iniciarCiclo } from '../features/carteira/index.ts';
import type { Mundo } from './app.ts';
import { txidDe } from './avisos-do-pix.ts';
import type { Membro } from './carteira.ts';
import type { GrupoAVenda } from './checkout.ts';
import { assentarComBanco, criarGrupoAVenda, pagarNoBanco } from './checkout.ts';
import type { Pessoa } from './construtores.ts';
import { criarPessoa } from './construtores.ts';

export type MembroPeloPix = Membro & { readonly e2eid: string };

/** A member of a signed group who paid his first payment at the bank, through the checkout; his first cycle begins today. */
export async function criarMembroPeloPix(
  mundo: Mundo,
  opcoes: { readonly grupo?: GrupoAVenda; readonly pessoa?: Pessoa; readonly ciclo?: boolean } = {},
): Promise<MembroPeloPix> {
  const { deps } = mundo.aplicacao;
  const ciclo = opcoes.ciclo ?? true;
  const grupo = opcoes.grupo ?? (await criarGrupoAVenda(mundo, { status: ciclo ? 52 : 1, jaAssinado: ciclo }));
  const pessoa = opcoes.pessoa ?? (await criarPessoa(mundo, { nome: 'Ivo' }));
  const reserva = await mundo.chamar('preCheckout', { idGrupo: grupo.id, vagas: 1 }, { como: pessoa });
  const pedido = { idPreCheckout: reserva.corpo.idPreCheckout, meioPagamento: 12, valorTotal: grupo.totalPorVaga };
  const r = await mundo.chamar('createAssinatura', pedido, { como: pessoa });
  if (r.status !== 200) throw new Error(`subscription: ${r.bruto}`);
  await mundo.assentar();
  const txid = await txidDe(mundo, r.corpo.idPagamento ?? '');
  const { e2eid } = await pagarNoBanco(mundo, { txid, cpf: pessoa.cpf });
  await assentarComBanco(mundo);
  const assinaturaId = r.corpo.idAssinatura;
  if (ciclo) {
    const agora = mundo.agora();
    const confirmado = { acesso_entregue_em: agora, acesso_confirmado_em: agora };
    await deps.db.updateTable('assinaturas').set(confirmado).where('id', '=', assinaturaId).execute();
    await emTransacao(deps.db, (trx) => iniciarCiclo(trx, deps, { assinaturaId, inicio: diaDe(agora), agora }));
  }
  return { ...pessoa, assinaturaId, grupo, e2eid };
}
