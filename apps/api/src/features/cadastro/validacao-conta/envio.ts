import type { TipoDocumento } from '@rateia/domain/cadastro/validacao-conta';
import { ACEITA_IMAGENS, esperaAte, MAQUINA_VALIDACAO } from '@rateia/domain/cadastro/validacao-conta';
import { somarMinutos } from '@rateia/domain/datas';
import type { Executor, Trx } from '../../../db/banco.ts';
import { exigir, nascer } from '../../../db/mover.ts';
import { agendarPrazo } from '../../../db/prazos.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { esperaEntre, recusar } from '../../../http/erros.ts';
import { VALIDACAO_ESPERA_VENCE } from '../agenda.ts';
import { exigirValidacoes } from '../pendencias.ts';
import { travarConta } from '../repository.ts';
import { apagarImagens } from './apagar-imagens.ts';
import type { Validacao } from './repository.ts';
import { contaParaComparar, travarValidacao, validacaoAberta } from './repository.ts';

/** The validation that takes pictures now, if one was begun; refuses where none may be added (spec A§2). */
export async function exigirQuePossaEnviar(db: Executor, usuarioId: number): Promise<Validacao | undefined> {
  await exigirValidacoes(db, usuarioId, ['dadosFiscais']);
  if ((await contaParaComparar(db, usuarioId)).verificadaEm !== null) return recusar('identidadeConfirmada');
  const aberta = await validacaoAberta(db, usuarioId);
  if (aberta !== undefined && !ACEITA_IMAGENS.includes(aberta.estado)) return recusar('identidadeEmAnalise');
  return aberta;
}

type Rascunho = {
  /** The one that was open when the picture was sent: dropped or sent from another tab meanwhile, it takes no more. */
  readonly aberta: Validacao | undefined;
  readonly tipo?: TipoDocumento;
};

/**
 * The draft, begun now if there is none, with this kind of document; each picture gives it time anew. A picture that is of
 * every kind, the selfie, names none and keeps the draft's.
 */
export async function abrirRascunho(
  trx: Trx,
  ctx: ContextoUsuario,
  { aberta: antes, tipo: pedido }: Rascunho,
): Promise<Validacao> {
  await travarConta(trx, ctx.usuario.id);
  const aberta = await exigirQuePossaEnviar(trx, ctx.usuario.id);
  if (antes !== undefined && aberta?.id !== antes.id) return recusar('identidadeEmAnalise');
  await exigirQueCaibam(trx, ctx);
  const tipo =
    pedido ?? aberta?.tipoDocumento ?? recusar('documentoIncompleto', { valores: { faltam: 'o documento' } });
  const validacao = aberta ?? (await iniciar(trx, ctx, tipo));
  if (validacao.tipoDocumento !== tipo) await largarLados(trx, ctx, validacao.id);
  await renovarEspera(trx, ctx, { validacao, tipo });
  return { ...validacao, tipoDocumento: tipo };
}

async function iniciar(trx: Trx, { usuario, agora, ip }: ContextoUsuario, tipo: TipoDocumento): Promise<Validacao> {
  const { id } = exigir(
    await nascer(trx, MAQUINA_VALIDACAO, {
      evento: 'iniciar',
      quem: 'usuario',
      usuarioId: usuario.id,
      agora,
      // The guards of its later steps look at pictures; a birth has none.
      contexto: { completa: false, semRevisao: true },
      valores: { usuario_id: usuario.id, tipo_documento: tipo, criada_em: agora },
    }),
  );
  await registrarAuditoria(trx, {
    usuarioId: usuario.id,
    acao: 'identidade.iniciar',
    alvo: `usuario:${usuario.id}`,
    dados: { validacaoId: id, tipoDocumento: tipo },
    ip,
    em: agora,
  });
  const nova = await travarValidacao(trx, id);
  if (nova === undefined) throw new Error('a validation that went away');
  return nova;
}

/** The sides of another kind of document prove nothing of this one: both are requested again. The selfie stays. */
async function largarLados(trx: Trx, { agora }: ContextoUsuario, validacaoId: number): Promise<void> {
  return await apagarImagens(trx, { validacaoId, agora, partes: ['frente', 'verso'] });
}

async function renovarEspera(
  trx: Trx,
  { deps, agora }: ContextoUsuario,
  { validacao: { id }, tipo }: { readonly validacao: Validacao; readonly tipo: TipoDocumento },
): Promise<void> {
  const prazo = esperaAte(agora, await deps.regras());
  await trx.updateTable('validacoes_conta').set({ prazo, tipo_documento: tipo }).where('id', '=', id).execute();
  await agendarPrazo(trx, { tipo: VALIDACAO_ESPERA_VENCE, alvoId: id, venceEm: prazo, agora });
}

/** Pictures cost time and disk: one account sends so many in an hour, replaced and dropped ones included. */
export async function exigirQueCaibam(db: Executor, { deps, usuario, agora }: ContextoUsuario): Promise<void> {
  const { imagensPorHora } = (await deps.regras()).identidade;
  const desde = somarMinutos(agora, -MINUTOS_DA_JANELA);
  // The one with which the last place was taken: when it leaves the window, another picture fits.
  const ultimaQueCabe = await db
    .selectFrom('documentos as d')
    .innerJoin('validacoes_conta as v', 'v.id', 'd.validacao_id')
    .select('d.recebido_em as recebidoEm')
    .where('v.usuario_id', '=', usuario.id)
    .where('d.recebido_em', '>', desde)
    .orderBy('d.recebido_em', 'desc')
    .offset(imagensPorHora - 1)
    .limit(1)
    .executeTakeFirst();
  if (ultimaQueCabe !== undefined)
    recusar('muitasTentativas', esperaEntre(agora, somarMinutos(ultimaQueCabe.recebidoEm, MINUTOS_DA_JANELA)));
}

const MINUTOS_DA_JANELA = 60;
