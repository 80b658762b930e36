import type { Recebida } from '@rateia/contracts/chamada';
import type { checkout } from '@rateia/contracts/checkout';
import type { ChaveErro } from '@rateia/contracts/erros';
import { ERROS } from '@rateia/contracts/erros';
import { centavos, formatarValor, subtrair } from '@rateia/domain/dinheiro';
import { HTTP } from '@rateia/domain/http';
import { sql } from 'kysely';
import { emTransacao } from '../../db/banco.ts';
import { temRestricao } from '../../db/restricao.ts';
import type { ContextoUsuario } from '../../http/contexto.ts';
import { recusar } from '../../http/erros.ts';
import { exigirTermos } from '../../http/exigir-termos.ts';
import type { RespostaGuardada } from '../../http/idempotencia.ts';
import { exigirValidacoes } from '../cadastro/index.ts';
import { grupoVisivel } from '../grupos/index.ts';
import { ehSaldoInsuficiente, saldoDisponivel } from '../livro/index.ts';
import { exigirSemRestricao, grupoQueExistePara } from './conferir-entrada.ts';
import { planoDaCompra } from './plano-da-compra.ts';
import { travarReserva } from './repository.ts';
import { soltarReserva } from './reserva.ts';
import { esquecerVitrine, lerVitrine } from './vitrine.ts';

type Pedido = Recebida<typeof checkout.assinarDireto>['body'];
type Resultado = { readonly recusa: string | null; readonly status: number | null; readonly resposta: string | null };

const CHAMADA = 'assinarDireto';
/** What the function raises when a refusal is found after something was written. */
const RECUSA_TARDIA = 'RT001';

/**
 * One-tap subscription with wallet credit. One round trip for everything that holds the group's seats: the database
 * function keeps the idempotency row, claims the seats, writes the entries that the domain computed and the answer, or
 * does nothing (CONFIABILIDADE 1.3; ADR 011).
 */
export const assinarDireto = async (
  ctx: ContextoUsuario,
  { body: pedido }: Recebida<typeof checkout.assinarDireto>,
): Promise<RespostaGuardada> => {
  const { chaveIdempotencia: chave, hashDoPedido: hash } = ctx;
  if (chave === null || hash === null || chave.length < 8 || chave.length > 128) {
    return recusar('chaveIdempotenciaAusente');
  }
  // What was bought before the terms changed is answered again as it was.
  if (!ctx.usuario.termosEmDia && !(await jaRespondida(ctx, chave))) exigirTermos(ctx.usuario);
  const primeira = await tentar(ctx, pedido, { chave, hash });
  if (primeira.recusa === null) return guardada(primeira);
  // Two refusals may only mean that we knew too little: an old price in memory, or his own unpaid hold in the way.
  if (primeira.recusa === 'precoMudou') esquecerVitrine(ctx.deps, pedido.idGrupo);
  else if (primeira.recusa === 'reservaAberta') await soltarPropria(ctx, pedido);
  else return await explicar(ctx, pedido, primeira.recusa);
  const segunda = await tentar(ctx, pedido, { chave, hash });
  return segunda.recusa === null ? guardada(segunda) : await explicar(ctx, pedido, segunda.recusa);
};

const jaRespondida = async ({ db, usuario }: ContextoUsuario, chave: string): Promise<boolean> =>
  (await db
    .selectFrom('idempotencia')
    .select('chave')
    .where('usuario_id', '=', usuario.id)
    .where('chave', '=', chave)
    .executeTakeFirst()) !== undefined;

const guardada = ({ status, resposta }: Resultado): RespostaGuardada => ({
  status: status ?? HTTP.ok,
  corpo: resposta ?? '',
});

const tentar = async (
  ctx: ContextoUsuario,
  pedido: Pedido,
  { chave, hash }: { readonly chave: string; readonly hash: Buffer },
): Promise<Resultado> => {
  const { deps, db, usuario, agora } = ctx;
  const vitrine = await lerVitrine(deps, pedido.idGrupo);
  if (vitrine === undefined) return recusa('grupoNaoEncontrado');
  if (!vitrine.publica && !(await grupoVisivel(db, vitrine.id, usuario.id))) return recusa('grupoNaoEncontrado');
  if (vitrine.administradorId === usuario.id) return recusa('administradorNaoAssina');
  const regras = await deps.regras();
  if (!regras.meios.credito.ligado) return recusa('meioPagamentoIndisponivel');
  if (pedido.vagas > regras.vagas.porUsuarioNoGrupo) return recusa('limiteVagasPorPessoa');
  const plano = planoDaCompra({ vitrine, vagas: pedido.vagas, usuarioId: usuario.id, agora, regras });
  if (plano.valorTotal !== pedido.valorTotal) return recusa('precoMudou');
  const { requestId: requisicao } = ctx;
  const identidade = { usuario: usuario.id, chave, hash: hash.toString('hex'), chamada: CHAMADA, requisicao };
  try {
    const { rows } =
      await sql<Resultado>`select recusa, status, resposta from assinar_direto(${JSON.stringify({ ...plano, ...identidade })}::jsonb)`.execute(
        db,
      );
    return rows[0] ?? recusa('erroInterno');
  } catch (erro) {
    return recusaDoBanco(erro);
  }
};

/** What the database refused after something was written; nothing of it stays. Anything else is a fault. */
const recusaDoBanco = (erro: unknown): Resultado => {
  if (ehSaldoInsuficiente(erro)) return recusa('saldoInsuficiente');
  if (temRestricao(erro, 'assinaturas_viva')) return recusa('jaParticipa');
  if (erro instanceof Error && 'code' in erro && erro.code === RECUSA_TARDIA) return recusa(erro.message);
  throw erro;
};

const recusa = (chave: string): Resultado => ({ recusa: chave, status: null, resposta: null });

const soltarPropria = async (ctx: ContextoUsuario, pedido: Pedido): Promise<void> => {
  const { deps, agora, usuario } = ctx;
  const { propria } = await grupoQueExistePara(ctx.db, { grupoId: pedido.idGrupo, usuarioId: usuario.id });
  if (propria === undefined) return;
  await emTransacao(ctx.db, async (trx) => {
    const reserva = await travarReserva(trx, { id: propria.id, grupoId: pedido.idGrupo });
    if (reserva.estado !== 'reservada' || reserva.pagaEm !== null) return;
    await soltarReserva(trx, deps, { reserva, quem: 'membro', motivo: 'checkout.compraDireta', agora });
  });
};

/** A refusal with its numbers; reading them costs nothing to those who buy. */
const explicar = async (ctx: ContextoUsuario, pedido: Pedido, chave: string): Promise<never> => {
  const { db, deps, usuario } = ctx;
  if (chave === 'limiteVagasPorPessoa') {
    return recusar(chave, { valores: { max: (await deps.regras()).vagas.porUsuarioNoGrupo } });
  }
  if (chave === 'validacaoObrigatoria') await exigirValidacoes(db, usuario.id, ['telefone', 'email', 'dadosFiscais']);
  if (chave === 'restricao' || chave === 'dividaPendente') {
    exigirSemRestricao(await grupoQueExistePara(db, { grupoId: pedido.idGrupo, usuarioId: usuario.id }));
  }
  if (chave === 'saldoInsuficiente') {
    const saldo = await saldoDisponivel(db, usuario.id);
    const falta = subtrair(centavos(pedido.valorTotal), saldo);
    return recusar(chave, {
      valores: { saldo: formatarValor(saldo), falta: formatarValor(falta) },
      dados: { saldo, falta },
    });
  }
  return recusar(ehDoCatalogo(chave) ? chave : 'conflito');
};

const ehDoCatalogo = (chave: string): chave is ChaveErro => Object.hasOwn(ERROS, chave);
