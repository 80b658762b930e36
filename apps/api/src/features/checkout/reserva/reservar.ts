import { somarHoras } from '@rateia/domain/datas';
import { formatarMomento } from '@rateia/domain/datas-formatadas';
import { vendavel } from '@rateia/domain/grupos/estados';
import { podeReterEm, retencaoRefeita } from '@rateia/domain/grupos/vagas';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import { temRestricao } from '../../../db/restricao.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { reter } from '../../pedido/index.ts';
import { pedirEntrada } from '../itens/entrada.ts';
import { lerGrupoTravado, MOTIVO_REFEITO, retencoesSemPagar, travarReserva } from '../repository.ts';
import type { Entrada } from '../restricoes/conferir-entrada.ts';
import { pedirAvaliacao } from './reserva.ts';
import { soltarReserva } from './soltar-reserva.ts';

/** A new hold on the group as it was read, refused when the group changed before its seats could be locked. */
export const reservar = async (
  ctx: ContextoUsuario,
  r: {
    readonly entrada: Entrada;
    readonly vagas: number;
    readonly relacionamento: number | null;
    readonly ate: string;
  },
): Promise<{ readonly id: number; readonly ate: string }> =>
  await emTransacao(ctx.db, async (trx) => {
    const { agora } = ctx;
    const { grupo, reserva } = r.entrada;
    const usuarioId = ctx.usuario.id;
    const anterior =
      reserva === undefined ? null : await soltarAnterior(trx, ctx, { id: reserva.id, grupoId: grupo.id });
    const ate = retencaoRefeita(r.ate, anterior);
    await exigirQuePossaReter(trx, ctx, grupo.id);
    const { valorSemTaxas, valorTaxa, exigeCaucao } = grupo;
    const entrada = pedirEntrada({
      grupoId: grupo.id,
      usuarioId,
      vagas: r.vagas,
      valorSemTaxas,
      valorTaxa,
      exigeCaucao,
      relacionamento: r.relacionamento,
      agora,
      ate,
    });
    const faturaId = await reter(trx, { usuarioId, itens: [entrada], ate, agora }).catch((erro: unknown) => {
      // Two checkouts of the same person at once: the other one won.
      if (temRestricao(erro, 'assinaturas_viva')) return recusar('conflito');
      throw erro;
    });
    if (faturaId === undefined) return recusar('semVagas');
    const depois = await lerGrupoTravado(trx, grupo.id);
    if (!vendavel(depois.status)) recusar('grupoNaoAceitaMembros');
    if (depois.versaoPreco !== grupo.versaoPreco) recusar('precoMudou');
    if (depois.livres === 0) await pedirAvaliacao(trx, grupo.id);
    return { id: entrada.assinaturaId(), ate };
  });

/** Gives the person's own hold back; answers until when it would have stood, null when it was over already. */
const soltarAnterior = async (
  trx: Trx,
  { deps, agora }: ContextoUsuario,
  lida: { readonly id: number; readonly grupoId: number },
): Promise<string | null> => {
  const reserva = await travarReserva(trx, lida);
  if (reserva.pagaEm !== null) return recusar('jaParticipa');
  const dePe = reserva.ate !== null && reserva.ate > agora;
  const fim = dePe
    ? ({ quem: 'membro', motivo: MOTIVO_REFEITO } as const)
    : ({ quem: 'sistema', motivo: 'checkout.expirou' } as const);
  await soltarReserva(trx, deps, { assinaturaId: reserva.id, ...fim, agora });
  return dePe ? reserva.ate : null;
};

/** Holds that are not paid keep the seats from others: after so many of one group the person waits (REGRAS 2.2). */
const exigirQuePossaReter = async (trx: Trx, ctx: ContextoUsuario, grupoId: number): Promise<void> => {
  const { agora, usuario } = ctx;
  const regras = await ctx.deps.regras();
  const { maximo, horas } = regras.vagas.retencoesSemPagar;
  const desde = somarHoras(agora, -horas);
  const em = podeReterEm(await retencoesSemPagar(trx, { grupoId, usuarioId: usuario.id, desde }), regras);
  if (em !== undefined) recusar('limiteDeReservas', { valores: { max: maximo, quando: formatarMomento(em) } });
};
