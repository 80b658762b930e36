import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import type { Trx } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { contasComCpf, identidadeEmConferencia, tirarCpf } from '../../cadastro/index.ts';
import { notificar } from '../../notificacoes/index.ts';
import { podeAgir } from './acoes-possiveis.ts';
import { agirSobrePessoa } from './agir-sobre-pessoa.ts';
import { acharConta, retiradaEmCurso, travarConta } from './repository.ts';

/**
 * Gives a CPF back to the person to whom it belongs, when other accounts had given it. An account keeps it in three
 * cases: its identity was confirmed with this CPF, is being confirmed, or it is taking money out to it. The act is
 * recorded in the trail of each (REGRAS 2.15, 2.18, 2.24).
 */
export async function liberarCpfParaPessoa(
  ctx: ContextoUsuario,
  { params: { id }, body: { cpf, mensagem } }: Recebida<typeof backoffice.liberarCpfParaPessoa>,
): Promise<void> {
  const { db, deps } = ctx;
  const contas = await contasComCpf(db, deps.cifra, cpf);
  const outras = contas.filter((conta) => conta !== id);
  await agirSobrePessoa(ctx, {
    id,
    acao: 'conta.liberarCpf',
    dados: { mensagem, deUsuarios: outras },
    outras,
    fazer: async (trx) => {
      if (outras.length === 0) return recusar('transicaoRecusada');
      for (const outra of outras) {
        await exigirQueSolte(trx, ctx, { id: outra, cpf });
        await tirarCpf(trx, outra);
        await contarAQuemPerdeu(trx, ctx, { outra, mensagem });
      }
      const jaEsta = contas.includes(id) ? 'sim' : null;
      const jaTem = (await acharConta(trx, id))?.cpf != null ? 'sim' : null;
      const { agora, requestId } = ctx;
      await notificar(trx, {
        usuarioId: id,
        modelo: 'cpfLiberadoPelaEquipe',
        dados: { jaTem, jaEsta },
        fato: requestId,
        agora,
      });
    },
  });
}

/** An account with the CPF, locked, and nothing that says the CPF is its own. */
async function exigirQueSolte(
  trx: Trx,
  ctx: ContextoUsuario,
  { id, cpf }: { readonly id: number; readonly cpf: string },
): Promise<void> {
  const travada = (await travarConta(trx, id)) ?? recusar('transicaoRecusada');
  if (!(await contasComCpf(trx, ctx.deps.cifra, cpf)).includes(id)) return recusar('transicaoRecusada');
  if (!podeAgir(ctx, travada)) return recusar('semPermissao');
  const porque = await porqueFica(trx, id);
  if (porque !== undefined) return recusar('cpfNaoLiberavel', { valores: { id, porque }, dados: { idUsuario: id } });
}

async function porqueFica(trx: Trx, id: number): Promise<string | undefined> {
  const conta = await acharConta(trx, id);
  if (conta?.identidadeVerificadaEm != null) return 'que tem a identidade confirmada com ele';
  if (await identidadeEmConferencia(trx, id)) return 'que tem a identidade em análise';
  return (await retiradaEmCurso(trx, id)) ? 'que tem uma retirada em curso para ele' : undefined;
}

async function contarAQuemPerdeu(
  trx: Trx,
  { usuario, ip, agora, requestId }: ContextoUsuario,
  { outra, mensagem }: { readonly outra: number; readonly mensagem: string },
): Promise<void> {
  await notificar(trx, { usuarioId: outra, modelo: 'cpfTirado', dados: {}, fato: requestId, agora });
  await registrarAuditoria(trx, {
    usuarioId: usuario.id,
    acao: 'conta.cpfTirado',
    alvo: `usuario:${outra}`,
    dados: { mensagem },
    ip,
    em: agora,
  });
}
