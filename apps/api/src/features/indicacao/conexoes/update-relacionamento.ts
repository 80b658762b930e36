import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { indicacao } from '@rateia/contracts/indicacao';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { acharPessoa } from '../pessoas-repository.ts';
import { apresentarPessoa } from '../presenter.ts';
import { findConexao, travarPar } from './conexoes-repository.ts';

type Chamada = typeof indicacao.updateRelacionamento;

/** Says what two connected people are to each other: amigos 168 and others (spec B§3; REGRAS 1 relacionamento). */
export async function updateRelacionamento(
  ctx: ContextoUsuario,
  { params: { idUsuario: outro }, body: { relacionamento } }: Recebida<Chamada>,
): Promise<Resposta<Chamada>> {
  return await emTransacao(ctx.db, async (trx) => {
    const par = { eu: ctx.usuario.id, outro };
    await travarPar(trx, par);
    const conexao = await findConexao(trx, par);
    if (conexao?.estado !== 'conectada') return recusar('naoEncontrado');
    await trx.updateTable('conexoes').set({ relacionamento }).where('id', '=', conexao.id).execute();
    const pessoa = (await acharPessoa(trx, par)) ?? recusar('naoEncontrado');
    return apresentarPessoa(pessoa, ctx.usuario.id);
  });
}
