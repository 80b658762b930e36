import type { Recebida } from '@rateia/contracts/chamada';
import type { seguranca } from '@rateia/contracts/seguranca';
import { instanteDe } from '@rateia/domain/datas';
import { mascararIp } from '@rateia/domain/sessao/lugar';
import { emTransacao } from '../../db/banco.ts';
import { registrarAuditoria } from '../../db/transicoes.ts';
import type { ContextoUsuario } from '../../http/contexto.ts';
import { recusar } from '../../http/erros.ts';
import { findAparelho, liberarPedidosDoAparelho, listarAparelhos } from './aparelhos-repository.ts';
import { anotarLiberacao } from './avisar-de-aparelho.ts';
import { bloquearPeloDono } from './bloquear-conta.ts';
import { exigirConfirmacaoForte } from './confirmacao-forte.ts';
import { confiarNoDispositivo, revogarDispositivoDe } from './dispositivos.ts';
import { encerrarSessoes, esquecerSessoes } from './encerrar-sessoes.ts';

/** Devices that may enter, and those that ask to (spec A§2 /perfil/seguranca; ASVS 7.5.2). */
export const getDispositivos = async ({ deps, usuario, agora }: ContextoUsuario) => {
  const parede = instanteDe(deps.relogio.parede());
  const itens = await listarAparelhos(deps.db, { usuarioId: usuario.id, agora, parede });
  return {
    itens: itens.map((d) => ({
      id: d.id,
      nome: d.nome,
      lugar: mascararIp(d.ip),
      desde: d.criadoEm,
      vistoEm: d.vistoEm,
      situacao: d.liberado ? ('liberado' as const) : ('pendente' as const),
      atual: d.id === usuario.dispositivoId,
      sessoes: d.sessoes,
    })),
  };
};

/** Takes the trust back and ends the device's sessions; the next login on it asks for a code (spec A§4). */
export const revogarDispositivo = async (
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<typeof seguranca.revogarDispositivo>,
): Promise<void> => {
  const { deps, usuario, agora, ip } = ctx;
  const { id: usuarioId } = usuario;
  const encerradas = await emTransacao(deps.db, async (trx) => {
    const parede = instanteDe(deps.relogio.parede());
    if (id === usuario.dispositivoId) recusar('aparelhoAtual');
    if (!(await revogarDispositivoDe(trx, { usuarioId, id, agora, parede }))) recusar('naoEncontrado');
    const fim = { motivo: 'aparelhoRevogado', parede } as const;
    const doAparelho = await encerrarSessoes(trx, { usuarioId, dispositivoId: id }, fim);
    await registrarAuditoria(trx, {
      usuarioId,
      acao: 'dispositivo.revogado',
      alvo: `dispositivo:${id}`,
      ip,
      em: agora,
    });
    return doAparelho;
  });
  esquecerSessoes(deps, encerradas);
};

/** Lets a device in from one that is already trusted; asks for confirmation, for a stolen session must not bring its own (spec A§4). */
export const liberarDispositivo = async (
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<typeof seguranca.liberarDispositivo>,
): Promise<void> =>
  await emTransacao(ctx.db, async (trx) => {
    const { deps, usuario, agora } = ctx;
    const { id: usuarioId } = usuario;
    const aparelho = (await findAparelho(trx, { usuarioId, id })) ?? recusar('naoEncontrado');
    if (aparelho.liberado) return;
    await exigirConfirmacaoForte(trx, ctx, 'liberarDispositivo');
    await confiarNoDispositivo(trx, { id, parede: instanteDe(deps.relogio.parede()) });
    await liberarPedidosDoAparelho(trx, { dispositivoId: id, agora });
    await anotarLiberacao(trx, ctx, { usuarioId, dispositivoId: id, como: 'aparelho' });
  });

/** "Não fui eu", from the list: the account is blocked with everything that is open in it (spec A§4, A§7 conta/bloquear). */
export const recusarDispositivo = async (
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<typeof seguranca.recusarDispositivo>,
): Promise<void> => {
  const { deps, usuario, agora, ip, requestId } = ctx;
  const { id: usuarioId } = usuario;
  const encerradas = await emTransacao(deps.db, async (trx) => {
    if ((await findAparelho(trx, { usuarioId, id })) === undefined) recusar('naoEncontrado');
    if (id === usuario.dispositivoId) recusar('aparelhoAtual');
    return await bloquearPeloDono(trx, deps, {
      usuarioId,
      dispositivoId: id,
      agora,
      ip,
      requestId,
      como: 'aparelho',
    });
  });
  esquecerSessoes(deps, encerradas);
};
