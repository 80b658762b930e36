import type { cancelamento } from '@rateia/contracts/cancelamento';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { ZERO } from '@rateia/domain/dinheiro';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { notificar } from '../../notificacoes/index.ts';
import { exigirMembro } from '../exigir-membro.ts';
import { anotarResposta, exigirMotivo } from '../motivos/respostas.ts';
import { revisarArrependimento } from '../reembolso/revisar-arrependimento.ts';
import type { MembroQueSai } from '../repository.ts';
import { definirDestino, travarMembro } from '../repository.ts';
import { agendarFim } from './agendar-fim.ts';
import { encerrarMembro } from './encerrar-membro.ts';
import type { OpcaoDeSaida } from './opcoes-de-saida.ts';
import { opcoesDeSaida } from './opcoes-de-saida.ts';

type Contrato = typeof cancelamento.cancelarMembro;

/**
 * The member leaves: at the end of the cycle, now, or by withdrawal right. The refund that he saw must be the one that
 * is made (spec B§7; REGRAS 2.9).
 */
export async function cancelarMembro(ctx: ContextoUsuario, { body }: Recebida<Contrato>): Promise<Resposta<Contrato>> {
  const { deps, agora } = ctx;
  exigirMotivo(body.motivo);
  return await emTransacao(ctx.db, async (trx) => {
    const meu = await exigirMembro({ ...ctx, db: trx }, body.idGrupo, 'cancelarMembro');
    if (meu.id !== body.idMembro) return recusar('semPermissao');
    const membro = await travarMembro(trx, meu.id);
    const opcoes = await opcoesDeSaida(trx, deps, { membro, agora });
    const opcao = opcoes.find(({ tipo }) => tipo === body.tipo);
    if (opcao === undefined) return recusar('cancelamentoNaoPermitido');
    const { total } = opcao.calculo;
    if (total !== body.totalMostrado) recusar('precoMudou', { dados: { total } });
    await definirDestino(trx, { assinaturaId: membro.id, destino: body.destino ?? 'original' });
    await anotarPedido(trx, ctx, { membro, opcao, motivo: body.motivo, texto: body.textoMotivo });
    await anotarResposta(trx, ctx, { membro: meu, motivo: body.motivo, aceitou: false });
    const imediato = opcao.tipo !== 'fimDoCiclo';
    if (imediato) await sairAgora(trx, ctx, { membro, opcao });
    else await sairNoFim(trx, ctx, { membro, opcao });
    const { tipo, saidaEm, calculo } = opcao;
    const porPix = body.destino === 'saldo' ? ZERO : calculo.porPix;
    return { tipo, saidaEm, total, porPix, linhas: [...calculo.linhas], imediato };
  });
}

type Saida = { readonly membro: MembroQueSai; readonly opcao: OpcaoDeSaida };

async function sairNoFim(trx: Trx, { deps, agora, usuario }: ContextoUsuario, { membro, opcao }: Saida): Promise<void> {
  const { saidaEm, caso, calculo } = opcao;
  const fim = { assinaturaId: membro.id, saidaEm, caso, quem: 'membro', usuarioId: usuario.id, agora } as const;
  if (!(await agendarFim(trx, deps, fim))) recusar('cancelamentoNaoPermitido');
  const { id: idGrupo, nome: grupo } = membro.grupo;
  const dados = { grupo, idGrupo, saidaEm, total: calculo.total };
  await notificar(trx, {
    usuarioId: usuario.id,
    modelo: 'saidaAgendada',
    dados,
    fato: `${membro.id}:${agora}`,
    agora,
  });
}

async function sairAgora(trx: Trx, ctx: ContextoUsuario, { membro, opcao }: Saida): Promise<void> {
  const { deps, agora, usuario } = ctx;
  const { caso, saidaEm: saida } = opcao;
  const fim = { assinaturaId: membro.id, caso, saida, quem: 'membro', usuarioId: usuario.id, agora } as const;
  const { total, porPix } = await encerrarMembro(trx, deps, fim);
  const dados = { grupo: membro.grupo.nome, total, porPix };
  await notificar(trx, { usuarioId: usuario.id, modelo: 'saidaConcluida', dados, fato: membro.id, agora });
  if (opcao.tipo !== 'arrependimento') return;
  const { id: assinaturaId, grupoId } = membro;
  await revisarArrependimento(trx, ctx, { assinaturaId, grupoId, usuarioId: usuario.id });
}

/** Records the reason for which the member leaves. */
async function anotarPedido(
  trx: Trx,
  { agora: em, ip, usuario }: ContextoUsuario,
  { membro, opcao, motivo, texto }: Saida & { readonly motivo: number; readonly texto: string },
): Promise<void> {
  const alvo = `assinatura:${membro.id}`;
  const usuarioId = usuario.id;
  const dados = { motivo, texto, tipo: opcao.tipo, total: opcao.calculo.total };
  await registrarAuditoria(trx, { usuarioId, acao: 'cancelamento.membro', alvo, dados, ip, em });
}
