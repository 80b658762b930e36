import type { cancelamento } from '@rateia/contracts/cancelamento';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { faltaExplicar, MOTIVO_MAU_USO, MOTIVOS_DE_REMOCAO } from '@rateia/domain/cancelamento/administrador';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { notificar } from '../../notificacoes/index.ts';
import type { MembroQueSai } from '../repository.ts';
import { travarMembro } from '../repository.ts';
import { agendarFim } from '../saida/agendar-fim.ts';
import { encerrarMembro } from '../saida/encerrar-membro.ts';
import { exigirMembroDoGrupo } from './exigir-membro-do-grupo.ts';
import type { OpcaoDeRemocao } from './opcoes-de-remocao.ts';
import { opcoesDeRemocao } from './opcoes-de-remocao.ts';

type Contrato = typeof cancelamento.cancelarAdministrador;
type Corpo = Recebida<Contrato>['body'];

/**
 * The administrator removes a member: at once, with the whole month back, or at the end of the paid month. The refund
 * that he saw must be the one that is made. A claim of misuse changes no amount: mediation alone does (REGRAS 2.2, 2.9).
 */
export async function cancelarAdministrador(
  ctx: ContextoUsuario,
  { body }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  const { deps, agora } = ctx;
  const observacao = body.textoMotivo.trim();
  exigirMotivo(body);
  if (body.idSolicitante !== undefined && body.idSolicitante !== ctx.usuario.id) return recusar('semPermissao');
  return await emTransacao(ctx.db, async (trx) => {
    const { idGrupo: grupoId, idMembro: assinaturaId } = body;
    const chamada = 'cancelarAdministrador';
    const achado = await exigirMembroDoGrupo({ ...ctx, db: trx }, { grupoId, assinaturaId, chamada });
    const membro = await travarMembro(trx, achado.id);
    const opcao = (await opcoesDeRemocao(trx, deps, { membro, agora })).find(({ tipo }) => tipo === body.tipo);
    if (opcao === undefined) return recusar('cancelamentoNaoPermitido');
    const { total } = opcao.calculo;
    if (total !== body.totalMostrado) recusar('precoMudou', { dados: { total } });
    await anotarRemocao(trx, ctx, { membro, opcao, motivo: body.motivo, texto: observacao });
    const imediato = opcao.tipo === 'agora';
    if (imediato) await removerAgora(trx, ctx, { membro, opcao, motivo: body.motivo });
    else await removerNoFim(trx, ctx, { membro, opcao, motivo: body.motivo });
    const { tipo, saidaEm, calculo } = opcao;
    const linhas = [...calculo.linhas];
    return { tipo, imediato, reterTaxa: false, motivo: body.motivo, observacao, saidaEm, total, linhas };
  });
}

function exigirMotivo({ motivo, textoMotivo: texto }: Corpo): void {
  if (!MOTIVOS_DE_REMOCAO.some(({ id }) => id === motivo))
    recusar('dadosInvalidos', { dados: { campos: { motivo: 'Escolha um motivo da lista.' } } });
  if (faltaExplicar({ motivo, texto }))
    recusar('dadosInvalidos', { dados: { campos: { textoMotivo: 'Conte o que aconteceu.' } } });
}

type Remocao = { readonly membro: MembroQueSai; readonly opcao: OpcaoDeRemocao; readonly motivo: number };

async function removerAgora(
  trx: Trx,
  { deps, agora, usuario }: ContextoUsuario,
  { membro, opcao, motivo }: Remocao,
): Promise<void> {
  const { caso, saidaEm: saida } = opcao;
  const fim = { assinaturaId: membro.id, caso, saida, quem: 'administrador', usuarioId: usuario.id, agora } as const;
  const { total, porPix } = await encerrarMembro(trx, deps, fim);
  const dados = { grupo: membro.grupo.nome, total, porPix, motivo: palavrasDo(motivo) };
  await notificar(trx, { usuarioId: membro.usuarioId, modelo: 'membroRemovido', dados, fato: membro.id, agora });
}

async function removerNoFim(
  trx: Trx,
  { deps, agora, usuario }: ContextoUsuario,
  { membro, opcao, motivo }: Remocao,
): Promise<void> {
  const { saidaEm, caso, calculo } = opcao;
  const fim = { assinaturaId: membro.id, saidaEm, caso, quem: 'administrador', usuarioId: usuario.id, agora } as const;
  if (!(await agendarFim(trx, deps, fim))) recusar('cancelamentoNaoPermitido');
  const { id: idGrupo, nome: grupo } = membro.grupo;
  const dados = { grupo, idGrupo, saidaEm, total: calculo.total, motivo: palavrasDo(motivo) };
  await notificar(trx, { usuarioId: membro.usuarioId, modelo: 'remocaoMarcada', dados, fato: membro.id, agora });
}

/** The member reads the reason of the list; what the administrator wrote is for the staff, and so is a claim of misuse. */
function palavrasDo(motivo: number): string | null {
  return motivo === MOTIVO_MAU_USO || motivo === SEM_PALAVRAS
    ? null
    : (MOTIVOS_DE_REMOCAO.find(({ id }) => id === motivo)?.descricao ?? null);
}
const SEM_PALAVRAS = 99;

/** Records why the administrator removed a member. */
async function anotarRemocao(
  trx: Trx,
  { agora: em, ip, usuario }: ContextoUsuario,
  { membro, opcao, motivo, texto }: Remocao & { readonly texto: string },
): Promise<void> {
  const dados = { motivo, texto, tipo: opcao.tipo, total: opcao.calculo.total, membro: membro.usuarioId };
  const alvo = `assinatura:${membro.id}`;
  await registrarAuditoria(trx, { usuarioId: usuario.id, acao: 'cancelamento.administrador', alvo, dados, ip, em });
}
