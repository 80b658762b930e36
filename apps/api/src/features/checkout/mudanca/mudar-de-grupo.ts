import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { mudancaDeGrupo } from '@rateia/contracts/mudanca-de-grupo';
import type { Centavos } from '@rateia/domain/dinheiro';
import { somar, ZERO } from '@rateia/domain/dinheiro';
import { viva } from '@rateia/domain/grupos/assinatura';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { exigirTermos } from '../../../http/exigir-termos.ts';
import type { MembroQueSai } from '../../cancelamento/index.ts';
import { definirDestino, encerrarMembro, revisarArrependimento, travarMembro } from '../../cancelamento/index.ts';
import { exigirSaldo } from '../../livro/index.ts';
import { notificar } from '../../notificacoes/index.ts';
import { travarLotacoes } from '../repository.ts';
import { comprarJa } from './comprar-ja.ts';
import { exigirMembroQueMuda } from './membro-que-muda.ts';
import type { Mudanca } from './preparar-mudanca.ts';
import { prepararMudanca } from './preparar-mudanca.ts';

type Contrato = typeof mudancaDeGrupo.mudarDeGrupo;

/**
 * A member changes groups in one transaction: his membership ends by its rule, its deposit and refund reach the wallet,
 * and the wallet pays the month and the deposit of the new seat. Nothing of it stays if anything of it fails
 * (in_Transferencia; REGRAS 2.9).
 */
export async function mudarDeGrupo(ctx: ContextoUsuario, { body }: Recebida<Contrato>): Promise<Resposta<Contrato>> {
  exigirTermos(ctx.usuario);
  return await emTransacao(ctx.db, async (trx) => {
    const nela = { ...ctx, db: trx };
    const { id, grupoId } = await exigirMembroQueMuda(nela, body.idGrupo, 'mudarDeGrupo');
    await travarLotacoes(trx, [grupoId, body.idDestino]);
    const membro = await travarMembro(trx, id);
    if (!viva(membro.estado)) return recusar('semPermissao');
    const mudanca = await prepararMudanca(nela, { membro, idDestino: body.idDestino });
    const { conta, entrada } = mudanca;
    if (conta.total !== body.totalMostrado) recusar('precoMudou', { dados: { total: conta.total } });
    exigirSaldo({ saldo: entrada.grupo.saldo, valor: conta.total });
    await sair(trx, ctx, { membro, mudanca });
    const { vagas } = mudanca;
    const feita = await comprarJa(trx, ctx, { entrada, vagas, valor: comAVolta(mudanca) });
    await anotar(trx, ctx, { membro, mudanca });
    return { ...feita, total: conta.total };
  });
}

type Passo = { readonly membro: MembroQueSai; readonly mudanca: Mudanca };

/** The price of the new seat: the total, and the refund that pays a part of it. */
function comAVolta({ conta, saida }: Mudanca): Centavos {
  return somar(conta.total, saida.calculo.total);
}

/** The old membership ends; all that comes back goes to the wallet, which pays the new one. */
async function sair(trx: Trx, ctx: ContextoUsuario, { membro, mudanca }: Passo): Promise<void> {
  const { deps, agora, usuario } = ctx;
  const { id: assinaturaId, grupoId } = membro;
  const { caso, saidaEm: saida, tipo } = mudanca.saida;
  const usuarioId = usuario.id;
  await definirDestino(trx, { assinaturaId, destino: 'saldo' });
  const { total } = await encerrarMembro(trx, deps, { assinaturaId, caso, saida, quem: 'membro', usuarioId, agora });
  const dados = { grupo: membro.grupo.nome, total, porPix: ZERO };
  await notificar(trx, { usuarioId, modelo: 'saidaConcluida', dados, fato: assinaturaId, agora });
  if (tipo === 'arrependimento') await revisarArrependimento(trx, ctx, { assinaturaId, grupoId, usuarioId });
}

async function anotar(
  trx: Trx,
  { agora: em, ip, usuario }: ContextoUsuario,
  { membro, mudanca }: Passo,
): Promise<void> {
  const { total, caucaoQueVai: caucao } = mudanca.conta;
  const dados = { de: membro.grupoId, para: mudanca.entrada.grupo.id, caucao, total };
  const alvo = `assinatura:${membro.id}`;
  await registrarAuditoria(trx, { usuarioId: usuario.id, acao: 'mudanca.grupo', alvo, dados, ip, em });
}
