import type { Recebida } from '@rateia/contracts/chamada';
import type { retirada } from '@rateia/contracts/retirada';
import { formatarMomento } from '@rateia/domain/datas-formatadas';
import { podeReceberEm } from '@rateia/domain/retirada/regras';
import { mascararCpf } from '@rateia/domain/usuario/cpf';
import { emTransacao } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { cpfDe, exigirValidacoes } from '../../cadastro/index.ts';
import { exigirConfirmacaoForte, notificarComBloqueio } from '../../sessao/index.ts';
import { mostrarChave } from '../presenter.ts';
import { guardarChave } from './chaves.ts';

/** Registers the fiscal CPF as Pix key; a new key is confirmed, rests 24 h, and its owner is told of it (spec B§7; REGRAS 2.6). */
export async function cadastrarPixCpf(ctx: ContextoUsuario, { body }: Recebida<typeof retirada.cadastrarPixCpf>) {
  const { deps, usuario, agora, requestId } = ctx;
  await exigirValidacoes(ctx.db, usuario.id, ['dadosFiscais']);
  if ((await cpfDe(ctx.db, deps.cifra, usuario.id)) !== body.cpf) return recusar('contaDeOutroCpf');
  const regras = await deps.regras();
  return await emTransacao(ctx.db, async (trx) => {
    const { chave, nova } = await guardarChave(trx, deps.cifra, {
      usuarioId: usuario.id,
      tipoChave: 'cpf',
      chave: body.cpf,
      agora,
      podeReceberEm: podeReceberEm(agora, regras),
    });
    if (nova) {
      await exigirConfirmacaoForte(trx, ctx, 'contaBancaria');
      await registrarAuditoria(trx, {
        usuarioId: usuario.id,
        acao: 'chavePix.cadastrar',
        alvo: `chavePix:${chave.id}`,
        ip: ctx.ip,
        em: agora,
      });
      await notificarComBloqueio(trx, deps, {
        usuarioId: usuario.id,
        modelo: 'chavePixCadastrada',
        dados: { chave: mascararCpf(body.cpf), aPartirDe: formatarMomento(chave.podeReceberEm) },
        fato: chave.id,
        agora,
        requestId,
      });
    }
    return mostrarChave(chave, agora);
  });
}
