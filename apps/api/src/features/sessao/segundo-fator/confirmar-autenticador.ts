import type { Recebida } from '@rateia/contracts/chamada';
import type { seguranca } from '@rateia/contracts/seguranca';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { conferirAplicativo } from '../aparelhos/aplicativo.ts';
import { notificarMudanca } from '../bloqueio/notificar-mudanca.ts';
import { abrirTentativa, encerrarTentativa } from '../login/tentativas.ts';
import { comProvaContada } from '../sessoes/provas-da-sessao.ts';
import { anotarFator } from './anotar-fator.ts';
import { novosCodigos } from './codigos-de-recuperacao.ts';
import { fatoresDaConta } from './fatores.ts';

/**
 * The first code turns the second factor on, and gives recovery codes to a person without any (spec A§6
 * twfaHabilitado).
 */
export async function confirmarAutenticador(
  ctx: ContextoUsuario,
  { body: { codigo } }: Recebida<typeof seguranca.confirmarAutenticador>,
): Promise<Ativado> {
  return await comProvaContada(ctx, () => ativar(ctx, codigo));
}

type Ativado = { readonly codigosRecuperacao: string[] | null };

async function ativar(ctx: ContextoUsuario, codigo: string): Promise<Ativado> {
  const { deps, usuario, agora, ip } = ctx;
  const { id: usuarioId } = usuario;
  const tentativa = await abrirTentativa(deps, {
    acao: 'segundoFator',
    conta: `segundoFator:${usuarioId}`,
    ip,
    dispositivo: ctx.hashDispositivo,
    dispositivoConhecido: true,
    agora,
  });
  const feito = await emTransacao(deps.db, async (trx) => {
    const tinha = await fatoresDaConta(trx, usuarioId);
    const parede = deps.relogio.parede();
    if (!(await conferirAplicativo(trx, deps.cifra, { usuarioId, codigo, parede, confirma: agora }))) return undefined;
    await anotarFator(trx, ctx);
    await notificarMudanca(trx, ctx, { acao: 'seguranca.aplicativoAtivado', alvo: `usuario:${usuarioId}` });
    if (tinha.codigosRestantes > 0) return { codigosRecuperacao: null };
    return { codigosRecuperacao: await novosCodigos(trx, deps.cifra, { usuarioId, agora }) };
  });
  await encerrarTentativa(deps, tentativa, feito !== undefined);
  return feito ?? recusar('codigoNaoConfere');
}
