import type { Recebida } from '@rateia/contracts/chamada';
import type { seguranca } from '@rateia/contracts/seguranca';
import { emTransacao } from '../../db/banco.ts';
import type { ContextoUsuario } from '../../http/contexto.ts';
import { recusar } from '../../http/erros.ts';
import { apagarAplicativo, conferirAplicativo, novoAplicativo } from './aplicativo.ts';
import { avisarMudanca } from './avisar-mudanca.ts';
import { apagarCodigos, novosCodigos } from './codigos-de-recuperacao.ts';
import { exigirConfirmacaoForte } from './confirmacao-forte.ts';
import { fatoresDaConta, temSegundoFator } from './fatores.ts';
import { comProvaContada } from './provas-da-sessao.ts';
import { getDonoDaConta } from './repository.ts';
import { abrirTentativa, encerrarTentativa } from './tentativas.ts';

/** Shows the secret for an app, once; it guards nothing until its first code is given (spec A§6 Two-factor). */
export const createAutenticador = async (ctx: ContextoUsuario) =>
  await emTransacao(ctx.db, async (trx) => {
    const { deps, usuario, agora } = ctx;
    if ((await fatoresDaConta(trx, usuario.id)).aplicativo) recusar('segundoFatorExistente');
    await exigirConfirmacaoForte(trx, ctx, 'segundoFator');
    const { email } = await getDonoDaConta(trx, usuario.id);
    return await novoAplicativo(trx, deps.cifra, { usuarioId: usuario.id, email, agora });
  });

/** The first code turns the second factor on, and gives the recovery codes to who had none (spec A§6 twfaHabilitado). */
export const confirmarAutenticador = async (
  ctx: ContextoUsuario,
  { body: { codigo } }: Recebida<typeof seguranca.confirmarAutenticador>,
): Promise<Ativado> => await comProvaContada(ctx, () => ativar(ctx, codigo));

type Ativado = { codigosRecuperacao: string[] | null };

const ativar = async (ctx: ContextoUsuario, codigo: string): Promise<Ativado> => {
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
    await avisarMudanca(trx, ctx, { acao: 'seguranca.aplicativoAtivado', alvo: `usuario:${usuarioId}` });
    if (tinha.codigosRestantes > 0) return { codigosRecuperacao: null };
    return { codigosRecuperacao: await novosCodigos(trx, deps.cifra, { usuarioId, agora }) };
  });
  await encerrarTentativa(deps, tentativa, feito !== undefined);
  return feito ?? recusar('codigoNaoConfere');
};

/** Without a second factor left, recovery codes are of no use and go too. */
export const deleteAutenticador = async (ctx: ContextoUsuario): Promise<void> =>
  await emTransacao(ctx.db, async (trx) => {
    const { id: usuarioId } = ctx.usuario;
    if (!(await fatoresDaConta(trx, usuarioId)).aplicativo) recusar('segundoFatorAusente');
    await exigirConfirmacaoForte(trx, ctx, 'segundoFator');
    await apagarAplicativo(trx, usuarioId);
    if (!(await temSegundoFator(trx, usuarioId))) await apagarCodigos(trx, usuarioId);
    await avisarMudanca(trx, ctx, { acao: 'seguranca.aplicativoRemovido', alvo: `usuario:${usuarioId}` });
  });

/** Ten new recovery codes; those from before are void. */
export const gerarCodigos = async (ctx: ContextoUsuario): Promise<{ codigosRecuperacao: string[] }> =>
  await emTransacao(ctx.db, async (trx) => {
    const { deps, usuario, agora } = ctx;
    const { id: usuarioId } = usuario;
    if (!(await temSegundoFator(trx, usuarioId))) recusar('segundoFatorAusente');
    await exigirConfirmacaoForte(trx, ctx, 'segundoFator');
    await avisarMudanca(trx, ctx, { acao: 'seguranca.codigosRefeitos', alvo: `usuario:${usuarioId}` });
    return { codigosRecuperacao: await novosCodigos(trx, deps.cifra, { usuarioId, agora }) };
  });
