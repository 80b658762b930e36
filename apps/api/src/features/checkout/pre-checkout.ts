import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { checkout } from '@rateia/contracts/checkout';
import { vendavel } from '@rateia/domain/grupos/estados';
import { retencaoDoCheckout } from '@rateia/domain/grupos/vagas';
import { emTransacao } from '../../db/banco.ts';
import { temRestricao } from '../../db/livro.ts';
import type { ContextoUsuario } from '../../http/contexto.ts';
import { recusar } from '../../http/erros.ts';
import { exigirTermos } from '../../http/exigir-termos.ts';
import { saldoDisponivel } from '../carteira/index.ts';
import type { Entrada } from './conferir-entrada.ts';
import { conferirEntrada } from './conferir-entrada.ts';
import { apresentarPreCheckout } from './presenter.ts';
import { lerGrupoTravado, travarReserva } from './repository.ts';
import { pedirAvaliacao, reservarVagas, soltarReserva } from './reserva.ts';

type Contrato = typeof checkout.preCheckout;

/** Holds seats for 15 minutes and shows the price; a new one replaces the person's own (spec B§7; REGRAS 2.2). */
export const preCheckout = async (
  ctx: ContextoUsuario,
  { body: pedido }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> => {
  const { deps, agora } = ctx;
  const usuarioId = ctx.usuario.id;
  const entrada = await conferirEntrada(ctx.db, deps, { grupoId: pedido.idGrupo, usuarioId, vagas: pedido.vagas });
  exigirTermos(ctx.usuario);
  const { grupo } = entrada;
  const ate = retencaoDoCheckout(agora, await deps.regras());
  const id = await reservar(ctx, { entrada, vagas: pedido.vagas, relacionamento: pedido.relacionamento ?? null, ate });
  const { valorSemTaxas, valorTaxa, exigeCaucao } = grupo;
  const reserva = { id, vagas: pedido.vagas, valorSemTaxas, valorTaxa };
  return apresentarPreCheckout({ reserva, grupo, exigeCaucao, saldo: await saldoDisponivel(ctx.db, usuarioId), ate });
};

/** A new hold on the group as it was read, refused when the group changed before its seats could be locked. */
export const reservar = async (
  ctx: ContextoUsuario,
  r: {
    readonly entrada: Entrada;
    readonly vagas: number;
    readonly relacionamento: number | null;
    readonly ate: string;
  },
): Promise<number> =>
  await emTransacao(ctx.db, async (trx) => {
    const { deps, agora } = ctx;
    const { grupo, reserva } = r.entrada;
    const usuarioId = ctx.usuario.id;
    if (reserva !== undefined) {
      const anterior = await travarReserva(trx, { id: reserva.id, grupoId: grupo.id });
      if (anterior.pagaEm !== null) recusar('jaParticipa');
      await soltarReserva(trx, deps, { reserva: anterior, quem: 'membro', motivo: 'checkout.refeito', agora });
    }
    const { valorSemTaxas, valorTaxa } = grupo;
    const nova = await reservarVagas(trx, {
      grupoId: grupo.id,
      usuarioId,
      vagas: r.vagas,
      valorSemTaxas,
      valorTaxa,
      relacionamento: r.relacionamento,
      agora,
      ate: r.ate,
    }).catch((erro: unknown) => {
      // Two checkouts of the same person at once: the other one won.
      if (temRestricao(erro, 'assinaturas_viva')) return recusar('conflito');
      throw erro;
    });
    if (nova === undefined) return recusar('semVagas');
    const depois = await lerGrupoTravado(trx, grupo.id);
    if (!vendavel(depois.status)) recusar('grupoNaoAceitaMembros');
    if (depois.versaoPreco !== grupo.versaoPreco) recusar('precoMudou');
    if (depois.livres === 0) await pedirAvaliacao(trx, grupo.id);
    return nova.assinaturaId;
  });
